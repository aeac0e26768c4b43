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
    let entries = entries(report, change: change, options)
    let still = change.flatMap { standing($0, options) }
    if !options.pictures {
      return entries.flatMap { sentence(of: $0, options) } + [still].compactMap { $0.map { "\($0)." } }
    }
    let columns = Columns(entries)
    let whole = entries.map { lines(of: $0, columns, options) }
    guard let rows, whole.joined().count + (still == nil ? 0 : 1) > rows else {
      return
        (hinted(whole.flatMap(\.self), entries, change, options)
        + [still].compactMap { $0.map { tally($0, options) } }).text(options)
    }
    let short = entries.map { shortLine(of: $0, columns, options) }
    if short.count + (still == nil ? 0 : 1) <= rows {
      return (short + [still].compactMap { $0.map { tally($0, options) } }).text(options)
    }
    let shown = max(rows - 1, 1)
    let rest = ["\(counted(short.count - shown, "more change"))", still ?? "check"].joined(
      separator: still == nil ? ": " : ", ")
    return (short.prefix(shown) + [tally(rest, options)]).text(options)
  }

  private static func entries(
    _ report: Report, change: DesignDifference?, _ options: RenderOptions
  ) -> [Entry] {
    // What holds on another device or in another language is neither new nor cleared.
    guard let change, !change.isElsewhere else {
      return (change?.newFindings ?? report.findings).map {
        Entry($0, options, sign: severitySign(of: $0, options))
      }
    }
    let others =
      change.acceptedFindings.map(FindingDifference.accepted)
      + change.clearedFindings.map(FindingDifference.removed)
    return change.newFindings.map { Entry($0, options, sign: options.glyphs.new, state: "new ") }
      + others.map { finding in
        let words = DifferenceWords.words(of: finding, change, in: options.language)
        return Entry(
          sign: words.sign == .removed ? options.glyphs.cleared : options.glyphs.accepted,
          rule: words.finding.rule, word: words.word, message: words.message, style: words.style,
          state: words.word.capitalizedFirst)
      }
  }

  /// Returns what is said of the findings that a change left as they were.
  private static func standing(_ change: DesignDifference, _ options: RenderOptions) -> String? {
    let count = change.remainingFindings.count
    if count > 0 {
      return Phrase("{findings} still there: check", ["findings": count]).text(in: options.language)
    }
    let hasNone = change.isElsewhere && change.after.report.findings.isEmpty
    return hasNone && !change.goneFindings.isEmpty ? "nothing found here" : nil
  }

  /// Returns the row that counts what is not listed.
  private static func tally(_ words: String, _ options: RenderOptions) -> StyledText {
    StyledText("\(options.glyphs.remaining) \(words)", .faint)
      .clipped(to: options.columns, mark: options.glyphs.shortened)
  }

  /// Returns the lines of a change with the way to learn more at the end of the first, where there is room.
  private static func hinted(
    _ lines: [StyledText], _ entries: [Entry], _ change: DesignDifference?,
    _ options: RenderOptions
  ) -> [StyledText] {
    guard change != nil, let entry = entries.first, entry.isNew, var first = lines.first else { return lines }
    let hint = "explain \(entry.rule)"
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
      var entry = Entry(finding, options, sign: severitySign(of: finding, options))
      if let line = numbers[finding.rule] { entry.message += " (line \(line))" }
      return entry
    }
    let columns = Columns(entries)
    return entries.map { lines(of: $0, columns, options) }
  }

  /// The widths that the entries of a block share.
  private struct Columns {
    let ids: Int
    let words: Int

    init(_ entries: [Entry]) {
      ids = entries.map { $0.rule.utf8.count }.max() ?? 0
      words = entries.map { $0.word.utf8.count }.max() ?? 0
    }
  }

  private struct Entry {
    let sign: String
    let rule: String
    let word: String
    var message: String
    let style: Style
    let isNew: Bool
    /// The beginning of a sentence about it.
    let state: String

    init(_ finding: Finding, _ options: RenderOptions, sign: String, state: String = "") {
      let word = Phrase(FindingsBlock.word(for: finding)).text(in: options.language)
      let isOpen = finding.verdict == .needsPerson
      let start = isOpen ? (state.isEmpty ? "" : "new, ") + word + ":" : state + word
      self.init(
        sign: sign, rule: finding.rule, word: word, message: finding.message(in: options.language),
        style: FindingsBlock.style(of: finding), isNew: true, state: start.capitalizedFirst)
    }

    init(
      sign: String, rule: String, word: String, message: String, style: Style, isNew: Bool = false,
      state: String
    ) {
      (self.sign, self.rule, self.word, self.message) = (sign, rule, word, message)
      (self.style, self.isNew, self.state) = (style, isNew, state)
    }
  }

  /// Returns a finding as a sentence, for listeners.
  private static func sentence(of entry: Entry, _ options: RenderOptions) -> [HarmlessText] {
    let end = entry.message.hasSuffix("?") ? "" : "."
    return WordWrap.lines(
      of: options.shown("\(entry.state) \(entry.rule): \(entry.message)\(end)"), columns: options.columns)
  }

  // A message is beside its rule only if it has this many columns.
  private static let leastMessageColumns = 28

  /// Returns the sign, the rule and its severity.
  private static func label(of entry: Entry, _ columns: Columns) -> StyledText {
    var label = StyledText(entry.sign + " ", entry.style)
    label.append(entry.rule, entry.style)
    label.pad(to: 2 + columns.ids + 2)
    label.append(entry.word, entry.style)
    return label
  }

  /// Returns an entry in one row, which may be too long.
  private static func line(of entry: Entry, _ columns: Columns, _ options: RenderOptions) -> StyledText {
    var line = label(of: entry, columns)
    line.pad(to: 2 + columns.ids + 2 + columns.words + 2)
    line.append(options.shown(entry.message), entry.isNew ? .plain : .faint)
    return line
  }

  /// Returns an entry in one row; a message that is too long ends after a word.
  private static func shortLine(
    of entry: Entry, _ columns: Columns, _ options: RenderOptions
  ) -> StyledText {
    var entry = entry
    var words = entry.message.split(separator: " ")
    var line = line(of: entry, columns, options)
    while line.columns > options.columns, words.count > 1 {
      words.removeLast()
      entry.message = words.joined(separator: " ") + (options.ascii ? " ..." : " …")
      line = Self.line(of: entry, columns, options)
    }
    return line.clipped(to: options.columns, mark: options.glyphs.shortened)
  }

  private static func lines(
    of entry: Entry, _ columns: Columns, _ options: RenderOptions
  ) -> [StyledText] {
    let beside = 2 + columns.ids + 2 + columns.words + 2
    let isBeside = options.columns - beside >= leastMessageColumns
    let indentation = isBeside ? beside : 4
    let texts = WordWrap.lines(of: options.shown(entry.message), columns: options.columns - indentation)
    let label = label(of: entry, columns)
    var lines = isBeside ? [] : [label]
    for (index, text) in texts.enumerated() {
      var line = index == 0 && isBeside ? label : StyledText()
      line.pad(to: indentation)
      line.append(text, entry.isNew ? .plain : .faint)
      lines.append(line)
    }
    return lines
  }

  /// The verdict that a person has to give, or how severe a breach is.
  static func word(for finding: Finding) -> String {
    finding.verdict == .needsPerson ? finding.verdict.rawValue : finding.severity.rawValue
  }

  /// Returns the sign of a finding that is not compared with an earlier scene.
  static func severitySign(of finding: Finding, _ options: RenderOptions) -> String {
    if finding.verdict == .needsPerson { return "?" }
    switch finding.severity {
    case .error: return options.glyphs.wrong
    case .warning: return "!"
    case .info: return "i"
    }
  }

  static func style(of finding: Finding) -> Style {
    if finding.verdict == .needsPerson { return .accent }
    switch finding.severity {
    case .error: return .error
    case .warning: return .warning
    case .info: return .plain
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
