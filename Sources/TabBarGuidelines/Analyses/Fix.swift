package import TabBarCore

/// A way to mend a finding.
public struct Fix: Hashable, Sendable {
  /// Whether it can be applied without asking.
  public enum Grade: String, Sendable, CaseIterable {
    /// It keeps the meaning: whoever made the design would do the same.
    case safe
    /// It may change the meaning, so a person has to choose it.
    case suggestion
  }

  /// Whether it can be applied without asking.
  public let grade: Grade
  /// An instruction without a full stop.
  public var summary: String { message.text }
  package let message: Message
  /// The edits, in the order in which they are applied.
  package let edits: [Edit]

  init(_ remedy: Remedy, of rule: String, in tabs: [Tab]) {
    grade = remedy.grade
    message = Message(remedy.said, of: rule, in: tabs)
    edits = remedy.edits
  }
}

/// A way to mend a finding as its rule knows it. The words are on the rule's page.
struct Remedy {
  fileprivate let grade: Fix.Grade
  fileprivate let said: Judgement
  /// What it does; one that does nothing is none.
  let edits: [Edit]

  init(
    _ grade: Fix.Grade, _ key: String = "fix", on tabs: [Int] = [], _ values: Message.Values = [:],
    making edits: [Edit]
  ) {
    self.grade = grade
    said = .asked(key, tabs, values)
    self.edits = edits
  }
}

/// One change of a design. Tabs are named by their index at the time when the edit is applied.
package enum Edit: Hashable {
  case rename(Int, String)
  /// Give a tab another badge; `nil` takes it away.
  case badge(Int, String?)
  /// Give a tab another icon; `nil` takes it away.
  case icon(Int, String?)
  case role(Int, TabRole)
  /// Set a fact about a tab, by the word for its value; `nil` forgets it.
  case set(Int, TabProperty, word: String?)
  /// Set a fact about the bar, by the word for its value; `nil` forgets it.
  case bar(BarProperty, word: String?)
  case move(Int, to: Int)
  /// Fold the first tab into the second one, which keeps its title or gets another.
  case merge(Int, into: Int, title: String? = nil)
  case remove(Int)

  package static func set<Value>(_ tab: Int, _ fact: TabFact<Value>, _ value: Value?) -> Edit {
    .set(tab, fact.property, word: value?.word)
  }

  package static func bar<Value>(_ fact: BarFact<Value>, _ value: Value?) -> Edit {
    .bar(fact.property, word: value?.word)
  }

  /// The index of the tab that it changes, or `nil` for the bar.
  private var tab: Int? {
    switch self {
    case .rename(let tab, _), .badge(let tab, _), .icon(let tab, _), .role(let tab, _), .set(let tab, _, _),
      .move(let tab, _), .merge(let tab, _, _), .remove(let tab):
      tab
    case .bar: nil
    }
  }

  /// Applies the edit to a design. An index that no tab has changes nothing.
  package func apply(to design: inout Design) {
    if let tab, !design.tabs.indices.contains(tab) { return }
    switch self {
    case .rename(let index, let title): design.tabs[index].title = title
    // An empty text is none, as it is to the commands.
    case .badge(let index, let badge): design.tabs[index].badge = badge?.isEmpty == true ? nil : badge
    case .icon(let index, let icon): design.tabs[index].icon = icon?.isEmpty == true ? nil : icon
    case .role(let index, let role): design.tabs[index].role = role
    case .set(let index, let property, let value): design.tabs[index].facts[property] = value
    case .bar(let property, let value): design.facts[property] = value
    case .move(let index, let target):
      guard design.tabs.indices.contains(target) else { return }
      let selected = design.selection
      design.tabs.insert(design.tabs.remove(at: index), at: target)
      if selected == index {
        design.selection = target
      } else if index < selected, selected <= target {
        design.selection -= 1
      } else if target <= selected, selected < index {
        design.selection += 1
      }
    case .merge(let part, let whole, let title): design.merge(part, into: whole, titled: title)
    case .remove(let index):
      design.tabs.remove(at: index)
      if index < design.selection { design.selection -= 1 }
      design.selection = max(0, min(design.selection, design.tabs.count - 1))
    }
  }
}
