package import TabBarGuidelines

extension Finding {
  /// The verdict that a person has to give, or how severe a breach is.
  package var word: Prose { verdict == .needsPerson ? Prose(verdict) : Prose(severity) }

  package var named: String { "\(rule) (\(word.text))" }

  /// The sign of one that is not compared with an earlier scene.
  package func sign(_ options: RenderOptions) -> String {
    guard options.pictures else { return "" }
    if verdict == .needsPerson { return "?" }
    switch severity {
    case .error: return options.glyphs[.wrong]
    case .warning: return "!"
    case .info: return "i"
    }
  }

  package var style: Style {
    if verdict == .needsPerson { return .accent }
    switch severity {
    case .error: return .error
    case .warning: return .warning
    case .info: return .plain
    }
  }

  /// The class of a page's elements that has its colours.
  package var kind: String { verdict == .needsPerson ? "question" : severity.rawValue }
}
