internal import CLibEdit

extension Editor {
  /// Carries out a command on the line.
  func perform(_ command: EditorCommand) -> cl_result {
    switch command {
    case .submit:
      finish(.submitted(text.text))
      return CL_SUBMIT
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
      return insert(pastedText)
    case .undo:
      guard let earlier = undoSteps.takeLast(before: text) else { return CL_REFUSE }
      replaceText(earlier)
      return CL_DONE
    case .complete: return complete()
    case .clearScreen:
      clearScreen()
      return CL_DONE
    }
  }

  private func replaceText(_ text: EditorText) {
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
  /// What a row has no room for is left out.
  private func insert(_ text: String) -> cl_result {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = rows.first, let last = rows.last, rows.count > 1 else {
      return line.insert(text) ? CL_DONE : CL_REFUSE
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
    if !fits { beep() }
    return CL_DONE
  }

  private func complete() -> cl_result {
    guard let completion = assistant.complete(text) else { return CL_REFUSE }
    let row = line.text
    let before = row.characterBoundaries.filter { $0 <= line.offset }
    let start = before.dropLast(completion.replaced).last ?? 0
    line.delete(start..<line.offset)
    return line.insert(completion.text) ? CL_DONE : CL_REFUSE
  }
}
