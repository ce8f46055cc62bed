/// Puts items in lines, as many in each as fit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which way one scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items in points, where the delegate does not say.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Points between lines at least.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Points between the items of a line at least.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Room around each section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private var frames: [[CGRect]] = []
  private var tallest: CGFloat = 0
  private var size = CGSize.zero

  /// Gives every item its place.
  open override func prepare() {
    frames = []
    tallest = 0
    size = .zero
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let isMirrored = view.isRightToLeft
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let flow = FlowSection(self, view, section, isVertical)
      var placed: [CGRect] = []
      let end = flow.place(from: position, into: &placed)
      frames.append(placed)
      tallest = placed.reduce(tallest) { max($0, $1.height) }
      position = end
    }
    size =
      isVertical
      ? CGSize(width: view.bounds.width, height: position)
      : CGSize(width: position, height: view.bounds.height)
    guard isMirrored else { return }
    let width = max(size.width, view.bounds.width)
    for section in frames.indices {
      for index in frames[section].indices {
        frames[section][index].origin.x = width - frames[section][index].maxX
      }
    }
  }

  /// The room that all lines take.
  open override var collectionViewContentSize: CGSize { size }

  /// The items that lie in a part of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, frames) in frames.enumerated() {
      for index in range(of: frames, in: rect) where frames[index].intersects(rect) {
        found.append(attributes(section, index))
      }
    }
    return found
  }

  /// Lines follow one another, so what is seen is found by halving.
  private func range(of frames: [CGRect], in rect: CGRect) -> Range<Int> {
    guard scrollDirection == .vertical else { return frames.indices }
    func first(where isPast: (CGRect) -> Bool) -> Int {
      var low = 0
      var high = frames.count
      while low < high {
        let middle = (low + high) / 2
        if isPast(frames[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    // Items of a line may be of different heights: some lines more are looked at.
    let start = first { $0.minY + tallest >= rect.minY }
    let end = first { $0.minY - tallest > rect.maxY }
    return start..<max(start, end)
  }

  private func attributes(_ section: Int, _ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: section))
    attributes.frame = frames[section][item]
    return attributes
  }

  /// Where an item lies.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes(indexPath.section, indexPath.item)
  }
}

/// The lines of one section.
@MainActor private struct FlowSection {
  let sizes: [CGSize]
  let inset: UIEdgeInsets
  let line: CGFloat
  let between: CGFloat
  let isVertical: Bool
  /// The room across the way of scrolling.
  let room: CGFloat

  init(
    _ layout: UICollectionViewFlowLayout, _ view: UICollectionView, _ section: Int,
    _ isVertical: Bool
  ) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      let size =
        delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
      return CGRect(origin: .zero, size: size).finite.size
    }
    inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    line =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    between =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    self.isVertical = isVertical
    room =
      isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Places the section's items from a position on; says where it ends.
  func place(from start: CGFloat, into frames: inout [CGRect]) -> CGFloat {
    var position = start + (isVertical ? inset.top : inset.left)
    var index = 0
    while index < sizes.count {
      var end = index
      var length: CGFloat = 0
      while end < sizes.count {
        let next = length + across(sizes[end]) + (end > index ? between : 0)
        if end > index, next > room + 0.01 { break }
        length = next
        end += 1
      }
      place(index..<end, length, position, isLast: end == sizes.count, into: &frames)
      position += sizes[index..<end].reduce(0) { max($0, along($1)) }
      if end < sizes.count { position += line }
      index = end
    }
    return position + (isVertical ? inset.bottom : inset.right)
  }

  /// A full line reaches from edge to edge; the last one keeps the least distances.
  private func place(
    _ range: Range<Int>, _ length: CGFloat, _ position: CGFloat, isLast: Bool,
    into frames: inout [CGRect]
  ) {
    let rest = max(0, room - length)
    let more = range.count > 1 && !isLast ? rest / CGFloat(range.count - 1) : 0
    let height = sizes[range].reduce(0) { max($0, along($1)) }
    var place = isVertical ? inset.left : inset.top
    if range.count == 1, !isLast { place += rest / 2 }
    for size in sizes[range] {
      let middle = position + (height - along(size)) / 2
      frames.append(
        CGRect(
          origin: isVertical ? CGPoint(x: place, y: middle) : CGPoint(x: middle, y: place),
          size: size))
      place += across(size) + between + more
    }
  }
}
