extension Symbol {
  /// Symbols that are made of lines alone.
  var signStrokes: [Stroke]? {
    switch self {
    case .xmark: [.line([(6, 6), (18, 18)]), .line([(18, 6), (6, 18)])]
    case .checkmark: [.line([(5, 13), (10, 18), (19, 6)])]
    case .plus: [.line([(12, 5), (12, 19)]), .line([(5, 12), (19, 12)])]
    case .minus: [.line([(5, 12), (19, 12)])]
    case .ellipsis: [5, 12, 19].map { .disc(x: $0, y: 12, radius: 1.8) }
    case .magnifyingglass:
      [.circle(x: 10.5, y: 10.5, radius: 6.5), .line([(15.5, 15.5), (20.5, 20.5)])]
    case .chevronLeft, .chevronBackward: [.line([(15, 4), (7.5, 12), (15, 20)])]
    case .chevronRight, .chevronForward: [.line([(9, 4), (16.5, 12), (9, 20)])]
    case .chevronUp: [.line([(4, 15.5), (12, 8), (20, 15.5)])]
    case .chevronDown: [.line([(4, 8.5), (12, 16), (20, 8.5)])]
    case .chevronUpDown:
      [.line([(6, 9), (12, 3.5), (18, 9)]), .line([(6, 15), (12, 20.5), (18, 15)])]
    case .arrowLeft, .arrowBackward:
      [.line([(20, 12), (4, 12)]), .line([(10.5, 5.5), (4, 12), (10.5, 18.5)])]
    case .arrowRight, .arrowForward:
      [.line([(4, 12), (20, 12)]), .line([(13.5, 5.5), (20, 12), (13.5, 18.5)])]
    case .arrowUp: [.line([(12, 20), (12, 4)]), .line([(5.5, 10.5), (12, 4), (18.5, 10.5)])]
    case .arrowDown: [.line([(12, 4), (12, 20)]), .line([(5.5, 13.5), (12, 20), (18.5, 13.5)])]
    case .arrowClockwise:
      [
        .outline([
          .move(17.3, 6.7), .curve((14.6, 4), (9.4, 4), (6.7, 6.7)),
          .curve((3.6, 9.8), (3.6, 14.2), (6.7, 17.3)),
          .curve((9.8, 20.4), (14.2, 20.4), (17.3, 17.3)),
          .curve((18.8, 15.8), (19.5, 14), (19.5, 12)),
        ]), .line([(18.5, 2.8), (18.5, 7.8), (13.5, 7.8)]),
      ]
    case .arrowUpFromSquare:
      [
        .line([(8.5, 9), (5, 9), (5, 21), (19, 21), (19, 9), (15.5, 9)]),
        .line([(12, 15), (12, 2.5)]), .line([(8, 6.5), (12, 2.5), (16, 6.5)]),
      ]
    case .listBullet:
      [6, 12, 18].flatMap { y -> [Stroke] in
        [.disc(x: 4.5, y: y, radius: 1.5), .line([(9, y), (20.5, y)])]
      }
    case .threeLines: [6, 12, 18].map { .line([(3.5, $0), (20.5, $0)]) }
    case .wifi: Self.waves
    case .wifiSlash: Self.waves + Self.slash
    case .qrcode: Self.code
    case .qrcodeViewfinder: Self.corners + Self.codeDots
    case .faceid:
      Self.corners + [
        .line([(8.5, 9), (8.5, 10.5)]), .line([(15.5, 9), (15.5, 10.5)]),
        .line([(12, 9), (12, 13), (11, 13)]),
        .curve((8.5, 16), (10.3, 17.6), (13.7, 17.6), (15.5, 16)),
      ]
    case .touchid: Self.fingerprint
    case .pencil:
      [
        .closed([(4, 20), (5, 15.5), (16.5, 4), (20, 7.5), (8.5, 19)]),
        .line([(14, 6.5), (17.5, 10)]),
      ]
    case .link: Self.chain
    case .globe:
      [
        .circle(x: 12, y: 12, radius: 9), .line([(3.5, 12), (20.5, 12)]),
        .curve((12, 3), (6.5, 8), (6.5, 16), (12, 21)),
        .curve((12, 3), (17.5, 8), (17.5, 16), (12, 21)),
      ]
    case .gear, .gearshape:
      [.circle(x: 12, y: 12, radius: 3), .circle(x: 12, y: 12, radius: 6.5)]
        + (0..<8).map {
          let angle = Double($0) * .pi / 4
          return .line([
            (12 + 7 * cos(angle), 12 + 7 * sin(angle)),
            (12 + 9.5 * cos(angle), 12 + 9.5 * sin(angle)),
          ])
        }
    case .clock: [.circle(x: 12, y: 12, radius: 9), .line([(12, 6.5), (12, 12), (15.5, 14)])]
    case .calendar:
      [
        .box(x: 3, y: 5, width: 18, height: 16, radius: 2.5), .line([(3, 10), (21, 10)]),
        .line([(8, 3), (8, 6)]), .line([(16, 3), (16, 6)]), .disc(x: 8, y: 14, radius: 1.1),
        .disc(x: 12, y: 14, radius: 1.1), .disc(x: 16, y: 14, radius: 1.1),
        .disc(x: 8, y: 17.5, radius: 1.1), .disc(x: 12, y: 17.5, radius: 1.1),
      ]
    case .key: [.circle(x: 7.5, y: 16.5, radius: 4)] + Self.bit
    case .keyFill:
      [.disc(x: 7.5, y: 16.5, radius: 5)] + Self.bit + [.cut(.disc(x: 6.5, y: 17.5, radius: 1.6))]
    default: nil
    }
  }

  /// A line across, with a gap beside it on both sides.
  static let slash: [Stroke] = [
    .cutLine([(3.1, 4.9), (19.1, 20.9)]), .cutLine([(4.9, 3.1), (20.9, 19.1)]),
    .cutLine([(4, 4), (20, 20)]), .line([(4, 4), (20, 20)]),
  ]

  private static let waves: [Stroke] = [
    .curve((3, 10), (8, 4.5), (16, 4.5), (21, 10)),
    .curve((6.5, 14), (9.5, 10.5), (14.5, 10.5), (17.5, 14)), .disc(x: 12, y: 18, radius: 1.6),
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

  private static let code: [Stroke] =
    [(3.5, 3.5), (14, 3.5), (3.5, 14)].flatMap { x, y -> [Stroke] in
      [
        .box(x: x, y: y, width: 6.5, height: 6.5, radius: 1),
        .block(x: x + 2.25, y: y + 2.25, width: 2, height: 2, radius: 0.3),
      ]
    }
    + [(13, 13), (19, 13), (16, 16), (13, 19), (19, 19)].map { x, y in
      .block(x: x, y: y, width: 2.4, height: 2.4, radius: 0.4)
    }

  private static let fingerprint: [Stroke] = [
    .curve((4, 10.5), (5.5, 1), (18.5, 1), (20, 10.5)),
    .outline([
      .move(7.5, 18.5), .curve((8.2, 14), (6.8, 7), (12, 7)),
      .curve((16.6, 7), (16.4, 12.5), (16, 16)),
    ]),
    .outline([.move(12, 11), .curve((12.3, 14.5), (12, 17.5), (10.8, 20.8))]),
    .curve((15.4, 18.5), (15.2, 19.4), (15, 20), (14.7, 20.8)), .line([(4.2, 14), (3.9, 16)]),
    .line([(20, 14), (19.7, 17)]),
  ]

  private static let chain: [Stroke] = [
    .outline([
      .move(10, 14), .curve((8.3, 12.3), (8.3, 9.8), (10, 8.1)), .line(13.4, 4.7),
      .curve((15, 3.1), (17.7, 3.1), (19.3, 4.7)), .curve((20.9, 6.3), (20.9, 9), (19.3, 10.6)),
      .line(17.5, 12.4),
    ]),
    .outline([
      .move(14, 10), .curve((15.7, 11.7), (15.7, 14.2), (14, 15.9)), .line(10.6, 19.3),
      .curve((9, 20.9), (6.3, 20.9), (4.7, 19.3)), .curve((3.1, 17.7), (3.1, 15), (4.7, 13.4)),
      .line(6.5, 11.6),
    ]),
  ]

  private static let bit: [Stroke] = [
    .line([(10.5, 13.5), (20, 4)]), .line([(16, 8), (19.5, 11.5)]),
    .line([(13.2, 10.8), (15.6, 13.2)]),
  ]
}
