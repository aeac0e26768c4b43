/// What could not be read of a title or an icon.
struct TabReading {
  var tab: ImportedTab
  /// Whether the title is a text, a key or a constant, and nothing that only the running app knows.
  var isTitleKnown = true
  var gaps: [String] = []
}

extension Evaluator {
  /// Gives a tab the title that a value means, in all languages.
  ///
  /// - Parameter isKey: Whether the system looks a literal up as a key, as SwiftUI does.
  func readTitle(_ value: Value, into reading: inout TabReading, isKey: Bool) {
    let path = reading.tab.place.path
    switch value {
    case .nothing: reading.tab.title = ""
    case .text(let text) where !isKey || text.isEmpty: reading.tab.title = text
    case .text(let text): readKey(text, table: nil, fallback: text, into: &reading)
    case .key(let key, let table, let fallback):
      readKey(key, table: table, fallback: fallback, into: &reading)
    case .number(let number): reading.tab.title = "\(number)"
    case .implicit(let name):
      let found = translations.key(ofConstant: ["", name])
      readConstant("." + name, found, path, into: &reading)
    case .unknown(let text):
      let names = Icons.path(text)
      let found = names.isEmpty ? nil : translations.key(ofConstant: names)
      if found == nil, names.count < 2 || names[0].first?.isUppercase != true {
        reading.tab.title = text.shortened(to: 40)
        reading.tab.unresolvedKey = text
        reading.isTitleKnown = false
        reading.gaps.append("its title is known only when the app runs: \(text)")
      } else {
        readConstant(text, found, path, into: &reading)
      }
    default:
      reading.isTitleKnown = false
      reading.gaps.append("its title is known only when the app runs")
    }
  }

  private func readConstant(
    _ text: String, _ found: (table: String, key: String)?, _ path: String, into reading: inout TabReading
  ) {
    if let found, let title = translations.title(of: found.key, table: found.table, near: path) {
      reading.tab.take(title, key: found.key)
    } else {
      reading.tab.title = text
      reading.tab.unresolvedKey = text
      reading.gaps.append("the text of \(text) is in no file that was given")
    }
  }

  private func readKey(_ key: String, table: String?, fallback: String, into reading: inout TabReading) {
    if let found = translations.title(of: key, table: table, near: reading.tab.place.path) {
      reading.tab.take(found, key: fallback)
      if found.own != nil || !Self.looksLikeKey(fallback) {
        reading.tab.unresolvedKey = nil
        return
      }
    } else {
      reading.tab.title = fallback
      guard Self.looksLikeKey(fallback) else { return }
      reading.tab.unresolvedKey = fallback
    }
    reading.gaps.append("the text of the key \(key) is in no file that was given")
  }

  /// Returns whether a text is no title that people read: `tabs.home`, `tab_home`.
  static func looksLikeKey(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), let last = text.last, last.isLetter || last.isNumber else {
      return false
    }
    return text.contains("_") || text.contains(".") && text.first?.isLetter == true
  }

  /// Returns the icon that a value means.
  func icon(_ value: Value, _ reading: inout TabReading) -> ImportedIcon? {
    switch value {
    case .icon(let icon): return icon
    case .nothing: return nil
    case .unknown(let text):
      if let name = Icons.constant(text) { return .asset(name) }
      reading.gaps.append("its icon is known only when the app runs: \(text)")
    case .implicit(let name): return .asset(name)
    default: reading.gaps.append("its icon is known only when the app runs")
    }
    return nil
  }

  /// Returns the text of a badge; 0 and an empty text are none.
  func badge(_ value: Value, _ reading: inout TabReading) -> String? {
    switch value {
    case .text(let text): return text.isEmpty ? nil : text
    case .key(let key, _, let fallback):
      let found = translations.title(of: key, near: reading.tab.place.path)?.own ?? fallback
      return found.isEmpty ? nil : found
    case .number(let number): return number == 0 ? nil : "\(number)"
    default: return nil
    }
  }
}
