import TabBarCore
@testable import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("What holds for every rule")
struct RuleLaws {
  @Test("No two rules share an identifier")
  func identifiersAreUnique() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test(
    "Every file of a rule is in the list, under the name of its identifier; rules of one fact need none")
  func everyFileIsListed() throws {
    let notRules: Set = ["Rule", "RuleList", "RulePage", "Inspection", "Judgement"]
    let files = try sourceFiles(in: "Rules").subtracting(notRules)
    #expect(files.isSubset(of: Rule.all.map { camelCase($0.id) }))
  }

  @Test("A rule is found by its identifier, in whatever case", arguments: Rule.all)
  func ruleIsFound(rule: Rule) {
    #expect(Rule.named(rule.id.uppercased())?.id == rule.id)
  }

  @Test(
    "A rule's texts are sentences, and its title is an instruction without a full stop", arguments: Rule.all)
  func textsAreSentences(rule: Rule) {
    for text in [RulePage.Section.why, .instead, .belief, .truth].compactMap(rule.page().prose) {
      let begins = text.first?.isUppercase == true || text.hasPrefix("tvOS ")
      #expect(text.last == "." && begins, "\(text)")
      #expect(!text.contains("  ") && !text.contains("\n"), "\(text)")
    }
    #expect(rule.title.first?.isUppercase == true && rule.title.last?.isLetter == true, "\(rule.title)")
    #expect(!sentences(of: rule.rationale).isEmpty && sentences(of: rule.rationale).count <= 3)
  }

  @Test("The entries that a rule decides are in the catalogue of R01 to R91", arguments: Rule.all)
  func catalogueEntriesExist(rule: Rule) {
    let entries = Set((1...91).map { ($0 < 10 ? "R0" : "R") + String($0) })
    #expect(!rule.catalogue.isEmpty)
    #expect(rule.catalogue == rule.catalogue.sorted())
    #expect(entries.isSuperset(of: rule.catalogue), "\(rule.catalogue)")
  }

  @Test(
    "Two examples of a rule, one that meets it and one that does not, differ in one thing",
    arguments: Rule.all)
  func boundaryPair(rule: Rule) {
    let examples = rule.examples
    let isPair = { (met: Example, other: Example) in
      met.verdict == .met && [.broken, .needsPerson].contains(other.verdict)
        && (met.guide == nil || other.guide == nil || met.guide == other.guide)
        && met.design.differences(from: other.design) == 1
    }
    #expect(
      examples.contains { met in examples.contains { isPair(met, $0) } },
      "\(rule.id): give it an example just on either side of its boundary")
  }

  @Test("A rule is in at least one guide", arguments: Rule.all)
  func ruleIsInAGuide(rule: Rule) {
    #expect(Guide.all.contains { $0[rule: rule.id] != nil })
  }

  /// The examples of a rule, each judged by every guide that has the rule.
  private static let judged: [String: [(example: Example, scenes: [Scene])]] = Dictionary(
    uniqueKeysWithValues: Rule.all.map { rule in
      let guides = Guide.all.filter { $0[rule: rule.id] != nil }
      return (
        rule.id, rule.examples.map { example in (example, guides.map { Scene(example.design, by: $0) }) }
      )
    })

  private func judged(_ rule: Rule) throws -> [(example: Example, scenes: [Scene])] {
    try #require(Self.judged[rule.id])
  }

  // The guides without the rule take turns: they have other things to say about the example.
  @Test("The message of an example is filled in and ends as its kind does", arguments: Rule.all)
  func messagesAreWellFormed(rule: Rule) throws {
    let others = Guide.all.filter { $0[rule: rule.id] == nil }
    let scenes = try judged(rule).enumerated().flatMap { turn, judged in
      judged.scenes
        + (others.isEmpty ? [] : [Scene(judged.example.design, by: others[turn % others.count])])
    }
    for scene in scenes {
      for finding in scene.report.findings { expectWellFormed(finding, in: scene) }
      for entry in scene.report.notChecked {
        // What a person has to answer is a question, a reason is a clause.
        let isWellFormed =
          entry.verdict == .needsPerson
          ? entry.why.hasSuffix("?") || entry.why.contains("? (") && entry.why.hasSuffix(")")
          : entry.why.last?.isPunctuation == false
        #expect(isWellFormed, "\(entry.why)")
      }
    }
  }

  // An explanation is given in one language, so way-forward reads it in the shown one.
  @Test(
    "A rule that is asked in the shown language alone says the same in another",
    arguments: Rule.all.filter { !$0.inEachLanguage && $0.id != "way-forward" })
  func sameInEachLanguage(rule: Rule) throws {
    for example in rule.examples {
      let guide = try #require(rule.guide(for: example))
      var design = example.design
      design.isJudgedAsShown = true
      for index in design.tabs.indices where design.tabs[index].hasTitle {
        design.tabs[index].titles["nl"] = "Overschrijvingsopdracht \(index)"
      }
      let shown = Scene(design, by: guide, only: [rule.id])
      design.locale = "nl"
      let other = Scene(design, by: guide, only: [rule.id])
      #expect(shown.verdict(of: rule.id) == other.verdict(of: rule.id), "\(example.caption)")
      #expect(shown.finding(rule.id)?.tabs == other.finding(rule.id)?.tabs, "\(example.caption)")
    }
  }

  // Facts about the bar as a whole are about no tab, and may have nothing to measure.
  @Test(
    "A finding on an example names tabs that exist and a value that was measured of them",
    arguments: Rule.all)
  func findingsAreMeasured(rule: Rule) throws {
    for (example, scenes) in try judged(rule) where example.verdict == .broken {
      for scene in scenes where example.guide == nil || example.guide == scene.guide.id {
        guard let finding = scene.report.findings.first(where: { $0.rule == rule.id }) else { continue }
        #expect(!finding.measured.isEmpty || finding.tabs.isEmpty, "\(finding.message)")
        #expect(Set(finding.measured.map(\.name)).count == finding.measured.count)
        #expect(finding.tabs.allSatisfy(example.design.tabs.indices.contains))
        #expect(finding.tabs == finding.tabs.sorted())
        #expect(finding.catalogue == rule.catalogue)
        #expect(finding.evidence == scene.guide[rule: rule.id]?.evidence(on: scene.platform))
      }
    }
  }
}

extension Design {
  /// Returns the number of things in which the design differs from another one: tabs more or fewer, titles, icons,
  /// badges, roles and facts of tabs, and settings of the whole.
  fileprivate func differences(from other: Design) -> Int {
    let (shorter, longer) = tabs.count < other.tabs.count ? (tabs, other.tabs) : (other.tabs, tabs)
    let start = zip(shorter, longer).prefix { $0 == $1 }.count
    let end = zip(shorter[start...].reversed(), longer.reversed()).prefix { $0 == $1 }.count
    var count = longer.count - shorter.count
    for (one, other) in zip(shorter[start..<(shorter.count - end)], longer[start...]) {
      let parts: [Bool] = [
        one.title != other.title, one.icon != other.icon, one.badge != other.badge, one.role != other.role,
        one.facts != other.facts || one.titles != other.titles || one.allowances != other.allowances,
      ]
      count += parts.count { $0 }
    }
    let settings: [Bool] = [
      device != other.device, orientation != other.orientation, sizeClasses != other.sizeClasses,
      system != other.system, window != other.window, pane != other.pane, situation != other.situation,
      facts != other.facts, locale != other.locale, direction != other.direction,
      selection != other.selection,
    ]
    return count + settings.count { $0 }
  }
}

/// Expects a message without placeholders: a question if a person has to decide, a statement if not.
func expectWellFormed(
  _ finding: Finding, in scene: Scene, sourceLocation: SourceLocation = #_sourceLocation
) {
  let message = finding.message
  #expect(
    !message.contains("\\(") && !message.contains("nil") && !message.contains("Optional"), "\(message)",
    sourceLocation: sourceLocation)
  #expect(!message.contains("  ") && !message.hasPrefix(" "), "\(message)", sourceLocation: sourceLocation)
  if finding.verdict == .needsPerson {
    #expect(
      message.hasSuffix("?") || message.contains("? (in "), "\(message)", sourceLocation: sourceLocation)
  } else {
    let endsInText = message.last.map { $0.isLetter || $0.isNumber || ["\"", ")", "+"].contains($0) }
    #expect(endsInText == true, "\(message)", sourceLocation: sourceLocation)
  }
}

private func sentences(of text: String) -> [Substring] { text.split(separator: ". ") }

func camelCase(_ id: String) -> String {
  id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
