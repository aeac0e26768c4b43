import TabBarPlayground

/// Lists that are longer than the screen, and the program that they are read with.
package struct LongLists {
  /// Shows a text of more rows than there are; returns whether it did.
  package typealias Show = (_ lines: [String]) -> Bool

  /// Shows a text in the pager if it needs one.
  private let show: Show
  /// Whether it is used.
  var isOn = true

  /// Creates it with what shows a text.
  package init(show: @escaping Show) { self.show = show }

  /// Shows the lines of a list in a pager; returns whether it did.
  func take(_ lines: [String]) -> Bool { isOn && show(lines) }

  /// Returns what shows long lists in a person's pager at a terminal; which one that is, is asked when it is needed.
  static func paged(
    for reader: TerminalLineReader, _ environment: ProcessEnvironment, _ presenter: Presenter
  ) -> LongLists {
    LongLists { lines in
      // One row is for the prompt.
      guard let rows = Terminal.size(of: 1)?.rows, lines.count > rows - 1, let pager = Pager(environment)
      else {
        return false
      }
      let text = lines.map { $0 + "\n" }.joined()
      guard let trouble = reader.lend({ pager.show(text, output: 1) }) else { return true }
      presenter.remark("the pager \(Quoting.quoted(pager.words[0])) cannot be used: \(trouble)")
      return false
    }
  }
}
