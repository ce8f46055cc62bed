extension Symbol {
  /// Symbols in a circle, a square or a triangle: drawn in its line, or cut out of it.
  var circledStrokes: [Stroke]? {
    switch self {
    case .circle: [Self.ring]
    case .circleFill: [Self.round]
    case .square: [Self.frame]
    case .squareFill: [Self.tile]
    case .checkmarkSquare: [Self.frame, Self.check]
    case .checkmarkSquareFill: [Self.tile, .cut(Self.check)]
    case .checkmarkCircle: [Self.ring, Self.check]
    case .checkmarkCircleFill: [Self.round, .cut(Self.check)]
    case .xmarkCircle: [Self.ring] + Self.cross
    case .xmarkCircleFill: [Self.round] + Self.cross.map(Stroke.cut)
    case .plusCircle: [Self.ring, Self.bar] + [Self.upright]
    case .plusCircleFill: [Self.round, .cut(Self.bar), .cut(Self.upright)]
    case .minusCircle: [Self.ring, Self.bar]
    case .minusCircleFill: [Self.round, .cut(Self.bar)]
    case .ellipsisCircle: [Self.ring] + Self.dots
    case .ellipsisCircleFill: [Self.round] + Self.dots.map(Stroke.cut)
    case .infoCircle: [Self.ring] + Self.info
    case .infoCircleFill: [Self.round] + Self.info.map(Stroke.cut)
    case .questionmarkCircle: [Self.ring] + Self.question
    case .questionmarkCircleFill: [Self.round] + Self.question.map(Stroke.cut)
    case .exclamationmarkCircle: [Self.ring] + Self.call(from: 7, to: 13, dot: 16.8)
    case .exclamationmarkCircleFill:
      [Self.round] + Self.call(from: 7, to: 13, dot: 16.8).map(Stroke.cut)
    case .exclamationmarkTriangle:
      [.closed(Self.triangle)] + Self.call(from: 9.5, to: 14, dot: 17)
    case .exclamationmarkTriangleFill:
      [.filled(Self.triangle), .closed(Self.triangle)]
        + Self.call(from: 9.5, to: 14, dot: 17).map(Stroke.cut)
    case .personCircle: [Self.ring, .circle(x: 12, y: 9.5, radius: 3), Self.shoulders]
    case .personCircleFill:
      [Self.round, .cut(.disc(x: 12, y: 9.3, radius: 3.3)), .cut(Self.filledShoulders)]
    default: nil
    }
  }

  private static let ring = Stroke.circle(x: 12, y: 12, radius: 9)
  private static let round = Stroke.disc(x: 12, y: 12, radius: 9.5)
  private static let frame = Stroke.box(x: 3.5, y: 3.5, width: 17, height: 17, radius: 4)
  private static let tile = Stroke.block(x: 3, y: 3, width: 18, height: 18, radius: 4)
  private static let check = Stroke.line([(7.5, 12.5), (11, 16), (16.5, 8.5)])
  private static let cross: [Stroke] = [
    .line([(8.5, 8.5), (15.5, 15.5)]), .line([(15.5, 8.5), (8.5, 15.5)]),
  ]
  private static let bar = Stroke.line([(7.5, 12), (16.5, 12)])
  private static let upright = Stroke.line([(12, 7.5), (12, 16.5)])
  private static let dots: [Stroke] = [7.5, 12, 16.5].map { .disc(x: $0, y: 12, radius: 1.3) }
  private static let info: [Stroke] = [
    .line([(12, 11), (12, 17)]), .disc(x: 12, y: 7.5, radius: 1.1),
  ]
  private static let question: [Stroke] = [
    .outline([
      .move(9, 9.3), .curve((9.2, 5.9), (15, 5.9), (15, 9.3)),
      .curve((15, 11.6), (12, 11.5), (12, 14)),
    ]), .disc(x: 12, y: 17.2, radius: 1.1),
  ]
  private static let triangle = [(12.0, 3.5), (21.5, 20.0), (2.5, 20.0)]
  private static let shoulders = Stroke.curve((6.2, 18.7), (7.5, 13.9), (16.5, 13.9), (17.8, 18.7))
  private static let filledShoulders = Stroke.shape([
    .move(6.2, 18.6), .curve((7.3, 12.9), (16.7, 12.9), (17.8, 18.6)),
    .curve((15, 21), (9, 21), (6.2, 18.6)), .close,
  ])

  private static func call(from top: Double, to bottom: Double, dot: Double) -> [Stroke] {
    [.line([(12, top), (12, bottom)]), .disc(x: 12, y: dot, radius: 1.1)]
  }
}
