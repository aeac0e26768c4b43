import TabBarCore

// The one home of names of tabs, of lists and of counts in messages, for this target and all above it. Titles are
// inserted as they are: whoever writes to a terminal escapes them.

extension Design {
  /// Returns the title of a tab in the language that the bar shows, or `tab 3` without one.
  package func plainName(of index: Int) -> String {
    let title = tabs.indices.contains(index) ? title(of: tabs[index]) : ""
    return title.allSatisfy(\.isWhitespace) ? "tab \(index + 1)" : title
  }

  /// Returns the title of a tab, or the words for one that has none.
  package func proseName(of index: Int) -> Prose {
    let name = plainName(of: index)
    return title(of: tabs[index]) == name ? "\(name)" : "tab \(index + 1)"
  }

  /// Returns the number and the own title of a tab, by which commands name it, as in `tab 3 "Search"`; the number
  /// alone without a title.
  package func numberedName(of index: Int) -> Prose {
    let title = tabs[index].title
    return title.allSatisfy(\.isWhitespace) ? "tab \(index + 1)" : "tab \(index + 1) \"\(title)\""
  }

  /// Returns a tab's own title in quotes, or its number and icon if it has no title.
  package func name(of index: Int) -> String {
    if tabs[index].hasTitle { return quoted(tabs[index].title) }
    guard let icon = tabs[index].icon else { return "tab \(index + 1)" }
    return "tab \(index + 1) (\(icon))"
  }

  package func tabNames(of indices: [Int]) -> TabNames { TabNames(of: indices, in: tabs) }

  package func tabName(of index: Int) -> Prose { TabNames(of: [index], in: tabs).prose }
}

/// The names of some tabs, of which a list is made when it is read; after the third one the others are only counted.
package struct TabNames: Hashable {
  private let names: [Name]
  private let others: Int

  private enum Name: Hashable {
    case title(String)
    case number(Int, icon: String?)
  }

  /// No names.
  init() { (names, others) = ([], 0) }

  init(of indices: [Int], in tabs: [Tab]) {
    names = indices.prefix(3).map { index in
      let tab = tabs[index]
      return tab.hasTitle ? .title(tab.title) : .number(index + 1, icon: tab.icon)
    }
    others = indices.count - names.count
  }

  package var prose: Prose {
    let names = names.map { name -> Prose in
      switch name {
      case .title(let title): "\(quoted(title))"
      case .number(let number, let icon): icon.map { "tab \(number) (\($0))" } ?? "tab \(number)"
      }
    }
    return .listed(names + (others > 0 ? ["\(counted: others, "other")"] : []))
  }
}

extension Prose {
  /// Returns names that are the same in every language as a list.
  static func listed(_ names: [String]) -> Prose { .listed(names.map { name -> Prose in "\(name)" }) }

  /// Returns some texts side by side; of more than `most`, the last ones are only counted.
  package static func abridged(_ texts: [Prose], most: Int) -> Prose {
    guard texts.count > most else { return .joined(texts, by: ", ") }
    return "\(list: Array(texts.prefix(most - 1))) and \(texts.count - most + 1) others"
  }

  /// Returns a list of texts for some values; after the third one the others are only counted.
  static func shortlisted<Value>(_ values: [Value], by text: (Value) -> Prose) -> Prose {
    let others = values.count - 3
    return .listed(values.prefix(3).map(text) + (others > 0 ? ["\(counted: others, "other")"] : []))
  }
}

/// Returns some words as a list; after the third one the others are only counted.
package func shortlisted(_ words: [String]) -> String {
  listed(Array(words.prefix(3)), others: max(0, words.count - 3))
}

/// Returns a text in quotes, shortened to 40 characters.
func quoted(_ text: String) -> String {
  text.utf8.count > 40 && text.count > 40 ? "\"\(text.prefix(39))…\"" : "\"\(text)\""
}

/// Returns words as a list, as in `a, b and c`, with the number of others that are not named.
package func listed(_ words: [String], others: Int = 0, by conjunction: String = "and") -> String {
  var words = words
  if others > 0 { words.append(counted(others, "other")) }
  guard let last = words.popLast() else { return "" }
  return words.isEmpty ? last : words.joined(separator: ", ") + " \(conjunction) " + last
}

/// Returns some words side by side; of more than `most`, the last ones are only counted.
package func abridged(_ words: [String], most: Int) -> String {
  guard words.count > most else { return words.joined(separator: ", ") }
  return words.prefix(most - 1).joined(separator: ", ") + " and \(words.count - most + 1) others"
}

/// Returns a number with the noun in the singular or, with an s, in the plural.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

package func isOrAre(_ count: Int) -> String { count == 1 ? "is" : "are" }

/// Returns a length rounded to a tenth; what differs from one by an error of arithmetic alone is taken for it.
func tenths(_ length: Double, rounded rule: FloatingPointRoundingRule) -> Double {
  ((length * 1e7).rounded() / 1e6).rounded(rule) / 10
}

/// Returns a length with its unit, rounded to a tenth of a point.
func points(_ length: Double, rounded rule: FloatingPointRoundingRule) -> String {
  Points.text(tenths(length, rounded: rule)) + " pt"
}

extension Tab {
  /// Whether the tab has a title that can be read: more than spaces.
  package var hasTitle: Bool {
    // Most titles begin with a letter of ASCII, which settles it without asking about characters.
    if let first = title.utf8.first, first > 0x20, first < 0x7F { return true }
    return !title.allSatisfy(\.isWhitespace)
  }
}
