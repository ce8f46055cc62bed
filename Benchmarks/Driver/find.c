#include "find.h"

#include <string.h>

typedef struct {
  const char *part;
  const char *other;
  gboolean buttons;
  Found found;
} Search;

static void match(Search *search, GtkWidget *widget) {
  search->found.last = widget;
  search->found.matches++;
}

static gboolean holds_label(GtkWidget *widget, const char *title) {
  if (GTK_IS_LABEL(widget) && g_str_equal(gtk_label_get_text(GTK_LABEL(widget)), title))
    return TRUE;
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child; child = gtk_widget_get_next_sibling(child)) {
    if (holds_label(child, title)) return TRUE;
  }
  return FALSE;
}

static void visit(Search *search, GtkWidget *widget) {
  search->found.widgets++;
  if (search->buttons) {
    if (GTK_IS_BUTTON(widget) && holds_label(widget, search->part)) match(search, widget);
  } else if (GTK_IS_LABEL(widget)) {
    const char *text = gtk_label_get_text(GTK_LABEL(widget));
    if ((!search->part || strstr(text, search->part)) &&
        (!search->other || strstr(text, search->other)))
      match(search, widget);
  }
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child; child = gtk_widget_get_next_sibling(child)) visit(search, child);
}

static Found run(Search search) {
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    GtkWidget *window = g_list_model_get_item(windows, i);
    visit(&search, window);
    g_object_unref(window);
  }
  return search.found;
}

Found find_labels(const char *part, const char *other) {
  return run((Search){.part = part, .other = other});
}

Found find_buttons(const char *title) { return run((Search){.part = title, .buttons = TRUE}); }
