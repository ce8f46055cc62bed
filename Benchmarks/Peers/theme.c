// A thousand labels of one style class in C, and a button that loads the other one of two style
// sheets into one provider. The peer of ThemeBenchmark, which with --parse reads a sheet of 100 kB
// and prints how many megabytes a second that is.

#include <gtk/gtk.h>

static GtkCssProvider *provider;
static gboolean second;

static void load(const char *ink, const char *ground) {
  char *css = g_strdup_printf(".row { color: %s; background-color: %s; }", ink, ground);
  gtk_css_provider_load_from_data(provider, css, -1);
  g_free(css);
}

static void change(GtkButton *button, gpointer unused) {
  (void)button, (void)unused;
  second = !second;
  if (second) load("#C0392B", "#FDEDEC");
  else load("#1F618D", "#EBF5FB");
}

static void activate(GtkApplication *app, gpointer unused) {
  (void)unused;
  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 420, 800);
  provider = gtk_css_provider_new();
  gtk_style_context_add_provider_for_display(gdk_display_get_default(),
                                             GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int number = 0; number < 1000; number++) {
    char text[32];
    g_snprintf(text, sizeof text, "Row %d", number);
    GtkWidget *row = gtk_label_new(text);
    gtk_widget_add_css_class(row, "row");
    gtk_box_append(GTK_BOX(rows), row);
  }
  GtkWidget *scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), rows);
  gtk_widget_set_vexpand(scroll, TRUE);
  GtkWidget *button = gtk_button_new_with_label("theme");
  g_signal_connect(button, "clicked", G_CALLBACK(change), NULL);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(column), button);
  gtk_box_append(GTK_BOX(column), scroll);
  gtk_window_set_child(GTK_WINDOW(window), column);
  gtk_window_present(GTK_WINDOW(window));
}

static int compare(const void *left, const void *right) {
  gint64 a = *(const gint64 *)left, b = *(const gint64 *)right;
  return (a > b) - (a < b);
}

static int parse(void) {
  GString *sheet = g_string_new("@define-color brand #1F618D;\n");
  for (int number = 0; sheet->len < 100000; number++) {
    g_string_append_printf(sheet,
                           "/* The part number %d of the screen. */\n"
                           ".part%d_headlineLabel, .part%d_detailLabel {\n"
                           "  color: @brand;\n"
                           "  font-size: 17px;\n"
                           "  font-weight: 600;\n"
                           "  background-color: rgba(31, 97, 141, 0.5);\n"
                           "  letter-spacing: 1px;\n"
                           "}\n",
                           number, number, number);
  }
  gtk_init();
  gint64 times[9];
  for (int i = 0; i < 9; i++) {
    GtkCssProvider *reader = gtk_css_provider_new();
    gint64 begin = g_get_monotonic_time();
    gtk_css_provider_load_from_data(reader, sheet->str, -1);
    times[i] = g_get_monotonic_time() - begin;
    g_object_unref(reader);
  }
  qsort(times, 9, sizeof *times, compare);
  g_print("%f\n", (double)sheet->len / (double)times[4]);
  g_string_free(sheet, TRUE);
  return 0;
}

int main(int argc, char **argv) {
  if (argc > 1 && g_str_equal(argv[1], "--parse")) return parse();
  GtkApplication *app = gtk_application_new("foyer.peer.Theme", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(app), argc, argv);
  g_object_unref(app);
  return status;
}
