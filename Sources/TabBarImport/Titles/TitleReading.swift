struct TabReading {
  var tab: ImportedTab
  /// Whether the title is a text, a key or a constant, and nothing that only the running app knows.
  var isTitleKnown = true
  /// What could not be read of its title or its icon.
  var gaps: [String] = []
  /// What its title and its icon depend on.
  var notes: [String] = []
}

extension Evaluator {
  /// Gives a tab the title that a value means, in all languages; `isKey` looks a literal up, as SwiftUI does.
  func readTitle(_ value: Value, into reading: inout TabReading, isKey: Bool) {
    if let condition = value.condition { reading.notes.append("its title depends on \(condition.text)") }
    switch value.meaning {
    case .nothing: reading.tab.title = ""
    case .text(let text) where !isKey || text.isEmpty: reading.tab.title = text
    case .text(let text): readKey(text, table: nil, fallback: text, into: &reading)
    case .key(let key, let table, let fallback):
      readKey(key, table: table, fallback: fallback, into: &reading)
    case .number(let number): reading.tab.title = "\(number)"
    case .implicit(let name, _): readConstant("." + name, ["", name], into: &reading)
    case .unknown(let text) where isConstant(text): readConstant(text, Icons.path(text), into: &reading)
    default:
      reading.isTitleKnown = false
      var words = ""
      if case .unknown(let text) = value.meaning {
        reading.tab.title = text.shortened(to: 40)
        words = ": \(text)"
      }
      reading.gaps.append("its title is known only when the app runs\(words)")
    }
  }

  /// Returns whether a text is the name of a constant, as far as its capital or a table of titles says.
  private func isConstant(_ text: String) -> Bool {
    let names = Icons.path(text)
    return names.count > 1 && names[0].first?.isUppercase == true
      || translations.key(ofConstant: names) != nil
  }

  private func readConstant(_ text: String, _ names: [String], into reading: inout TabReading) {
    if let (table, key) = translations.key(ofConstant: names),
      let title = translations.title(of: key, table: table, near: reading.tab.place.path)
    {
      reading.tab.take(title, key: key)
    } else {
      reading.tab.title = text
      reading.gaps.append("the text of \(text) is in no file that was given")
    }
  }

  private func readKey(_ key: String, table: String?, fallback: String, into reading: inout TabReading) {
    let found = translations.title(of: key, table: table, near: reading.tab.place.path)
    reading.tab.take(found, key: fallback)
    guard found?.own == nil else { return }
    guard Self.looksLikeKey(fallback) else { return }
    reading.gaps.append("the text of the key \(key) is in no file that was given")
  }

  /// Returns whether a text is no title that people read: `tabs.home`, `tab_home`.
  private static func looksLikeKey(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), let last = text.last, last.isLetter || last.isNumber else {
      return false
    }
    return text.contains("_") || text.contains(".") && text.first?.isLetter == true
  }

  func icon(_ value: Value, _ reading: inout TabReading) -> ImportedIcon? {
    if let condition = value.condition { reading.notes.append("its icon depends on \(condition.text)") }
    switch value.meaning {
    case .icon(let icon): return icon
    case .nothing: return nil
    case .implicit(let name, _): return .asset(name)
    case .unknown(let text):
      if let name = Icons.constant(text) { return .asset(name) }
      reading.gaps.append("its icon is known only when the app runs: \(text)")
    default: reading.gaps.append("its icon is known only when the app runs")
    }
    return nil
  }

  /// Returns the text of a badge; 0 and an empty text are none.
  func readBadge(_ value: Value, into reading: inout TabReading) {
    if let condition = value.condition { reading.notes.append("its badge depends on \(condition.text)") }
    if value.isUnknown { reading.notes.append("its badge is known only when the app runs") }
    var text = ""
    switch value.meaning {
    case .text(let found): text = found
    case .key(let key, _, let fallback):
      text = translations.title(of: key, near: reading.tab.place.path)?.own ?? fallback
    case .number(let number) where number != 0: text = "\(number)"
    default: break
    }
    reading.tab.badge = text.isEmpty ? nil : text
  }
}
