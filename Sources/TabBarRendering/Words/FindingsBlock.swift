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
      change.map { Found.all(of: $0, in: options.language) }
      ?? report.findings.map { Found($0, in: options.language) }
    let still = change.flatMap { standing($0) }
    if !options.pictures {
      return entries.flatMap { sentence(of: $0, options) }
        + [still].compactMap { $0.map { "\(options.said($0))." } }
    }
    let columns = Columns(entries)
    let end = still.map { [tally($0, options)] } ?? []
    let whole = hinted(entries.flatMap { lines(of: $0, columns, options) }, entries, change, options) + end
    guard let rows, whole.count > rows else { return whole.text(options) }
    let short = entries.map { shortLine(of: $0, columns, options) }
    if short.count + end.count <= rows { return (short + end).text(options) }
    let shown = max(rows - 1, 1)
    let more: Prose = "\(counted: short.count - shown, "more change")"
    let rest: Prose = still.map { "\(more), \($0)" } ?? "\(more): check"
    return (short.prefix(shown) + [tally(rest, options)]).text(options)
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

  /// Returns the row that counts what is not listed.
  private static func tally(_ words: Prose, _ options: RenderOptions) -> StyledText {
    StyledText("\(options.glyphs.remaining) \(options.said(words))", .faint).clipped(options)
  }

  /// Returns the lines of a change with the way to learn more at the end of the first, where there is room.
  private static func hinted(
    _ lines: [StyledText], _ entries: [Found], _ change: DesignDifference?, _ options: RenderOptions
  ) -> [StyledText] {
    guard change != nil, let entry = entries.first, entry.sign == .added, var first = lines.first else {
      return lines
    }
    let hint = "explain \(entry.finding.rule)"
    let isWhole = first.columns + 3 + hint.utf8.count <= options.columns
    // The first message goes on in the second line.
    guard isWhole, Self.lines(of: entry, Columns(entries), options).count == 1 else { return lines }
    first.pad(to: options.columns - hint.utf8.count)
    first.append(hint, .faint)
    return [first] + lines.dropFirst()
  }

  /// Returns findings, each with its message in one row, or in indented rows where it is long.
  ///
  /// - Parameter numbers: The lines of a session that the findings of rules come from.
  static func rows(
    _ findings: [Finding], lines numbers: [String: Int] = [:], _ options: RenderOptions
  ) -> [[StyledText]] {
    let entries = findings.map { finding in
      var entry = Found(finding, in: options.language)
      if let line = numbers[finding.rule] {
        entry.message += (" (line \(line))" as Prose).text(in: options.language)
      }
      return entry
    }
    let columns = Columns(entries)
    return entries.map { lines(of: $0, columns, options) }
  }

  /// The widths that the entries of a block share.
  private struct Columns {
    let ids: Int
    let words: Int

    init(_ entries: [Found]) {
      ids = entries.map { $0.finding.rule.utf8.count }.max() ?? 0
      words = entries.map { $0.word.utf8.count }.max() ?? 0
    }
  }

  /// Returns a finding as a sentence, for listeners.
  private static func sentence(of entry: Found, _ options: RenderOptions) -> [HarmlessText] {
    let start = entry.state(in: options.language) + (entry.isQuestion ? ":" : "")
    let end = entry.message.hasSuffix("?") ? "" : "."
    return WordWrap.lines(
      of: options.shown("\(start) \(entry.finding.rule): \(entry.message)\(end)"), columns: options.columns)
  }

  // A message is beside its rule only if it has this many columns.
  private static let leastMessageColumns = 28

  /// Returns the sign, the rule and its severity.
  private static func label(of entry: Found, _ columns: Columns, _ options: RenderOptions) -> StyledText {
    var label = StyledText(entry.glyph(options) + " ", entry.style)
    label.append(entry.finding.rule, entry.style)
    label.pad(to: 2 + columns.ids + 2)
    label.append(entry.word, entry.style)
    return label
  }

  /// Returns an entry in one row, which may be too long.
  private static func line(of entry: Found, _ columns: Columns, _ options: RenderOptions) -> StyledText {
    var line = label(of: entry, columns, options)
    line.pad(to: 2 + columns.ids + 2 + columns.words + 2)
    line.append(options.shown(entry.message), entry.sign == .added ? .plain : .faint)
    return line
  }

  /// Returns an entry in one row; a message that is too long ends after a word.
  private static func shortLine(
    of entry: Found, _ columns: Columns, _ options: RenderOptions
  ) -> StyledText {
    var entry = entry
    var words = entry.message.split(separator: " ")
    var line = line(of: entry, columns, options)
    while line.columns > options.columns, words.count > 1 {
      words.removeLast()
      entry.message = words.joined(separator: " ") + (options.ascii ? " ..." : " …")
      line = Self.line(of: entry, columns, options)
    }
    return line.clipped(options)
  }

  private static func lines(
    of entry: Found, _ columns: Columns, _ options: RenderOptions
  ) -> [StyledText] {
    let beside = 2 + columns.ids + 2 + columns.words + 2
    let isBeside = options.columns - beside >= leastMessageColumns
    let indentation = isBeside ? beside : 4
    let texts = WordWrap.lines(of: options.shown(entry.message), columns: options.columns - indentation)
    let label = label(of: entry, columns, options)
    var lines = isBeside ? [] : [label]
    for (index, text) in texts.enumerated() {
      var line = index == 0 && isBeside ? label : StyledText()
      line.pad(to: indentation)
      line.append(text, entry.sign == .added ? .plain : .faint)
      lines.append(line)
    }
    return lines
  }
}
