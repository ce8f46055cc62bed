/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row, in points.
  public enum Size: Sendable {
    /// So much.
    case fixed(CGFloat)
    /// A share of the room that is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide or high it is.
  public var size: Size
  /// Points to the next one; 8 unless given.
  public var spacing: CGFloat?
  /// Where a view lies in its place; where the grid says unless given.
  public var alignment: Alignment?

  /// Makes a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// The views of a scroll view that stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Not there: headers scroll with what they head.
  @available(*, unavailable, message: "Headers scroll with their rows on Linux: leave it out.")
  public static var sectionHeaders: PinnedScrollableViews { [] }
  /// Not there: footers scroll with what they end.
  @available(*, unavailable, message: "Footers scroll with their rows on Linux: leave it out.")
  public static var sectionFooters: PinnedScrollableViews { [] }
}

/// One of the lines that a grid is divided into.
struct GridTrack: Equatable {
  var start: CGFloat
  var length: CGFloat
  let alignment: Alignment?

  /// Divides a length into the columns, or rows, that some items say.
  static func divide(_ length: CGFloat, into items: [GridItem]) -> [GridTrack] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultStackSpacing) }
    var left = length - gaps
    var parts = items.count
    for case .fixed(let size) in items.map(\.size) {
      left -= size
      parts -= 1
    }
    var tracks: [GridTrack] = []
    var start: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? defaultStackSpacing
      func add(_ length: CGFloat) {
        tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      switch item.size {
      case .fixed(let size): add(max(0, size))
      case .flexible(let least, let most):
        let size = min(max(left / CGFloat(parts), least), most)
        left -= size
        parts -= 1
        add(max(0, size))
      case .adaptive(let least, let most):
        let room = max(0, left / CGFloat(parts))
        left -= room
        parts -= 1
        let count = max(1, Int((room + gap) / max(1, least + gap)))
        let share = (room - CGFloat(count - 1) * gap) / CGFloat(count)
        for _ in 0..<count { add(min(max(share, min(least, room)), most)) }
      }
    }
    return tracks
  }
}
