/// Why the toolkit cannot show anything.
package enum GTKError: Error, Hashable, Sendable {
  /// No display server answers. `variables` names the environment variables that were looked at.
  case noDisplay(variables: [String])
  /// The font system found no font at all.
  case noFonts
  /// A picture could not be read; `reason` is the decoder's own word.
  case unreadableImage(reason: String)
  /// A picture could not be written to `path`.
  case unwritableImage(path: String)
}
