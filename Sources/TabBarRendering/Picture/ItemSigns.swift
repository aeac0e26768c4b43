import TabBarCore

/// What an item of a bar is drawn with: its parts as text that is safe on a terminal.
struct ItemSigns {
  let icon: String
  let badge: String
  let title: String

  /// Creates the signs of an item.
  init(_ item: BarItem, _ options: RenderOptions) {
    icon = item.iconFrame == nil ? "" : item.icon.map { options.sign(for: $0) } ?? ""
    badge = item.badge.map { BadgeSign.sign(for: $0, options) } ?? ""
    title =
      item.titleFrame == nil
      ? "" : options.marks.sign(for: item.kind.tab) + options.shown(item.title.displayed)
  }

  /// Returns icon and title in one row, in the order in which the interface reads.
  func inline(isMirrored: Bool) -> String {
    let gap = icon.isEmpty || title.isEmpty ? "" : " "
    return isMirrored ? title + gap + icon : icon + gap + title
  }

  /// Returns the columns that the item needs so that nothing has to be shortened.
  func columns(_ arrangement: Arrangement) -> Int {
    let iconColumns = TerminalText.columns(of: icon)
    let titleColumns = TerminalText.columns(of: title)
    guard arrangement == .inline || arrangement == .text else {
      return max(titleColumns, iconColumns + (badge.isEmpty ? 0 : 1 + TerminalText.columns(of: badge)))
    }
    return titleColumns + (icon.isEmpty ? 0 : iconColumns + 1)
  }
}

/// Shortens texts that fit in points but not in columns.
enum Shortened {
  /// Returns a text in at most some columns, with a mark at its end where something is missing.
  ///
  /// A text that ends in an ellipsis keeps it after the mark: it is cut on the device as well.
  static func text(_ text: String, to columns: Int, _ glyphs: Glyphs) -> String {
    guard TerminalText.columns(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var tail = glyphs.shortened
    for ellipsis in ["…", "..."] where text.hasSuffix(ellipsis) && columns > 2 + ellipsis.count {
      tail += ellipsis
    }
    var room = columns - TerminalText.columns(of: tail)
    var result = ""
    for character in text {
      room -= TerminalText.columns(of: String(character))
      guard room >= 0 else { break }
      result.append(character)
    }
    return result + tail
  }
}
