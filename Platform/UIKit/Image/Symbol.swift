/// The symbols that the package draws itself, under the names that apps know them by.
///
/// Each is made of lines in a square of 24 units.
enum Symbol: String, CaseIterable, Sendable {
  case xmark, checkmark, plus, minus, ellipsis, magnifyingglass, pencil, link, globe, key, gear
  case gearshape, qrcode, faceid, touchid, wifi, calendar, clock
  case chevronLeft = "chevron.left"
  case chevronRight = "chevron.right"
  case chevronUp = "chevron.up"
  case chevronDown = "chevron.down"
  case chevronUpDown = "chevron.up.chevron.down"
  case chevronBackward = "chevron.backward"
  case chevronForward = "chevron.forward"
  case arrowLeft = "arrow.left"
  case arrowRight = "arrow.right"
  case arrowUp = "arrow.up"
  case arrowDown = "arrow.down"
  case arrowBackward = "arrow.backward"
  case arrowForward = "arrow.forward"
  case arrowClockwise = "arrow.clockwise"
  case arrowUpFromSquare = "square.and.arrow.up"
  case listBullet = "list.bullet"
  case threeLines = "line.3.horizontal"
  case wifiSlash = "wifi.slash"
  case qrcodeViewfinder = "qrcode.viewfinder"
  case keyFill = "key.fill"

  case circle, square
  case circleFill = "circle.fill"
  case squareFill = "square.fill"
  case checkmarkSquare = "checkmark.square"
  case checkmarkSquareFill = "checkmark.square.fill"
  case checkmarkCircle = "checkmark.circle"
  case checkmarkCircleFill = "checkmark.circle.fill"
  case xmarkCircle = "xmark.circle"
  case xmarkCircleFill = "xmark.circle.fill"
  case plusCircle = "plus.circle"
  case plusCircleFill = "plus.circle.fill"
  case minusCircle = "minus.circle"
  case minusCircleFill = "minus.circle.fill"
  case ellipsisCircle = "ellipsis.circle"
  case ellipsisCircleFill = "ellipsis.circle.fill"
  case infoCircle = "info.circle"
  case infoCircleFill = "info.circle.fill"
  case questionmarkCircle = "questionmark.circle"
  case questionmarkCircleFill = "questionmark.circle.fill"
  case exclamationmarkCircle = "exclamationmark.circle"
  case exclamationmarkCircleFill = "exclamationmark.circle.fill"
  case exclamationmarkTriangle = "exclamationmark.triangle"
  case exclamationmarkTriangleFill = "exclamationmark.triangle.fill"
  case personCircle = "person.circle"
  case personCircleFill = "person.circle.fill"

  case eye, envelope, camera, person, lock, photo, bolt, trash, star, heart, phone, map, bell,
    printer
  case doc, folder, house, pause, play, stop
  case eyeFill = "eye.fill"
  case eyeSlash = "eye.slash"
  case envelopeFill = "envelope.fill"
  case cameraFill = "camera.fill"
  case personFill = "person.fill"
  case lockFill = "lock.fill"
  case lockOpen = "lock.open"
  case photoFill = "photo.fill"
  case boltFill = "bolt.fill"
  case trashFill = "trash.fill"
  case starFill = "star.fill"
  case heartFill = "heart.fill"
  case phoneFill = "phone.fill"
  case mapFill = "map.fill"
  case bellFill = "bell.fill"
  case printerFill = "printer.fill"
  case docFill = "doc.fill"
  case docText = "doc.text"
  case folderFill = "folder.fill"
  case houseFill = "house.fill"
  case pauseFill = "pause.fill"
  case playFill = "play.fill"
  case stopFill = "stop.fill"

  enum Stroke: Sendable {
    case line([(Double, Double)])
    case closed([(Double, Double)])
    case filled([(Double, Double)])
    case circle(x: Double, y: Double, radius: Double)
    case disc(x: Double, y: Double, radius: Double)
    case box(x: Double, y: Double, width: Double, height: Double, radius: Double)
    case block(x: Double, y: Double, width: Double, height: Double, radius: Double)
    case curve((Double, Double), (Double, Double), (Double, Double), (Double, Double))
    case outline([Step])
    case shape([Step])
    /// Takes away what was drawn before.
    indirect case cut(Stroke)

    static func cutLine(_ points: [(Double, Double)]) -> Stroke { .cut(.line(points)) }
  }

  /// A step along a path.
  enum Step: Sendable {
    case move(Double, Double)
    case line(Double, Double)
    case curve((Double, Double), (Double, Double), (Double, Double))
    case close
  }

  /// Whether the symbol is turned round where reading goes from right to left.
  var mirrors: Bool {
    switch self {
    case .chevronBackward, .chevronForward, .arrowBackward, .arrowForward, .listBullet: true
    default: false
    }
  }

  /// What the symbol is drawn of, one after the other.
  var strokes: [Stroke] { signStrokes ?? circledStrokes ?? thingStrokes ?? [] }
}
