internal import CLibEdit
import TabBarDrawing
import TabBarGuidelines

/// The pane: lists and pages that take the keys first, and remarks about the last key.
extension Editor {
  /// Whether a menu is open, so that Escape alone has a meaning.
  var hasMenu: Bool { menu != nil }

  var menuLine: PromptMenuLine? { menu?.line }

  /// Returns the rows of the open menu, and of the remark about the last key; `nil` without either.
  func menuRows(in size: TerminalSize) -> [HarmlessText]? {
    guard menu != nil || notice != nil else { return nil }
    var options = assistant.options
    options.columns = size.columns
    let remark = notice.map { WordWrap.lines(of: options.shown($0), columns: size.columns) } ?? []
    let rest = TerminalSize(
      columns: size.columns, rows: min(size.rows - remark.count, menu?.mostRows ?? 0))
    let rows = rest.rows > 0 ? menu?.rows(in: rest, options) ?? [] : []
    return rows + remark.prefix(max(0, size.rows))
  }

  /// Opens what was offered for the line, which is about to be drawn, unless there is text in it that was typed ahead.
  func openOffer() {
    guard let typedAhead else { return }
    let count = typedAhead.count
    if count > 0 {
      notice = assistant.options.said(
        "\(counted: count, "line") typed ahead \(count, one: "was", many: "were") dropped: Up brings \(count, one: "it", many: "them")"
      )
    }
    if menu == nil, text.isEmpty { menu = offered }
  }

  /// Notes that what was drawn is on the screen, and that no key has come before.
  func noteShown() {
    menu?.note(isOnScreen: true)
    // Up brings the first one first.
    for line in (typedAhead ?? []).reversed() { history.append(line) }
    typedAhead = nil
  }

  func offerToMenu(_ key: Key) -> Key? {
    guard var menu, let menuKey = menuKey(for: key) else { return key }
    let answer = menu.take(menuKey, room: min(menuRoom(), menu.mostRows))
    self.menu = menu
    switch answer {
    case .done: break
    case .refused: beep()
    case .goesOn: return key
    case .closes: self.menu = nil
    case .closesAndGoesOn:
      self.menu = nil
      return key
    case .runs(let lines):
      // Return runs only what the screen shows, and Escape may come before that.
      if menu is ReadingMenu { noteShown() }
      self.menu = nil
      agreed = lines
      return .command(.submit)
    case .puts(let completion):
      self.menu = nil
      guard let replaced = assistant.completions(at: text)?.replaced else { break }
      change { if !put(completion, inPlaceOf: replaced) { beep() } }
    case .replaces(let text):
      self.menu = nil
      change { replaceText(EditorText(text)) }
    }
    return nil
  }

  /// Returns a key as menus take it; `nil` for one that they leave to others.
  private func menuKey(for key: Key) -> Key? {
    switch key {
    case .interrupt, .suspend, .unknown: nil
    case .scalar(let scalar) where !scalar.isText && key != .escape:
      command(ofControlKey: UInt8(scalar.value)).map(Key.command)
    default: key
    }
  }

  func refreshMenu() {
    guard menu is ChoiceMenu else { return }
    let text = text
    guard text != menuText else { return }
    menuText = text
    menu = assistant.completions(at: text).flatMap { $0.choices.isEmpty ? nil : ChoiceMenu($0.choices) }
  }

  func open(_ menu: any PromptMenu) -> cl_result {
    if let tell {
      let lines = menu.lines(assistant.options)
      if !lines.isEmpty { tell(lines) }
      return lines.isEmpty ? CL_REFUSE : CL_DONE
    }
    guard menuRoom() > 0 else { return CL_REFUSE }
    self.menu = menu
    menuText = text
    return CL_DONE
  }

  /// Opens the help if a question mark at the cursor asks for it; returns whether it did.
  var asksForHelp: Bool {
    guard text.cursorIsAtEnd, assistant.isAskedForHelp(at: text) else { return false }
    return openHelp() == CL_DONE
  }

  func openHelp() -> cl_result {
    let text = text
    let page = { [assistant] columns in assistant.help(at: text, columns: columns) }
    guard !page(80).isEmpty else { return CL_REFUSE }
    return open(HelpMenu(page: page))
  }

  /// Completes the part that all choices share; lists them if there is none.
  func complete() -> cl_result {
    guard let completions = assistant.completions(at: text), let first = completions.choices.first else {
      return CL_REFUSE
    }
    // What is the only one is not chosen for that: it may take something away.
    if completions.choices.count == 1, completions.replaced > 0 {
      return put(first, inPlaceOf: completions.replaced) ? CL_DONE : CL_REFUSE
    }
    let common = completions.common
    if common.count > completions.replaced {
      let beginning = Completion(common, isComplete: false)
      return put(beginning, inPlaceOf: completions.replaced) ? CL_DONE : CL_REFUSE
    }
    return open(ChoiceMenu(completions.choices))
  }

  /// Replaces the typed part of a word with a choice; returns whether there was room.
  func put(_ completion: Completion, inPlaceOf replaced: Int) -> Bool {
    let row = line.text
    let offset = line.offset
    let before = row.characterBoundaries.filter { $0 <= offset }
    let start = before.dropLast(replaced).last ?? 0
    let hasSpace = row.dropping(scalars: offset).hasPrefix(" ")
    let text = completion.text + (completion.isComplete && !hasSpace ? " " : "")
    guard line.length - (offset - start) + text.unicodeScalars.count <= LibeditLine.limit else {
      sayLineIsFull()
      return false
    }
    line.delete(start..<offset)
    return line.insert(text)
  }

  func submit() -> cl_result {
    let lines = agreed.isEmpty ? [line.text] : agreed
    if typedAhead != nil {
      typedAhead? += lines.filter { !$0.allSatisfy(\.isWhitespace) }
      agreed = []
      line.replace(with: "", offset: 0)
      return CL_DONE
    }
    // Who is used to it types Return after the key that was the answer.
    if agreed.isEmpty, text.isEmpty, assistant.question != nil, !assistant.isEmptyAnswer { return CL_DONE }
    finish(.submitted(lines))
    return CL_SUBMIT
  }
}
