import TabBarCore
import TabBarGuidelines

/// What a bar shows, and what became of the rest, in a few words.
enum OutcomeWords {
  /// Returns a line that sums up, and one for each kind of tabs that are not there in full.
  static func lines(_ outcome: Matrix.Outcome, of design: Design) -> [String] {
    var lines = [summary(outcome, tabs: design.tabs.count)]
    let kinds: [(String, [Int])] = [
      (outcome.overflow.place.phrase, outcome.hidden), ("in the sidebar only", outcome.inSidebar),
      ("title cut", outcome.cut), ("title may be cut", outcome.mayBeCut),
    ]
    for (words, tabs) in kinds where !tabs.isEmpty {
      lines.append("\(words): " + tabs.map { TabNames.name($0, in: design) }.joined(separator: ", "))
    }
    return lines
  }

  /// Returns what the bar shows.
  static func summary(_ outcome: Matrix.Outcome, tabs: Int) -> String {
    if let absence = outcome.absence {
      return outcome.visible.isEmpty ? "no bar" : "no bar to be seen: " + absence.sentence
    }
    if tabs == 0 { return "an empty bar" }
    let shown = outcome.visible.count
    guard shown < tabs else { return "all \(counted(tabs, "tab"))" }
    return "\(shown) of \(tabs) tabs" + (outcome.overflow == .more ? " and More" : "")
  }
}

/// The names of tabs in lists.
enum TabNames {
  /// Returns the title, or the number where there is none.
  static func name(_ index: Int, in design: Design) -> String {
    guard design.tabs.indices.contains(index) else { return "tab \(index + 1)" }
    let title = design.title(of: design.tabs[index])
    return title.allSatisfy(\.isWhitespace) ? "tab \(index + 1)" : title
  }
}
