import TabBarGuidelines
import TabBarRendering

/// The judgement of one session among several, as text.
enum CheckedText {
  /// Returns the lines, with the session's name in front and an empty line before all but the first.
  static func lines(_ result: CheckedSession, isFirst: Bool, _ options: RenderOptions) -> [String] {
    let name = result.session == "-" ? "standard input" : options.shown(result.session)
    return (isFirst ? [] : [""]) + [name] + CheckPage.lines(result.scene, options)
  }
}
