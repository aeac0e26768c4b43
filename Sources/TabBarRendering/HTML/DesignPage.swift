import TabBarCore
import TabBarGuidelines

/// One design, with the ideas of its session, or a contact sheet of several: a single file that is complete without
/// scripts and asks for nothing from anywhere.
package enum DesignPage {
  /// Returns the page of some designs, without a line break at its end.
  ///
  /// - Parameter state: The state of a page that follows a session, or `nil` for one to send.
  package static func document(
    of designs: [PlayedDesign], state: HTMLPage.State? = nil, _ options: RenderOptions
  ) -> HarmlessText {
    guard designs.count == 1 else { return sheet(of: designs, options) }
    let played = designs[0]
    let hasSteps = state != nil || played.steps.count > 1
    let head = HTMLPage.Head(
      title: "\(played.name)", hasSteps: hasSteps,
      hasIdeas: state == nil && !played.scene.design.tabs.isEmpty, state: state)
    return HTMLPage.document(head, options) { page in
      if played.ideas.isEmpty { writeSurroundings(of: played.scene, to: &page, options) }
    } main: { page in
      page.element("section", ["id": "design-1", "aria-label": played.name]) { page in
        let section = DesignSection(
          played: played, prefix: "", level: 2, showsStates: state == nil, options: options)
        guard !played.ideas.isEmpty else { return section.write(to: &page) }
        writeIdeas(of: played, to: &page, options)
        section.writeSteps(to: &page)
      }
    }
  }

  /// Writes the design at the end and the marked ones, two in a row.
  private static func writeIdeas(of played: PlayedDesign, to page: inout HTMLWriter, _ options: RenderOptions)
  {
    var end = played
    (end.name, end.steps) = ("the end", [])
    page.element("div", ["class": "pair ideas"]) { page in
      for (index, idea) in ([end] + played.ideas).enumerated() {
        page.element("section", ["aria-label": idea.name]) { page in
          page.heading(2, "\(idea.name.asSentence)")
          writeSurroundings(of: idea.scene, to: &page, options)
          DesignSection(played: idea, prefix: "\(index + 1)-", level: 3, options: options).write(to: &page)
        }
      }
    }
  }

  /// Returns small bars of several designs, each with its findings.
  private static func sheet(of designs: [PlayedDesign], _ options: RenderOptions) -> HarmlessText {
    HTMLPage.document(HTMLPage.Head(title: "\(designs.count) tab bars"), options) { page in
      page.list("ol", ["class": "sheet"], of: designs) { page, played in
        page.heading(2, "\(played.name)")
        writeSurroundings(of: played.scene, to: &page, options)
        let label = "The tab bar of \(played.name)"
        if let picture = VectorPicture.picture(of: played.scene, .bar, label: label, options) {
          page.picture(picture)
        }
        page.list(of: played.scene.report.findings) {
          $0.prose("\(Found($1).state(in: RulePage.standardLanguage), .strong): \($1.message.asSentence)")
        }
      }
    }
  }

  /// Writes what the bar is laid out for and judged by, and how much was found.
  static func writeSurroundings(of scene: Scene, to page: inout HTMLWriter, _ options: RenderOptions) {
    page.element("p") { page in
      let plain = RenderOptions(columns: RenderOptions.columnRange.upperBound, ascii: options.ascii)
      let line = HeadLine.lines(scene, plain).text(plain)
      page.prose(line.map(\.text).joined(separator: options.glyphs.separator))
    }
    page.element("p", ["class": "soft"], sum(of: scene))
  }

  /// Says how many findings there are of each severity.
  static func sum(of scene: Scene) -> String {
    let findings = scene.report.findings
    guard !findings.isEmpty else { return Silence.verdict(scene).text }
    let questions = findings.count { $0.verdict == .needsPerson }
    let words = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.verdict == .broken && $0.severity == severity }
      if count == 0 { return nil }
      return severity == .info ? "\(count) \(severity.rawValue)" : counted(count, severity.rawValue)
    }
    let open = questions == 1 ? "1 that needs a person" : "\(questions) that need a person"
    return listed(words + (questions > 0 ? [open] : []))
  }
}
