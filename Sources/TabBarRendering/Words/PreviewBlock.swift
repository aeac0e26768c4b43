package import TabBarGuidelines
import TabBarCore

/// The effect of a change on a bar, shown in advance.
package struct PreviewBlock {
  private let scene: Scene
  private let present: Scene
  private let change: SceneChange
  private let sentence: String
  private let marks: TabMarks
  private let gone: [Int]
  private let options: RenderOptions

  /// The most rows, as many as the result has.
  private static let rows = 14

  /// - Parameters:
  ///   - sentence: The change in words.
  ///   - marks: The tabs that would be new or different, by their indices in `scene`.
  ///   - gone: The tabs that would be removed, by their indices in `present`.
  package init(
    _ scene: Scene, from present: Scene, sentence: String, marks: TabMarks, gone: [Int],
    _ options: RenderOptions
  ) {
    self.scene = scene
    self.present = present
    self.sentence = sentence
    self.marks = marks
    self.gone = gone
    self.options = options
    change = SceneChange(from: present, to: scene)
  }

  /// The sentence, the bar as it would be, and the findings that would come or go.
  package var full: [HarmlessText] {
    var marked = options
    marked.marks = marks
    let isSame = BarPicture.lines(scene, options) == BarPicture.lines(present, options)
    let above = said + (isSame ? [] : BarPicture.lines(scene, marked)) + goneLines
    let findings = findingLines
    let room = max(Self.rows - above.count, 2)
    guard findings.count > room else { return above + findings }
    return above + findings.prefix(room - 1) + ["\(findings.count - room + 1) more"]
  }

  /// The sentence, and the rules whose findings would come or go.
  package var brief: [HarmlessText] { said + goneLines + [named].filter { $0.columns > 0 }.text(options) }

  /// One line: how many tabs the bar would show, and the rules whose findings would come or go.
  package var short: [HarmlessText] {
    let design = scene.design
    let visible = scene.layout.visible.count
    let shown = visible == design.tabs.count ? "" : ", \(visible) in the bar"
    var line = StyledText(
      "\(options.glyphs.enter) \(counted(design.tabs.count, "tab"))\(shown)", .faint)
    if named.columns > 0 {
      line.append("  ")
      line.append(named)
    }
    return [line.clipped(to: options.columns, mark: options.glyphs.shortened)].text(options)
  }

  private var said: [HarmlessText] {
    let clause = ChangeWords.clause(change, options).map { "; \($0)" } ?? ""
    let text = "\(options.glyphs.enter) " + options.shown(sentence) + clause
    return WordWrap.lines(of: text, columns: options.columns).map { StyledText($0, .faint) }.text(options)
  }

  private var goneLines: [HarmlessText] {
    guard !gone.isEmpty else { return [] }
    let names = gone.map { options.shown(present.design.plainName(of: $0)) }
    let text = "gone \(options.glyphs.leadsTo) " + names.joined(separator: options.glyphs.separator)
    return [StyledText(text, .ghost).clipped(to: options.columns, mark: options.glyphs.shortened)].text(
      options)
  }

  private var findingLines: [HarmlessText] {
    func line(_ finding: Finding, _ sign: String, _ style: Style) -> StyledText {
      var line = StyledText("\(sign) \(finding.rule)", style)
      line.append("  " + options.shown(finding.message(in: options.language)), .faint)
      return line.clipped(to: options.columns, mark: options.glyphs.shortened)
    }
    return
      (change.newFindings.map { line($0, options.glyphs.new, FindingsBlock.style(of: $0)) }
      + change.clearedFindings.map { line($0, options.glyphs.cleared, .good) }).text(options)
  }

  private var named: StyledText {
    var line = StyledText()
    for finding in change.newFindings {
      line.append((line.columns > 0 ? "  " : "") + "\(options.glyphs.new) \(finding.rule)", .warning)
    }
    for finding in change.clearedFindings {
      line.append((line.columns > 0 ? "  " : "") + "\(options.glyphs.cleared) \(finding.rule)", .good)
    }
    return line.clipped(to: options.columns, mark: options.glyphs.shortened)
  }
}
