import TabBarCore
import TabBarGuidelines

/// The texts that an item of a bar is drawn with, safe on a terminal.
struct ItemSigns {
  let icon: String
  let badge: String
  let title: String

  init(_ item: BarItem, _ tab: ShownBar.Tab, _ options: RenderOptions) {
    let icon = item.iconFrame == nil ? "" : tab.isUnknown ? "?" : options.sign(for: tab.symbol)
    let title =
      item.titleFrame == nil
      ? ""
      : options.marks.sign(for: tab.index)
        + options.numbered(options.shown(tab.displayed), for: tab.displayed, of: tab.index)
    let drawn = options.drawn(icon.isEmpty ? title : icon, of: tab)
    self.icon = icon.isEmpty || tab.isGone && !title.isEmpty ? "" : drawn
    self.title = tab.isGone && !title.isEmpty ? options.drawn(title, of: tab) : icon.isEmpty ? drawn : title
    badge = tab.isGone ? "" : tab.badge.map { BadgeSign.sign(for: $0, options) } ?? ""
  }

  /// Returns title and badge in one row, in reading order.
  func words(isMirrored: Bool) -> String {
    Self.row(isMirrored ? [badge, title] : [title, badge])
  }

  /// Returns all of the item in one row, in reading order.
  func inline(isMirrored: Bool) -> String {
    let words = words(isMirrored: isMirrored)
    return Self.row(isMirrored ? [words, icon] : [icon, words])
  }

  var iconColumns: Int { icon.columns }

  /// Returns the columns that the item needs to be drawn in full.
  func columns(_ arrangement: Arrangement) -> Int {
    let isBeside = arrangement == .inline || arrangement == .text
    let rows = isBeside ? [[icon, title, badge]] : [[icon, badge], [title]]
    return rows.map { Self.row($0).columns }.max() ?? 0
  }

  private static func row(_ texts: [String]) -> String {
    texts.reduce("") { $0.isEmpty || $1.isEmpty ? $0 + $1 : $0 + " " + $1 }
  }
}

extension RenderOptions {
  /// Returns a text of a tab between shades where the app makes it grey, and broken lines where it is not there.
  func drawn(_ text: String, of tab: ShownBar.Tab) -> String {
    guard !text.isEmpty, tab.isGone || tab.isGrey else { return text }
    guard !tab.isGone else {
      return String(repeating: glyphs[.broken], count: min(max(text.columns, 2), 4))
    }
    return glyphs[.shade] + text + glyphs[.shade]
  }
}

extension TerminalText {
  /// Returns a text in at most some columns, with a mark at a cut. An ellipsis, which the device shows, stays after it.
  static func shortened(_ text: String, to columns: Int, _ glyphs: Glyphs) -> String {
    guard text.columns > columns else { return text }
    guard columns > 0 else { return "" }
    var tail = glyphs[.shortened]
    for ellipsis in ["…", "..."] where text.hasSuffix(ellipsis) && columns > 2 + ellipsis.count {
      tail += ellipsis
    }
    return String(text.prefix(columns: columns - tail.columns)) + tail
  }
}

enum BadgeSign {
  /// Returns a filled circle for 1 to 10, otherwise the text in parentheses.
  static func sign(for badge: String, _ options: RenderOptions) -> String {
    // The dingbats ❶ to ❿ are consecutive, and every usual terminal font has them.
    if !options.ascii, let number = UInt32(badge), (1...10).contains(number), badge.utf8.first != 0x30,
      let scalar = Unicode.Scalar(0x2775 + number)
    {
      return String(Character(scalar))
    }
    return "(" + options.shown(badge) + ")"
  }
}
