package import TabBarDrawing
package import TabBarTerminal

package protocol Console {
  /// Writes results; throws if nobody reads them any more.
  func write(_ text: HarmlessText) throws(OutputError)
  func writeError(_ text: HarmlessText)
  var columns: Int { get }
  /// The columns of the terminal that errors go to, or `nil` where a program may read them, which wants whole lines.
  var errorColumns: Int? { get }
  /// The rows of the terminal, or `nil` where there is none.
  var rows: Int? { get }
}

extension Console {
  package var rows: Int? { nil }
  package var errorColumns: Int? { nil }
}

package struct StandardConsole: Console {
  private let fixedColumns: Int?

  /// Creates the console; without a number of columns it asks the terminal each time.
  package init(columns: Int? = nil) { fixedColumns = columns }

  package func write(_ text: HarmlessText) throws(OutputError) {
    try TerminalOutput.standardOutput.write(text)
  }

  package func writeError(_ text: HarmlessText) {
    // There is nowhere left to say that standard error is gone.
    try? TerminalOutput.standardError.write(text)
  }

  /// The last column of a terminal stays free, as at the prompt: what is printed looks like its preview.
  package var columns: Int {
    fixedColumns ?? Terminal.size(of: 1).map { $0.columns - 1 } ?? RenderOptions.standardColumns
  }

  package var errorColumns: Int? { Terminal.size(of: 2).map { fixedColumns ?? $0.columns - 1 } }

  package var rows: Int? { Terminal.size(of: 1)?.rows }
}

extension Presenter {
  package enum ColorChoice: String, Sendable, CaseIterable {
    /// On a terminal, unless the environment says otherwise.
    case auto
    case always
    case never
  }

  /// Creates a presenter on the standard streams, in the style that the caller asks for.
  package convenience init(
    isASCII: Bool = false, isPlain: Bool = false, color: ColorChoice = .auto, columns: Int? = nil
  ) {
    let environment = ProcessEnvironment()
    let usesColor =
      switch color {
      case .always: true
      case .never: false
      // No sequence of any kind, whatever the environment asks for.
      case .auto where isPlain: false
      case .auto: environment.wantsColor(isTerminal: TerminalOutput.standardOutput.isTerminal)
      }
    var style = RenderOptions(ascii: isASCII, color: usesColor, pictures: !isPlain)
    style.background = environment["COLORFGBG"].flatMap(Background.init(variable:))
    self.init(console: StandardConsole(columns: columns), style: style)
  }
}
