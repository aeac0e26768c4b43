import TabBarRendering

/// How results are to look as the caller says, before the terminal is asked.
package struct OutputStyle: Sendable {
  /// When results are coloured.
  package enum ColorChoice: String, Sendable, CaseIterable {
    /// On a terminal, unless the environment says otherwise.
    case auto
    /// At all times.
    case always
    /// At no time.
    case never
  }

  /// Whether only 7-bit characters are written.
  package var isASCII = false
  /// Whether bars are described in words and the cursor is never moved.
  package var isPlain = false
  /// When results are coloured.
  package var color = ColorChoice.auto
  /// The columns that a line may take, or `nil` for those of the terminal.
  package var columns: Int?

  /// Creates the style of a call that says nothing about it.
  package init() {}

  /// Returns a presenter of this style on standard output and standard error.
  package func presenter(in environment: ProcessEnvironment) -> Presenter {
    let usesColor =
      switch color {
      case .always: true
      case .never: false
      // No sequence of any kind, whatever the environment asks for.
      case .auto where isPlain: false
      case .auto: environment.wantsColor(isTerminal: TerminalOutput.standardOutput.isTerminal)
      }
    return Presenter(
      console: StandardConsole(columns: columns),
      style: RenderOptions(ascii: isASCII, color: usesColor, pictures: !isPlain))
  }
}
