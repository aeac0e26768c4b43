import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
package import TabBarTerminal

package struct PlaygroundRun {
  private let presenter: Presenter
  private let store: any SessionStore
  private let environment: ProcessEnvironment
  private let settings: Shell.Settings

  package init(
    presenter: Presenter, store: any SessionStore, environment: ProcessEnvironment,
    settings: Shell.Settings
  ) {
    self.presenter = presenter
    if let language = settings.language { presenter.speak(language) }
    self.store = store
    self.environment = environment
    self.settings = settings
  }

  package func run(session: String?) -> ExitStatus {
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
    settings.inputName = isInteractive ? nil : "standard input"
    let isFirst = isInteractive && isFirstStart
    // The history makes the folder, too, but not every prompt keeps one.
    if isInteractive, let folder = environment.stateFolder { makeFolders(above: folder + "/") }
    var startupSettings: [(setting: PromptSetting, value: String)] = []
    if isInteractive {
      tellPrivacy()
      if settings.readsStartupFile, let file = StartupLoader.file(in: environment, app, store, presenter) {
        // A session that is opened is as its file says.
        if session == nil { playground = Playground(file.document) }
        playground.blank = file.document
        startupSettings = file.settings
      }
    }
    let prompt = isInteractive ? makePrompt() : Prompt(reader: PlainLineReader(descriptor: 0)) { _ in }
    if isInteractive {
      presenter.edit(prompt.reader is PlainLineReader ? .none : settings.isPlain ? .row : .whole)
    }
    if presenter.options.color, presenter.options.background == nil,
      let reader = prompt.reader as? TerminalLineReader
    {
      presenter.write(on: reader.background())
    }
    if isInteractive {
      let language = environment["LANG"]?.prefix(while: \.isLetter)
      settings.isForeign = ![nil, "", "C", "POSIX", "en", "de"].contains(language)
      settings.openInBrowser = Browser(environment).map { browser in { browser.open($0) } }
    }
    for (setting, value) in startupSettings {
      playground.promptSettings[setting] = (value, true)
    }
    let shell = Shell(
      playground: playground, reader: prompt.reader, presenter: presenter, store: store,
      settings: settings, journals: isInteractive ? journals : nil, learning: learning,
      remember: prompt.remember)
    shell.offerLost()
    if session != nil || isInteractive && settings.lesson == nil && playground.picture != .off {
      shell.showScene()
    }
    if isInteractive, settings.lesson == nil { greet(playground.draft, isFirst: isFirst) }
    // Standard input was the session itself; there is nothing more to read.
    return session == "-" ? presenter.status : shell.run(lesson: settings.lesson)
  }

  private var learning: LearningFile? {
    let usual = settings.isPrivate ? nil : environment.stateFolder.map { $0 + "/learning.txt" }
    return (settings.learningPath ?? usual).map { LearningFile(path: $0, store: store) }
  }

  private var journals: Journals {
    Journals(
      stateFolder: environment.stateFolder, isKept: !settings.isPrivate, store: store, presenter: presenter)
  }

  private var isFirstStart: Bool { environment.stateFolder.map { !store.has($0) } ?? false }

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
  private func tellPrivacy() {
    if settings.isPrivate {
      presenter.tell(
        "private: no history and no journal; what is not saved is lost if the program is cut off")
    } else if environment.stateFolder == nil {
      presenter.tell(
        """
        no journal: neither HOME nor XDG_STATE_HOME names a folder; what is not saved is lost if the program is cut off
        """)
    }
  }

  private struct Prompt {
    let reader: any LineReader
    let remember: (String) -> Void
  }

  private func makePrompt() -> Prompt {
    let plain = { Prompt(reader: PlainLineReader.prompting("tabbar> ")) { _ in } }
    guard !environment.isDumb, TerminalOutput.standardOutput.isTerminal else {
      return plain()
    }
    let log = HistoryLog(
      folder: settings.isPrivate ? nil : environment.stateFolder, presenter: presenter)
    guard
      let reader = try? TerminalLineReader(
        prompt: "tabbar> ", bindings: readBindings(),
        readHistory: log.read, environment: environment, isOneRow: settings.isPlain,
        columns: { $0.columns })
    else { return plain() }
    return Prompt(reader: reader) { line in
      reader.remember(line)
      log.append(line)
    }
  }

  /// Reads the person's `.editrc`, and reports the lines that are not followed.
  private func readBindings() -> KeyBindings {
    let named = environment["EDITRC"].flatMap { $0.isEmpty ? nil : $0 }
    guard let path = named ?? environment["HOME"].map({ $0 + "/.editrc" }), path == "-" || store.has(path)
    else { return KeyBindings() }
    let file: EditRC
    do {
      let bytes = try store.bytes(of: path, as: .keyBindings)
      try FileText.checkIsPlain(bytes, path: path, as: .keyBindings)
      file = EditRC(bytes)
    } catch {
      StartupLoader.warn(of: error, presenter)
      return KeyBindings()
    }
    if let remark = file.remark(path: path) { presenter.remark(remark) }
    return file.bindings
  }
}
