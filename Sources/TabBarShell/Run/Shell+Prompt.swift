import TabBarGuidelines
import TabBarPlayground

/// The parts of the shell that concern the prompt and not the design.
extension Shell {
  func adjust(_ setting: PromptSetting, to value: String) throws(OutputError) {
    settings.set(setting, to: value)
    help?.pane.form = settings.pane
    help?.keepsBarInSight = settings.showsPicture
    if !settings.isQuiet { try presenter.say("\(setting.rawValue): \(value)") }
  }

  func begin(_ conversation: any Conversation) throws(OutputError) {
    keep(conversation)
    try ask(conversation)
  }

  private func ask(_ conversation: any Conversation) throws(OutputError) {
    if conversation.clearsScreen { reader.clearScreen() }
    try presenter.say(conversation.question, of: playground)
  }

  /// Drops the pasted lines that were still to be run, and says which.
  func dropSubmittedLines() {
    let lines = reader.dropSubmittedLines()
    guard !lines.isEmpty else { return }
    presenter.remark("\(counted(lines.count, "line")) not run: \(abridged(lines, most: 5)); Up brings them")
    for line in lines.reversed() { reader.remember(line) }
  }

  /// Takes a line as the answer to a question; returns whether it is one.
  func takeAnswer(_ line: String) throws(OutputError) -> Bool {
    guard var conversation,
      !conversation.leavesNumbersToLists || playground.line(ofNumberIn: line) == nil,
      let turn = conversation.take(line, in: playground.draft)
    else { return false }
    // What was listed before the new page is out of sight.
    if conversation.leavesNumbersToLists { playground.forgetList() }
    if turn.ends { self.conversation = nil } else { keep(conversation) }
    if !turn.commands.isEmpty { try carryOut(turn.commands) }
    try presenter.say(turn.says, of: playground)
    if turn.asks { try ask(conversation) }
    if let guess = conversation as? Guess { try continueLesson(after: guess) }
    try continueConversation()
    return true
  }

  /// Says what the last line has led to, such as the next question.
  func continueConversation() throws(OutputError) {
    guard var conversation else { return }
    let said = conversation.look(at: playground)
    keep(conversation)
    try presenter.say(said, of: playground)
  }

  /// Keeps a conversation in place of its earlier state, or of another one.
  private func keep(_ conversation: any Conversation) {
    self.conversation = conversation.isOver ? nil : conversation
    if let quiz = conversation as? Quiz { askedTopics = quiz.asked }
  }

  func listSessions() throws(OutputError) {
    let paths = store.sessions(in: ".") + store.sessions(in: "sessions")
    if paths.isEmpty {
      try presenter.say("no session files here or in the folder sessions; save FILE makes one")
    }
    for path in paths { try presenter.say(Quoting.quoted(path)) }
    // Without the dot and the stroke before it.
    let folder = store.absolutePath(of: ".").dropLast(2)
    if !folder.isEmpty { try presenter.tell("the folder is \(Quoting.quoted(String(folder)))") }
  }
}

extension CommandError {
  /// The error for a line in which the editor, or a paste, has kept the place of a byte that is no UTF-8.
  static func lostByte(in line: String) -> CommandError? {
    guard let lost = line.unicodeScalars.firstIndex(of: "\u{FFFD}") else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: lost)
    return CommandError(
      "what was typed here is not UTF-8", at: start..<start + "\u{FFFD}".utf8.count,
      remedy: "type it again; if that does not help, set the terminal to UTF-8")
  }
}
