import TabBarGuidelines
package import TabBarPlayground

/// Two designs side by side in a page, with what changed from one to the other.
package enum DifferencePage {
  /// Returns the page, without a line break at its end.
  package static func document(
    _ difference: DesignDifference, from before: PlayedDesign, to after: PlayedDesign,
    _ options: RenderOptions
  ) -> HarmlessText {
    let head = HTMLPage.Head(
      title: "\(before.name) and \(after.name)",
      hasSteps: [before, after].contains { $0.steps.count > 1 }, hasIdeas: true)
    return HTMLPage.document(head, options) { page in
      page.element("h2", "What changed")
      write(difference, to: &page)
      page.element("div", ["class": "pair"]) { page in
        for (side, played) in [("before", before), ("after", after)] {
          page.element("section", ["aria-label": side]) { page in
            page.heading(2, "\(side.asSentence): \(played.name)")
            DesignPage.writeSurroundings(of: played.scene, to: &page, options)
            DesignSection(played: played, prefix: "\(side)-", level: 3, options: options).write(to: &page)
          }
        }
      }
    }
  }

  private static func write(_ difference: DesignDifference, to page: inout HTMLWriter) {
    // A word is in front of each, where a terminal has a sign.
    let entries = DifferenceWords.entries(difference, hasVerbs: false)
    guard !entries.isEmpty else { return page.element("p", "Nothing: the designs are the same.") }
    page.list(of: entries) { $0.prose("\($1.sign.word.asSentence, .strong): \($1.text)") }
  }
}

/// Two designs in a comment: what changed, and both bars.
package enum DifferenceMarkdown {
  package static func lines(
    _ difference: DesignDifference, under heading: String, _ options: RenderOptions
  ) -> [HarmlessText] {
    let entries = DifferenceWords.entries(difference, hasVerbs: false)
    var lines: [HarmlessText] = ["### \(MarkdownText.plain(heading, options))", ""]
    guard !entries.isEmpty else { return lines + ["The design is the same."] }
    lines += entries.map { "- **\($0.sign.word.asSentence)**: \(MarkdownText.plain($0.text, options))" }
    if difference.exists.after { lines += [""] + SceneMarkdown.picture(of: difference.after, options) }
    guard difference.exists.before else { return lines }
    return lines + ["", "<details><summary>Before</summary>", ""]
      + SceneMarkdown.picture(of: difference.before, options) + ["", "</details>"]
  }
}
