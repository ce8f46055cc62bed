import GTK

/// What a responder takes when a person drops or pastes something.
public final class UIPasteConfiguration: NSObject {
  /// The kinds, for instance `public.image`. On Linux pictures are the only one there is.
  public let acceptableTypeIdentifiers: [String]

  /// Names kinds.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  func takes(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
  }
}

/// What dropping and pasting means for one responder.
@MainActor final class Pasting {
  var configuration: UIPasteConfiguration?
  var handler: (([NSItemProvider]) -> Void)?
}

extension UIResponder {
  /// What the responder takes when a person drops or pastes something; nil is nothing.
  ///
  /// Pasting reaches the first responder on the way from the focus outwards that takes what is on the
  /// clipboard, or else from the page outwards; dropping that one whose view lies below the pointer. Both
  /// call ``paste(itemProviders:)``. A field that has the focus takes text itself.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { pasting?.configuration }
    set {
      if pasting == nil { pasting = Pasting() }
      pasting?.configuration = newValue
      ((self as? UIViewController)?.viewIfLoaded ?? self as? UIView)?.hearDrops()
    }
  }

  /// What is dropped and pasted, where no subclass takes it.
  package var pasteHandler: (([NSItemProvider]) -> Void)? {
    get { pasting?.handler }
    set {
      if pasting == nil { pasting = Pasting() }
      pasting?.handler = newValue
    }
  }

  /// Pastes what is on the clipboard into the first responder that takes it.
  /// - Returns: whether there is one.
  func pasteFromClipboard() -> Bool {
    guard GivenPictures.isOnClipboard,
      let taker = sequence(first: self, next: \.next).first(where: {
        $0.pasteConfiguration != nil
      })
    else { return false }
    GivenPictures.readClipboard { [weak taker] picture in
      if let taker, let picture { taker.take(NSItemProvider(picture)) }
    }
    return true
  }

  /// - Returns: whether the responder takes it.
  @discardableResult func take(_ provider: NSItemProvider) -> Bool {
    guard pasteConfiguration?.takes(provider) == true, canPaste([provider]) else { return false }
    paste(itemProviders: [provider])
    return true
  }
}

extension UIView {
  /// Hears drops for the view, and for its controller.
  func hearDrops() {
    guard let host, !model.hearsDrops,
      pasteConfiguration != nil || controller?.pasteConfiguration != nil
    else { return }
    model.hearsDrops = true
    GivenPictures.hearDrops(on: host) { [weak self] picture in
      guard let self else { return false }
      let provider = NSItemProvider(picture)
      return self.take(provider) || self.controller?.take(provider) == true
    }
  }
}
