extension Symbol {
  /// Things, in lines or filled.
  var thingStrokes: [Stroke]? {
    switch self {
    case .eye: Self.lids + [.disc(x: 12, y: 12, radius: 3.2)]
    case .eyeSlash: Self.lids + [.disc(x: 12, y: 12, radius: 3.2)] + Self.slash
    case .eyeFill:
      [.shape(Self.almond), .cut(.circle(x: 12, y: 12, radius: 3.4))]
    case .envelope: [Self.cover, .line(Self.flap)]
    case .envelopeFill:
      [.block(x: 2, y: 4.5, width: 20, height: 15, radius: 2.5), .cutLine(Self.flap)]
    case .camera: [Self.body, .line(Self.hump), .circle(x: 12, y: 13, radius: 3.8)]
    case .cameraFill:
      [
        .block(x: 2, y: 6.5, width: 20, height: 14, radius: 2.5), .filled(Self.hump),
        .line(Self.hump),
        .cut(.circle(x: 12, y: 13, radius: 3.8)),
      ]
    case .photo:
      [
        .box(x: 2.5, y: 4.5, width: 19, height: 15, radius: 2.5), .disc(x: 8, y: 9.5, radius: 1.7),
        .line(Self.hills),
      ]
    case .photoFill:
      [
        .block(x: 2, y: 4, width: 20, height: 16, radius: 2.5),
        .cut(.disc(x: 8, y: 9.5, radius: 1.7)),
        .cutLine(Self.hills),
      ]
    case .person: [.circle(x: 12, y: 8, radius: 4), .outline(Self.bust)]
    case .personFill: [.disc(x: 12, y: 8, radius: 5), .shape(Self.bust), .outline(Self.bust)]
    case .lock: [Self.chest, Self.shackle]
    case .lockFill: [.block(x: 4, y: 10.5, width: 16, height: 11, radius: 2), Self.shackle]
    case .lockOpen: [Self.chest, .curve((8, 11), (7.5, -0.5), (16.5, 0.5), (16, 6.5))]
    case .bolt: [.closed(Self.flash)]
    case .boltFill: [.filled(Self.flash)]
    case .trash: Self.bin + [10, 14].map { .line([($0, 10.5), ($0, 17)]) }
    case .trashFill:
      Self.bin + [.filled(Self.pail)] + [10, 14].map { .cutLine([($0, 10.5), ($0, 17)]) }
    case .star: [.closed(Self.fivePoints)]
    case .starFill: [.filled(Self.fivePoints), .closed(Self.fivePoints)]
    case .heart: [.outline(Self.lobes)]
    case .heartFill: [.shape(Self.lobes), .outline(Self.lobes)]
    case .phone: [.outline(Self.receiver)]
    case .phoneFill: [.shape(Self.receiver), .outline(Self.receiver)]
    case .map: [.closed(Self.sheet)] + Self.folds
    case .mapFill: [.filled(Self.sheet), .closed(Self.sheet)] + Self.folds.map(Stroke.cut)
    case .bell: [.outline(Self.dome), Self.clapper]
    case .bellFill: [.shape(Self.dome), .outline(Self.dome), Self.clapper]
    case .printer:
      [.line([(7, 8), (7, 3), (17, 3), (17, 8)]), .line(Self.housing), Self.tray]
    case .printerFill:
      [
        .line([(7, 8), (7, 3), (17, 3), (17, 8)]),
        .block(x: 2, y: 7, width: 20, height: 11, radius: 2), .cut(Self.tray),
        .block(x: 7.5, y: 14.5, width: 9, height: 6.5, radius: 0.5),
      ]
    case .doc: Self.page
    case .docFill: [.filled(Self.paper), .closed(Self.paper), .cutLine(Self.corner)]
    case .docText: Self.page + [12.5, 16.5].map { .line([(9, $0), (15, $0)]) }
    case .folder: [.closed(Self.file), .line([(2.5, 10), (21.5, 10)])]
    case .folderFill: [.filled(Self.file), .closed(Self.file), .cutLine([(2.5, 10), (21.5, 10)])]
    case .house:
      [.line(Self.roof), .line([(5.5, 10), (5.5, 20), (18.5, 20), (18.5, 10)]), Self.door]
    case .houseFill:
      [
        .line(Self.roof),
        .filled([(5.5, 10.5), (12, 5), (18.5, 10.5), (18.5, 20.5), (5.5, 20.5)]),
        .cut(.block(x: 10, y: 14.5, width: 4, height: 6.5, radius: 0.5)),
      ]
    case .pause: [5, 14].map { .box(x: $0, y: 5, width: 5, height: 14, radius: 1) }
    case .pauseFill: [6, 14].map { .block(x: $0, y: 5, width: 4, height: 14, radius: 1) }
    case .play: [.closed(Self.wedge)]
    case .playFill: [.filled(Self.wedge), .closed(Self.wedge)]
    case .stop: [.box(x: 6, y: 6, width: 12, height: 12, radius: 1.5)]
    case .stopFill: [.block(x: 6, y: 6, width: 12, height: 12, radius: 1.5)]
    default: nil
    }
  }

  private static let flash = [
    (13.0, 2.5), (5.0, 13.5), (11.0, 13.5), (10.0, 21.5), (19.0, 9.5), (12.5, 9.5),
  ]

  private static let lids: [Stroke] = [
    .curve((2.5, 12), (7, 4.5), (17, 4.5), (21.5, 12)),
    .curve((2.5, 12), (7, 19.5), (17, 19.5), (21.5, 12)),
  ]
  private static let almond: [Step] = [
    .move(1.6, 12), .curve((6.5, 3.4), (17.5, 3.4), (22.4, 12)),
    .curve((17.5, 20.6), (6.5, 20.6), (1.6, 12)), .close,
  ]

  private static let cover = Stroke.box(x: 2.5, y: 5, width: 19, height: 14, radius: 2.5)
  private static let flap = [(3.5, 7.0), (12.0, 13.5), (20.5, 7.0)]

  private static let body = Stroke.box(x: 2.5, y: 7, width: 19, height: 13, radius: 2.5)
  private static let hump = [(8.0, 7.0), (9.5, 4.5), (14.5, 4.5), (16.0, 7.0)]

  private static let hills = [(3.5, 17.5), (9.0, 12.5), (12.5, 16.0), (16.0, 12.0), (20.5, 16.5)]

  private static let bust: [Step] = [
    .move(4, 20), .curve((5, 13), (19, 13), (20, 20)), .line(4, 20), .close,
  ]

  private static let chest = Stroke.box(x: 5, y: 11, width: 14, height: 10, radius: 2)
  private static let shackle = Stroke.curve((8, 11), (7.5, 1.5), (16.5, 1.5), (16, 11))

  private static let pail = [(5.5, 6.0), (6.5, 21.0), (17.5, 21.0), (18.5, 6.0)]
  private static let bin: [Stroke] = [
    .line([(3.5, 6), (20.5, 6)]), .line([(9, 5.5), (9, 3), (15, 3), (15, 5.5)]), .line(pail),
  ]

  private static let fivePoints: [(Double, Double)] = (0..<10).map { point in
    let angle = Double(point) * .pi / 5 - .pi / 2
    let reach = point.isMultiple(of: 2) ? 9.6 : 4.2
    return (12 + reach * cos(angle), 12.7 + reach * sin(angle))
  }

  private static let lobes: [Step] = [
    .move(12, 20.5), .curve((3, 14), (2, 10), (3.6, 7)), .curve((5.4, 3.6), (10.2, 3.6), (12, 7.4)),
    .curve((13.8, 3.6), (18.6, 3.6), (20.4, 7)), .curve((22, 10), (21, 14), (12, 20.5)), .close,
  ]

  private static let receiver: [Step] = [
    .move(7.2, 3.3), .line(4.6, 4.4), .curve((2.6, 11), (13, 21.4), (19.6, 19.4)),
    .line(20.7, 16.8),
    .line(16.4, 14.3), .line(14.3, 15.9), .curve((11.8, 14.9), (9.1, 12.2), (8.1, 9.7)),
    .line(9.7, 7.6), .close,
  ]

  private static let sheet = [
    (3.0, 6.5), (9.0, 3.5), (15.0, 6.5), (21.0, 3.5), (21.0, 17.5), (15.0, 20.5), (9.0, 17.5),
    (3.0, 20.5),
  ]
  private static let folds: [Stroke] = [.line([(9, 4), (9, 17)]), .line([(15, 7), (15, 20)])]

  private static let dome: [Step] = [
    .move(4, 17), .curve((7, 14), (5.5, 11), (6.3, 8.5)),
    .curve((7.4, 2.8), (16.6, 2.8), (17.7, 8.5)),
    .curve((18.5, 11), (17, 14), (20, 17)), .close,
  ]
  private static let clapper = Stroke.curve((9.8, 20.3), (10.6, 21.3), (13.4, 21.3), (14.2, 20.3))

  private static let housing = [
    (7.0, 17.0), (3.0, 17.0), (3.0, 8.0), (21.0, 8.0), (21.0, 17.0), (17.0, 17.0),
  ]
  private static let tray = Stroke.box(x: 7, y: 13.5, width: 10, height: 7.5, radius: 0.5)

  private static let paper = [(5.0, 3.0), (14.0, 3.0), (19.0, 8.0), (19.0, 21.0), (5.0, 21.0)]
  private static let corner = [(13.5, 3.5), (13.5, 8.5), (18.5, 8.5)]
  private static let page: [Stroke] = [.closed(paper), .line(corner)]

  private static let file = [
    (2.5, 5.0), (9.0, 5.0), (11.5, 7.5), (21.5, 7.5), (21.5, 19.5), (2.5, 19.5),
  ]

  private static let roof = [(2.5, 12.0), (12.0, 3.8), (21.5, 12.0)]
  private static let door = Stroke.line([(10, 20), (10, 14.5), (14, 14.5), (14, 20)])

  private static let wedge = [(6.5, 4.5), (19.0, 12.0), (6.5, 19.5)]
}
