import CGTK

/// The fonts that come from files of the app.
@MainActor package enum FontFiles {
  private static var registered: [String: [String]] = [:]

  /// Makes the fonts of a file known to everything that is written from now on. A file that is known
  /// already is not read again.
  ///
  /// - Returns: The names of the families in it; nil when the file is none of fonts.
  package static func register(path: String) -> [String]? {
    if let families = registered[path] { return families }
    guard let families = families(inFile: path), !families.isEmpty,
      FcConfigAppFontAddFile(nil, path) != 0
    else { return nil }
    registered[path] = families
    // Pango keeps lists of fonts, which it makes anew after this.
    if let map = pango_cairo_font_map_get_default() {
      pango_fc_font_map_config_changed(OpaquePointer(map))
    }
    return families
  }

  private static func families(inFile path: String) -> [String]? {
    var families: [String] = []
    var count: Int32 = 1
    var index: Int32 = 0
    while index < count, index < 64 {
      guard let pattern = FcFreeTypeQuery(path, UInt32(index), nil, &count) else { break }
      defer { FcPatternDestroy(pattern) }
      var name: UnsafeMutablePointer<FcChar8>?
      if FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name {
        let family = String(cString: name)
        if !families.contains(family) { families.append(family) }
      }
      index += 1
    }
    return families
  }
}
