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
    case .newline:
      let text = text
      rowsAbove.append(text.beforeCursor)
      line.replace(with: text.afterCursor, offset: 0)
      return CL_DONE
    case .deleteBackward, .deleteForward, .deleteForwardOrEnd: return delete(command)
    case .killToRowEnd, .killToRowStart, .killArgumentBackward, .killWordBackward, .killWordForward:
      return kill(command)
    case .yank: return killed.isEmpty ? CL_REFUSE : insert(killed)
    case .paste:
      defer { pastedText = "" }
      if pastedText.contains("\n") { hasPastedRows = true }
      return insert(pastedText)
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
    if text.rows.contains(where: { $0.unicodeScalars.count > LibeditLine.limit }) { sayRowIsFull() }
    rowsAbove = Array(text.rows[..<text.row])
    rowsBelow = Array(text.rows[(text.row + 1)...])
    line.replace(with: text.currentRow, offset: text.offset)
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
    case .backward, .wordBackward: return goToRowAbove { _ in .max }
    case .forward, .wordForward:
      return rowsBelow.isEmpty ? takeHint(command) : goToRowBelow { _ in 0 }
    case .rowEnd where text.cursorIsAtEnd: return takeHint(command)
    default: return CL_DONE
    }
  }

  private func goToRowAbove(_ offset: (CharacterSteps) -> Int) -> cl_result {
    guard let above = rowsAbove.popLast() else { return CL_REFUSE }
    rowsBelow.insert(line.text, at: 0)
    line.replace(with: above, offset: offset(CharacterSteps(above)))
    return CL_DONE
  }

  private func goToRowBelow(_ offset: (CharacterSteps) -> Int) -> cl_result {
    guard let below = rowsBelow.first else { return CL_REFUSE }
    rowsBelow.removeFirst()
    rowsAbove.append(line.text)
    line.replace(with: below, offset: offset(CharacterSteps(below)))
    return CL_DONE
  }

  private func takeHint(_ command: EditorCommand) -> cl_result {
    let hint = hint
    guard !hint.isEmpty else { return command == .rowEnd ? CL_DONE : CL_REFUSE }
    let end = command == .wordForward ? CharacterSteps(hint).wordEnd(after: 0) : .max
    return line.insert(hint.prefix(scalars: end)) ? CL_DONE : CL_REFUSE
  }

  private func goUp() -> cl_result {
    let offset = line.offset
    if walk == nil, !rowsAbove.isEmpty { return goToRowAbove { $0.boundary(atOrBefore: offset) } }
    var walk = walk ?? history.walk(from: text.text)
    guard let older = walk.older() else { return CL_REFUSE }
    replaceText(EditorText(older))
    self.walk = walk
    return CL_DONE
  }

  private func goDown() -> cl_result {
    let offset = line.offset
    if walk == nil, !rowsBelow.isEmpty { return goToRowBelow { $0.boundary(atOrBefore: offset) } }
    guard var walk, let newer = walk.newer() else { return CL_REFUSE }
    replaceText(EditorText(newer))
    self.walk = walk
    return CL_DONE
  }

  // MARK: Deletion

  private func delete(_ command: EditorCommand) -> cl_result {
    let goesBack = command == .deleteBackward
    let offset = line.offset
    let target = CharacterSteps(line.text).target(of: goesBack ? .backward : .forward, from: offset)
    guard target != offset else { return goesBack ? joinAbove() : joinBelow() }
    line.delete(min(target, offset)..<max(target, offset))
    return CL_DONE
  }

  private func kill(_ command: EditorCommand) -> cl_result {
    let row = line.text
    let offset = line.offset
    let target = CharacterSteps(row).target(of: command, from: offset)
    guard target != offset else { return command == .killToRowEnd ? joinBelow() : CL_REFUSE }
    let range = min(target, offset)..<max(target, offset)
    let cut = row.dropping(scalars: range.lowerBound).prefix(scalars: range.count)
    // Cutting again and again collects one text, in its order.
    killed = lastCommand?.isKill != true ? cut : target < offset ? cut + killed : killed + cut
    line.delete(range)
    return CL_DONE
  }

  private func joinAbove() -> cl_result {
    guard let above = rowsAbove.last else { return CL_REFUSE }
    let joined = above + line.text
    guard joined.unicodeScalars.count <= LibeditLine.limit else { return CL_REFUSE }
    rowsAbove.removeLast()
    line.replace(with: joined, offset: above.unicodeScalars.count)
    return CL_DONE
  }

  private func joinBelow() -> cl_result {
    let row = line.text
    guard let below = rowsBelow.first,
      row.unicodeScalars.count + below.unicodeScalars.count <= LibeditLine.limit
    else { return CL_REFUSE }
    rowsBelow.removeFirst()
    line.replace(with: row + below, offset: row.unicodeScalars.count)
    return CL_DONE
  }

  // MARK: Insertion

  /// Inserts a text of any number of rows.
  ///
  /// Text without room in its row is left out.
  private func insert(_ text: String) -> cl_result {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = rows.first, let last = rows.last, rows.count > 1 else {
      if line.insert(text) { return CL_DONE }
      sayRowIsFull()
      beep()
      return CL_DONE
    }
    let after = self.text.afterCursor
    line.delete(line.offset..<line.length)
    var fits = line.insert(first)
    let middle = rows[1..<(rows.count - 1)].map { $0.prefix(scalars: LibeditLine.limit) }
    fits = fits && middle.elementsEqual(rows[1..<(rows.count - 1)])
    rowsAbove.append(line.text)
    rowsAbove += middle
    line.replace(with: after, offset: 0)
    fits = line.insert(last) && fits
    if !fits {
      sayRowIsFull()
      beep()
    }
    return CL_DONE
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
