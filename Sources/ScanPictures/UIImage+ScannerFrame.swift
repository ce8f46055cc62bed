import Onboarding
import UIKit

extension UIImage {
  /// A camera's picture.
  package convenience init?(frame: ScannerFrame) {
    guard let provider = CGDataProvider(data: NSData(data: Data(frame.pixels)) as CFData),
      let image = CGImage(
        width: frame.width, height: frame.height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: frame.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else { return nil }
    self.init(cgImage: image)
  }
}
