#ifndef FOYER_CSODIUM_SHIM_H
#define FOYER_CSODIUM_SHIM_H

#include <sodium.h>

#endif
