/// Where an item lies.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// Which item.
  public let indexPath: IndexPath
  /// Place and size in the content, in points.
  open var frame = CGRect.zero
  /// Opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the item is not shown.
  open var isHidden = false

  /// Makes attributes of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }
}

/// Says where the items of a collection lie. Subclass it for arrangements of your own.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that is arranged.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() { super.init() }

  /// Calculates places before they are asked for.
  open func prepare() {}
  /// How much there is, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The items that lie in a part of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether places are others when what is seen of the content is. By default when its size is.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }
  /// Asks for places anew.
  open func invalidateLayout() { collectionView?.layoutInvalidated() }
}
