import GTK
import UIKit

extension Screen {
  /// Answers the dialog for choosing files that the screen has asked for.
  ///
  /// A screen that is not shown opens none: it waits for this answer.
  ///
  /// - Parameter urls: The files that a person chooses; empty for none.
  /// - Throws: ``ScreenError/notFound(name:present:)`` where nothing has asked for files.
  public func choose(files urls: [URL]) throws(ScreenError) {
    guard let picker = UIDocumentPickerViewController.waiting else {
      throw .notFound(name: "a dialog for choosing files", present: [])
    }
    picker.answer(urls.isEmpty ? nil : urls)
    settle()
  }

  /// Puts a picture on the clipboard of the display.
  ///
  /// - Parameter png: A picture file.
  /// - Throws: ``ScreenError/notDrawn`` where the bytes are no picture.
  public func copy(picture png: Data) throws(ScreenError) {
    guard let texture = try? Texture.decode(Array(png)) else { throw .notDrawn }
    GivenPictures.copy(texture)
  }
}
