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

  func beginInterview() throws(OutputError) {
    let interview = Interview(playground.draft)
    self.interview = interview.isOver ? nil : interview
    try say(interview.lines)
  }

  /// Takes a line as the answer to a question; returns whether it is one.
  func takeAnswer(_ line: String) throws(OutputError) -> Bool {
    guard let answer = interview?.answer(line) else { return false }
    switch answer {
    case .stop:
      interview = nil
      try presenter.tell("the interview is over; interview goes on with what is open")
      return true
    case .commands(let lines): try carryOut(lines)
    case .passed(let text):
      if !text.isEmpty { try presenter.tell("open: \(text)") }
      interview?.pass(playground.draft)
      try say(interview?.lines ?? [])
    }
    try continueInterview()
    return true
  }

  /// Asks the next question where the last line answered the present one.
  func continueInterview() throws(OutputError) {
    guard var interview else { return }
    let isNew = interview.look(at: playground.draft)
    self.interview = interview.isOver ? nil : interview
    if isNew { try say(interview.lines) }
  }

  func listSessions() throws(OutputError) {
    let paths = store.sessions(in: ".") + store.sessions(in: "sessions")
    if paths.isEmpty {
      try presenter.say("no session files here or in the folder sessions; save FILE makes one")
    }
    for path in paths { try presenter.say(Quoting.quoted(path)) }
  }

  private func say(_ lines: [String]) throws(OutputError) {
    for line in lines { try presenter.tell(line) }
  }
}
