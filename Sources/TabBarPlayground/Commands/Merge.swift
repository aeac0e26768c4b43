import TabBarCore
import TabBarGuidelines

extension Command {
  static let merge = Command(
    "merge", .tabs, "Folds a tab into another one",
    discussion: """
      The first tab stays, with its place, icon, role and facts; the second one goes. Badges that are numbers \
      are added, otherwise the first tab's badge stays, or the second one's if it has none. If the second tab was \
      selected, the first one is.
      """,
    parameters: [
      Parameter("TAB", .tab), Parameter("TAB", .tab), Parameter("TITLE", .text, isOptional: true),
    ],
    examples: [
      Example("merge Library Radio", "Radio becomes a part of Library"),
      Example("merge Games Arcade Play", "with another title for both"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let whole = try draft.index(of: arguments.needed(0))
      let word = try arguments.needed(1)
      let part = try draft.index(of: word)
      guard part != whole else {
        throw CommandError(
          "\(draft.design.numberedName(of: whole)) is named twice", at: word, remedy: "name another tab")
      }
      let title = arguments.word(2)?.text
      let (kept, gone) = (draft.design.tabs[whole], draft.design.tabs[part])
      let (name, partName) = (draft.design.name(of: whole), draft.design.name(of: part))
      Edit.merge(part, into: whole, title: title).apply(to: &draft.design)
      return {
        let lost = gone.lost(mergedInto: kept)
        return "folded \(partName) into \(name)" + (title.map { ", now called \"\($0)\"" } ?? "")
          + (lost.isEmpty ? "" : "; \(listed(lost)) \(isOrAre(lost.count)) gone")
      }
    })
}

extension Tab {
  /// Returns what is lost of a tab that is folded into another one.
  fileprivate func lost(mergedInto other: Tab) -> [String] {
    var lost = title.isEmpty ? [] : ["its title"]
    if let icon, icon != other.icon { lost.append("its icon \(icon)") }
    if role != .destination, role != other.role { lost.append("its role \(role.rawValue)") }
    if let badge, badge != "0", badge != other.badge, Design.mergedBadge(other.badge, badge) == other.badge {
      lost.append("its badge \(badge)")
    }
    if let details, details != other.details { lost.append("what set and allow said about it") }
    return lost
  }
}
