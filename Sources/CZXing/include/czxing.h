#ifndef FOYER_CZXING_H
#define FOYER_CZXING_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The kinds of codes that are looked for; a set of them is their sum.
enum foyer_zxing_symbology {
  FOYER_ZXING_QR = 1,
  FOYER_ZXING_MICRO_QR = 2,
  FOYER_ZXING_DATA_MATRIX = 4,
  FOYER_ZXING_AZTEC = 8,
  FOYER_ZXING_PDF417 = 16,
};

/// How a picture is made black and white.
enum foyer_zxing_binarizer {
  /// By the brightness around each pixel.
  FOYER_ZXING_LOCAL,
  /// By one brightness for the whole picture.
  FOYER_ZXING_GLOBAL,
};

/// A code that was read. The text is UTF-8 and not ended by a zero.
struct foyer_zxing_code {
  const char *text;
  size_t length;
  uint32_t symbology;
  /// The corners in pixels, x and y of each, from the code's own top left on, clockwise.
  int32_t corners[8];
};

/// Called for each code; what it points to is gone when the call returns.
typedef void (*foyer_zxing_found)(const struct foyer_zxing_code *code, void *context);

/// Reads the codes in grey bytes, row by row.
///
/// Part of a sequence of codes is told only when the whole sequence is in the picture, as one code.
/// The library was built with its assertions: a hostile picture may end the process.
///
/// Returns 0, or -1 where the library failed.
int foyer_zxing_read(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t stride, uint32_t symbologies,
    enum foyer_zxing_binarizer binarizer, int32_t most, foyer_zxing_found found, void *context);

#ifdef __cplusplus
}
#endif

#endif
