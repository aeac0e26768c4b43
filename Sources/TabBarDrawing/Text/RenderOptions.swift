package import TabBarCore
package import TabBarGuidelines

/// How a scene is shown: what the terminal can do and what the person asked for.
package struct RenderOptions: Hashable {
  package var columns: Int
  /// The rows of the terminal that a picture may take, or `nil` for as many as it needs.
  package var rows: Int?
  /// Whether only 7-bit characters are written.
  package var ascii: Bool
  package var color: Bool
  /// What the colours are on, where that is known.
  package var background: Background?
  /// Whether bars are drawn; otherwise sentences describe them, for screen readers.
  package var pictures: Bool
  /// Whether a bar is a row of titles.
  package var isBrief = false
  package var marks = TabMarks()
  /// What is in front of the path in a link to a file: an address that ends in a slash, or nothing.
  package var linkPrefix = ""
  /// Whether a picture alone has the dark appearance; a page follows its reader.
  package var isDark = false
  /// The language of what rules say, and of the texts around it that are translated.
  package var language = "en"

  /// How lines are typed where it is shown.
  package var editing = Editing.whole

  package enum Editing: Hashable {
    /// With rows under the line, in one row, or as the terminal does it by itself.
    case whole, row, none
  }

  /// The columns if neither a person nor a terminal names a number.
  package static let standardColumns = 80
  package static let columnRange = 40...200

  /// Creates options; `columns` is limited to 40 to 200.
  package init(
    columns: Int = standardColumns, ascii: Bool = false, color: Bool = false, pictures: Bool = true
  ) {
    self.columns = min(max(columns, Self.columnRange.lowerBound), Self.columnRange.upperBound)
    self.ascii = ascii
    self.color = color
    self.pictures = pictures
  }
}

/// The tabs to mark in a picture, by index.
package struct TabMarks: Hashable {
  let new: [Int]
  let changed: [Int]

  package init(new: [Int] = [], changed: [Int] = []) { (self.new, self.changed) = (new, changed) }

  func sign(for tab: Int?) -> String {
    guard let tab else { return "" }
    return new.contains(tab) ? "+" : changed.contains(tab) ? "*" : ""
  }

  func style(for tab: Int?, else style: Style) -> Style {
    guard let tab else { return style }
    return new.contains(tab) ? .ghost : changed.contains(tab) ? .strong : style
  }
}

extension RenderOptions {
  /// Returns a text in a form that is harmless on a terminal, in 7 bits with `ascii`, in the language that it has.
  package func shown(_ text: String) -> String {
    let escaped = TerminalText.escaped(text)
    return ascii ? TerminalText.asciiOnly(escaped) : escaped
  }

  /// Returns what the program says in the language, in such a form.
  package func said(_ text: Prose) -> String { shown(text.text(in: language)) }

  /// Returns the title of a tab, or the words for one that has none.
  package func name(of tab: Int, in design: Design) -> String {
    numbered(said(design.proseName(of: tab)), for: design.plainName(of: tab), of: tab)
  }

  /// Returns what is shown of a title, after the number of its tab where ASCII lacks its letters: one row of question
  /// marks is as good as the other.
  func numbered(_ shown: String, for title: String, of tab: Int?) -> String {
    guard ascii, let tab, shown.count(where: { $0 == "?" }) > title.count(where: { $0 == "?" }) else {
      return shown
    }
    return "\(tab + 1) \(shown)"
  }

  /// Returns the sign of an icon by its name; a bitmap may have none.
  func sign(for symbol: String?) -> String {
    guard let sign = symbol.map({ IconSign.sign(for: $0) }) ?? .neutral else { return "" }
    return ascii ? sign.ascii : sign.unicode
  }

  /// Returns a text after the sign or the word for an estimate, if it is one.
  func about(_ text: Prose, if isEstimate: Bool = true) -> Prose {
    !isEstimate ? text : pictures ? "\(glyphs[.about])\(text)" : "about \(text)"
  }

  /// Returns what a size is, with a sign or a word between its numbers.
  package func size(_ width: Double, _ height: Double) -> Prose {
    pictures ? "\(width)\(glyphs[.times])\(height)" : "\(width) by \(height)"
  }

  package var glyphs: Glyphs { pictures ? ascii ? .ascii : .unicode : .words }
}
