#ifndef FOYER_CPIXBUF_SHIM_H
#define FOYER_CPIXBUF_SHIM_H

#include <gdk-pixbuf/gdk-pixbuf.h>

typedef void (*foyer_pixbuf_prepared)(
    GdkPixbufLoader *loader, int width, int height, void *context);

/// Calls a function as soon as the size of a picture is known, before memory for it is taken.
static inline void foyer_pixbuf_on_size(
    GdkPixbufLoader *loader, foyer_pixbuf_prepared function, void *context) {
  g_signal_connect(loader, "size-prepared", G_CALLBACK(function), context);
}

#endif
