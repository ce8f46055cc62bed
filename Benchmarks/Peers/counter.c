// The counter screen in C: the peer of CounterBenchmark. Buttons and labels have the names that the
// driver looks for; `push` and `pop` show and remove a second page.

#include <gtk/gtk.h>

static int count;
static GtkWidget *label, *list, *pages, *second;
static GPtrArray *rows;

static void add(GtkButton *button, gpointer step) {
  (void)button;
  count += GPOINTER_TO_INT(step);
  char text[32];
  g_snprintf(text, sizeof text, "Count: %d", count);
  gtk_label_set_text(GTK_LABEL(label), text);
}

static void set_rows(GtkButton *button, gpointer number) {
  (void)button;
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(list))) gtk_box_remove(GTK_BOX(list), child);
  g_ptr_array_set_size(rows, 0);
  for (int i = 0; i < GPOINTER_TO_INT(number); i++) {
    char text[32];
    g_snprintf(text, sizeof text, "Row %d", i);
    GtkWidget *row = gtk_label_new(text);
    gtk_box_append(GTK_BOX(list), row);
    g_ptr_array_add(rows, row);
  }
}

static void change(GtkButton *button, gpointer unused) {
  (void)button, (void)unused;
  if (rows->len == 0) return;
  GtkLabel *row = g_ptr_array_index(rows, rows->len / 2);
  char *text = g_strconcat(gtk_label_get_text(row), "!", NULL);
  gtk_label_set_text(row, text);
  g_free(text);
}

static GtkWidget *append_button(GtkWidget *box, const char *title, GCallback clicked, int number) {
  GtkWidget *button = gtk_button_new_with_label(title);
  g_signal_connect(button, "clicked", clicked, GINT_TO_POINTER(number));
  gtk_box_append(GTK_BOX(box), button);
  return button;
}

static void pop(GtkButton *button, gpointer unused) {
  (void)button, (void)unused;
  gtk_box_remove(GTK_BOX(pages), second);
  gtk_widget_show(gtk_widget_get_first_child(pages));
}

static void push(GtkButton *button, gpointer unused) {
  (void)button, (void)unused;
  gtk_widget_hide(gtk_widget_get_first_child(pages));
  second = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
  append_button(second, "pop", G_CALLBACK(pop), 0);
  gtk_box_append(GTK_BOX(second), gtk_label_new("Second page"));
  gtk_box_append(GTK_BOX(pages), second);
}

static void activate(GtkApplication *app, gpointer unused) {
  (void)unused;
  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 600);
  gtk_window_set_title(GTK_WINDOW(window), "Counter");

  GtkWidget *top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
  append_button(top, "-", G_CALLBACK(add), -1);
  label = gtk_label_new("Count: 0");
  gtk_box_append(GTK_BOX(top), label);
  append_button(top, "+", G_CALLBACK(add), 1);

  GtkWidget *tools = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
  append_button(tools, "rows0", G_CALLBACK(set_rows), 0);
  append_button(tools, "rows100", G_CALLBACK(set_rows), 100);
  append_button(tools, "rows1000", G_CALLBACK(set_rows), 1000);
  append_button(tools, "rows10000", G_CALLBACK(set_rows), 10000);
  append_button(tools, "change", G_CALLBACK(change), 0);
  append_button(tools, "push", G_CALLBACK(push), 0);

  rows = g_ptr_array_new();
  list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), list);
  gtk_widget_set_vexpand(scroll, TRUE);

  GtkWidget *first = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
  gtk_box_append(GTK_BOX(first), top);
  gtk_box_append(GTK_BOX(first), tools);
  gtk_box_append(GTK_BOX(first), scroll);
  pages = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(pages), first);
  gtk_widget_set_vexpand(pages, TRUE);
  GtkWidget *root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(root), pages);
  gtk_box_append(GTK_BOX(root), gtk_label_new(""));  // What speaks to assistive technology.
  gtk_window_set_child(GTK_WINDOW(window), root);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *app = gtk_application_new("foyer.peer.Counter", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(app), argc, argv);
  g_object_unref(app);
  return status;
}
