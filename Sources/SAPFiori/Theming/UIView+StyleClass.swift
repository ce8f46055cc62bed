import FioriThemeManager
import UIKit

extension UIView {
  /// The style classes of the view, joined by colons, of which the last one counts most.
  ///
  /// Parts of the kit have classes by themselves. An app gives its own views any, and a part of the
  /// kit others in place of its own; `none` leaves a view as it is.
  ///
  /// ```swift
  /// badge.nuiClass = "Label:AcmeBadge"
  /// ```
  public var nuiClass: String? {
    get { StyledParts.shared.names(of: self) }
    set { StyledParts.shared.setNames(newValue, of: self) }
  }
}

extension UIBarButtonItem {
  /// The style classes of the item, joined by colons, of which the last one counts most.
  public var nuiClass: String? {
    get { StyledParts.shared.names(of: self) }
    set { StyledParts.shared.setNames(newValue, of: self) }
  }
}

extension StyledParts {
  fileprivate func names(of part: AnyObject) -> String? {
    let classes = classes(of: part)
    return classes.isEmpty ? nil : classes.joined(separator: ":")
  }

  fileprivate func setNames(_ names: String?, of part: AnyObject) {
    setClasses(names.map { StyleClass.list($0) } ?? [], of: part)
  }
}
