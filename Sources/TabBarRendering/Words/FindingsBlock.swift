package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

/// The findings after a command: new, remaining, accepted and cleared ones.
package enum FindingsBlock {
  /// Returns the lines of the findings, if any; long messages continue in indented lines.
  ///
  /// - Parameters:
  ///   - change: The differences from the scene before, with the number of findings that were there already; without
  ///     it each finding has a sign for its severity.
  ///   - rows: The most rows. Where there are more, each finding has one, and the last row counts the others.
  package static func lines(
    _ report: Report, change: DesignDifference? = nil, rows: Int? = nil, _ options: RenderOptions
  ) -> [HarmlessText] {
    let entries =
      change.map { Found.all(of: $0) } ?? report.findings.map { Found($0) }
    let still = change.flatMap { standing($0) }
    let options = options.saying(blocks(entries, options))
    if !options.pictures {
      return entries.flatMap { sentence(of: $0, options) }
        + [still].compactMap { $0.map { HarmlessText("\(options.said($0)).") } }
    }
    var blocks = blocks(entries, options)
    if change != nil, let entry = entries.first, entry.sign == .added {
      blocks[0] = hinted(blocks[0], "explain \(entry.finding.rule)", options)
    }
    func end(_ left: Int) -> [Block] {
      let more: Prose = "\(counted: left, "more change")"
      let words = left == 0 ? still : still.map { "\(more), \($0)" } ?? "\(more): check"
      return words.map { [.entry("\(options.glyphs[.remaining]) ", $0, .faint)] } ?? []
    }
    guard let rows, (blocks + end(0)).lines(options).count > rows else {
      return (blocks + end(0)).lines(options)
    }
    return blocks.map { inOneRow($0, options) }.lines(options, isWhole: false, most: rows, closing: end)
  }

  /// Returns a block in one row; a message that is too long ends after a word.
  private static func inOneRow(_ block: Block, _ options: RenderOptions) -> Block {
    var shorter = options
    let mark = options.ascii ? " ..." : " …"
    guard Page([block], options).lines.count > 1 else { return block }
    shorter.columns -= mark.count
    return .lines(Page([block], shorter).lines.prefix(1).map { $0 + StyledText(mark, .faint) })
  }

  /// Returns what is said of the findings that a change left as they were.
  private static func standing(_ change: DesignDifference) -> Prose? {
    let count = change.remainingFindings.count
    if count > 0 {
      return "\(count) still there: check"
    }
    let hasNone =
      change.isElsewhere && change.after.report.findings.isEmpty && Silence.sentence(change.after) == nil
    return hasNone && !change.goneFindings.isEmpty ? "nothing found here" : nil
  }

  /// Returns a block with the way to learn more at the end of its line, where there is one with room.
  private static func hinted(_ block: Block, _ hint: String, _ options: RenderOptions) -> Block {
    var lines = Page([block], options).lines
    guard lines.count == 1, lines[0].columns + 3 + hint.utf8.count <= options.columns else { return block }
    let edge = min(options.columns, RenderOptions.standardColumns) - hint.utf8.count
    lines[0].pad(to: max(lines[0].columns + 3, edge))
    lines[0].append(hint, .faint)
    return .lines(lines)
  }

  /// Returns findings, each beside its rule and its severity; `numbers` are the lines of a session that they come from.
  static func blocks(
    _ findings: [Finding], lines numbers: [String: Int] = [:], _ options: RenderOptions
  ) -> [Block] {
    let entries = findings.map { finding in
      var entry = Found(finding)
      if let line = numbers[finding.rule] { entry.message = "\(entry.message) (line \(line))" }
      return entry
    }
    return blocks(entries, options)
  }

  private static func blocks(_ entries: [Found], _ options: RenderOptions) -> [Block] {
    let ids = entries.map { $0.finding.rule.utf8.count }.max() ?? 0
    let words = entries.map { options.said($0.word).columns }
    let widest = words.max() ?? 0
    return zip(entries, words).map { entry, columns in
      let rule = TerminalText.padded("\(entry.glyph(options)) \(entry.finding.rule)", to: ids + 4)
      return .entry(
        "\(rule)\(entry.word)\(String(repeating: " ", count: widest - columns + 2))", entry.message,
        entry.sign == .added ? .plain : .faint, labelStyle: entry.style)
    }
  }

  private static func sentence(of entry: Found, _ options: RenderOptions) -> [HarmlessText] {
    let start = options.said(entry.state) + (entry.isQuestion ? ":" : "")
    let message = options.said(entry.message)
    let end = message.hasSuffix("?") ? "" : "."
    return [.paragraph("\("\(start) \(entry.finding.rule): \(message)\(end)")")].lines(options)
  }
}
