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
    guard var tour else {
      guard action == nil else {
        return try presenter.tell("no tour is running: tour begins one")
      }
      var begun = GuidedTour(playground)
      let lines = begun.begin(playground)
      self.tour = begun.isOver ? nil : begun
      return try say(lines)
    }
    switch action {
    case nil: try say(tour.task)
    case .hint: try say(tour.hint)
    case .skip: try say(tour.skip(playground))
    case .off:
      self.tour = nil
      return try presenter.tell("the tour is over; tour begins it again")
    }
    self.tour = tour.isOver ? nil : tour
  }

  /// Writes the tour's response to the line that was just run.
  func continueTour() throws(OutputError) {
    guard var tour else { return }
    let lines = tour.look(at: playground)
    // The tour remembers what was done even if it has nothing to say.
    self.tour = tour.isOver ? nil : tour
    try say(lines)
  }

  func begin(_ conversation: any Conversation) throws(OutputError) {
    keep(conversation)
    try say(conversation.question)
  }

  /// Takes a line as the answer to a question; returns whether it is one.
  func takeAnswer(_ line: String) throws(OutputError) -> Bool {
    guard var conversation, let turn = conversation.take(line, in: playground.draft) else { return false }
    if turn.ends { self.conversation = nil } else { keep(conversation) }
    if !turn.commands.isEmpty { try carryOut(turn.commands) }
    try say(turn.says)
    if turn.asks { try say(conversation.question) }
    if let guess = conversation as? Guess { try continueLesson(after: guess) }
    try continueConversation()
    return true
  }

  /// Asks the next question where the last line answered the present one.
  func continueConversation() throws(OutputError) {
    guard var conversation else { return }
    let isNew = conversation.look(at: playground.draft)
    keep(conversation)
    if isNew { try say(conversation.question) }
  }

  private func keep(_ conversation: any Conversation) {
    self.conversation = conversation.isOver ? nil : conversation
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
