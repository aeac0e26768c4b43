import TabBarPlayground

/// The parts of the shell that concern the prompt and not the design.
extension Shell {
  func adjust(_ setting: PromptSetting, to value: String) throws(OutputError) {
    settings.set(setting, to: value)
    help?.pane.form = settings.pane
    help?.keepsBarInSight = settings.showsPicture
    if !settings.isQuiet { try presenter.say("\(setting.rawValue): \(value)") }
  }

  func takeTour(_ action: TourAction?) throws(OutputError) {
    if var tour = conversations.lazy.compactMap({ $0 as? GuidedTour }).first {
      let lines = tour.take(action)
      keep(tour)
      return try say(lines)
    }
    guard action == nil else { return try presenter.tell("no tour is running: tour begins one") }
    var tour = GuidedTour(playground)
    let lines = tour.begin()
    keep(tour)
    try say(lines)
  }

  func begin(_ conversation: any Conversation) throws(OutputError) {
    keep(conversation)
    try say(conversation.question)
  }

  /// Takes a line as the answer to a question; returns whether it is one.
  func takeAnswer(_ line: String) throws(OutputError) -> Bool {
    guard var conversation, let turn = conversation.take(line, in: playground.draft) else { return false }
    if turn.ends { conversations.removeAll(where: \.asks) } else { keep(conversation) }
    if !turn.commands.isEmpty { try carryOut(turn.commands) }
    try say(turn.says)
    if turn.asks { try say(conversation.question) }
    if let guess = conversation as? Guess { try continueLesson(after: guess) }
    try continueConversations()
    return true
  }

  /// Says what the last line has led to, such as the next question.
  func continueConversations() throws(OutputError) {
    for var conversation in conversations {
      let said = conversation.look(at: playground)
      // It remembers what was done even if it has nothing to say.
      keep(conversation)
      try say(said)
    }
  }

  /// Keeps a conversation in place of its earlier state, or of another one that asks.
  private func keep(_ conversation: any Conversation) {
    conversations.removeAll { $0.asks == conversation.asks }
    if !conversation.isOver { conversations.append(conversation) }
    if let quiz = conversation as? Quiz { askedTopics = quiz.asked }
  }

  private func say(_ utterances: [Utterance]) throws(OutputError) {
    for utterance in utterances {
      switch utterance {
      case .sentence(let sentence): try presenter.tell(sentence)
      case .page(let query): try answer(query)
      }
    }
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

  private func say(_ lines: [String]) throws(OutputError) {
    for line in lines { try presenter.tell(line) }
  }
}
