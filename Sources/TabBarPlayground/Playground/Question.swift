import TabBarCore
package import TabBarGuidelines
import TabBarLexicon

/// A question about the guidelines, and the design that it asks about: the present one with what the question names.
package struct Question {
  /// The rules that answer, the likeliest first; `nil` where it is not clear which do.
  package private(set) var rules: [Rule]?
  /// The beginnings of its words, and the concepts that it mentions, by which the rules are found.
  package private(set) var parts: [String] = []
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
  /// Whether they change the bar, and not only what it is judged for.
  package private(set) var changesBar = false
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
    isAboutFindings =
      text.split(separator: " ").count <= Self.fewWords && mentions.isOnly("finding") && names.kinds.isEmpty
      && names.context.isEmpty
    parts = Likelihood.beginnings(of: text) + mentions.names.map { "=" + $0 }
    let ranking = Likelihood.rules(for: parts)
    // Those answer behind which there is nothing near.
    let count = (1...Self.mostRules).first { count in
      let next = ranking.indices.contains(count) ? ranking[count].score : 0
      return ranking.first.map { $0.score >= next + Self.lead } == true
    }
    let answers = ranking.prefix(count ?? 0).compactMap { Rule.named($0.rule) }
    // Where none answers there is nothing to guess either.
    guard mentions.isAboutSomething, count != 1 || !answers.isEmpty else { return }
    guesses = ranking.prefix(Self.mostRules + 1).compactMap { Rule.named($0.rule) }.prefix(Self.mostRules)
      .map { "explain \($0.id) # \($0.title)" }
    guard let likeliest = answers.first, answers.count == count else { return }
    // A bar without all that was named answers nothing.
    let added = names.lines(for: likeliest)
    changesBar = added?.isEmpty == false
    put(added ?? [])
    if problem == nil, added != nil {
      let report = draft.scene(only: answers.map(\.id)).report
      findings = report.findings.filter(names.isAbout)
      met = Set(report.met + report.findings.filter { !names.isAbout($0) }.map(\.rule))
    }
    rules = answers
  }

  private mutating func put(_ lines: [String]) {
    let trial = Trial(lines, on: Playground(draft))
    problem = problem ?? trial.failure?.error
    self.lines += lines
    draft = trial.draft
  }

  private static let (mostRules, fewWords) = (3, 7)
  /// By how much the rules that answer are likelier than the next one, as a natural logarithm: as it was tried.
  private static let lead = 1.75
}
