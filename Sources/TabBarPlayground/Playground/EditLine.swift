import TabBarCore
package import TabBarGuidelines

extension Edit {
  /// Returns the command line that does the same to a draft, or `nil` if the draft lacks its tab.
  package func line(in draft: Draft) -> String? {
    switch self {
    case .rename(let tab, let title):
      return draft.word(for: tab).map { "rename \($0) \(Self.text(title))" }
    case .badge(let tab, let badge):
      return draft.word(for: tab).map { "badge \($0) \(Self.textOrOff(badge))" }
    case .icon(let tab, let icon):
      return draft.word(for: tab).map { "icon \($0) \(Self.textOrOff(icon))" }
    case .role(let tab, let role):
      return draft.word(for: tab).map { "set \($0) role=\(role.rawValue)" }
    case .set(let tab, let property, let value):
      return draft.word(for: tab).map { "set \($0) \(property.rawValue)=\(value.map(Self.text) ?? "off")" }
    case .bar(let property, let value):
      return "bar \(property.rawValue)=\(value.map(Self.text) ?? "off")"
    case .move(let tab, let target):
      guard draft.design.tabs.indices.contains(target) else { return nil }
      return draft.word(for: tab).map { "move \($0) \(target + 1)" }
    case .merge(let part, let whole, let title):
      guard part != whole, let part = draft.word(for: part), let whole = draft.word(for: whole) else {
        return nil
      }
      return title.map { "merge \(whole) \(part) \(Quoting.quoted($0))" } ?? "merge \(part) into=\(whole)"
    case .remove(let tab):
      return draft.word(for: tab).map { "remove \($0)" }
    }
  }

  /// Returns a text so that it is read as itself and not as the keyword `off` or `none`.
  private static func text(_ text: String) -> String {
    Quoting.quoted(text, always: ["off", "none"].contains(text.lowercased()))
  }

  private static func textOrOff(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "off" }
    return Quoting.quoted(text, always: Quoting.isReserved(text))
  }
}

extension Draft {
  /// Returns edits as the lines that a person would type, each for the draft that the edits before it leave.
  ///
  /// An edit of a missing tab has none.
  package func lines(for edits: [Edit]) -> [String] {
    var draft = self
    return edits.compactMap { edit in
      let line = edit.line(in: draft)
      edit.apply(to: &draft.design)
      return line
    }
  }

  // A longer title is named by its number, so that the line can be read.
  static let longestTitle = 24

  /// Returns the word that names a tab in a command: its title where that is short and names no other, else
  /// its number; `nil` where there is no such tab.
  package func word(for tab: Int, longest: Int = longestTitle) -> String? {
    guard design.tabs.indices.contains(tab) else { return nil }
    let title = design.tabs[tab].title
    guard !title.isEmpty, longest == .max || title.count <= longest,
      design.tabs.indices.allSatisfy({ $0 == tab || design.tabs[$0].title != title })
    else { return String(tab + 1) }
    return Quoting.quoted(title, always: Quoting.hasMeaning(title))
  }
}
