import CZBar
import ScanWire

/// Reads linear codes with ZBar.
final class ZBarReader {
  /// The kinds that it reads, by name.
  static let symbologies: [String: zbar_symbol_type_t] = [
    "ean13": ZBAR_EAN13, "ean8": ZBAR_EAN8, "code128": ZBAR_CODE128,
  ]

  private let scanner = zbar_image_scanner_create()

  init(symbologies: Set<String>) {
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
    for kind in symbologies.compactMap({ Self.symbologies[$0] }) {
      zbar_image_scanner_set_config(scanner, kind, ZBAR_CFG_ENABLE, 1)
    }
  }

  deinit {
    zbar_image_scanner_destroy(scanner)
  }

  func codes(in picture: GreyPicture) throws(ScanFailure) -> [CodeReader.Finding] {
    guard let image = zbar_image_create() else { throw .system }
    defer { zbar_image_destroy(image) }
    zbar_image_set_format(image, foyer_zbar_grey())
    zbar_image_set_size(image, UInt32(picture.width), UInt32(picture.height))
    let found: [CodeReader.Finding]? = picture.pixels.withUnsafeBytes { pixels in
      zbar_image_set_data(image, pixels.baseAddress, UInt(pixels.count), nil)
      guard zbar_scan_image(scanner, image) >= 0 else { return nil }
      guard let first = zbar_image_first_symbol(image) else { return [] }
      return sequence(first: first, next: { zbar_symbol_next($0) }).compactMap(Self.finding)
    }
    guard let found else { throw .decoder }
    return found
  }

  private static func finding(_ symbol: OpaquePointer) -> CodeReader.Finding? {
    let type = zbar_symbol_get_type(symbol)
    let bytes = UnsafeRawBufferPointer(
      start: zbar_symbol_get_data(symbol), count: Int(zbar_symbol_get_data_length(symbol)))
    guard let kind = symbologies.first(where: { $0.value == type }),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    // ZBar tells the ends of scan lines that crossed the code, which are no corners.
    return CodeReader.Finding(symbology: kind.key, text: text, corners: [])
  }
}
