import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

extension Batch {
  /// Writes the designs that sessions end with as one page, with the steps that led to them.
  package func page(
    _ paths: [String], mark: String? = nil, _ overrides: Overrides
  ) -> ExitStatus {
    run {
      let settings = CheckSettings(overrides)
      let sessions = store.sessions(under: paths, remark: presenter.remark)
      let designs = try sessions.map { session in
        let state = try store.state(at: session.path, in: session.folder).state(ofMark: mark)
        let design = try settings.design(session.path, state)
        var played = PlayedDesign(
          session.path, design.scene, at: design.places, state.timeline, overrides)
        guard sessions.count == 1, mark == nil else { return played }
        played.ideas = PlayedDesign.ideas(of: state.timeline) {
          overrides.appliedWherePossible(to: $0).scene(isStrict: overrides.isStrict)
        }
        return played
      }
      presenter.put([DesignPage.document(of: designs, presenter.options)])
      return .fine
    }
  }
}

extension PlayedDesign {
  /// Creates the present design of a playground, with the steps that led to it.
  init(_ playground: Playground, mostCommands: Int = Self.mostCommands, hasIdeas: Bool = true) {
    self.init(playground.path, playground.draft.scene, playground.timeline, last: mostCommands)
    if hasIdeas { ideas = Self.ideas(of: playground.timeline, \.scene) }
  }

  private static let mostIdeas = 12

  fileprivate static func ideas(of timeline: Timeline, _ scene: (Draft) -> Scene) -> [PlayedDesign] {
    timeline.ideas.suffix(mostIdeas).map { idea in
      PlayedDesign(named: "mark \(Quoting.quoted(idea.name))", scene(idea.draft))
    }
  }

  init(
    _ path: String?, _ scene: Scene, at places: FindingPlaces? = nil, _ timeline: Timeline?,
    last mostCommands: Int = Self.mostCommands, _ overrides: Overrides = Overrides()
  ) {
    let (steps, earlier) = timeline.map { Self.steps(of: $0, last: mostCommands, overrides) } ?? ([], 0)
    self.init(named: Self.name(of: path), scene, at: places, steps: steps, earlier: earlier)
  }

  /// Returns the last steps, as the settings of the command line show them, and the number of commands before them.
  private static func steps(of timeline: Timeline, last mostCommands: Int, _ overrides: Overrides) -> (
    [Step], earlier: Int
  ) {
    var steps: [Step] = []
    // What a remark is about follows it.
    var notes: [String] = []
    func add(_ draft: Draft, _ change: (command: String, sentence: Prose)? = nil) {
      var step = Step(overrides.appliedWherePossible(to: draft))
      (step.notes, step.change) = (notes, change)
      steps.append(step)
      notes = []
    }
    let earlier = timeline.retrace(last: mostCommands) { invocation, outcome, draft in
      if let sentence = outcome.sentence {
        if !overrides.replace(invocation.command) { add(draft, (invocation.canonical, sentence())) }
        return
      }
      switch outcome.effect {
      case .show(let note as NoteQuery): notes.append(note.text)
      // Expectations are about the session as it is written.
      case .expect(let expectation) where overrides.isEmpty:
        if steps.isEmpty || !notes.isEmpty { add(steps.last?.draft ?? draft) }
        steps[steps.count - 1].expectations.append(expectation)
      default: break
      }
    }
    if !notes.isEmpty { add(steps.last?.draft ?? Draft()) }
    return (steps, earlier)
  }
}
