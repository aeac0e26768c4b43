import TabBarRendering

/// Something that stands in the pane in place of what the line would do, and takes the keys first.
protocol PromptMenu {
  /// What stands in the prompt's row while the menu is open, or `nil` for the line itself.
  var line: PromptMenuLine? { get }

  /// Takes a key and says what becomes of it; `room` is the number of rows that there are.
  mutating func take(_ key: PromptMenuKey, room: Int) -> PromptMenuAnswer

  /// Returns the rows to show, no more than `size` has.
  func rows(in size: TerminalSize, _ options: RenderOptions) -> [String]
}

extension PromptMenu {
  var line: PromptMenuLine? { nil }
}

/// A prompt and a text that stand in place of the line.
struct PromptMenuLine: Hashable {
  var prompt: String
  var text: String
}

/// A key as a menu takes it.
enum PromptMenuKey: Hashable {
  case command(EditorCommand)
  case typed(Unicode.Scalar)
  case paste(String)
  case escape
}

/// What becomes of a key that a menu was given.
enum PromptMenuAnswer {
  /// It was for the menu.
  case done
  /// It was for the menu, but there was nothing to do.
  case refused
  /// It closes the menu and does nothing else.
  case closes
  /// It closes the menu and does what it does elsewhere.
  case closesAndGoesOn
  /// It does what it does elsewhere, and the menu stays.
  case goesOn
  /// It closes the menu and puts this in place of what was typed of the word.
  case puts(Completion)
  /// It closes the menu and puts this in place of the whole text.
  case replaces(String)
}
