#ifndef FOYER_CZXCVBN_SHIM_H
#define FOYER_CZXCVBN_SHIM_H

#include <zxcvbn.h>

// The list of words of one's own and the parts that were found are not wanted.
static inline double foyer_zxcvbn_bits(const char *passcode) {
  return ZxcvbnMatch(passcode, NULL, NULL);
}

#endif
