#define ZX_USE_UTF8 1

#include "czxing.h"

#include <ZXing/ReadBarcode.h>

#include <string>

namespace {

struct Pair {
  uint32_t symbology;
  ZXing::BarcodeFormat format;
};

// No linear code is among them: in Debian's version a valid one fails an assertion.
constexpr Pair pairs[] = {
    {FOYER_ZXING_QR, ZXing::BarcodeFormat::QRCode},
    {FOYER_ZXING_MICRO_QR, ZXing::BarcodeFormat::MicroQRCode},
    {FOYER_ZXING_DATA_MATRIX, ZXing::BarcodeFormat::DataMatrix},
    {FOYER_ZXING_AZTEC, ZXing::BarcodeFormat::Aztec},
    {FOYER_ZXING_PDF417, ZXing::BarcodeFormat::PDF417},
};

void tell(const ZXing::Result &result, foyer_zxing_found found, void *context) {
  for (const Pair &pair : pairs) {
    if (pair.format != result.format()) continue;
    const std::string text = result.text();
    foyer_zxing_code code = {text.data(), text.size(), pair.symbology, {}};
    for (int index = 0; index < 4; ++index) {
      code.corners[2 * index] = result.position()[index].x;
      code.corners[2 * index + 1] = result.position()[index].y;
    }
    found(&code, context);
  }
}

}  // namespace

int foyer_zxing_read(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t stride, uint32_t symbologies,
    foyer_zxing_binarizer binarizer, int32_t most, foyer_zxing_found found, void *context) {
  try {
    ZXing::BarcodeFormats formats;
    for (const Pair &pair : pairs) {
      if (symbologies & pair.symbology) formats |= pair.format;
    }
    if (formats.empty()) return 0;
    ZXing::DecodeHints hints;
    hints.setFormats(formats);
    hints.setTryHarder(true);
    hints.setTryRotate(true);
    hints.setMaxNumberOfSymbols(static_cast<uint8_t>(most));
    if (binarizer == FOYER_ZXING_GLOBAL) hints.setBinarizer(ZXing::Binarizer::GlobalHistogram);
    const ZXing::ImageView view(pixels, width, height, ZXing::ImageFormat::Lum, stride);
    const ZXing::Results results = ZXing::ReadBarcodes(view, hints);
    for (const ZXing::Result &result : results) {
      if (result.isValid() && !result.isPartOfSequence()) tell(result, found, context);
    }
    for (const ZXing::Result &result : ZXing::MergeStructuredAppendSequences(results)) {
      if (result.isValid() && result.isPartOfSequence() && result.sequenceSize() > 0) {
        tell(result, found, context);
      }
    }
    return 0;
  } catch (...) {
    return -1;
  }
}
