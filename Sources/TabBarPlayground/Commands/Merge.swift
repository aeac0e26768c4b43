import TabBarCore
import TabBarGuidelines

extension Command {
  static let merge = Command(
    "merge", .tabs,
    parameters: [
      Parameter("TAB", .tab), Parameter("TAB", .tab, isOptional: true),
      Parameter("TITLE", .text, isOptional: true),
    ],
    options: [Parameter("into", .tab)],
    body: .edit { draft, arguments throws(CommandError) in
      let into = arguments.option("into")
      guard let other = into ?? arguments.word(1) else {
        throw arguments.missing("merge needs two tabs", remedy: "`merge TAB TAB`, or `merge TAB into TAB`")
      }
      if into != nil, let more = arguments.word(1) {
        throw CommandError(
          "into= is for one tab", at: more, remedy: "`merge TAB TAB TITLE` gives another title")
      }
      let first = try draft.index(of: arguments.words[0])
      let second = try draft.index(of: other)
      guard first != second else {
        throw CommandError(
          "\(draft.design.numberedName(of: first)) is named twice", at: other, remedy: "name another tab")
      }
      let (whole, part) = into == nil ? (first, second) : (second, first)
      let title = arguments.word(2)?.text
      let (kept, gone) = (draft.design.tabs[whole], draft.design.tabs[part])
      let (name, partName) = (draft.design.tabName(of: whole), draft.design.tabName(of: part))
      Edit.merge(part, into: whole, title: title).apply(to: &draft.design)
      return {
        let lost = gone.lost(mergedInto: kept)
        let folded: Prose =
          title.map { "folded \(partName) into \(name), now called \"\($0)\"" }
          ?? "folded \(partName) into \(name)"
        guard !lost.isEmpty else { return folded }
        return "\(folded); \(.listed(lost)) \(lost.count, one: "is", many: "are") gone"
      }
    })
}

extension Invocation {
  /// Returns what a person who types the command has to say first, with the lines that say it: of two tabs that are
  /// merged, which one stays; whether a third name is a new title, where a tab has it; and whether an unknown language is
  /// meant. `nil` where nothing is open.
  func question(in draft: Draft) -> CommandError? {
    if let word = arguments.word(0), command.name == Command.locale.name, !word.isQuoted,
      !Localization.knows(word.text)
    {
      return CommandError("\(word.text) is no language that is known", at: word)
        .asking(["locale \(Quoting.quoted(word.text, always: true))"])
    }
    // As in: rename Inbox to Mail and remove Settings.
    if command.name == Command.rename.name, let title = arguments.word(1), !title.isQuoted {
      for joint in [" and ", " und "] {
        guard let cut = title.text.firstRange(of: joint),
          let other = try? Self.parsed(from: String(title.text[cut.upperBound...]), source: .prompt)
        else { continue }
        let first = Quoting.quoted(String(title.text[..<cut.lowerBound]))
        return CommandError("this may be one command or two", at: title).asking([
          "\(command.name) \(arguments.words[0].canonical) \(first); \(other.canonical)", canonical,
        ])
      }
    }
    guard command.name == Command.merge.name, arguments.options.isEmpty,
      let tabs = try? draft.indices(of: Array(arguments.words.prefix(2))), tabs.count == 2,
      let first = draft.word(for: tabs[0]), let second = draft.word(for: tabs[1])
    else { return nil }
    var error = CommandError(
      "one of the two tabs stays", at: arguments.words[0].range.lowerBound..<arguments.end,
      remedy: "`merge TAB into TAB` says which"
    ).asking(["merge \(first) into=\(second)", "merge \(second) into=\(first)"])
    guard let title = arguments.word(2) else { return error }
    let low = title.text.lowercased()
    guard
      let third = draft.design.tabs.indices.first(where: {
        !tabs.contains($0) && draft.design.tabs[$0].title.lowercased() == low
      }), let kept = draft.word(for: third)
    else { return nil }
    error.said = "\(draft.design.numberedName(of: third)) is a tab"
    error.lines = [
      "merge \(first) into=\(kept); merge \(second) into=\(kept)",
      "merge \(second) into=\(first); rename \(first) \(title.quoted)",
    ]
    return error
  }
}

extension Tab {
  fileprivate func lost(mergedInto other: Tab) -> [Prose] {
    var lost: [Prose] = title.isEmpty ? [] : ["its title"]
    if let icon, icon != other.icon { lost.append("its icon \(icon)") }
    if role != .destination, role != other.role { lost.append("its role \(role.rawValue)") }
    if let badge, badge != "0", badge != other.badge, Design.mergedBadge(other.badge, badge) == other.badge {
      lost.append("its badge \(badge)")
    }
    let said = settings.filter { $0.value != nil && !["icon", "badge", "role"].contains($0.key) }
    if !Set(said).isSubset(of: other.settings) { lost.append("what set and allow said about it") }
    return lost
  }
}
