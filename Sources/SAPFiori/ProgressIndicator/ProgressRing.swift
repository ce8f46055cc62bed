import FioriThemeManager
import Onboarding
import UIKit

/// A ring at one moment, as it is drawn.
@MainActor struct ProgressRing {
  let content: ProgressContent
  let frame: CGRect
  /// How much of the circle the arc takes, from 0 to 1.
  let share: Double
  /// How far an arc that turns has come, in whole turns.
  let turn: Double
  let color: UIColor
  let isPressed: Bool
  let traits: UITraitCollection

  /// The length of an arc that turns, in whole turns.
  private static let turningLength = 0.9

  private var width: CGFloat { frame.width / 13 }
  private var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  private var radius: CGFloat { (frame.width - width) / 2 }

  func draw(in context: CGContext) {
    guard frame.width > 0 else { return }
    context.saveGState()
    if isPressed {
      context.setFillColor(cgColor(.preferredFioriColor(forStyle: .tertiaryFill)))
      context.fillEllipse(in: frame)
    }
    context.setLineWidth(width)
    if content.hasTrack {
      context.setStrokeColor(cgColor(.preferredFioriColor(forStyle: .secondaryFill)))
      strokeArc(from: 0, length: 1, in: context)
    }
    context.setLineCap(.round)
    context.setStrokeColor(cgColor(color))
    switch content.arc {
    case .none: break
    case .done: if share > 0 { strokeArc(from: 0, length: share, in: context) }
    case .turning: strokeArc(from: turn, length: Self.turningLength, in: context)
    }
    if let sign = content.sign { draw(sign, in: context) }
    context.restoreGState()
  }

  /// Draws an arc clockwise from twelve o'clock.
  private func strokeArc(from start: Double, length: Double, in context: CGContext) {
    let begin = (start - 0.25) * 2 * .pi
    context.beginPath()
    if length < 1 {
      context.addArc(
        center: middle, radius: radius, startAngle: begin, endAngle: begin + length * 2 * .pi,
        clockwise: false)
    } else {
      context.addEllipse(in: frame.insetBy(dx: width / 2, dy: width / 2))
    }
    context.strokePath()
  }

  private func draw(_ sign: ProgressContent.Sign, in context: CGContext) {
    let unit = frame.width / 26
    context.setFillColor(cgColor(color))
    func bar(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      context.fill(
        CGRect(
          x: middle.x + x * unit, y: middle.y + y * unit, width: width * unit,
          height: height * unit))
    }
    switch sign {
    case .pause:
      bar(-4, -5, 3, 10)
      bar(1, -5, 3, 10)
    case .stop: bar(-4, -4, 8, 8)
    case .resume:
      context.setLineJoin(.round)
      context.beginPath()
      context.move(to: CGPoint(x: middle.x, y: middle.y - 5 * unit))
      context.addLine(to: CGPoint(x: middle.x, y: middle.y + 5 * unit))
      context.move(to: CGPoint(x: middle.x - 4 * unit, y: middle.y + unit))
      context.addLine(to: CGPoint(x: middle.x, y: middle.y + 5 * unit))
      context.addLine(to: CGPoint(x: middle.x + 4 * unit, y: middle.y + unit))
      context.strokePath()
    }
  }

  private func cgColor(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
}
