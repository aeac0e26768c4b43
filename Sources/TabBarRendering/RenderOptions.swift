/// How a scene is to be shown: what the terminal can do and what the person asked for.
package struct RenderOptions: Hashable, Sendable {
  /// The columns that a line may take, between 40 and 200.
  package var columns: Int
  /// Whether only 7-bit characters are written.
  package var ascii: Bool
  /// Whether colours and weights are written, as ANSI sequences.
  package var color: Bool
  /// Whether bars are drawn; otherwise they are told in sentences, for screen readers.
  package var pictures: Bool
  /// The tabs that stand out in a picture, because they are not there yet.
  package var marks = TabMarks()

  /// The columns where nobody says how many there are.
  package static let standardColumns = 80
  /// The widths that can be drawn for.
  package static let columnRange = 40...200

  /// Creates options; a number of columns outside of 40 to 200 becomes the nearest of the two.
  package init(
    columns: Int = standardColumns, ascii: Bool = false, color: Bool = false, pictures: Bool = true
  ) {
    self.columns = min(max(columns, Self.columnRange.lowerBound), Self.columnRange.upperBound)
    self.ascii = ascii
    self.color = color
    self.pictures = pictures
  }
}

/// The tabs of a picture that stand out, by their indices.
package struct TabMarks: Hashable, Sendable {
  /// The tabs that would be new.
  package var new: [Int] = []
  /// The tabs that would be different.
  package var changed: [Int] = []

  /// Creates marks; without arguments none.
  package init(new: [Int] = [], changed: [Int] = []) {
    self.new = new
    self.changed = changed
  }

  /// Returns the sign before the title of a tab; empty where it does not stand out.
  func sign(for tab: Int?) -> String {
    guard let tab else { return "" }
    return new.contains(tab) ? "+" : changed.contains(tab) ? "*" : ""
  }

  /// Returns the style of a tab, or another where it does not stand out.
  func style(for tab: Int?, else style: Style) -> Style {
    guard let tab else { return style }
    return new.contains(tab) ? .ghost : changed.contains(tab) ? .strong : style
  }
}

extension RenderOptions {
  /// Returns a text that a person typed in a form that is harmless on a terminal, 7-bit if need be.
  package func shown(_ text: String) -> String {
    let escaped = TerminalText.escaped(text)
    return ascii ? TerminalText.asciiOnly(escaped) : escaped
  }

  /// Returns the sign that stands for a symbol.
  func sign(for symbol: String) -> String {
    guard let sign = IconSign.sign(for: symbol) else { return "" }
    return ascii ? sign.ascii : sign.unicode
  }

  /// The characters that lines and marks are made of.
  var glyphs: Glyphs { ascii ? .ascii : .unicode }
}
