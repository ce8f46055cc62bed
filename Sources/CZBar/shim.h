#ifndef FOYER_CZBAR_SHIM_H
#define FOYER_CZBAR_SHIM_H

#include <zbar.h>

/// The mark of a picture of grey bytes.
static inline unsigned long foyer_zbar_grey(void) { return zbar_fourcc('Y', '8', '0', '0'); }

#endif
