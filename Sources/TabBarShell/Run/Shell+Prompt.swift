import TabBarPlayground

/// The parts of the shell that concern the prompt and not the design.
extension Shell {
  func adjust(_ setting: PromptSetting, to value: String) throws(OutputError) {
    settings.set(setting, to: value)
    help?.pane.form = settings.pane
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

  private func say(_ lines: [String]) throws(OutputError) {
    for line in lines { try presenter.tell(line) }
  }
}
