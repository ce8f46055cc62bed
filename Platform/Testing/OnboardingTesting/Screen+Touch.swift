import GTK
import UIKit

extension Screen {
  /// A finger, or the pointer's first button, that a test holds down.
  @MainActor public struct Touch {
    fileprivate let screen: Screen
    fileprivate let press: DrivenPress

    /// Moves on to a point of the window.
    public func move(to point: CGPoint) {
      press.move(x: point.x, y: point.y)
      screen.settle()
    }

    /// Ends at a point of the window.
    public func release(at point: CGPoint) {
      press.release(x: point.x, y: point.y)
      screen.settle()
    }

    /// Is taken away, as when a list begins to scroll.
    public func cancel() {
      press.cancel()
      screen.settle()
    }
  }

  /// Presses at a point of the window, and holds.
  ///
  /// As with ``tap(_:)``, GTK is asked what lies there, and those who would hear the press hear it.
  public func press(at point: CGPoint) throws(ScreenError) -> Touch {
    settle()
    guard let content = window.nativeWidget, let driver = window.driver,
      let press = DrivenPress(driver, x: point.x, y: point.y, in: content)
    else { throw .covered(name: "\(point)") }
    settle()
    return Touch(screen: self, press: press)
  }

  /// Clicks at a point of the window, a number of times in a row.
  public func tap(at point: CGPoint, count: Int = 1) throws(ScreenError) {
    let touch = try press(at: point)
    touch.release(at: point)
    for number in stride(from: 1, to: count, by: 1) {
      touch.press.repeatPress(count: Int32(number + 1), x: point.x, y: point.y)
    }
    settle()
  }
}
