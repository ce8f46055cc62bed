/// The symbols that the package draws itself, under the names that apps know them by.
///
/// Each is made of lines in a square of 24 units.
enum Symbol: String, CaseIterable, Sendable {
  case xmark, checkmark, plus, minus
  case chevronLeft = "chevron.left"
  case chevronRight = "chevron.right"
  case chevronUp = "chevron.up"
  case chevronDown = "chevron.down"
  case chevronUpDown = "chevron.up.chevron.down"
  case chevronBackward = "chevron.backward"
  case chevronForward = "chevron.forward"
  case circle, square, eye
  case xmarkCircle = "xmark.circle.fill"
  case eyeSlash = "eye.slash"
  case envelope
  case qrcodeViewfinder = "qrcode.viewfinder"
  case camera, person, lock, gearshape
  case checkmarkSquare = "checkmark.square.fill"
  case checkmarkCircle = "checkmark.circle.fill"
  case exclamationmarkTriangle = "exclamationmark.triangle"
  case infoCircle = "info.circle"
  case pause = "pause.fill"
  case stop = "stop.fill"
  case arrowDown = "arrow.down"
  case wifiSlash = "wifi.slash"
  case magnifyingglass, ellipsis, photo, bolt
  case boltFill = "bolt.fill"

  enum Stroke {
    case line([(Double, Double)])
    case closed([(Double, Double)])
    case filled([(Double, Double)])
    case circle(x: Double, y: Double, radius: Double)
    case disc(x: Double, y: Double, radius: Double)
    case box(x: Double, y: Double, width: Double, height: Double, radius: Double)
    case block(x: Double, y: Double, width: Double, height: Double, radius: Double)
    case cutLine([(Double, Double)])
    case curve((Double, Double), (Double, Double), (Double, Double), (Double, Double))
  }

  /// Whether the symbol is turned round where reading goes from right to left.
  var mirrors: Bool { self == .chevronBackward || self == .chevronForward }

  var strokes: [Stroke] {
    switch self {
    case .xmark: [.line([(6, 6), (18, 18)]), .line([(18, 6), (6, 18)])]
    case .checkmark: [.line([(5, 13), (10, 18), (19, 6)])]
    case .plus: [.line([(12, 5), (12, 19)]), .line([(5, 12), (19, 12)])]
    case .minus: [.line([(5, 12), (19, 12)])]
    case .chevronLeft, .chevronBackward: [.line([(15, 4), (7.5, 12), (15, 20)])]
    case .chevronRight, .chevronForward: [.line([(9, 4), (16.5, 12), (9, 20)])]
    case .chevronUp: [.line([(4, 15.5), (12, 8), (20, 15.5)])]
    case .chevronDown: [.line([(4, 8.5), (12, 16), (20, 8.5)])]
    case .chevronUpDown:
      [.line([(6, 9), (12, 3.5), (18, 9)]), .line([(6, 15), (12, 20.5), (18, 15)])]
    case .circle: [.circle(x: 12, y: 12, radius: 9)]
    case .square: [.box(x: 3.5, y: 3.5, width: 17, height: 17, radius: 4)]
    case .eye: Self.eyeOutline + [.disc(x: 12, y: 12, radius: 3.2)]
    case .eyeSlash:
      Self.eyeOutline + [.disc(x: 12, y: 12, radius: 3.2), .cutLine([(4, 4), (20, 20)])]
    case .xmarkCircle:
      [
        .disc(x: 12, y: 12, radius: 9.5), .cutLine([(8.5, 8.5), (15.5, 15.5)]),
        .cutLine([(15.5, 8.5), (8.5, 15.5)]),
      ]
    case .checkmarkCircle:
      [.disc(x: 12, y: 12, radius: 9.5), .cutLine([(7.5, 12.5), (11, 16), (16.5, 8.5)])]
    case .checkmarkSquare:
      [
        .block(x: 3, y: 3, width: 18, height: 18, radius: 4),
        .cutLine([(7.5, 12.5), (11, 16), (16.5, 8.5)]),
      ]
    case .envelope:
      [
        .box(x: 2.5, y: 5, width: 19, height: 14, radius: 2.5),
        .line([(3.5, 7), (12, 13.5), (20.5, 7)]),
      ]
    case .qrcodeViewfinder: Self.corners + Self.codeDots
    case .camera:
      [
        .box(x: 2.5, y: 7, width: 19, height: 13, radius: 2.5),
        .line([(8, 7), (9.5, 4.5), (14.5, 4.5), (16, 7)]), .circle(x: 12, y: 13, radius: 3.8),
      ]
    case .person:
      [
        .circle(x: 12, y: 8, radius: 4), .curve((4, 20), (5, 13), (19, 13), (20, 20)),
        .line([(4, 20), (20, 20)]),
      ]
    case .lock:
      [
        .block(x: 5, y: 11, width: 14, height: 10, radius: 2),
        .curve((8, 11), (7.5, 1.5), (16.5, 1.5), (16, 11)),
      ]
    case .gearshape:
      [.circle(x: 12, y: 12, radius: 3)]
        + (0..<8).map {
          let angle = Double($0) * .pi / 4
          return .line([
            (12 + 6 * cos(angle), 12 + 6 * sin(angle)),
            (12 + 9.5 * cos(angle), 12 + 9.5 * sin(angle)),
          ])
        } + [.circle(x: 12, y: 12, radius: 6.5)]
    case .exclamationmarkTriangle:
      [
        .closed([(12, 3.5), (21.5, 20), (2.5, 20)]), .line([(12, 9.5), (12, 14)]),
        .disc(x: 12, y: 17, radius: 1),
      ]
    case .infoCircle:
      [
        .circle(x: 12, y: 12, radius: 9), .line([(12, 11), (12, 17)]),
        .disc(x: 12, y: 7.5, radius: 1.1),
      ]
    case .pause:
      [
        .block(x: 6, y: 5, width: 4, height: 14, radius: 1),
        .block(x: 14, y: 5, width: 4, height: 14, radius: 1),
      ]
    case .stop: [.block(x: 6, y: 6, width: 12, height: 12, radius: 1.5)]
    case .arrowDown: [.line([(12, 4), (12, 20)]), .line([(5.5, 13.5), (12, 20), (18.5, 13.5)])]
    case .wifiSlash:
      [
        .curve((3, 10), (8, 4.5), (16, 4.5), (21, 10)),
        .curve((6.5, 14), (9.5, 10.5), (14.5, 10.5), (17.5, 14)), .disc(x: 12, y: 18, radius: 1.6),
        .cutLine([(4, 4), (20, 20)]),
      ]
    case .magnifyingglass:
      [.circle(x: 10.5, y: 10.5, radius: 6.5), .line([(15.5, 15.5), (20.5, 20.5)])]
    case .ellipsis:
      [
        .disc(x: 5, y: 12, radius: 1.8), .disc(x: 12, y: 12, radius: 1.8),
        .disc(x: 19, y: 12, radius: 1.8),
      ]
    case .photo:
      [
        .box(x: 2.5, y: 4.5, width: 19, height: 15, radius: 2.5), .disc(x: 8, y: 9.5, radius: 1.7),
        .line([(3.5, 17.5), (9, 12.5), (12.5, 16), (16, 12), (20.5, 16.5)]),
      ]
    case .bolt: [.closed(Self.flash)]
    case .boltFill: [.filled(Self.flash)]
    }
  }

  private static let flash = [
    (13.0, 2.5), (5.0, 13.5), (11.0, 13.5), (10.0, 21.5), (19.0, 9.5), (12.5, 9.5),
  ]

  private static let eyeOutline: [Stroke] = [
    .curve((2.5, 12), (7, 4.5), (17, 4.5), (21.5, 12)),
    .curve((2.5, 12), (7, 19.5), (17, 19.5), (21.5, 12)),
  ]

  private static let corners: [Stroke] = [
    .line([(3, 8), (3, 3), (8, 3)]), .line([(16, 3), (21, 3), (21, 8)]),
    .line([(21, 16), (21, 21), (16, 21)]), .line([(8, 21), (3, 21), (3, 16)]),
  ]

  private static let codeDots: [Stroke] = [
    .box(x: 7, y: 7, width: 4, height: 4, radius: 0.5),
    .box(x: 13, y: 7, width: 4, height: 4, radius: 0.5),
    .box(x: 7, y: 13, width: 4, height: 4, radius: 0.5),
    .block(x: 13, y: 13, width: 1.8, height: 1.8, radius: 0),
    .block(x: 15.6, y: 15.6, width: 1.8, height: 1.8, radius: 0),
  ]
}
