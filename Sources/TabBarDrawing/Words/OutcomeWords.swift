package import TabBarCore
package import TabBarGuidelines

package enum OutcomeWords {
  /// Returns a summary, and a line for each kind of tab that is not there in full.
  package static func lines(_ outcome: BarOutcome, of design: Design) -> [String] {
    var lines = [summary(outcome, tabs: design.tabs.count)]
    let kinds: [(String, [Int])] = [
      (outcome.overflow.place.phrase, outcome.hidden), ("in the sidebar only", outcome.inSidebar),
    ]
    let untitled = outcome.visible.filter { design.tabs[$0].hasTitle && !outcome.titled.contains($0) }
    let states: [FittedTitle.State] = [.tightened, .cut, .mayBeCut]
    let titles = [("title not shown", untitled)] + states.map { ("title \($0.word)", outcome.tabs($0)) }
    for (words, tabs) in kinds + titles where !tabs.isEmpty {
      lines.append("\(words): " + tabs.map { design.plainName(of: $0) }.joined(separator: ", "))
    }
    return lines
  }

  package static func summary(_ outcome: BarOutcome, tabs: Int) -> String {
    if let absence = outcome.absence {
      return outcome.visible.isEmpty ? "no bar" : "the bar is hidden: " + absence.sentence
    }
    if tabs == 0 { return "an empty bar" }
    let shown = outcome.visible.count
    guard shown < tabs else { return tabs == 1 ? "the one tab" : "all \(tabs) tabs" }
    return "\(shown) of \(tabs) tabs" + (outcome.overflow == .more ? " and More" : "")
  }
}
