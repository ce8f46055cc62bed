/// A kind of file.
///
/// On Apple platforms it is in the module UniformTypeIdentifiers.
public struct UTType: Hashable, Sendable {
  /// The name of the kind, for instance `public.image`.
  public let identifier: String
  let mimeTypes: [String]

  private init(_ identifier: String, _ mimeTypes: String...) {
    (self.identifier, self.mimeTypes) = (identifier, mimeTypes)
  }

  /// Any picture.
  public static let image = UTType("public.image", "image/*")
  /// A PNG picture.
  public static let png = UTType("public.png", "image/png")
  /// A JPEG picture.
  public static let jpeg = UTType("public.jpeg", "image/jpeg")
  /// A PDF document.
  public static let pdf = UTType("com.adobe.pdf", "application/pdf")
  /// Any text.
  public static let text = UTType("public.text", "text/*")
  /// A JSON document.
  public static let json = UTType("public.json", "application/json")
  /// Any file.
  public static let item = UTType("public.item")
}
