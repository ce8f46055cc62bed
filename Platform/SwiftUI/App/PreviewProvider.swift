/// Views for the previews of Xcode.
///
/// Nothing shows previews on Linux; a type that conforms is built, so that the same source serves
/// both. `#Preview` needs a macro of Xcode and is not there: write a provider.
@preconcurrency @MainActor public protocol PreviewProvider {
  /// The kind of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// How a preview is shown in Xcode.
public enum PreviewLayout: Hashable, Sendable {
  /// As on a device.
  case device
  /// In the size of the view.
  case sizeThatFits
  /// In a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Names a preview in Xcode. Nothing shows previews on Linux.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Says how Xcode shows a preview. Nothing shows previews on Linux.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
