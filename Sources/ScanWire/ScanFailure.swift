/// Why the helper could not do its work.
package enum ScanFailure: Error, Hashable, Sendable {
  case noCamera
  case busy
  case denied
  case unplugged
  /// The bytes are no picture of a kind that is known.
  case unreadable
  /// The picture has more pixels than are taken apart.
  case pixels
  /// Another one, by its word.
  case other(String)

  private static let words: [(ScanFailure, String)] = [
    (.noCamera, "no-camera"), (.busy, "busy"), (.denied, "denied"), (.unplugged, "unplugged"),
    (.unreadable, "unreadable"), (.pixels, "pixels"),
  ]

  /// The word on the wire.
  package var word: String {
    if case .other(let word) = self { return word }
    return Self.words.first { $0.0 == self }?.1 ?? "unknown"
  }

  /// The failure for a word.
  package init(word: String) {
    self = Self.words.first { $0.1 == word }?.0 ?? .other(word)
  }

  // What can go wrong beside the camera and the picture.

  /// The request is not of the protocol.
  package static let request = ScanFailure.other("request")
  /// The request is of another version.
  package static let version = ScanFailure.other("version")
  /// A decoder could not be started, or died at each try.
  package static let decoder = ScanFailure.other("decoder")
  /// Neither memory nor a program part that is needed was there.
  package static let system = ScanFailure.other("system")
  /// A part of GStreamer is not installed.
  package static let plugin = ScanFailure.other("plugin")
  /// The camera runs and delivers nothing.
  package static let silent = ScanFailure.other("no-frames")
  /// Another failure of the camera.
  package static let camera = ScanFailure.other("camera")
}
