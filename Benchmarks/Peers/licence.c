// A licence of 5 MB in C: a title, a bare GtkTextView that scrolls, and two buttons below it. The peer of
// `LicenceBenchmark`.

#include <gtk/gtk.h>

static char *licence(void) {
  GString *text = g_string_new(NULL);
  for (int number = 0; text->len < 5000000; number++) {
    g_string_append_printf(
        text,
        "%d. You may use this app to do your work for the company that has given it to you. You may "
        "not rent it out, take it apart, or use it where a failure could do harm.\n",
        number);
  }
  return g_string_free(text, FALSE);
}

static void activate(GtkApplication *app, gpointer unused) {
  (void)unused;
  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 600);
  gtk_window_set_title(GTK_WINDOW(window), "Licence");

  GtkWidget *view = gtk_text_view_new();
  gtk_text_view_set_editable(GTK_TEXT_VIEW(view), FALSE);
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  char *text = licence();
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), text, -1);
  g_free(text);
  GtkWidget *scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), view);
  gtk_widget_set_vexpand(scroll, TRUE);

  GtkWidget *answers = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 16);
  gtk_box_append(GTK_BOX(answers), gtk_button_new_with_label("Disagree"));
  gtk_box_append(GTK_BOX(answers), gtk_button_new_with_label("Agree"));
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(page), gtk_label_new("Licence"));
  gtk_box_append(GTK_BOX(page), scroll);
  gtk_box_append(GTK_BOX(page), answers);
  gtk_window_set_child(GTK_WINDOW(window), page);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *app = gtk_application_new("foyer.peer.Licence", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(app), argc, argv);
  g_object_unref(app);
  return status;
}
