import TabBarRendering

/// The question whether several lines that were pasted are to be run.
struct PasteQuestion: PromptMenu {
  let lines: Int

  mutating func take(_ key: PromptMenuKey, room: Int) -> PromptMenuAnswer {
    switch key {
    case .escape, .command(.cancel): .closes
    case .command(.clearScreen): .goesOn
    default: .closesAndGoesOn
    }
  }

  func rows(in size: TerminalSize, _ options: RenderOptions) -> [String] {
    let question = "runs \(lines) lines: Enter again runs them, Escape goes back to editing"
    return Array(WordWrap.lines(of: options.shown(question), columns: size.columns).prefix(size.rows))
  }
}
