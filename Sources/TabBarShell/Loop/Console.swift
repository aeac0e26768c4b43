import TabBarRendering

/// The two ways out: results, and everything else.
package protocol Console {
  /// Writes results. Throws where nobody reads them any more.
  func write(_ text: String) throws(OutputError)
  /// Writes errors and remarks.
  func writeError(_ text: String)
  /// The columns that a line may take at present.
  var columns: Int { get }
}

/// Standard output and standard error.
package struct StandardConsole: Console {
  private let fixedColumns: Int?

  /// Creates the console; without a number of columns it asks the terminal each time.
  package init(columns: Int? = nil) { fixedColumns = columns }

  package func write(_ text: String) throws(OutputError) { try TerminalOutput.standardOutput.write(text) }

  package func writeError(_ text: String) {
    // There is nowhere left to say that standard error is gone.
    try? TerminalOutput.standardError.write(text)
  }

  package var columns: Int { fixedColumns ?? Terminal.size(of: 1)?.columns ?? RenderOptions.standardColumns }
}
