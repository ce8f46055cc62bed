import CGTK
import Glibc

/// A two-dimensional affine transform about the middle of what it is applied to.
package struct Transform: Hashable, Sendable {
  package var a, b, c, d, tx, ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Consumes `matrix`, as GSK's own functions do.
  ///
  /// The transform is taken apart into moves, a turn, a shear and scales: the cairo renderer paints
  /// those, and refuses a matrix that it was given whole.
  @MainActor func applied(to matrix: OpaquePointer?, width: Int32, height: Int32) -> OpaquePointer?
  {
    var toMiddle = graphene_point_t(
      x: Float(Double(width) / 2 + tx), y: Float(Double(height) / 2 + ty))
    var back = graphene_point_t(x: -Float(width) / 2, y: -Float(height) / 2)
    var result = gsk_transform_translate(matrix, &toMiddle)
    let scaleX = (a * a + b * b).squareRoot()
    if scaleX > 0 {
      let shear = (a * c + b * d) / (scaleX * scaleX)
      let scaleY = (a * d - b * c) / scaleX
      let degrees = Float(atan2(b, a) * 180 / .pi)
      if degrees != 0 { result = gsk_transform_rotate(result, degrees) }
      if abs(shear) > 1e-9, scaleY != 0 {
        result = gsk_transform_skew(
          result, Float(atan(shear * scaleX / scaleY) * 180 / .pi), 0)
      }
      result = gsk_transform_scale(result, Float(scaleX), Float(scaleY))
    } else {
      result = gsk_transform_scale(result, 0, 0)
    }
    return gsk_transform_translate(result, &back)
  }
}
