package import TabBarGuidelines

/// The findings after a command: new, remaining, accepted and cleared ones.
package enum FindingsBlock {
  /// Returns the lines of the findings, if any; long messages continue in indented lines.
  ///
  /// - Parameter change: The differences from the scene before; without it each finding has a sign for its severity.
  package static func lines(
    _ report: Report, change: SceneChange? = nil, _ options: RenderOptions
  ) -> [HarmlessText] {
    var entries: [Entry] = []
    if let change {
      entries += change.newFindings.map { Entry($0, sign: options.glyphs.new, isNew: true, state: "new ") }
      entries += change.remainingFindings.map {
        Entry($0, sign: options.glyphs.remaining, isNew: false, state: "still ")
      }
      entries += change.acceptedFindings.map {
        Entry(
          sign: options.glyphs.accepted, rule: $0.finding.rule, word: "accepted",
          message: "because: " + $0.reason, style: .faint, state: "Accepted")
      }
      entries += change.clearedFindings.map {
        Entry(
          sign: options.glyphs.cleared, rule: $0.rule, word: "cleared", message: "was: " + $0.message,
          style: .good, state: "Cleared")
      }
    } else {
      entries = report.findings.map { Entry($0, sign: severitySign(of: $0, options), isNew: true, state: "") }
    }
    guard !entries.isEmpty else { return [] }
    if !options.pictures { return entries.flatMap { sentence(of: $0, options) } }
    let idColumns = entries.map { $0.rule.utf8.count }.max() ?? 0
    let wordColumns = entries.map { $0.word.utf8.count }.max() ?? 0
    var hasHint = false
    return entries.flatMap { entry in
      var lines = lines(of: entry, idColumns: idColumns, wordColumns: wordColumns, options)
      let hint = "explain \(entry.rule)"
      if entry.isNew, !hasHint, change != nil {
        hasHint = true
        if lines.count == 1, lines[0].columns + 3 + hint.utf8.count <= options.columns {
          lines[0].pad(to: options.columns - hint.utf8.count)
          lines[0].append(hint, .faint)
        }
      }
      return lines
    }.text(options)
  }

  private struct Entry {
    let sign: String
    let rule: String
    let word: String
    let message: String
    let style: Style
    let isNew: Bool
    /// The beginning of a sentence about it.
    let state: String

    init(_ finding: Finding, sign: String, isNew: Bool, state: String) {
      let word = FindingsBlock.word(for: finding)
      let start = state + word
      self.init(
        sign: sign, rule: finding.rule, word: word, message: finding.message,
        style: isNew ? FindingsBlock.style(of: finding) : .faint, isNew: isNew,
        state: start.prefix(1).uppercased() + start.dropFirst())
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
    WordWrap.lines(
      of: options.shown("\(entry.state) \(entry.rule): \(entry.message)."), columns: options.columns)
  }

  // A message is beside its rule only if it has this many columns.
  private static let leastMessageColumns = 28

  private static func lines(
    of entry: Entry, idColumns: Int, wordColumns: Int, _ options: RenderOptions
  ) -> [StyledText] {
    var first = StyledText(entry.sign + " ", entry.style)
    first.append(entry.rule, entry.style)
    first.pad(to: 2 + idColumns + 2)
    first.append(entry.word, entry.style)
    let beside = 2 + idColumns + 2 + wordColumns + 2
    let isBeside = options.columns - beside >= leastMessageColumns
    let indentation = isBeside ? beside : 4
    let texts = WordWrap.lines(of: options.shown(entry.message), columns: options.columns - indentation)
    var lines = isBeside ? [] : [first]
    for (index, text) in texts.enumerated() {
      var line = index == 0 && isBeside ? first : StyledText()
      line.pad(to: indentation)
      line.append(text, entry.isNew ? .plain : .faint)
      lines.append(line)
    }
    return lines
  }

  static func word(for finding: Finding) -> String {
    finding.verdict == .needsPerson ? "to judge" : finding.severity.rawValue
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
