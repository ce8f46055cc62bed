import Onboarding
import ScanWire

extension ScannerCamera {
  init(_ camera: WireCamera) {
    self.init(id: camera.id, name: camera.name, hasTorch: camera.hasTorch)
  }
}

extension ScannedCode {
  /// Nil for a kind of code that is not known here.
  init?(_ code: WireCode) {
    guard let symbology = Symbology(rawValue: code.symbology) else { return nil }
    let corners = stride(from: 0, to: code.corners.count, by: 2).map {
      ScannedPoint(x: code.corners[$0], y: code.corners[$0 + 1])
    }
    self.init(text: code.text, symbology: symbology, corners: corners)
  }
}
