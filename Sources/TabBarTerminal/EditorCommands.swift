internal import CLibEdit

extension Editor {
  func perform(_ command: EditorCommand) -> cl_result {
    switch command {
    case .submit: return submit()
    case .deleteForwardOrEnd where text.isEmpty:
      finish(.end)
      return CL_END
    case .backward, .forward, .wordBackward, .wordForward, .rowStart, .rowEnd: return go(command)
    case .up: return goUp()
    case .down: return goDown()
    case .deleteBackward, .deleteForward, .deleteForwardOrEnd, .killToRowEnd, .killToRowStart,
      .killArgumentBackward, .killWordBackward, .killWordForward:
      return delete(command)
    case .yank: return killed.isEmpty ? CL_REFUSE : insert(killed)
    case .lastWord: return insert(history.lastWord)
    case .paste: return paste()
    case .openEditor: return openEditor()
    case .undo:
      guard let earlier = undoSteps.takeLast(before: text) else { return CL_REFUSE }
      replaceText(earlier)
      return CL_DONE
    case .redo:
      guard let later = undoSteps.takeUndone(after: text) else { return CL_REFUSE }
      replaceText(later)
      return CL_DONE
    case .transpose: return transpose()
    case .complete: return complete()
    case .searchHistory: return open(HistorySearch(history.newestFirst))
    case .help: return openHelp()
    case .clearScreen:
      clearScreen()
      return CL_DONE
    // These mean something to menus only.
    case .completeBackward, .pageUp, .pageDown, .cancel: return CL_REFUSE
    }
  }

  func replaceText(_ text: EditorText) {
    if text.text.unicodeScalars.count > LibeditLine.limit { sayLineIsFull() }
    line.replace(with: text.text, offset: text.offset)
  }

  // MARK: Motion

  private func go(_ command: EditorCommand) -> cl_result {
    let offset = line.offset
    let target = CharacterSteps(line.text).target(of: command, from: offset)
    if target != offset {
      line.move(to: target)
      return CL_DONE
    }
    switch command {
    case .backward, .wordBackward: return CL_REFUSE
    case .forward, .wordForward: return takeHint(command)
    case .rowEnd where text.cursorIsAtEnd: return takeHint(command)
    default: return CL_DONE
    }
  }

  private func takeHint(_ command: EditorCommand) -> cl_result {
    let hint = assistant.view(of: text, in: TerminalSize(columns: 80, rows: 0)).hint
    guard !hint.isEmpty else { return command == .rowEnd ? CL_DONE : CL_REFUSE }
    let end = command == .wordForward ? CharacterSteps(hint).wordEnd(after: 0) : .max
    return line.insert(hint.prefix(scalars: end)) ? CL_DONE : CL_REFUSE
  }

  private func goUp() -> cl_result {
    var walk = walk ?? history.walk(from: text.text)
    guard let older = walk.older() else { return CL_REFUSE }
    replaceText(EditorText(older))
    self.walk = walk
    return CL_DONE
  }

  private func goDown() -> cl_result {
    guard var walk, let newer = walk.newer() else { return CL_REFUSE }
    replaceText(EditorText(newer))
    self.walk = walk
    return CL_DONE
  }

  // MARK: Deletion

  private func delete(_ command: EditorCommand) -> cl_result {
    let row = line.text
    let offset = line.offset
    let target = CharacterSteps(row).target(of: command, from: offset)
    guard target != offset else { return CL_REFUSE }
    let range = min(target, offset)..<max(target, offset)
    if command.isKill {
      let cut = row.dropping(scalars: range.lowerBound).prefix(scalars: range.count)
      // Cutting again and again collects one text, in its order.
      killed = lastCommand?.isKill != true ? cut : target < offset ? cut + killed : killed + cut
    }
    line.delete(range)
    return CL_DONE
  }

  // MARK: Insertion

  private func insert(_ text: String) -> cl_result {
    if !line.insert(text) {
      sayLineIsFull()
      beep()
    }
    return CL_DONE
  }

  /// Inserts what was pasted, or asks whether to run it where it makes several lines of the present one.
  private func paste() -> cl_result {
    let pasted = pastedText
    pastedText = ""
    let lines = Self.lines(of: text.beforeCursor + pasted + text.afterCursor)
    guard pasted.contains("\n"), lines.count > 1 else {
      return insert(Self.lines(of: pasted).joined(separator: " "))
    }
    return ask(lines)
  }

  /// Asks whether to run lines one after the other.
  private func ask(_ lines: [String]) -> cl_result {
    let question = PasteQuestion(lines: lines)
    menu = question
    tell?(question.lines(assistant.options))
    if menuRoom() == 0, tell == nil { beep() }
    return CL_DONE
  }

  /// Takes the line out into the person's own editor. One line that comes back stands in its place; several wait for a yes, and in
  /// the history.
  private func openEditor() -> cl_result {
    guard let left = editOutside(line.text) else {
      notice = "the editor gave no text back; VISUAL or EDITOR names the one to use"
      return CL_REFUSE
    }
    let (text, leavesOut) = KeyDecoder.withoutControls(left.utf8)
    if leavesOut { notice = "control characters in the text were left out" }
    let lines = Self.lines(of: text)
    guard lines.count > 1 else {
      replaceText(EditorText(lines.first ?? ""))
      return CL_DONE
    }
    for line in lines { history.append(line) }
    return ask(lines)
  }

  /// Returns the lines of a text, without empty ones.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in line.contains { !$0.isWhitespace } }
  }

  /// Swaps the characters around the cursor, or the last two at the end of the row.
  private func transpose() -> cl_result {
    let row = line.text
    var characters = Array(row)
    let offset = line.offset
    guard let cursor = row.characterBoundaries.firstIndex(of: offset) else { return CL_REFUSE }
    let right = min(cursor, characters.count - 1)
    guard right > 0 else { return CL_REFUSE }
    characters.swapAt(right - 1, right)
    let end = characters[...right].reduce(0) { $0 + $1.unicodeScalars.count }
    line.replace(with: String(characters), offset: end)
    return CL_DONE
  }
}
