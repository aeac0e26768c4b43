import TabBarDrawing

/// The completions of a word, each with its meaning.
struct ChoiceMenu: PromptMenu {
  private var choices: [Completion]
  private var paging: MenuSelection

  init(_ choices: [Completion]) {
    self.choices = choices
    paging = MenuSelection(count: choices.count)
  }

  mutating func take(_ key: Key, room: Int) -> PromptMenuAnswer {
    switch key {
    case .command(let command): return take(command, room: room)
    case .scalar(" "): return .puts(choices[paging.selected])
    case .escape: return .closes
    case .scalar: return .goesOn
    default: return .closesAndGoesOn
    }
  }

  private mutating func take(_ command: EditorCommand, room: Int) -> PromptMenuAnswer {
    switch command {
    case .submit: .puts(choices[paging.selected])
    case .cancel: .closes
    case .deleteBackward, .clearScreen: .goesOn
    default: paging.take(command, room: room) ?? .closesAndGoesOn
    }
  }

  func lines(_ options: RenderOptions) -> [HarmlessText] {
    choices.enumerated().map { index, choice in
      let meaning = choice.meaning.isEmpty ? "" : ": " + choice.meaning
      return HarmlessText(options.shown("  \(index + 1)  \(choice.text)\(meaning)"))
    }
  }

  func rows(in size: TerminalSize, _ options: RenderOptions) -> [HarmlessText] {
    let isCut = choices.count > size.rows && size.rows > 1
    let page = paging.page(room: isCut ? size.rows - 1 : size.rows)
    let widest = choices.map { options.shown($0.text).columns }.max() ?? 0
    let hasMeanings = choices.contains { !$0.meaning.isEmpty }
    let first = hasMeanings ? min(widest, max(8, size.columns / 2 - 2)) : size.columns - 2
    let rows = page.map { index in
      let choice = choices[index]
      var row = options.clipped(choice.text, to: first)
      if !choice.meaning.isEmpty {
        row = TerminalText.padded(row, to: first) + "  "
        row += options.clipped(choice.meaning, to: size.columns - first - 4)
      }
      return options.marked(row, isSelected: index == paging.selected)
    }
    guard isCut else { return rows }
    return rows + [
      options.aside("  \(page.lowerBound + 1)–\(page.upperBound) of \(choices.count)", to: size.columns)
    ]
  }
}
