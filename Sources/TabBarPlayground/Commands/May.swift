import TabBarCore
package import TabBarGuidelines
import TabBarSentences

extension Command {
  static let may = Command(
    "may", .looking, parameters: [Parameter("WHAT", .prose, isRepeated: true)],
    previewText: "would say whether a guideline is against it",
    body: .recall { timeline, draft, arguments throws(CommandError) in
      let words = arguments.words.map(\.canonical).joined(separator: " ")
      var playground = Playground(draft, after: timeline)
      let query = MayQuery(Question.leave(in: "may \(words)") ?? words, in: playground)
      if query.tried == nil, let typed = try? Invocation.parsed(from: words), !typed.command.isLook {
        // A change that cannot be carried out is no question about rules.
        do throws(CommandError) {
          _ = try playground.perform(typed)
        } catch {
          throw CommandError(
            error.problem, at: arguments.words[0].range.lowerBound..<arguments.end, remedy: error.remedy)
        }
      }
      return .show(query)
    })
}

/// Whether the guide is against something.
package struct MayQuery: Query {
  package static var command: Command { .may }

  /// The guide that is asked: one that the words name, or else that of the design.
  package let guide: Guide
  /// The commands that were tried on a copy; empty where it is so already, `nil` where nothing can be tried.
  package let tried: [String]?
  /// What the guide finds of it.
  package let findings: [Finding]
  /// The questions that it brings, which nothing in the design answers.
  package let questions: [NotChecked]
  /// The rules about it, where nothing can be tried.
  package let rules: [Rule]

  init(_ asked: String, in playground: Playground) {
    let words = asked.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    let named = Guide.all.last { other in
      other.id.split(separator: "-").contains { $0.count > 2 && words.contains(String($0)) }
    }
    var playground = playground
    if let named { playground.draft.chosenGuide = named }
    guide = playground.draft.guide
    let count = playground.draft.number(ofTabsIn: words)
    let lines = count.map(playground.draft.lines(toHave:)) ?? playground.lines(toTry: asked, words)
    guard let lines, let copy = playground.after(lines) else {
      (tried, findings, questions) = (nil, [], [])
      rules = HelpSearchQuery.rules(
        aboutMostOf: words.filter { $0.count > 2 && named?.id.contains($0) != true })
      return
    }
    (tried, rules) = (lines, [])
    let (before, after) = (playground.draft.scene, copy.draft.scene)
    let isNew = Set(before.report.notChecked.filter { $0.verdict == .needsPerson }.map(\.rule))
    // Tabs that are made up only have to be counted.
    findings =
      count != nil
      ? after.report.findings.filter { Rule.named($0.rule)?.question == .howMany }
      : lines.isEmpty ? [] : DesignDifference(from: before, to: after).newFindings
    questions =
      count != nil
      ? []
      : after.report.notChecked.filter {
        $0.verdict == .needsPerson && !isNew.contains($0.rule)
      }
  }

  /// Whether there is something to say.
  var isAnswer: Bool { tried != nil || !rules.isEmpty }
}

extension HelpSearchQuery {
  /// Returns the rules about some words, or else those about as many of them as possible.
  fileprivate static func rules(aboutMostOf words: [String]) -> [Rule] {
    let all = rules(about: words)
    guard all.isEmpty else { return all }
    let counts = words.flatMap { rules(about: [$0]) }.reduce(into: [String: Int]()) {
      $0[$1.id, default: 0] += 1
    }
    guard let most = counts.values.max() else { return [] }
    return Rule.all.filter { counts[$0.id] == most }
  }
}

extension Draft {
  private static let numbers = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Returns how many tabs some words ask for, `six tabs`, or `nil`.
  fileprivate func number(ofTabsIn words: [String]) -> Int? {
    guard let place = words.lastIndex(where: { ["tabs", "tab", "items"].contains($0) }), place > 0 else {
      return nil
    }
    guard let count = Int(words[place - 1]) ?? Self.numbers.firstIndex(of: words[place - 1]) else {
      return nil
    }
    return words.contains { ["more", "another"].contains($0) } ? design.tabs.count + count : count
  }

  /// Returns the commands that give the bar a number of tabs.
  fileprivate func lines(toHave count: Int) -> [String] {
    let tabs = design.tabs.count
    guard count <= 40 else { return [] }
    return (count..<max(tabs, count)).map { "remove \(tabs - ($0 - count))" }
      + (tabs..<max(tabs, count)).map { "add \"Tab \($0 + 1)\"" }
  }
}

extension Playground {
  /// What people ask leave for, by the words that show it, and the commands that do it; `TAB` is the tab that they name.
  private static let trials: [(words: [String], lines: [String])] = [
    (["badge"], ["badge TAB 1"]), (["badges"], ["badge TAB 1"]), (["sheet"], ["set TAB opens=sheet"]),
    (["modal"], ["set TAB opens=sheet"]), (["disable"], ["set TAB enabled=no"]),
    (["disabled"], ["set TAB enabled=no"]), (["hide", "scroll"], ["bar hidesOnScroll=yes"]),
    (["hide", "scrolling"], ["bar hidesOnScroll=yes"]), (["hide", "bar"], ["bar hidesWhenPushed=yes"]),
    (["hide", "tab"], ["set TAB visible=no"]), (["bar", "top"], ["bar position=top"]),
    (["custom", "bar"], ["bar container=custom"]), (["own", "bar"], ["bar container=custom"]),
    (["opaque"], ["bar background=opaque"]), (["more", "tab"], ["add More"]),
    (["two", "search", "tabs"], ["add Search role=search", "add Find role=search"]),
    (["above", "keyboard"], ["bar aboveKeyboard=yes"]), (["haptics"], ["bar haptics=both"]),
  ]

  /// Returns the commands that do what is asked about; `nil` where that is not known.
  fileprivate func lines(toTry asked: String, _ words: [String]) -> [String]? {
    if let invocation = try? Invocation.parsed(from: asked), !invocation.command.isLook, after([asked]) != nil
    {
      return [invocation.canonical]
    }
    let tabs = draft.design.tabs
    let titles = tabs.map { $0.title.lowercased() }
    let named = tabs.indices.first {
      !titles[$0].isEmpty && asked.lowercased().contains(titles[$0])
    }
    let tab = named ?? draft.subject ?? 0
    if let trial = Self.trials.first(where: { $0.words.allSatisfy(words.contains) }) {
      return trial.lines.map { $0.replacing("TAB", with: String(tab + 1)) }
    }
    // A title that nobody wrote as one is a misunderstanding.
    guard case .lines(let lines) = reading(of: asked), let copy = after(lines), copy.draft != draft,
      copy.draft.design.tabs.allSatisfy({ asked.contains($0.title) || tabs.map(\.title).contains($0.title) })
    else {
      let icon = words.first { $0.count > 2 && Symbol.named($0) != nil && !titles.contains($0) }
      return named.flatMap { tab in icon.map { ["icon \(tab + 1) \($0)"] } }
    }
    return lines
  }
}
