import CZXing
import ScanWire

/// Reads matrix codes with zxing-cpp.
struct ZXingReader {
  /// The kinds that it reads, by name.
  static let symbologies: [String: foyer_zxing_symbology] = [
    "qr": FOYER_ZXING_QR, "microQR": FOYER_ZXING_MICRO_QR,
    "dataMatrix": FOYER_ZXING_DATA_MATRIX, "aztec": FOYER_ZXING_AZTEC,
    "pdf417": FOYER_ZXING_PDF417,
  ]

  enum Binarizer {
    case local
    case global
  }

  private let wanted: UInt32

  init(symbologies: Set<String>) {
    wanted = symbologies.reduce(0) { $0 | (Self.symbologies[$1]?.rawValue ?? 0) }
  }

  func codes(
    in picture: GreyPicture, binarizer: Binarizer
  ) throws(ScanFailure) -> [CodeReader.Finding] {
    let collector = Collector()
    let result = picture.pixels.withUnsafeBufferPointer { pixels in
      foyer_zxing_read(
        pixels.baseAddress, Int32(picture.width), Int32(picture.height), Int32(picture.width),
        wanted, binarizer == .local ? FOYER_ZXING_LOCAL : FOYER_ZXING_GLOBAL,
        Int32(WireFormat.mostCodes),
        { code, context in
          guard let code, let context else { return }
          Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().take(code.pointee)
        }, Unmanaged.passUnretained(collector).toOpaque())
    }
    guard result == 0 else { throw .decoder }
    return collector.found
  }

  private final class Collector {
    var found: [CodeReader.Finding] = []

    func take(_ code: foyer_zxing_code) {
      let bytes = UnsafeRawBufferPointer(start: code.text, count: code.length)
      guard let text = String(validating: bytes, as: UTF8.self),
        let kind = ZXingReader.symbologies.first(where: { $0.value.rawValue == code.symbology })
      else { return }
      let corners = withUnsafeBytes(of: code.corners) { Array($0.bindMemory(to: Int32.self)) }
      found.append(CodeReader.Finding(symbology: kind.key, text: text, corners: corners))
    }
  }
}
