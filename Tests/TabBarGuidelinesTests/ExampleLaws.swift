import TabBarCore
@testable import TabBarGuidelines
import TabBarPlayground
import Testing

/// The bars on the pages of the rules: what the judge has to find in them, and what it must not.
@Suite("The examples of the rules")
struct ExampleLaws {
  private func place(_ rule: Rule, _ example: Example) -> String {
    PageLaws.place(rule.page(), example.caption)
  }

  @Test("An example has a caption, a verdict and commands that can all be carried out", arguments: Rule.all)
  func canBeRead(rule: Rule) {
    for example in rule.examples {
      let place = place(rule, example)
      #expect(example.verdict != .notApplicable, "\(place): met, broken or asked")
      #expect(!example.caption.isEmpty && example.caption.last != ".", "\(place): the caption")
      #expect(!example.lines.isEmpty, "\(place): no commands")
      let failure = Trial(example.lines).failure
      #expect(failure?.error == nil, "\(place): \(failure?.line.text ?? "")")
      if let guide = example.guide { #expect(Guide.named(guide) != nil, "\(place): \(guide)") }
    }
    #expect(Set(rule.examples.map(\.caption)).count == rule.examples.count, "\(rule.id): a caption twice")
  }

  @Test(
    "A rule has an example that meets it, and one that shows its fault and nothing else", arguments: Rule.all)
  func complete(rule: Rule) {
    let examples = rule.examples
    #expect(examples.contains { $0.verdict == .met }, "\(rule.id)")
    #expect(examples.contains { $0.verdict != .met && $0.isAlone }, "\(rule.id)")
    let boundary = examples.filter(\.isBoundary)
    #expect(
      boundary.isEmpty || boundary.map(\.verdict.rawValue).sorted() == ["broken", "met"],
      "\(rule.id): just met, just broken")
  }

  @Test(
    "An example gets the verdict that it claims, in each guide that has the rule and speaks of its platform",
    arguments: Rule.all)
  func verdicts(rule: Rule) {
    for example in rule.examples {
      let draft = example.draft
      let platform = draft.design.system?.platform ?? draft.design.device.platform
      let guides = Guide.all.filter { guide in
        guide[rule: rule.id] != nil && guide.versions[platform] != nil
          && (example.guide.map { $0 == guide.id } ?? true)
      }
      #expect(!guides.isEmpty, "\(place(rule, example)): no guide has the rule for it")
      for guide in guides {
        let verdict = Scene(draft.design, by: guide).verdict(of: rule.id)
        #expect(verdict == example.verdict, "\(place(rule, example)), by \(guide.id)")
      }
    }
  }

  @Test("Where nothing else is to be found, nothing else is", arguments: Rule.all)
  func alone(rule: Rule) {
    for example in rule.examples where example.isAlone {
      let place = place(rule, example)
      let scene = example.draft.scene
      let found = scene.report.findings.map(\.rule)
      // Of a question that stands whatever the design, nothing is found.
      let isFound = example.verdict != .met && !(found.isEmpty && scene.standingQuestion(of: rule.id) != nil)
      #expect(found == (isFound ? [rule.id] : []), "\(place)")
      let allowed = example.lines.count { $0.hasPrefix("allow ") }
      #expect(scene.report.suppressed.count == allowed, "\(place): what is accepted is not there")
    }
  }
}
