// Drives any GTK 4 program that it is preloaded into (LD_PRELOAD), so that programs in all
// languages are measured by the same code. It finds labels and buttons in the widget tree, emits
// `clicked`, runs the main context until a label shows the result, and knows from the frame clock
// when a frame was painted. The result is one line of JSON.
//
// BENCH_MODE    startup  first frame that shows the ready label, memory, number of widgets
//               update   `+` until the label shows it; the same with the next frame
//               rows     rows made and painted, one changed, an unrelated change, rows removed
//               theme    press of `theme` until the next frame
//               scroll   a text view scrolled by a page a frame: CPU time of a frame
//               idle     wake-ups in 3 s, memory over 5,000 updates where there is a `+`
//               cycles   memory over many presses of a button that opens and one that closes,
//                        not animated
// BENCH_T0      CLOCK_MONOTONIC just before exec, in nanoseconds
// BENCH_OUT     the file that the line is appended to
// BENCH_READY   text of the label that marks the program as ready; "Count: " by default
// BENCH_OPEN    titles of the buttons of `cycles`; `push` and `pop` by default
// BENCH_CLOSE
// BENCH_SETTLE_MS, BENCH_UPDATES, BENCH_FRAMES, BENCH_ROWS, BENCH_CHANGES, BENCH_CYCLES

#include <gtk/gtk.h>
#include <unistd.h>

#include "find.h"
#include "meter.h"

enum { SAMPLES = 10 };

static const char *mode, *ready;
static FILE *out;
static gint64 start, first_frame, first_frame_cpu, last_frame;
static gint64 frames;
static gboolean rendered;

static void finish(int status) {
  fclose(out);
  _exit(status);
}

static void fail(const char *message) {
  fprintf(out, "{\"error\":\"%s\"}\n", message);
  finish(1);
}

static int setting(const char *name, int otherwise) {
  const char *text = g_getenv(name);
  return text ? atoi(text) : otherwise;
}

static void turn(gint64 deadline, const char *waiting_for) {
  if (wall_time() > deadline) fail(waiting_for);
  g_main_context_iteration(NULL, TRUE);
}

static gboolean ring(gpointer flag) {
  *(gboolean *)flag = TRUE;
  return G_SOURCE_REMOVE;
}

// Runs the loop for some time and returns how often it woke up, the timer's own wake-up included.
static int run_for(int milliseconds) {
  gboolean over = FALSE;
  int wakeups = 0;
  g_timeout_add(milliseconds, ring, &over);
  for (; !over; wakeups++) g_main_context_iteration(NULL, TRUE);
  return wakeups;
}

static GtkWidget *button(const char *title) {
  GtkWidget *found = find_buttons(title).last;
  if (!found) {
    char *message = g_strdup_printf("no button %s", title);
    fail(message);
  }
  return found;
}

static void click(GtkWidget *target) { g_signal_emit_by_name(target, "clicked"); }

// The counter: its label and its button are looked up again when the program has replaced them.

typedef struct {
  GtkWidget *label, *plus;
  int count, replaced;
} Counter;

static gboolean gone(GtkWidget *widget) { return !gtk_widget_get_root(widget); }

static int shown(GtkWidget *label) {
  const char *text = strstr(gtk_label_get_text(GTK_LABEL(label)), "Count: ");
  return text ? atoi(text + strlen("Count: ")) : -1;
}

static Counter counter(void) {
  Found label = find_labels("Count: ", NULL);
  if (!label.last) fail("no label Count:");
  return (Counter){g_object_ref(label.last), g_object_ref(button("+")), shown(label.last), 0};
}

static void increment(Counter *counter) {
  click(counter->plus);
  counter->count++;
  gint64 deadline = wall_time() + 30 * SECOND;
  while (shown(counter->label) != counter->count) {
    turn(deadline, "the label does not follow the counter");
    if (gone(counter->label)) {
      Found label = find_labels("Count: ", NULL);
      if (!label.last) continue;
      g_set_object(&counter->label, label.last);
      counter->replaced++;
    }
  }
  if (gone(counter->plus)) g_set_object(&counter->plus, button("+"));
}

static void wait_for_frame_after(gint64 seen) {
  gint64 deadline = wall_time() + 2 * SECOND;
  while (frames == seen) turn(deadline, "no frame after a change");
}

static void print_array(const char *name, const double *values, int count) {
  fprintf(out, ",\"%s\":[", name);
  for (int i = 0; i < count; i++) fprintf(out, "%s%.3f", i ? "," : "", values[i]);
  fputc(']', out);
}

static void measure_startup(void) {
  Found all = find_labels(ready, NULL);
  fprintf(out,
          "{\"first_frame_ms\":%.3f,\"first_frame_cpu_ms\":%.3f,\"resident_kib\":%ld,"
          "\"private_kib\":%ld,\"widgets\":%d}\n",
          (double)(first_frame - start) / MILLISECOND, (double)first_frame_cpu / MILLISECOND,
          resident_kib(), private_kib(), all.widgets);
}

static void measure_update(void) {
  int updates = setting("BENCH_UPDATES", 1000), framed = setting("BENCH_FRAMES", 30);
  Counter state = counter();
  for (int i = 0; i < 20; i++) increment(&state);

  gint64 begin = wall_time();
  for (int i = 0; i < updates; i++) increment(&state);
  double each = (double)(wall_time() - begin) / 1000 / updates;

  // With a frame the wall clock is bound to the 60 Hz of the frame clock, so the CPU time counts.
  run_for(50);
  gint64 cpu = cpu_time();
  for (int i = 0; i < framed; i++) {
    gint64 seen = frames;
    increment(&state);
    wait_for_frame_after(seen);
  }
  fprintf(out, "{\"update_us\":%.3f,\"framed_cpu_us\":%.3f,\"labels_replaced\":%d}\n", each,
          (double)(cpu_time() - cpu) / 1000 / framed, state.replaced);
}

static void measure_rows(void) {
  int rows = setting("BENCH_ROWS", 1000), changes = MIN(setting("BENCH_CHANGES", 7), 31);
  double change_ms[31];
  const gint64 bound = 60 * SECOND;
  char title[32];
  g_snprintf(title, sizeof title, "rows%d", rows);
  Counter state = counter();

  gint64 begin = wall_time(), deadline = begin + bound;
  click(button(title));
  while (find_labels("Row ", NULL).matches < rows) turn(deadline, "the rows did not come");
  double made = (double)(wall_time() - begin) / MILLISECOND;
  wait_for_frame_after(frames);
  double painted = (double)(last_frame - begin) / MILLISECOND;
  run_for(100);

  char marks[32] = "";
  for (int i = 0; i < changes; i++) {
    marks[i] = '!';
    GtkWidget *change = button("change");
    begin = wall_time();
    deadline = begin + bound;
    click(change);
    while (!find_labels("Row ", marks).matches) turn(deadline, "the row did not change");
    wait_for_frame_after(frames);
    change_ms[i] = (double)(last_frame - begin) / MILLISECOND;
    run_for(50);
  }

  begin = wall_time();
  for (int i = 0; i < 20; i++) increment(&state);
  double unrelated = (double)(wall_time() - begin) / MILLISECOND / 20;

  GtkWidget *none = button("rows0");
  begin = wall_time();
  deadline = begin + bound;
  click(none);
  while (find_labels("Row ", NULL).matches) turn(deadline, "the rows did not go");
  double removed = (double)(wall_time() - begin) / MILLISECOND;

  fprintf(out, "{\"made_ms\":%.3f,\"painted_ms\":%.3f,\"unrelated_ms\":%.4f,\"removed_ms\":%.3f",
          made, painted, unrelated, removed);
  print_array("change_ms", change_ms, changes);
  fputs("}\n", out);
}

static void measure_theme(void) {
  int changes = MIN(setting("BENCH_CHANGES", 9), 31);
  double change_ms[31];
  GtkWidget *theme = button("theme");
  run_for(100);
  for (int i = 0; i < changes; i++) {
    gint64 seen = frames, cpu = cpu_time();
    click(theme);
    wait_for_frame_after(seen);
    change_ms[i] = (double)(cpu_time() - cpu) / MILLISECOND;
    run_for(50);
  }
  fprintf(out, "{\"rows\":%d", find_labels("Row ", NULL).matches);
  print_array("change_ms", change_ms, changes);
  fputs("}\n", out);
}

static GtkAdjustment *text_scroller(GtkWidget *widget) {
  if (GTK_IS_SCROLLED_WINDOW(widget) &&
      GTK_IS_TEXT_VIEW(gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(widget))))
    return gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(widget));
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child; child = gtk_widget_get_next_sibling(child)) {
    GtkAdjustment *found = text_scroller(child);
    if (found) return found;
  }
  return NULL;
}

static int ascending(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

static void measure_scroll(void) {
  enum { FRAMES = 120 };
  double frame_ms[FRAMES];
  GtkAdjustment *scroll = NULL;
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows) && !scroll; i++) {
    GtkWidget *window = g_list_model_get_item(windows, i);
    scroll = text_scroller(window);
    g_object_unref(window);
  }
  if (!scroll) fail("no text that scrolls");
  run_for(500);
  for (int i = 0; i < FRAMES; i++) {
    gint64 seen = frames, cpu = cpu_time();
    gtk_adjustment_set_value(
        scroll, gtk_adjustment_get_value(scroll) + gtk_adjustment_get_page_size(scroll));
    wait_for_frame_after(seen);
    frame_ms[i] = (double)(cpu_time() - cpu) / MILLISECOND;
  }
  qsort(frame_ms, FRAMES, sizeof *frame_ms, ascending);
  fprintf(out, "{\"frame_ms\":%.3f,\"slow_frame_ms\":%.3f,\"scrolled\":%.0f}\n",
          frame_ms[FRAMES / 2], frame_ms[FRAMES * 95 / 100], gtk_adjustment_get_value(scroll));
}

static void measure_idle(void) {
  run_for(200);
  gint64 cpu = cpu_time();
  int wakeups = run_for(3000);
  double idle_cpu = (double)(cpu_time() - cpu) / MILLISECOND;

  double memory[SAMPLES];
  int samples = 0;
  if (find_buttons("+").last) {
    Counter state = counter();
    for (int i = 0; i < 500; i++) increment(&state);
    for (; samples < SAMPLES; samples++) {
      for (int i = 0; i < 5000 / SAMPLES; i++) increment(&state);
      run_for(20);
      memory[samples] = private_kib();
    }
  }
  fprintf(out, "{\"wakeups\":%d,\"idle_cpu_ms\":%.3f", wakeups, idle_cpu);
  print_array("memory_kib", memory, samples);
  fputs("}\n", out);
}

// Presses a button and lets the program do what it has put off, as it can between two presses of a
// person. A thousand presses in one turn would pile that up.
static void press(const char *title) {
  click(button(title));
  for (int i = 0; i < 100 && g_main_context_iteration(NULL, FALSE); i++) continue;
}

static void measure_cycles(void) {
  int cycles = setting("BENCH_CYCLES", 10000);
  const char *opens = g_getenv("BENCH_OPEN"), *closes = g_getenv("BENCH_CLOSE");
  if (!opens) opens = "push";
  if (!closes) closes = "pop";
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  run_for(50);
  double memory[SAMPLES];
  // The first tenth warms caches up and is not counted.
  for (int sample = -1; sample < SAMPLES; sample++) {
    for (int i = 0; i < cycles / SAMPLES; i++) {
      gint64 deadline = wall_time() + 10 * SECOND;
      press(opens);
      while (!find_buttons(closes).last) turn(deadline, "nothing opens");
      press(closes);
      while (find_buttons(closes).last || !find_buttons(opens).last)
        turn(deadline, "closing does not lead back");
    }
    run_for(50);
    if (sample >= 0) memory[sample] = private_kib();
  }
  fprintf(out, "{\"cycles\":%d", cycles);
  print_array("memory_kib", memory, SAMPLES);
  fputs("}\n", out);
}

static gboolean measure(gpointer unused) {
  (void)unused;
  if (g_str_equal(mode, "startup")) measure_startup();
  else if (g_str_equal(mode, "update")) measure_update();
  else if (g_str_equal(mode, "rows")) measure_rows();
  else if (g_str_equal(mode, "theme")) measure_theme();
  else if (g_str_equal(mode, "scroll")) measure_scroll();
  else if (g_str_equal(mode, "idle")) measure_idle();
  else if (g_str_equal(mode, "cycles")) measure_cycles();
  else fail("unknown BENCH_MODE");
  finish(0);
  return G_SOURCE_REMOVE;
}

static gboolean on_render(GSignalInvocationHint *hint, guint count, const GValue *values,
                          gpointer unused) {
  (void)hint, (void)count, (void)values, (void)unused;
  rendered = TRUE;
  return TRUE;
}

static gboolean on_after_paint(GSignalInvocationHint *hint, guint count, const GValue *values,
                               gpointer unused) {
  (void)hint, (void)count, (void)values, (void)unused;
  if (!rendered) return TRUE;
  rendered = FALSE;
  frames++;
  last_frame = wall_time();
  if (first_frame) return TRUE;
  gint64 cpu = cpu_time();
  GtkWidget *label = find_labels(ready, NULL).last;
  if (label && gtk_widget_get_mapped(label)) {
    first_frame = last_frame;
    first_frame_cpu = cpu;
    g_timeout_add(setting("BENCH_SETTLE_MS", 200), measure, NULL);
  }
  return TRUE;
}

__attribute__((constructor)) static void load(void) {
  mode = g_getenv("BENCH_MODE");
  const char *path = g_getenv("BENCH_OUT"), *t0 = g_getenv("BENCH_T0");
  if (!mode || !path) return;
  out = fopen(path, "a");
  if (!out) return;
  start = t0 ? g_ascii_strtoll(t0, NULL, 10) : wall_time();
  ready = g_getenv("BENCH_READY");
  if (!ready) ready = "Count: ";
  // A helper process of the program is not to be driven.
  g_unsetenv("LD_PRELOAD");
  g_type_class_ref(GDK_TYPE_FRAME_CLOCK);
  g_type_class_ref(GDK_TYPE_SURFACE);
  g_signal_add_emission_hook(g_signal_lookup("render", GDK_TYPE_SURFACE), 0, on_render, NULL, NULL);
  g_signal_add_emission_hook(g_signal_lookup("after-paint", GDK_TYPE_FRAME_CLOCK), 0,
                             on_after_paint, NULL, NULL);
}
