import CTabBarTables

/// The alphabets of pictures: their characters are the rows of `glyphs.inc`.
package enum Glyphs: Int {
  case unicode, ascii
  /// What is written where nothing is drawn.
  case words

  /// What a character is for.
  package enum Sign: String {
    case horizontal, heavy
    /// A line that is drawn shorter than to scale.
    case broken
    case vertical, divider
    /// Where the edge of the bar meets the edges of the screen.
    case left, right
    /// Where it meets the border between two items, and the same for a bar that hangs from the upper edge.
    case tee, teeUp
    case topLeft, topRight, bottomLeft, bottomRight
    case squareTopLeft, squareTopRight, squareBottomLeft, squareBottomRight
    /// The ends of a capsule, between its corners.
    case capsuleLeft, capsuleRight
    case previous, next, shade, separator, times, about, leadsTo, dash
    /// Marks text cut for lack of columns, unlike the ellipsis of a title that the device cuts.
    case shortened
    case selected, battery, new, remaining, cleared, accepted, met, wrong
    /// The key that runs a line.
    case enter
  }

  static let capsule: (left: Sign, right: Sign) = (.capsuleLeft, .capsuleRight)

  package subscript(sign: Sign) -> String {
    guard let text = tb_glyph(sign.rawValue, rawValue) else {
      preconditionFailure("glyphs.inc has no \(sign)")
    }
    return String(cString: text)
  }
}
