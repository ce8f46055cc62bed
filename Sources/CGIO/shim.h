#ifndef FOYER_CGIO_SHIM_H
#define FOYER_CGIO_SHIM_H

#include <gio/gio.h>
#include <gio/gunixfdlist.h>

#endif
