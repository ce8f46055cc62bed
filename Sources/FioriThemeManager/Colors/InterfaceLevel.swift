/// Whether a colour is for the ground of the app or for something raised above it, such as a sheet.
public enum InterfaceLevel: CaseIterable, Hashable, Sendable {
  /// For the level of where it is shown.
  case device
  /// For the other level.
  case deviceInverse
  /// For the ground, wherever it is shown.
  case baseConstant
  /// For something raised, wherever it is shown.
  case elevatedConstant
}
