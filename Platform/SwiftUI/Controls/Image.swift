/// A picture or a symbol.
///
/// ```swift
/// struct Logo: View {
///   var body: some View { Image("Logo").resizable() }
/// }
/// ```
public struct Image: PrimitiveView {
  /// Whether a picture is shown in its own colours or as a stencil.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How a picture fills a room of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// It is stretched.
    case stretch
    /// Pictures are not repeated here.
    @available(*, unavailable, message: "Pictures are not tiled on Linux: use .stretch.")
    case tile
  }

  enum Source: Equatable {
    case named(String, Bundle?)
    case symbol(String)
    case picture(UIImage)
  }

  let source: Source
  let label: Text?
  var isResizable = false
  var mode: TemplateRenderingMode?

  private init(source: Source, label: Text?) { (self.source, self.label) = (source, label) }

  /// Shows a picture of a bundle; its name, localised, is its label.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle), label: Text(LocalizedStringKey(name)))
  }

  /// Shows a picture of a bundle with a label for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundle), label: label)
  }

  /// Shows a picture of a bundle that assistive technology passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle), label: nil)
  }

  /// Shows one of UIKit's symbols, as large as text in the font around it.
  public init(systemName: String) {
    self.init(source: .symbol(systemName), label: Text(verbatim: systemName))
  }

  /// Shows a picture of UIKit. It has no label until `accessibilityLabel(_:)` gives it one.
  public init(uiImage: UIImage) { self.init(source: .picture(uiImage), label: nil) }

  /// Lets the picture take the size that it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Edges that keep their size are not drawn here.
  @available(*, unavailable, message: "Linux stretches whole pictures: use resizable().")
  public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image {
    self
  }

  /// Lets the picture take the size that it is offered.
  public func resizable(resizingMode: ResizingMode) -> Image { resizable() }

  /// Shows the picture in its own colours or as a stencil; nil leaves that to the picture.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }

  /// A node that owns UIKit's image view.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ImageNode(view, in: context)
  }
}
