import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

extension Batch {
  private var environment: ProcessEnvironment { ProcessEnvironment() }

  /// Opens the playground, with a session if one is named, and returns what came of it.
  package func play(_ session: String?, _ settings: Shell.Settings) -> ExitStatus {
    if let language = settings.language { presenter.style.language = language }
    let stateFolder = settings.isPrivate ? nil : environment.stateFolder
    let learning = (settings.learningPath ?? stateFolder.map { $0 + "/learning.txt" }).map {
      LearningFile(path: $0, store: store)
    }
    var playground = Playground()
    var app: AppFile?
    do {
      app = try store.app(beside: "-")
      let blank = Document(draft: app?.start ?? Draft())
      playground = try session.map { try Playground(store.sessionFile(at: $0)) } ?? Playground(blank)
      playground.blank = blank
      if settings.learningPath != nil { _ = try learning?.log() }
    } catch {
      return presenter.report(error)
    }
    let isInteractive = TerminalOutput(descriptor: 0).isTerminal && session != "-"
    var settings = settings
    settings.isInteractive = isInteractive
    let isFirst = isInteractive && environment.stateFolder.map { !store.has($0) } ?? false
    let history = stateFolder.map { HistoryLog(folder: $0, presenter: presenter) }
    var reader: any LineReader = PlainLineReader(descriptor: 0)
    if isInteractive {
      // The history makes the folder, too, but not every prompt keeps one.
      if let folder = environment.stateFolder { makeFolders(above: folder + "/") }
      tellPrivacy(settings.isPrivate)
      if settings.readsStartupFile, let file = startupFile(app) {
        // A session that is opened is as its file says.
        if session == nil { playground = Playground(file.document) }
        playground.blank = file.document
        for (setting, value) in file.settings { playground.promptSettings[setting] = (value, true) }
      }
      reader = promptReader(history)
      presenter.style.editing =
        reader is PlainLineReader ? .none : presenter.style.pictures ? .whole : .row
      if presenter.style.color, presenter.style.background == nil,
        let reader = reader as? TerminalLineReader
      {
        presenter.style.background = reader.background()
      }
      let language = environment["LANG"]?.prefix(while: \.isLetter)
      settings.isForeign = ![nil, "", "C", "POSIX", "en", "de"].contains(language)
      settings.openInBrowser = Browser(environment).map { browser in { browser.open($0) } }
    }
    let shell = Shell(
      playground: playground, reader: reader, presenter: presenter, store: store, settings: settings,
      journals: isInteractive
        ? Journals(
          stateFolder: environment.stateFolder, isKept: !settings.isPrivate, store: store,
          presenter: presenter)
        : nil, learning: learning,
      history: reader is PlainLineReader ? nil : history)
    shell.offerLost()
    if session != nil || isInteractive && settings.lesson == nil && playground.picture != .off {
      shell.showScene()
    }
    if isInteractive, settings.lesson == nil { greet(playground.draft, isFirst: isFirst) }
    // Standard input was the session itself; there is nothing more to read.
    return session == "-" ? presenter.status : shell.run()
  }

  /// The iPhone that the greeting names: the first one that was sold with the newest system.
  static let deviceOfToday = "iphone-18-pro"

  /// Says what to type, below the bar; of a bar with tabs only at the first start.
  private func greet(_ draft: Draft, isFirst: Bool) {
    let isEmpty = draft.design.tabs.isEmpty
    guard isEmpty || isFirst else { return }
    let today: Prose = draft == Draft() ? "; today's iPhone: `device \(Self.deviceOfToday)`" : ""
    presenter.tell("try: `add \(isEmpty ? "Today Games Search" : "Games")`\(today); more: `help`")
  }

  /// Says of a prompt without a journal that nothing brings its work back.
  private func tellPrivacy(_ isPrivate: Bool) {
    if isPrivate {
      presenter.tell(
        "private: no history and no journal; what is not saved is lost if the program is cut off")
    } else if environment.stateFolder == nil {
      presenter.tell(
        """
        no journal: neither HOME nor XDG_STATE_HOME names a folder; what is not saved is lost if the program is cut off
        """)
    }
  }

  /// Returns a reader of lines that are edited, or are typed at a terminal that is not drawn on.
  private func promptReader(_ history: HistoryLog?) -> any LineReader {
    guard !environment.isDumb, TerminalOutput.standardOutput.isTerminal,
      let reader = try? TerminalLineReader(
        prompt: "tabbar> ", bindings: readBindings(), readHistory: { history?.read() ?? [] },
        environment: environment,
        isOneRow: !presenter.style.pictures)
    else { return PlainLineReader(prompt: "tabbar> ") }
    return reader
  }

  // MARK: Files that are not needed to start

  /// The number of bad lines that are reported one by one.
  private static let mostWarnings = 5

  /// Reads the person's startup file, which comes before the first prompt.
  private func startupFile(_ app: AppFile?) -> StartupFile? {
    guard let path = environment.startupFile, store.has(path) else { return nil }
    let text: String
    do { text = try store.read(path, as: .startupFile) } catch {
      warn(of: error)
      return nil
    }
    let file = StartupFile(text, on: app) { $1.naming($0, insteadOf: $2) }
    for warning in file.warnings.prefix(Self.mostWarnings) {
      presenter.remark("\(path):\(warning.line): warning: \(warning.text)")
    }
    let rest = file.warnings.count - Self.mostWarnings
    if rest > 0 {
      presenter.remark("\(path): warning: \(rest) more \(rest == 1 ? "line was" : "lines were") left out")
    }
    return file
  }

  /// Reads the person's `.editrc`, and reports the lines that are not followed.
  private func readBindings() -> KeyBindings {
    let usual = environment["HOME"].map { $0 + "/.editrc" }
    guard let path = environment.given("EDITRC") ?? usual, path == "-" || store.has(path) else {
      return KeyBindings()
    }
    let file: EditRC
    do {
      let bytes = try store.bytes(of: path, as: .keyBindings, in: nil)
      try FileText.checkIsPlain(bytes, path: path, as: .keyBindings)
      file = EditRC(bytes)
    } catch {
      warn(of: error)
      return KeyBindings()
    }
    if let remark = file.remark(path: path) { presenter.remark(remark) }
    return file.bindings
  }

  private func warn(of error: FileError) {
    presenter.remark("\(error.path): warning: \(error.sentence)")
  }
}
