#pragma once

// GTK's own constraint layout, for tests that compare ours with it.
#include <gtk/gtk.h>

typedef struct {
  // The children whose attributes are related; -1 is the layout itself.
  int target, source;
  // GtkConstraintAttribute; 0 for the source makes a constraint on a length.
  int target_attribute, source_attribute;
  // GtkConstraintRelation: -1, 0, 1.
  int relation;
  double multiplier, constant;
  // GtkConstraintStrength.
  int strength;
} foyer_constraint;

// Lays `children` empty widgets out in a width and a height, and writes x, y, width and height of each
// into `frames`. Says how many microseconds it took.
static inline long foyer_gtk_constraints(
  int children, const foyer_constraint *constraints, int count, int width, int height,
  double *frames)
{
  gint64 start = g_get_monotonic_time();
  GtkLayoutManager *manager = gtk_constraint_layout_new();
  GtkConstraintLayout *layout = GTK_CONSTRAINT_LAYOUT(manager);
  GtkWidget *parent = gtk_fixed_new();
  // The solver is the window's.
  GtkWidget *window = gtk_window_new();
  gtk_window_set_child(GTK_WINDOW(window), parent);
  gtk_widget_set_layout_manager(parent, manager);
  GtkWidget **widgets = g_new0(GtkWidget *, children);
  for (int i = 0; i < children; i++) {
    widgets[i] = gtk_drawing_area_new();
    gtk_widget_set_parent(widgets[i], parent);
  }
  for (int i = 0; i < count; i++) {
    const foyer_constraint *c = &constraints[i];
    gpointer target = c->target < 0 ? NULL : (gpointer)widgets[c->target];
    gpointer source = c->source < 0 ? NULL : (gpointer)widgets[c->source];
    GtkConstraint *constraint =
      c->source_attribute == 0
        ? gtk_constraint_new_constant(target, c->target_attribute, c->relation, c->constant, c->strength)
        : gtk_constraint_new(
            target, c->target_attribute, c->relation, source, c->source_attribute, c->multiplier,
            c->constant, c->strength);
    gtk_constraint_layout_add_constraint(layout, constraint);
  }
  int minimum, natural;
  gtk_widget_measure(parent, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  gtk_widget_measure(parent, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  gtk_widget_allocate(parent, width, height, -1, NULL);
  for (int i = 0; i < children; i++) {
    graphene_rect_t bounds;
    gboolean known = gtk_widget_compute_bounds(widgets[i], parent, &bounds);
    frames[i * 4] = known ? bounds.origin.x : 0;
    frames[i * 4 + 1] = known ? bounds.origin.y : 0;
    frames[i * 4 + 2] = gtk_widget_get_width(widgets[i]);
    frames[i * 4 + 3] = gtk_widget_get_height(widgets[i]);
  }
  long microseconds = (long)(g_get_monotonic_time() - start);
  gtk_constraint_layout_remove_all_constraints(layout);
  gtk_widget_set_layout_manager(parent, NULL);
  for (int i = 0; i < children; i++) gtk_widget_unparent(widgets[i]);
  gtk_window_destroy(GTK_WINDOW(window));
  g_free(widgets);
  return microseconds;
}
