import TabBarCore
import TabBarGuidelines

/// One design or several as a page to send: a single file that is complete without scripts and asks for nothing from
/// anywhere.
package enum DesignPage {
  /// Returns the page of some designs, one below the other, without a line break at its end.
  ///
  /// - Parameter state: The state of a page that follows a session, or `nil` for one to send.
  package static func document(
    of designs: [PlayedDesign], state: HTMLPage.State? = nil, _ options: RenderOptions
  ) -> HarmlessText {
    let isOne = designs.count == 1
    let title = isOne ? designs[0].name : "\(designs.count) tab bars"
    let hasSteps = state != nil || designs.contains { $0.steps.count > 1 }
    return HTMLPage.document(HTMLPage.Head(title: title, hasSteps: hasSteps, state: state), options) { page in
      page.element("header") { page in
        page.heading(1, "\(title)")
        if isOne {
          writeSurroundings(of: designs[0].scene, to: &page, options)
        } else {
          writeContents(of: designs, to: &page)
        }
      }
      page.element("main") { page in
        for (index, played) in designs.enumerated() {
          page.element("section", ["id": "design-\(index + 1)", "aria-label": played.name]) { page in
            if !isOne {
              page.heading(2, "\(played.name)")
              writeSurroundings(of: played.scene, to: &page, options)
            }
            DesignSection(
              played: played, prefix: isOne ? "" : "\(index + 1)-", level: isOne ? 2 : 3, options: options
            ).write(to: &page)
          }
        }
      }
      writeFoot(to: &page)
    }
  }

  private static func writeContents(of designs: [PlayedDesign], to page: inout HTMLWriter) {
    page.element("nav", ["aria-label": "Designs"]) { page in
      page.list("ol", of: designs.enumerated()) { page, design in
        page.element("a", ["href": "#design-\(design.offset + 1)"]) { $0.prose(design.element.name) }
        page.text(": \(sum(of: design.element.scene))")
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
  private static func sum(of scene: Scene) -> String {
    let findings = scene.report.findings
    guard !findings.isEmpty else { return Silence.verdict(scene) }
    let questions = findings.count { $0.verdict == .needsPerson }
    let words = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.verdict == .broken && $0.severity == severity }
      if count == 0 { return nil }
      return severity == .info ? "\(count) \(severity.rawValue)" : counted(count, severity.rawValue)
    }
    let open = questions == 1 ? "1 that needs a person" : "\(questions) that need a person"
    return listed(words + (questions > 0 ? [open] : []))
  }

  static func writeFoot(to page: inout HTMLWriter) {
    page.element("footer") { page in
      page.element(
        "p",
        "Written by tabbar \(ProgramVersion.text). All lengths are in points. The icons resemble the system's symbols "
          + "and are drawings of their own; a dashed box has the name of a symbol that has none.")
    }
  }
}
