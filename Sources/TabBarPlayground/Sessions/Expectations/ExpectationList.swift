import TabBarCore
import TabBarGuidelines

extension ExpectationKind {
  /// Every form of `expect`, in the order in which they are listed.
  static let all: [ExpectationKind] = bar + tabs + rules + surroundings

  private static let tab = Parameter("TAB", .tab)
  private static let titles = Parameter("TAB", .tab, isRepeated: true)
  private static let rule = Parameter("RULE", .rule())

  /// Returns a form that names all that are in a state.
  private static func all(
    _ name: String, _ parameter: Parameter, none: Prose = "no tab",
    are state: @escaping @Sendable (Scene) -> Prose, found: @escaping @Sendable (Scene) -> [String]
  ) -> ExpectationKind {
    ExpectationKind(name, parameter, orNone: true, found: found) { expected, scene in
      difference(expected, found(scene), none: none, are: state(scene))
    }
  }

  // MARK: The bar

  private static let bar: [ExpectationKind] = [
    all("visible", titles, are: { _ in "visible" }) { $0.titles($0.shown.compactMap(\.kind.tab)) },
    all("overflow", titles, are: { $0.layout.overflow == .more ? "in the More list" : "outside of the bar" })
    {
      $0.titles(Set($0.layout.hidden).union($0.layout.inSidebar).sorted())
    },
    all("selected", Parameter("TITLE", .text), none: "no item", are: { _ in "selected" }) { scene in
      scene.shown.filter(\.isSelected).map(scene.title)
    },
    all("truncated", titles, none: "no title", are: { _ in "cut" }) { $0.titles(.cut) },
    all("may-be-cut", titles, none: "no title", are: { _ in "perhaps cut" }) { $0.titles(.mayBeCut) },
    ExpectationKind("whole", titles) {
      states($0, .whole, "whole", $1)
    },
    ExpectationKind("tightened", titles, orNone: true, found: { $0.titles(.tightened) }) { expected, scene in
      guard expected.isEmpty else { return states(expected, .tightened, "tightened", scene) }
      return difference(expected, scene.titles(.tightened), none: "no title", are: "tightened")
    },
  ]

  // MARK: The tabs

  private static let tabs: [ExpectationKind] = [
    ExpectationKind("has", Parameter("TITLE", .text, isRepeated: true)) { expected, scene in
      let lacking = expected.filter { title in !scene.design.tabs.contains { $0.title == title } }
      guard !lacking.isEmpty else { return nil }
      return Mismatch(
        "expected \(list(expected)) among the tabs, and there is no \(list(lacking))",
        found: words(expected.filter { !lacking.contains($0) }), problem: "there is no \(list(lacking))")
    },
    ExpectationKind("lacks", Parameter("TITLE", .text, isRepeated: true)) { expected, scene in
      let found = expected.filter { title in scene.design.tabs.contains { $0.title == title } }
      guard !found.isEmpty else { return nil }
      return Mismatch(
        "expected no tab called \(listed(expected.map { Quoting.quoted($0) }, by: "or")), and there is \(list(found))",
        found: words(found), problem: "there is \(list(found))")
    },
    ExpectationKind(
      "count", Parameter("N|N..M", .number(0...Int.max)),
      found: { [counted($0.design.tabs.count, "tab")] }
    ) { expected, scene in
      let count = scene.design.tabs.count
      guard let range = CountRange(expected[0]), !range.bounds.contains(count) else { return nil }
      return Mismatch(
        "expected \(range.words), and there \(count, one: "is", many: "are") \(count)", found: "\(count)",
        problem:
          "there \(count, one: "is", many: "are") \(counted: count, "tab"), and \(range.words) are asked for")
    },
    ExpectationKind("badge", tab, Parameter("VALUE", .text), orNone: true) {
      value(of: "badge", $0, $1) { $0.badge }
    },
    ExpectationKind("icon", tab, Parameter("SYMBOL", .text), orNone: true) {
      value(of: "icon", $0, $1) { $0.icon }
    },
    ExpectationKind(
      "role", tab,
      Parameter("ROLE", .choice(TabRole.allCases.map(\.rawValue)), standard: TabRole.destination.rawValue)
    ) {
      value(of: "role", $0, $1) { $0.role.rawValue }
    },
    fact,
  ]

  // MARK: The rules

  private static let rules: [ExpectationKind] = [
    ExpectationKind(
      "finding", rule, Parameter("TAB", .tab, isOptional: true), found: rulesFound
    ) { expected, scene in
      let standing = scene.standing(of: expected[0])
      guard let finding = scene.report.findings.first(where: { $0.rule == expected[0] }) else {
        return Mismatch(
          "expected a finding of \(expected[0]), and \(standing.words)", found: standing.standing.rawValue)
      }
      guard let title = expected.dropFirst().first else { return nil }
      let tabs = scene.titles(finding.tabs)
      guard !tabs.contains(title) else { return nil }
      let place: Prose = tabs.isEmpty ? "no tab" : list(tabs)
      return Mismatch(
        "expected a finding of \(expected[0]) on \(list([title])), and it is on \(place)", found: words(tabs))
    },
    ExpectationKind("no-finding", rule) { expected, scene in
      guard let finding = scene.report.findings.first(where: { $0.rule == expected[0] }) else { return nil }
      return Mismatch(
        "expected no finding of \(expected[0]): \(finding.prose)",
        found: scene.standing(of: expected[0]).standing.rawValue, problem: finding.prose)
    },
    ExpectationKind(
      "findings", Parameter("RULE", .rule(), isRepeated: true), orNone: true,
      found: rulesFound
    ) {
      difference(Set($0).sorted(), rulesFound($1).sorted(), none: "no rule", are: "among the findings")
    },
    ExpectationKind(
      "met", rule,
      found: { $0.report.met }
    ) {
      standing(.met, of: $0[0], $1) { "expected \($0) to be met, and \($1)" }
    },
    ExpectationKind(
      "asked", rule,
      found: { $0.report.notChecked.filter { $0.verdict == .needsPerson }.map(\.rule) }
    ) {
      standing(.asked, of: $0[0], $1) { "expected \($0) to need a person, and \($1)" }
    },
    ExpectationKind("accepted", rule) {
      standing(.accepted, of: $0[0], $1) { "expected \($0) to be accepted, and \($1)" }
    },
    ExpectationKind(
      "clean", Parameter("SEVERITY", .choice(Severity.allCases.map(\.rawValue)), isOptional: true)
    ) { expected, scene in
      let lowest = expected.first.flatMap { Severity(rawValue: $0) } ?? .warning
      let broken = scene.report.findings.filter { $0.verdict == .broken && $0.severity >= lowest }
      guard let first = broken.first else { return nil }
      return difference(
        [], broken.map(\.rule).sorted(), none: "no rule", are: "broken", problem: first.prose)
    },
  ]

  private static let rulesFound: @Sendable (Scene) -> [String] = { $0.report.findings.map(\.rule) }

  // MARK: What the bar is laid out for

  private static let surroundings: [ExpectationKind] = [
    ExpectationKind("device", Parameter("DEVICE", .device())) {
      same($0, $1.design.device.id, as: "device")
    },
    ExpectationKind("system", Parameter("SYSTEM", .system)) {
      same($0, $1.layout.system?.id, as: "system")
    },
    ExpectationKind("guide", Parameter("GUIDE", .guide())) {
      same($0, $1.guide.id, as: "guide")
    },
    ExpectationKind("window", Parameter("SIZE", .window)) { expected, scene in
      let found = [scene.design.window.word, scene.layout.window.width.word]
      guard !found.contains(expected[0]) else { return nil }
      return Mismatch(
        "expected window \(expected[0]), and it is \(found[0]), \(found[1]) pt wide", found: found[0])
    },
    ExpectationKind("sizeclass", Parameter("CLASS", .choice(["auto", "compact", "regular"]))) {
      same($0, $1.design.sizeClasses?.horizontal.rawValue ?? "auto", as: "sizeclass")
    },
  ]

  // MARK: Comparing

  private static func list(_ words: [String]) -> Prose {
    .listed(words.map { "\(Quoting.quoted($0))" })
  }

  private static func words(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.map { Quoting.quoted($0, always: $0 == "none") }.joined(separator: " ")
  }

  /// Compares all that are in a state with those that are expected to be; `none` is said where there is none.
  private static func difference(
    _ expected: [String], _ found: [String], none: Prose, are state: Prose, problem: Prose? = nil
  ) -> Mismatch? {
    guard expected != found else { return nil }
    let wanted = expected.isEmpty ? none : list(expected)
    let present: Prose =
      "\(found.isEmpty ? none : list(found)) \(max(1, found.count), one: "is", many: "are")"
    return Mismatch(
      "expected \(wanted) to be \(state), and \(present)", found: words(found),
      problem: problem ?? "\(present) \(state), and \(wanted) should be")
  }

  private static func same(_ expected: [String], _ found: String?, as what: Prose) -> Mismatch? {
    guard expected.first != found else { return nil }
    return Mismatch(
      "expected \(what) \(expected[0]), and it is \(found.map { "\($0)" } ?? "none")", found: found ?? "none")
  }

  /// Returns which titles are drawn in another state than expected, or are not drawn; `nil` where there is none.
  private static func states(
    _ expected: [String], _ state: FittedTitle.State, _ name: Prose, _ scene: Scene
  ) -> Mismatch? {
    var wrong: [Prose] = []
    let right = expected.filter { title in
      let item = scene.shown.first { item in
        item.kind.tab.map { scene.design.tabs[$0].title == title } ?? false
      }
      let isDrawn = item?.titleFrame != nil
      if isDrawn, item?.title.state == state { return true }
      let state = isDrawn ? item?.title.stateInWords : nil
      wrong.append("\(Quoting.quoted(title)) is \(state ?? "not drawn")")
      return false
    }
    guard !wrong.isEmpty else { return nil }
    return Mismatch(
      "expected \(list(expected)) to be \(name), and \(Prose.listed(wrong))", found: words(right))
  }

  /// Compares what a tab has; one value is the tab alone, which is expected to have nothing.
  private static func value(
    of what: Prose, _ expected: [String], _ scene: Scene, _ value: (Tab) -> String?
  ) -> Mismatch? {
    guard let tab = scene.design.tabs.first(where: { $0.title == expected[0] }) else {
      return Mismatch(noTab: expected[0])
    }
    let (wanted, found) = (expected.dropFirst().first, value(tab))
    guard wanted != found else { return nil }
    let words = [wanted, found].map { $0.map { Quoting.quoted($0, always: Quoting.isReserved($0)) } }
    let present: Prose = words[1].map { "\($0)" } ?? "none"
    let title = list([expected[0]])
    return Mismatch(
      words[0].map { "expected \(title) to have the \(what) \($0), and it has \(present)" }
        ?? "expected \(title) to have no \(what), and it has \(present)",
      found: words[1] ?? "none",
      problem: words[1].map { "\(title) has the \(what) \($0)" } ?? "\(title) has no \(what)")
  }

  private static func standing(
    _ wanted: RuleStanding, of rule: String, _ scene: Scene, sentence: (String, Prose) -> Prose
  ) -> Mismatch? {
    let found = scene.standing(of: rule)
    guard found.standing != wanted else { return nil }
    return Mismatch(
      sentence(rule, found.words), found: found.standing.rawValue,
      problem: wanted == .met
        ? found.problem : wanted == .accepted ? "\(rule) is not accepted" : "\(rule): \(found.words)")
  }
}

private enum RuleStanding: String {
  case met, broken, asked, accepted
  case notChecked = "not checked"
  case unknown = "not in the guide"
}

extension Scene {
  fileprivate var shown: [BarItem] { layout.isVisible ? layout.items : [] }

  var drawnTitles: [String] { shown.map(title) }

  fileprivate func titles(_ tabs: [Int]) -> [String] { tabs.map { design.tabs[$0].title } }

  fileprivate func titles(_ state: FittedTitle.State) -> [String] {
    shown.filter { $0.title.state == state }.map(title)
  }

  fileprivate func title(of item: BarItem) -> String {
    item.kind.tab.map { design.tabs[$0].title } ?? item.fullTitle
  }

  /// Returns where a rule stands, in words, and what the rule itself says about it.
  fileprivate func standing(of rule: String) -> (standing: RuleStanding, words: Prose, problem: Prose?) {
    if let finding = report.findings.first(where: { $0.rule == rule }) {
      let says = finding.prose
      return finding.verdict == .broken
        ? (.broken, "it is broken: \(says)", says) : (.asked, "it needs a person: \(says)", says)
    }
    if let accepted = report.suppressed.first(where: { $0.finding.rule == rule }) {
      return (.accepted, "it is accepted: \(accepted.reason)", nil)
    }
    if let skipped = report.notChecked.first(where: { $0.rule == rule }) {
      let says = skipped.prose
      return skipped.verdict == .needsPerson
        ? (.asked, "it needs a person: \(says)", says) : (.notChecked, "it was not checked: \(says)", says)
    }
    if report.met.contains(rule) { return (.met, "the design meets it", nil) }
    let others = Guide.all.filter { $0[rule: rule] != nil }.map { guide -> Prose in "\(guide.name)" }
    return (.unknown, "\(guide.name) lacks that rule, which is in \(Prose.listed(others))", nil)
  }
}

extension FittedTitle {
  fileprivate var stateInWords: Prose {
    state == .tightened ? "tightened by \(tightening) pt a letter" : state.word
  }
}
