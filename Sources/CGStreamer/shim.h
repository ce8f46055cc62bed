#ifndef FOYER_CGSTREAMER_SHIM_H
#define FOYER_CGSTREAMER_SHIM_H

#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <gst/app/gstappsink.h>
#include <gst/gst.h>

// Casts, message parsing and varargs of GStreamer and GLib are macros or variadic functions, which
// Swift does not import.

/// Makes a pipeline from a description; NULL where a part of it is missing.
static inline GstElement *foyer_gst_parse(const char *description) {
  GError *error = NULL;
  GstElement *pipeline =
      gst_parse_launch_full(description, NULL, GST_PARSE_FLAG_FATAL_ERRORS, &error);
  if (error) g_error_free(error);
  return pipeline;
}

static inline GstElement *foyer_gst_child(GstElement *pipeline, const char *name) {
  return gst_bin_get_by_name(GST_BIN(pipeline), name);
}

static inline void foyer_gst_set_text(GstElement *element, const char *key, const char *value) {
  g_object_set(element, key, value, NULL);
}

static inline void foyer_gst_set_number(GstElement *element, const char *key, int value) {
  g_object_set(element, key, value, NULL);
}

static inline void foyer_gst_set_caps(GstElement *element, const char *key, const char *text) {
  GstCaps *caps = gst_caps_from_string(text);
  g_object_set(element, key, caps, NULL);
  gst_caps_unref(caps);
}

static inline void foyer_gst_play(GstElement *pipeline, void *unused) {
  (void)unused;
  gst_element_set_state(pipeline, GST_STATE_PLAYING);
}

/// Has a pipeline run. The call returns at once, while some sources wait for their device for long;
/// what fails is told on the bus.
static inline void foyer_gst_start(GstElement *pipeline) {
  gst_element_call_async(pipeline, foyer_gst_play, NULL, NULL);
}

/// Puts an element, which is taken over, in front of a named one.
static inline gboolean foyer_gst_lead(
    GstElement *pipeline, GstElement *element, const char *name) {
  if (!gst_bin_add(GST_BIN(pipeline), element)) return FALSE;
  GstElement *next = gst_bin_get_by_name(GST_BIN(pipeline), name);
  if (!next) return FALSE;
  gboolean result = gst_element_link(element, next);
  gst_object_unref(next);
  return result;
}

static inline void foyer_gst_unref(void *object) { gst_object_unref(object); }

static inline GstFlowReturn foyer_gst_tell_sample(GstAppSink *sink, void *context) {
  (void)sink;
  uint64_t one = 1;
  ssize_t written = write((int)(intptr_t)context, &one, sizeof one);
  (void)written;
  return GST_FLOW_OK;
}

/// Has a sink write to an event descriptor, which has to outlive it, whenever a frame is there.
static inline void foyer_gst_tell(GstElement *sink, int event) {
  GstAppSinkCallbacks callbacks;
  memset(&callbacks, 0, sizeof callbacks);
  callbacks.new_sample = foyer_gst_tell_sample;
  gst_app_sink_set_callbacks(GST_APP_SINK(sink), &callbacks, (void *)(intptr_t)event, NULL);
}

/// The newest frame of a sink, NULL where there is none.
static inline GstSample *foyer_gst_pull(GstElement *sink) {
  return gst_app_sink_try_pull_sample(GST_APP_SINK(sink), 0);
}

/// The size of a frame in pixels; false where it has none.
static inline gboolean foyer_gst_size(GstSample *sample, int *width, int *height) {
  GstCaps *caps = gst_sample_get_caps(sample);
  if (!caps || gst_caps_get_size(caps) == 0) return FALSE;
  GstStructure *first = gst_caps_get_structure(caps, 0);
  return gst_structure_get_int(first, "width", width) &&
         gst_structure_get_int(first, "height", height);
}

/// Loads a plug-in from its file; false where there is none.
static inline gboolean foyer_gst_load(const char *file) {
  GstPlugin *plugin = gst_plugin_load_file(file, NULL);
  if (plugin) gst_object_unref(plugin);
  return plugin != NULL;
}

static inline void foyer_gst_release(GstSample *sample) { gst_sample_unref(sample); }

/// A descriptor that is readable while messages wait.
static inline int foyer_gst_bus_descriptor(GstBus *bus) {
  GPollFD entry;
  gst_bus_get_pollfd(bus, &entry);
  return entry.fd;
}

enum foyer_gst_domain {
  FOYER_GST_NONE,
  FOYER_GST_END,
  FOYER_GST_RESOURCE,
  FOYER_GST_STREAM,
  FOYER_GST_OTHER,
};

/// Takes the next error or end off a bus: its domain, and the code of an error.
static inline enum foyer_gst_domain foyer_gst_next_error(GstBus *bus, int *code) {
  GstMessage *message =
      gst_bus_pop_filtered(bus, (GstMessageType)(GST_MESSAGE_ERROR | GST_MESSAGE_EOS));
  if (!message) return FOYER_GST_NONE;
  enum foyer_gst_domain domain = FOYER_GST_END;
  if (GST_MESSAGE_TYPE(message) == GST_MESSAGE_ERROR) {
    GError *error = NULL;
    gst_message_parse_error(message, &error, NULL);
    domain = error->domain == GST_RESOURCE_ERROR ? FOYER_GST_RESOURCE
             : error->domain == GST_STREAM_ERROR ? FOYER_GST_STREAM
                                                 : FOYER_GST_OTHER;
    *code = error->code;
    g_error_free(error);
  }
  gst_message_unref(message);
  return domain;
}

/// Has an element report an error of its resource, as it does by itself when the device fails.
static inline void foyer_gst_report(GstElement *element, int code) {
  GError *error = g_error_new_literal(GST_RESOURCE_ERROR, code, "reported for a test");
  gst_element_post_message(element, gst_message_new_error(GST_OBJECT(element), error, NULL));
  g_error_free(error);
}

/// Whether a camera has frames of a kind that a text describes.
static inline gboolean foyer_gst_offers(GstDevice *device, const char *text) {
  GstCaps *offered = gst_device_get_caps(device);
  if (!offered) return FALSE;
  GstCaps *wanted = gst_caps_from_string(text);
  gboolean result = gst_caps_can_intersect(offered, wanted);
  gst_caps_unref(wanted);
  gst_caps_unref(offered);
  return result;
}

/// A text among the properties of a device, to be freed; NULL where there is none.
static inline char *foyer_gst_property(GstDevice *device, const char *key) {
  GstStructure *all = gst_device_get_properties(device);
  if (!all) return NULL;
  char *value = g_strdup(gst_structure_get_string(all, key));
  gst_structure_free(all);
  return value;
}

/// Whether a device of V4L2 has a lamp that can burn.
static inline gboolean foyer_v4l2_has_torch(int device) {
  struct v4l2_queryctrl control;
  memset(&control, 0, sizeof control);
  control.id = V4L2_CID_FLASH_LED_MODE;
  if (ioctl(device, VIDIOC_QUERYCTRL, &control) != 0) return FALSE;
  return !(control.flags & V4L2_CTRL_FLAG_DISABLED) &&
         control.maximum >= V4L2_FLASH_LED_MODE_TORCH;
}

static inline gboolean foyer_v4l2_set_torch(int device, gboolean is_on) {
  struct v4l2_control control;
  memset(&control, 0, sizeof control);
  control.id = V4L2_CID_FLASH_LED_MODE;
  control.value = is_on ? V4L2_FLASH_LED_MODE_TORCH : V4L2_FLASH_LED_MODE_NONE;
  return ioctl(device, VIDIOC_S_CTRL, &control) == 0;
}

#endif
