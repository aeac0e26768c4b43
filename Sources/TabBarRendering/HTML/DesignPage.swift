import TabBarCore
package import TabBarDrawing
import TabBarGuidelines

/// One design, with the ideas of its session, or a contact sheet of several: a single file that is complete without
/// scripts and asks for nothing from anywhere.
package enum DesignPage {
  /// Returns the page of some designs, without a line break at its end; without `state` it is one to send.
  package static func document(
    of designs: [PlayedDesign], state: HTMLPage.State? = nil, _ options: RenderOptions
  ) -> HarmlessText {
    guard designs.count == 1 else { return sheet(of: designs, options) }
    let played = designs[0]
    let head = HTMLPage.Head(
      title: "\(played.name)", hasSteps: state != nil || played.steps.count > 1,
      hasIdeas: state == nil && !played.scene.design.tabs.isEmpty, state: state)
    let section = DesignSection(played: played, showsStates: state == nil, options: options)
    let attributes: HTMLWriter.Attributes = ["id": "design-1", "aria-label": played.name]
    guard !played.ideas.isEmpty else {
      return HTMLPage.document(
        head, header: section.surroundings, [.part("section", attributes, section.blocks)], options)
    }
    var end = played
    (end.name, end.steps) = ("the end", [])
    let ideas = ([end] + played.ideas).enumerated().map {
      ($1.name, "\($1.name.asSentence)", "\($0 + 1)", $1)
    }
    return HTMLPage.document(
      head, [.part("section", attributes, [pair(ideas, "pair ideas", options)] + section.steps)], options)
  }

  /// Returns designs side by side, two in a row.
  static func pair(
    _ designs: [(label: String, title: String, id: String, played: PlayedDesign)], _ kind: String,
    _ options: RenderOptions
  ) -> Block {
    .part(
      "div", ["class": kind],
      designs.map { label, title, id, played in
        let section = DesignSection(played: played, prefix: "\(id)-", level: 3, options: options)
        return .part(
          "section", ["aria-label": label],
          [.title(2, "\(title)")] + section.surroundings + section.blocks)
      })
  }

  /// Returns small bars of several designs, each with its findings.
  private static func sheet(of designs: [PlayedDesign], _ options: RenderOptions) -> HarmlessText {
    let entries = designs.map { played -> Block in
      let findings = played.scene.report.findings.map { finding -> Prose in
        "\(Found(finding).state, .strong): \(finding.prose.asSentence)"
      }
      return .part(
        "li",
        [.title(2, "\(played.name)")] + DesignSection(played: played, options: options).surroundings + [
          .picture(played.scene, .bar, "The bar of \(played.name)"), .list(findings),
        ])
    }
    let head = HTMLPage.Head(title: "\(designs.count) tab bars")
    return HTMLPage.document(head, [.part("ol", ["class": "sheet"], entries)], options)
  }

  /// Says how many findings there are of each severity.
  static func sum(of scene: Scene) -> Prose {
    let findings = scene.report.findings
    guard !findings.isEmpty else { return Silence.verdict(scene) }
    let questions = findings.count { $0.verdict == .needsPerson }
    let words = Severity.allCases.reversed().compactMap { severity -> Prose? in
      let count = findings.count { $0.verdict == .broken && $0.severity == severity }
      if count == 0 { return nil }
      switch severity {
      case .error: return "\(counted: count, "error")"
      case .warning: return "\(counted: count, "warning")"
      case .info: return "\(count) info"
      }
    }
    let open: Prose = "\(questions) that \(questions, one: "needs", many: "need") a person"
    return .listed(words + (questions > 0 ? [open] : []))
  }
}
