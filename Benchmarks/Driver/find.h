// Looks for widgets in the windows of the program that the driver is loaded into.
#pragma once

#include <gtk/gtk.h>

typedef struct {
  GtkWidget *last; // the last match, borrowed; NULL when there is none
  int matches;
  int widgets; // all widgets that were looked at
} Found;

// Labels whose text contains both parts; a part that is NULL is not asked for.
Found find_labels(const char *part, const char *other);

// Buttons whose own label, or the label inside their child, is exactly `title`.
Found find_buttons(const char *title);
