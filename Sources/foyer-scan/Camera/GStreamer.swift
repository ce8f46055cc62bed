import CGStreamer
import Glibc
import ScanWire

/// GStreamer, with no more than the plug-ins that are needed.
///
/// The registry of all plug-ins would be read from a file in the home folder, or made by running
/// every one that is installed. Neither has a place in this process.
enum GStreamer {
  /// The plug-ins without which nothing works.
  private static let needed = ["coreelements", "app", "videoconvertscale"]
  /// Those that a source may need.
  private static let optional = [
    "video4linux2", "pipewire", "jpeg", "png", "multifile", "videotestsrc",
  ]

  /// Starts it, once a process.
  static func start() throws(ScanFailure) {
    let settings = [
      ("GST_PLUGIN_SYSTEM_PATH_1_0", ""), ("GST_PLUGIN_PATH_1_0", ""),
      ("GST_REGISTRY_1_0", "/dev/null"), ("GST_REGISTRY_UPDATE", "no"),
    ]
    for (name, value) in settings { setenv(name, value, 1) }
    gst_registry_fork_set_enabled(0)
    guard gst_init_check(nil, nil, nil) != 0, let folder = libraryFolder else {
      throw .plugin
    }
    for name in needed + optional {
      let isThere = foyer_gst_load("\(folder)/gstreamer-1.0/libgst\(name).so") != 0
      if !isThere, needed.contains(name) { throw .plugin }
    }
  }

  /// The folder of the library itself, in the list of what the process has mapped. Plug-ins lie in a
  /// folder beside it.
  private static var libraryFolder: String? {
    guard let maps = fopen("/proc/self/maps", "re") else { return nil }
    defer { fclose(maps) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, maps) > 0, let line {
      let text = String(cString: line)
      guard let start = text.firstIndex(of: "/"), let end = text.lastIndex(of: "/") else {
        continue
      }
      if text[end...].hasPrefix("/libgstreamer-1.0.so") { return String(text[start..<end]) }
    }
    return nil
  }
}
