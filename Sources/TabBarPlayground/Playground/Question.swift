import TabBarCore
package import TabBarGuidelines

/// A question about the guidelines, and the design that it asks about: the present one with what the question names.
package struct Question: Sendable {
  /// The rules that answer, the most exact first; none where no guide speaks of it, `nil` where not
  /// each word of it is understood.
  package private(set) var rules: [Rule]?
  /// Its words beside the names of devices, systems, guides and the like, in small letters.
  package let words: [String]
  /// Whether it may as well ask what is so of some tabs: is Radio selected?
  package let isAboutTabs: Bool
  /// Whether it asks about what is found: says who?
  package private(set) var isAboutFindings = false
  /// Rules that it may be about, the likeliest first.
  package private(set) var nearest: [Rule] = []
  /// The commands that make the design that is asked about of the present one.
  package private(set) var lines: [String] = []
  /// The design that is asked about, with its guide.
  package private(set) var draft: Draft
  /// What the rules find in it, of the tabs that the question names where it names any.
  package private(set) var findings: [Finding] = []
  /// The rules that it meets.
  package private(set) var met: Set<String> = []
  /// Why there is no such design, as where a device does not run the system.
  package private(set) var problem: CommandError?

  /// Reads a question in a person's own words.
  package init(_ text: String, in present: Draft) {
    draft = present
    let names = QuestionNames(in: text, of: present)
    words = names.others
    isAboutTabs = names.hasOnlyTabs
    put(names.context)
    let mentions = Mentions(
      words, besides: names.kinds.union(names.mentioned) + [draft.guide.id, draft.platform.rawValue])
    isAboutFindings = mentions.isOnly("finding") && names.kinds.isEmpty && names.context.isEmpty
    nearest = Array(Self.rules(of: mentions.nearest).prefix(Self.mostRules))
    guard let topics = mentions.topics else { return }
    // A bar without all that was named answers nothing.
    let added = names.lines(for: topics[0])
    put(added ?? [])
    // Where the guide says nothing about what is asked, what it says about something near is no answer.
    let best = Self.rules(of: [topics[0]])
    let speaks = draft.guide.rules.contains { best.has($0.rule) }
    let all = speaks ? Self.rules(of: topics) : best
    if problem == nil, added != nil {
      let report = draft.scene(only: all.map(\.id)).report
      findings = report.findings.filter(names.isAbout)
      met = Set(report.met + report.findings.filter { !names.isAbout($0) }.map(\.rule))
    }
    let found = names.kinds.isEmpty ? [] : all.filter { rule in findings.contains { $0.rule == rule.id } }
    // Of many rules those answer that find something.
    let others = found.isEmpty || all.count <= Self.mostRules ? all.filter { !found.has($0) } : []
    rules = Array((found + others).prefix(Self.mostRules))
  }

  private mutating func put(_ lines: [String]) {
    let trial = Trial(lines, on: Playground(Document(draft: draft)))
    problem = problem ?? trial.failure?.error
    self.lines += lines
    draft = trial.draft
  }

  private static let mostRules = 3

  private static func rules(of topics: [Topic]) -> [Rule] {
    topics.flatMap(\.rules).reduce(into: []) { if !$0.has($1) { $0.append($1) } }
  }
}

extension [Rule] {
  fileprivate func has(_ rule: Rule) -> Bool { contains { $0 === rule } }
}
