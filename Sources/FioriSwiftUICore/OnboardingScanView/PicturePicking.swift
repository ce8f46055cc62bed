import Onboarding
import UIKit

/// Lets a person choose one picture, and reads it.
@MainActor final class PicturePicking: UIDocumentPickerDelegate {
  let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
  private let answer: (NSItemProvider?) -> Void

  /// - Parameter answer: Called with the file, or with nil where none was chosen.
  init(_ answer: @escaping (NSItemProvider?) -> Void) {
    self.answer = answer
    picker.delegate = self
  }

  isolated deinit {}

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    answer(urls.first.flatMap { NSItemProvider(contentsOf: $0) })
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { answer(nil) }
}

extension NSItemProvider {
  /// The bytes of a picture file, or why they cannot be had.
  func pictureBytes() async throws(ScannerError) -> [UInt8] {
    let result: Result<Data, ScannerError> = await withCheckedContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
        let isDenied = (error as? CocoaError)?.code == .fileReadNoPermission
        continuation.resume(
          returning: data.map { .success($0) }
            ?? .failure(isDenied ? .denied : .unreadablePicture))
      }
    }
    return Array(try result.get())
  }
}

extension UIImage {
  /// A camera's picture.
  convenience init?(frame: ScannerFrame) {
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
