import TabBarCore
package import TabBarGuidelines
import TabBarLexicon

/// A question about the guidelines, and the design that it asks about: the present one with what the question names.
package struct Question {
  /// The rules that answer, the most exact first; none where no guide speaks of it, `nil` where not
  /// each word of it is understood.
  package private(set) var rules: [Rule]?
  /// Its words beside the names of devices, systems, guides and the like, in small letters.
  package let words: [String]
  /// Whether it may as well ask what is so of some tabs: is Radio selected?
  package let isAboutTabs: Bool
  /// Whether it asks about what is found: says who?
  package private(set) var isAboutFindings = false
  /// Lines that show the rules that it may be about, the likeliest first, each with what the rule says.
  package private(set) var guesses: [String] = []
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
    // Of many words that say nothing some are what it is about.
    let isShort = text.split(separator: " ").count <= Self.fewWords
    isAboutFindings =
      isShort && mentions.isOnly("finding") && names.kinds.isEmpty && names.context.isEmpty
    let named = mentions.nearest
    let likely = Likelihood.rules(
      for: "\(text) \(draft.platform.rawValue) \(draft.guide.id.prefix { $0 != "-" })")
    let ranking = Self.ranked(likely)
    let leads =
      ranking.count > 1 && likely[ranking[0], default: 0] >= likely[ranking[1], default: 0] + Self.lead
    if !mentions.isElsewhere, leads || mentions.isAboutSomething || !named.isEmpty {
      var weights = likely
      for (rule, weight) in zip(Self.rules(of: named), Self.nearness) {
        weights[rule.id, default: 0] += weight
      }
      guesses = Self.ranked(weights).prefix(Self.mostRules).compactMap(Rule.named).map {
        "explain \($0.id) # \($0.title)"
      }
    }
    // What its words name and what was learned have to agree, but in a few words there is nothing else that is meant; of an
    // unknown word only what was learned tells.
    let best = ranking.prefix(leads ? 1 : Self.near)
    let understood = mentions.topics.flatMap { topics in
      let rules = topics[0].rules
      return isShort || rules.isEmpty || rules.contains { best.contains($0.id) } ? topics : nil
    }
    let isClear =
      leads && named.first?.rules.first?.id == ranking[0] && draft.guide[rule: ranking[0]] != nil
    guard let topics = understood ?? (isClear ? [named[0]] : nil) else { return }
    // A bar without all that was named answers nothing.
    let added = names.lines(for: topics[0])
    put(added ?? [])
    // Where the guide says nothing about what is asked, what it says about something near is no answer.
    let first = Self.rules(of: [topics[0]])
    let speaks = draft.guide.rules.contains { first.has($0.rule) }
    let all = speaks ? Self.rules(of: topics) : first
    if problem == nil, added != nil {
      let report = draft.scene(only: all.map(\.id)).report
      findings = report.findings.filter(names.isAbout)
      met = Set(report.met + report.findings.filter { !names.isAbout($0) }.map(\.rule))
    }
    // Of many rules those answer that find something.
    let isMany = all.count > Self.mostRules && !names.kinds.isEmpty
    let found = all.filter { rule in isMany && findings.contains { $0.rule == rule.id } }
    rules = Array((found.isEmpty ? all : found).prefix(Self.mostRules))
  }

  private mutating func put(_ lines: [String]) {
    let trial = Trial(lines, on: Playground(draft))
    problem = problem ?? trial.failure?.error
    self.lines += lines
    draft = trial.draft
  }

  private static let mostRules = 3
  // Twentieths of a logarithm, as they were tried: what it says for rules that the words name them, and by how much the
  // likeliest has to be ahead.
  private static let (nearness, lead) = ([40, 24, 16], 20)
  private static let (fewWords, near) = (7, 5)

  private static func ranked(_ weights: [String: Int]) -> [String] {
    weights.keys.sorted { (weights[$1, default: 0], $0) < (weights[$0, default: 0], $1) }
  }

  private static func rules(of topics: [Topic]) -> [Rule] {
    topics.flatMap(\.rules).reduce(into: []) { if !$0.has($1) { $0.append($1) } }
  }
}

extension [Rule] {
  fileprivate func has(_ rule: Rule) -> Bool { contains { $0 === rule } }
}
