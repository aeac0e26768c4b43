/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size from a text such as `200x68`, or `nil` for another form or a side above 10,000.
  package init?(text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (0...10_000).contains(width), (0...10_000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  /// The same size turned by a quarter.
  var turned: Size { Size(width: height, height: width) }
}

/// A rectangle in points, in the coordinates of the window.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var minX: Double { x }
  package var maxX: Double { x + width }
  package var midX: Double { x + width / 2 }
  package var minY: Double { y }
  package var maxY: Double { y + height }
  package var midY: Double { y + height / 2 }

  /// Returns a rectangle that is as high, between two distances from the left edge of the window.
  package func spanning(_ left: Double, to right: Double) -> Rect {
    Rect(x: left, y: y, width: right - left, height: height)
  }

  /// Returns this rectangle without a margin on all sides.
  package func inset(by margin: Double) -> Rect {
    Rect(
      x: x + margin, y: y + margin, width: max(0, width - 2 * margin), height: max(0, height - 2 * margin))
  }

  /// Returns this rectangle mirrored about the vertical centre line of a window of a width in points.
  package func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }
}

/// Distances from the four edges of a window, in points.
package struct Insets: Hashable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
