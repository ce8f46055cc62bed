import Onboarding
import UIKit

extension NSItemProvider {
  /// The bytes of a picture file, or why they cannot be had.
  package func pictureBytes() async throws(ScannerError) -> [UInt8] {
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
