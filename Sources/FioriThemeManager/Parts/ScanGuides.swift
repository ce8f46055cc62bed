import UIKit

/// The corners within which a code is held, as a stencil.
@MainActor package enum ScanGuides {
  /// A square with 240 points a side.
  package static let picture: UIImage? = {
    let corners = """
      <svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">
        <path fill="none" stroke="#000" stroke-width="5" stroke-linecap="round"
          d="M4 44 V20 A16 16 0 0 1 20 4 H44 M196 4 H220 A16 16 0 0 1 236 20 V44
             M236 196 V220 A16 16 0 0 1 220 236 H196 M44 236 H20 A16 16 0 0 1 4 220 V196"/>
      </svg>
      """
    return UIImage(data: Data(corners.utf8))?.withRenderingMode(.alwaysTemplate)
  }()

  /// Can be told from a white sheet and from the dark around it.
  package static let color = UIColor.preferredFioriColor(
    forStyle: .tintColor, background: .lightConstant)
}
