#pragma once

#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/* libdispatch exports these for CoreFoundation's run loop: the eventfd of the main queue and its drain. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

/* What Swift's importer cannot see: functions with variable arguments and macros. */

static inline GtkWidget *foyer_widget_new(GType type, GtkAccessibleRole role) {
  return (GtkWidget *)g_object_new(type, "accessible-role", role, NULL);
}

static inline void foyer_set_int(gpointer object, const char *name, int value) {
  g_object_set(object, name, value, NULL);
}

static inline void foyer_set_string(gpointer object, const char *name, const char *value) {
  g_object_set(object, name, value, NULL);
}

static inline int foyer_get_int(gpointer object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline void foyer_set_boxed_font(gpointer tag, const PangoFontDescription *font) {
  g_object_set(tag, "font-desc", font, NULL);
}

static inline void foyer_set_boxed_color(gpointer tag, const char *name, const GdkRGBA *color) {
  g_object_set(tag, name, color, NULL);
}

static inline void foyer_accessible_text(gpointer widget, GtkAccessibleProperty property, const char *text) {
  if (text) gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
  else gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
}

static inline void foyer_accessible_level(gpointer widget, int level) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

static inline void foyer_accessible_state(gpointer widget, GtkAccessibleState state, gboolean value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}

static inline gboolean foyer_value_holds(const GValue *value, GType type) {
  return G_VALUE_HOLDS(value, type);
}

static inline gboolean foyer_is_a(gpointer instance, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(instance, type);
}

/* Pango attributes with the range of one run of text, in bytes. */
static inline void foyer_attribute(PangoAttrList *list, PangoAttribute *attribute, guint start, guint end) {
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert(list, attribute);
}

static inline GVariant *foyer_portal_read(void) {
  const char *namespaces[] = {"org.freedesktop.appearance", "org.gnome.desktop.interface",
                              "org.gnome.desktop.a11y.interface", NULL};
  return g_variant_new("(^as)", namespaces);
}
