import Glibc
import ScanWire

/// Reads the codes in a picture with the two libraries, each for what it is good at.
struct CodeReader {
  private let matrix: ZXingReader
  private let linear: ZBarReader?

  init(symbologies: [String]) throws(ScanFailure) {
    let all = Set(symbologies)
    matrix = ZXingReader(symbologies: all.intersection(ZXingReader.symbologies.keys))
    let lines = all.intersection(ZBarReader.symbologies.keys)
    linear = lines.isEmpty ? nil : ZBarReader(symbologies: lines)
    guard all.isSubset(of: Set(ZXingReader.symbologies.keys).union(ZBarReader.symbologies.keys))
    else { throw .request }
  }

  /// The codes, the largest first.
  func codes(in picture: GreyPicture, pass: Pass) throws(ScanFailure) -> [WireCode] {
    let view = View(picture, pass: pass)
    var found = try matrix.codes(
      in: view.picture, binarizer: pass == .global ? .global : .local)
    if let linear { found += try linear.codes(in: view.picture) }
    let codes = found.filter { $0.text.utf8.count <= WireFormat.longestText && !$0.text.isEmpty }
      .map {
        WireCode(symbology: $0.symbology, text: $0.text, corners: view.places(of: $0.corners))
      }
    return Array(codes.sorted { $0.extent > $1.extent }.prefix(WireFormat.mostCodes))
  }
}

extension CodeReader {
  /// A code in pixels of the picture that was looked at.
  struct Finding {
    let symbology: String
    let text: String
    /// x and y of each corner, or none.
    let corners: [Int32]
  }

  /// What a pass makes of a picture, and where that lies in it.
  private struct View {
    let picture: GreyPicture
    /// The part of the whole that it shows, in parts of its width and height.
    private var origin = 0.0
    private var extent = 1.0
    private var isMirrored = false

    init(_ whole: GreyPicture, pass: Pass) {
      switch pass {
      case .plain, .global: picture = whole
      case .inverted: picture = whole.inverted()
      case .stretched: picture = whole.stretched()
      case .brightened: picture = whole.brightened()
      case .sharpened: picture = whole.sharpened()
      case .mirrored:
        picture = whole.mirrored()
        isMirrored = true
      case .doubled where whole.width * whole.height <= Self.mostDoubled:
        picture = whole.doubled()
      case .doubled:
        let (w, h) = (whole.width / 2, whole.height / 2)
        picture = whole.cropped(x: w / 2, y: h / 2, width: w, height: h).doubled()
        origin = 0.25
        extent = 0.5
      case .aborting: abort()
      }
    }

    /// Above this many pixels only the middle is doubled.
    private static let mostDoubled = 1280 * 720

    func places(of corners: [Int32]) -> [Double] {
      let places = corners.enumerated().map { index, corner -> Double in
        let side = index % 2 == 0 ? picture.width : picture.height
        return origin + extent * Double(corner) / Double(side)
      }
      guard isMirrored, places.count == 8 else { return places }
      // What is clockwise in a mirror is not so outside.
      var outside: [Double] = []
      for corner in [0, 3, 2, 1] {
        outside.append(1 - places[2 * corner])
        outside.append(places[2 * corner + 1])
      }
      return outside
    }
  }
}
