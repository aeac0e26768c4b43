package import TabBarGuidelines

/// The findings after a command: what is new, what is still there, what is accepted or cleared.
package enum FindingsBlock {
  /// Returns the lines of the findings, or none where nothing is wrong and nothing was.
  ///
  /// Messages are never cut: a long one goes on in indented lines.
  ///
  /// - Parameter change: What is different from the scene before, or `nil` where there was none. Without it
  ///   each finding has a sign for its gravity.
  package static func lines(
    _ report: Report, change: SceneChange? = nil, _ options: RenderOptions
  ) -> [String] {
    var entries: [Entry] = []
    if let change {
      entries += change.newFindings.map { Entry($0, sign: options.glyphs.new, isNew: true, state: "new ") }
      entries += change.remainingFindings.map {
        Entry($0, sign: options.glyphs.remaining, isNew: false, state: "still ")
      }
      entries += change.acceptedFindings.map { Entry(accepted: $0, sign: options.glyphs.accepted) }
      entries += change.clearedFindings.map { Entry(cleared: $0, sign: options.glyphs.cleared) }
    } else {
      entries = report.findings.map { Entry($0, sign: gravitySign(of: $0, options), isNew: true, state: "") }
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

  /// One finding as it is written.
  private struct Entry {
    let sign: String
    let rule: String
    let word: String
    let message: String
    let style: Style
    let isNew: Bool
    /// What a sentence about it begins with.
    var state = ""

    init(_ finding: Finding, sign: String, isNew: Bool, state: String) {
      self.init(finding, sign: sign, isNew: isNew)
      self.state = "\(state)\(word)"
      self.state = self.state.prefix(1).uppercased() + self.state.dropFirst()
    }

    private init(_ finding: Finding, sign: String, isNew: Bool) {
      self.sign = sign
      rule = finding.rule
      word = FindingsBlock.word(for: finding)
      message = finding.message
      self.isNew = isNew
      style = isNew ? FindingsBlock.style(of: finding) : .faint
    }

    init(accepted entry: SuppressedFinding, sign: String) {
      self.sign = sign
      rule = entry.finding.rule
      word = "accepted"
      state = "Accepted"
      message = "because: " + entry.reason
      isNew = false
      style = .faint
    }

    init(cleared finding: Finding, sign: String) {
      self.sign = sign
      rule = finding.rule
      word = "cleared"
      state = "Cleared"
      message = "was: " + finding.message
      isNew = false
      style = .good
    }
  }

  /// Returns a finding as a sentence: signs and columns are for eyes.
  private static func sentence(of entry: Entry, _ options: RenderOptions) -> [String] {
    WordWrap.lines(
      of: options.shown("\(entry.state) \(entry.rule): \(entry.message)."), columns: options.columns)
  }

  // Beside an indentation this many columns must remain for a message to stand beside its rule.
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

  /// Returns the severity, or that only a person can tell.
  static func word(for finding: Finding) -> String {
    finding.verdict == .needsPerson ? "to judge" : finding.severity.rawValue
  }

  /// Returns the sign of a finding where there is nothing to compare it with.
  static func gravitySign(of finding: Finding, _ options: RenderOptions) -> String {
    if finding.verdict == .needsPerson { return "?" }
    switch finding.severity {
    case .error: return options.glyphs.wrong
    case .warning: return "!"
    case .info: return "i"
    }
  }

  /// Returns the colour of a finding that is new.
  static func style(of finding: Finding) -> Style {
    if finding.verdict == .needsPerson { return .accent }
    switch finding.severity {
    case .error: return .error
    case .warning: return .warning
    case .info: return .plain
    }
  }
}
