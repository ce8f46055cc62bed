// The welcome screen in C, set up by e-mail, without a headline image: the peer of
// `FieldService`. The same parts with the same text in the same containers, plain boxes here.

#include <gtk/gtk.h>

static const char style[] =
    "window { background: #f5f6f7; }"
    ".headline { font-size: 28px; font-weight: bold; }"
    ".body { font-size: 17px; }"
    ".note { font-size: 15px; }"
    ".field { min-height: 44px; border-radius: 10px; }"
    ".primary { min-height: 44px; border-radius: 8px; background: #0064d9; color: white; }"
    ".plain { background: none; border: none; color: #0064d9; font-weight: 600; }";

static GtkWidget *append(GtkWidget *box, GtkWidget *child, const char *class) {
  if (class) gtk_widget_add_css_class(child, class);
  gtk_box_append(GTK_BOX(box), child);
  return child;
}

static GtkWidget *text(const char *words) {
  GtkWidget *label = gtk_label_new(words);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_CENTER);
  return label;
}

static GdkPaintable *logo(void) {
  GdkPixbuf *pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8, 60, 28);
  gdk_pixbuf_fill(pixels, 0x0064d9ff);
  GdkTexture *texture = gdk_texture_new_for_pixbuf(pixels);
  g_object_unref(pixels);
  return GDK_PAINTABLE(texture);
}

static void activate(GtkApplication *app, gpointer unused) {
  (void)unused;
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(),
                                             GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);

  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
  gtk_window_set_title(GTK_WINDOW(window), "FieldService");

  GtkWidget *bar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_size_request(bar, -1, 44);
  append(bar, text(""), "title");
  append(bar, gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), NULL);

  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_margin_start(content, 32);
  gtk_widget_set_margin_end(content, 32);
  gtk_widget_set_margin_top(content, 42);
  append(content, text("Field Service"), "headline");
  append(content, text("To set the app up, enter your work email address."), "body");
  GtkWidget *form = append(content, gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), NULL);
  GtkWidget *field = append(form, gtk_entry_new(), "field");
  gtk_entry_set_placeholder_text(GTK_ENTRY(field), "jane.doe@example.com");
  append(content, gtk_button_new_with_label("Continue"), "primary");
  GtkWidget *demo = append(content, gtk_box_new(GTK_ORIENTATION_VERTICAL, 8), NULL);
  append(demo, text("Want to explore?"), "note");
  append(demo, gtk_button_new_with_label("Try the Demo"), "plain");

  GtkWidget *scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroll), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), content);
  gtk_widget_set_vexpand(scroll, TRUE);

  GdkPaintable *picture = logo();
  GtkWidget *mark = gtk_picture_new_for_paintable(picture);
  g_object_unref(picture);
  gtk_widget_set_margin_top(mark, 48);
  gtk_widget_set_margin_bottom(mark, 32);

  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  append(page, scroll, NULL);
  append(page, mark, NULL);
  gtk_widget_set_vexpand(page, TRUE);
  GtkWidget *navigation = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  append(navigation, bar, NULL);
  append(navigation, page, NULL);
  append(navigation, text(""), NULL);  // The element that speaks to assistive technology.
  gtk_window_set_child(GTK_WINDOW(window), navigation);
  gtk_window_present(GTK_WINDOW(window));
  // GTK focuses the first field of a window, UIKit does not; a blinking caret would count as work.
  gtk_window_set_focus(GTK_WINDOW(window), NULL);
}

int main(int argc, char **argv) {
  GtkApplication *app = gtk_application_new("foyer.peer.Welcome", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(app), argc, argv);
  g_object_unref(app);
  return status;
}
