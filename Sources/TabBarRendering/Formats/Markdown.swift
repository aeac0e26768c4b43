import TabBarCore
import TabBarGuidelines

/// A scene as Markdown: its bar, its tabs and its findings.
enum SceneMarkdown {
  /// Returns the bar, the tabs and the findings for a page or a pull request.
  static func lines(_ scene: Scene, at places: FindingPlaces?, _ options: RenderOptions) -> [HarmlessText] {
    picture(of: scene, options) + [""] + tabs(scene, options) + [""] + findings(scene, at: places, options)
  }

  /// Returns the bar as the terminal shows it: that needs no file beside the page, and stays a picture in a comment.
  /// Without pictures, and where there is no bar, it is a paragraph.
  static func picture(of scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    guard options.pictures, scene.layout.placement != .none else {
      return [MarkdownText.plain(BarInWords.sentences(scene).joined(separator: " "), options)]
    }
    // A page is read by others, on a screen of any width.
    return MarkdownText.fence(BarPicture.lines(scene, RenderOptions(ascii: options.ascii)))
  }

  static func tabs(_ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    let design = scene.design
    let places = scene.layout.hiddenPlaces(count: design.tabs.count)
    let rows = design.tabs.enumerated().map { index, tab -> [HarmlessText] in
      let place = places[index]?.rawValue ?? (scene.layout.visible.contains(index) ? "bar" : "not drawn")
      return [
        "\(index + 1)", MarkdownText.plain(design.title(of: tab), options),
        MarkdownText.plain(tab.icon ?? "", options), MarkdownText.plain(tab.badge ?? "", options),
        HarmlessText(tab.role.rawValue), "\(place)\(index == design.selection ? ", selected" : "")",
      ]
    }
    let table = MarkdownText.table(["tab", "title", "icon", "badge", "role", "place"], rows)
    return table.isEmpty ? ["There are no tabs."] : table
  }

  static func findings(_ scene: Scene, at places: FindingPlaces?, _ options: RenderOptions) -> [HarmlessText]
  {
    let report = scene.report
    func plain(_ text: String) -> HarmlessText { MarkdownText.plain(text, options) }
    func place(_ line: Int?) -> HarmlessText {
      guard let places else { return "" }
      let text = places.text(line)
      return places.path.map { MarkdownText.link(text, to: $0, line: line, options) } ?? plain(text)
    }
    var rows = report.findings.map { finding -> [HarmlessText] in
      [
        HarmlessText(finding.word.text), MarkdownText.code(finding.rule), place(places?.lines[finding.rule]),
        plain(finding.message), plain(finding.source),
      ]
    }
    rows += report.unusedAllowances.map { allowance -> [HarmlessText] in
      [
        HarmlessText(Severity.warning.rawValue), "unused allowance", place(nil),
        plain(AllowanceWords.sentence(allowance, in: scene.design).text), "",
      ]
    }
    var lines = MarkdownText.table(["severity", "rule", "where", "finding", "source"], rows)
    if lines.isEmpty { lines = [MarkdownText.plain(options.said(Silence.verdict(scene)), options)] }
    if !report.suppressed.isEmpty {
      let rows = report.suppressed.map { entry in
        [
          MarkdownText.code(entry.finding.rule), place(places?.acceptedLines[entry.finding.rule]),
          plain(entry.finding.message), plain(entry.reason),
        ]
      }
      lines += ["", "Accepted:", ""] + MarkdownText.table(["rule", "where", "finding", "reason"], rows)
    }
    let questions = report.notChecked.filter { $0.verdict == .needsPerson }
    let others = report.notChecked.filter { $0.verdict != .needsPerson }.map(\.rule)
    guard !report.met.isEmpty || !report.notChecked.isEmpty else { return lines }
    let counts = [(report.met, "met"), (questions.map(\.rule), "needs a person"), (others, "not applicable")]
    let summary = counts.filter { !$0.0.isEmpty }.map { "\($1): \($0.count)" }.joined(separator: ", ")
    lines += ["", "<details><summary>\(plain(summary.asSentence))</summary>", ""]
    if !questions.isEmpty {
      lines += MarkdownText.table(
        ["rule", "question"], questions.map { [MarkdownText.code($0.rule), plain($0.why)] })
    }
    for (rules, word) in [(report.met, "Met"), (others, "Not applicable")] where !rules.isEmpty {
      lines += ["", "\(plain(word)): \(rules.map(MarkdownText.code).joined(separator: ", "))"]
    }
    return lines + ["", "</details>"]
  }
}
