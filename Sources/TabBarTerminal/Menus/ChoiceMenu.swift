import TabBarDrawing

/// The completions of a word, each with its meaning, or the earlier lines that have what is typed.
struct ChoiceMenu: PromptMenu {
  private var choices: [Completion]
  private var paging: MenuSelection
  /// The text from which earlier lines are searched; `nil` for completions.
  let start: String?

  init(_ choices: [Completion], searchedFrom start: String? = nil) {
    (self.choices, self.start) = (choices, start)
    paging = MenuSelection(count: choices.count)
  }

  mutating func take(_ key: PromptMenuKey, room: Int) -> PromptMenuAnswer {
    switch key {
    case .command(.cancel), .escape: return start.map { .replaces($0) } ?? .closes
    case .command(let command): return take(command, room: room)
    // What is searched for is typed whatever the letters do in vi's command mode.
    case .typed(let scalar) where start != nil: return .types(String(Character(scalar)))
    case .paste(let text) where start != nil:
      return .types(text.split(separator: "\n").joined(separator: " "))
    case .typed(" "): return taken
    case .paste: return .closesAndGoesOn
    case .typed: return .goesOn
    }
  }

  private var taken: PromptMenuAnswer {
    guard !choices.isEmpty else { return .refused }
    let choice = choices[paging.selected]
    return start == nil ? .puts(choice) : .replaces(choice.text)
  }

  private mutating func take(_ command: EditorCommand, room: Int) -> PromptMenuAnswer {
    switch command {
    case .submit: taken
    case .deleteBackward, .clearScreen: .goesOn
    case .searchHistory where start != nil: paging.take(.down, room: room) ?? .refused
    default:
      paging.take(command, room: room) ?? (start == nil ? .closesAndGoesOn : command.isKill ? .goesOn : taken)
    }
  }

  func lines(_ options: RenderOptions) -> [HarmlessText] {
    choices.enumerated().map { index, choice in
      let meaning = choice.meaning.isEmpty ? "" : ": " + choice.meaning
      return HarmlessText(options.shown("  \(index + 1)  \(choice.text)\(meaning)"))
    }
  }

  func rows(in size: TerminalSize, _ options: RenderOptions) -> [HarmlessText] {
    let look = MenuStyle(columns: size.columns, options: options)
    if choices.isEmpty { return [look.aside("no earlier line has this")] }
    let isCut = choices.count > size.rows && size.rows > 1
    let page = paging.page(room: isCut ? size.rows - 1 : size.rows)
    let widest = choices.map { TerminalText.columns(of: options.shown($0.text)) }.max() ?? 0
    let hasMeanings = choices.contains { !$0.meaning.isEmpty }
    let first = hasMeanings ? min(widest, max(8, size.columns / 2 - 2)) : size.columns - 2
    let rows = page.map { index in
      let choice = choices[index]
      var row = look.clipped(choice.text, to: first)
      if !choice.meaning.isEmpty {
        row = TerminalText.padded(row, to: first) + "  "
        row += look.clipped(choice.meaning, to: size.columns - first - 4)
      }
      return look.marked(row, isSelected: index == paging.selected)
    }
    guard isCut else { return rows }
    return rows + [look.aside("  \(page.lowerBound + 1)–\(page.upperBound) of \(choices.count)")]
  }
}
