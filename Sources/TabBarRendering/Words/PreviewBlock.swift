import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

/// The effect of a change on a bar, shown in advance.
package struct PreviewBlock {
  private let change: DesignDifference
  private let sentence: Prose?
  private let options: RenderOptions
  private let pictureBefore: () -> BarPicture.Parts
  private let withFindings: Bool

  /// The most rows, as many as the result has.
  private static let rows = 14

  private var scene: Scene { change.after }

  /// `sentence` is `nil` where it is said already; `pictureBefore` is the picture of the bar as it is, which a prompt draws once for many changes.
  package init(
    _ change: DesignDifference, sentence: Prose?, _ options: RenderOptions,
    pictureBefore: @escaping () -> BarPicture.Parts, withFindings: Bool = true
  ) {
    (self.change, self.sentence, self.options) = (change, sentence, options)
    (self.pictureBefore, self.withFindings) = (pictureBefore, withFindings)
  }

  /// The sentence, the bar as it would be, and the findings that would come or go.
  package var full: [HarmlessText] {
    var marked = options
    let marks = change.marks
    marked.marks = TabMarks(new: marks.new, changed: marks.changed)
    let before = pictureBefore()
    var picture = BarPicture.parts(scene, options)
    // The bar and its headline are in sight as they were.
    let (isSame, hasSameHead) = (picture == before, picture.head == before.head)
    if !isSame, !marks.new.isEmpty || !marks.changed.isEmpty { picture = BarPicture.parts(scene, marked) }
    let above = said + (hasSameHead ? [] : picture.head) + (isSame ? [] : picture.bar) + goneLines
    let findings = findingLines
    let room = max(Self.rows - above.count, 2)
    guard findings.count > room else { return above + findings }
    return above + findings.prefix(room - 1) + [
      HarmlessText(options.said("\(findings.count - room + 1) more"))
    ]
  }

  /// The sentence, and the rules whose findings would come or go.
  package var brief: [HarmlessText] { said + goneLines + [named].filter { $0.columns > 0 }.text(options) }

  private var said: [HarmlessText] {
    guard let sentence else { return [] }
    let text: Prose = "\(options.glyphs[.enter]) \(ChangeWords.saying(sentence, change))"
    return text.lines(options, .faint).text(options)
  }

  private var goneLines: [HarmlessText] {
    let gone = change.marks.gone
    guard !gone.isEmpty else { return [] }
    let names = gone.map { options.name(of: $0, in: change.before.design) }
    let text =
      options.said("gone") + " \(options.glyphs[.leadsTo]) "
      + names.joined(separator: options.glyphs[.separator])
    return [StyledText(text, .ghost).clipped(options)].text(options)
  }

  private var findingLines: [HarmlessText] {
    findings.map { found in
      var line = StyledText("\(found.glyph(options)) \(found.finding.rule)", found.style)
      line.append("  " + options.said(found.message), .faint)
      return line.clipped(options)
    }.text(options)
  }

  private var named: StyledText {
    var line = StyledText()
    for found in findings {
      let style = found.sign == .added ? Style.warning : found.style
      line.append((line.columns > 0 ? "  " : "") + "\(found.glyph(options)) \(found.finding.rule)", style)
    }
    return line.clipped(options)
  }

  /// The findings that would come, and those that would be cleared.
  private var findings: [Found] {
    withFindings ? Found.all(of: change).filter { $0.sign != .changed } : []
  }
}
