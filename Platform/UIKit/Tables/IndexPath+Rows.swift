extension IndexPath {
  /// Names a row of a section, both counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Names an item of a section, both counted from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The row, counted from 0 in its section.
  public var row: Int { self[1] }
  /// The item, counted from 0 in its section.
  public var item: Int { self[1] }
  /// The section, counted from 0.
  public var section: Int { self[0] }
}
