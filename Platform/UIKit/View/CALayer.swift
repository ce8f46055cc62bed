/// The surround of a view: corners, border, shadow. Not a layer of its own: it cannot be added to.
@preconcurrency @MainActor public final class CALayer {
  private weak var view: UIView?

  init(view: UIView) { self.view = view }

  /// Radius of the corners of ground, border and clip, in points.
  public var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// Width of the border in points, inside the bounds.
  public var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// Colour of the border; nil is black.
  public var borderColor: CGColor? { didSet { changed() } }
  /// Colour behind the content, where the view has none itself.
  public var backgroundColor: CGColor? { didSet { changed() } }
  /// Colour of the shadow.
  public var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed() }
  }
  /// Opacity of the shadow from 0, which is none, to 1.
  public var shadowOpacity: Float = 0 { didSet { changed() } }
  /// Where the shadow falls, in points.
  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// Softness of the shadow in points.
  public var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// Whether what reaches beyond the bounds is cut off.
  public var masksToBounds = false { didSet { changed() } }

  private func changed() { view?.queueOuterDraw() }
}
