import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

/// A page in a file that is written anew after each change of the session.
struct LivePage {
  let path: String
  private var written: (position: Int, draft: Draft, wall: String?)?
  private var number = 0

  /// The page has fewer commands than one to send, so that writing it delays nobody.
  private static let commands = 30
  /// The length of the pause between two keys in which it is written, in milliseconds.
  static let pause: Int32 = 50

  init(path: String) { self.path = path }

  func isDue(for playground: Playground, _ wall: [[Utterance]]?) -> Bool {
    guard let written else { return true }
    return written.position != playground.timeline.position || written.draft != playground.draft
      || written.wall != Self.sentences(of: wall)
  }

  /// What the present page says, which differs from what any other page does.
  private static func sentences(of wall: [[Utterance]]?) -> String? {
    wall.map { pages in
      let said = (pages.last ?? []).map { if case .sentence(let text) = $0 { text.text } else { "" } }
      return "\(pages.count) \(said.joined(separator: "\n"))"
    }
  }

  /// Returns the page as it is to be written now: with `wall` in place of the session, and following nothing if it
  /// `isOver`.
  mutating func next(
    of playground: Playground, _ wall: [[Utterance]]?, isOver: Bool = false, _ options: RenderOptions
  ) -> String {
    written = (playground.timeline.position, playground.draft, Self.sentences(of: wall))
    number += 1
    // The process makes it another one than that of an earlier playground with the same file.
    let state = HTMLPage.State(stamp: "\(SessionClock.process)-\(number)", isOver: isOver)
    if let wall { return WallPage.document(of: wall, state: state, options).text + "\n" }
    let design = PlayedDesign(playground, mostCommands: Self.commands, hasIdeas: false)
    return DesignPage.document(of: [design], state: state, options).text + "\n"
  }
}

extension Shell {
  /// The work for the pauses between two keys.
  var pauseJobs: [PauseWork.Job] {
    let journal = journals?.own.map { own in
      PauseWork.Job(
        pause: 1_000, isDue: { own.isDue }, perform: { own.flush() })
    }
    let page = PauseWork.Job(
      pause: LivePage.pause,
      isDue: { [unowned self] in livePage?.isDue(for: playground, wall) == true },
      perform: { [unowned self] in _ = writeLivePage() })
    return [page] + (journal.map { [$0] } ?? [])
  }

  /// Writes the page of the session and opens it.
  func view(_ path: String?, mayReplace: Bool) throws {
    try refuseWithoutPerson()
    try refuseStandardInput(path)
    let path = path ?? livePage?.path ?? freePage
    if livePage?.path != path {
      try checkPage(path, mayReplace: mayReplace)
      stopLivePage()
      livePage = LivePage(path: path)
    }
    guard writeLivePage() else { return }
    let isOpen = settings.openInBrowser?(store.absolutePath(of: path)) == true
    let seen: Prose = isOpen ? "the browser shows \(path)" : "open in a browser: \(path)"
    presenter.tell("\(seen), which is written anew after each change; `view off` ends that")
  }

  private func refuseWithoutPerson() throws(Refusal) {
    guard !settings.isInteractive else { return }
    throw Refusal("view shows a person what happens at the prompt", "`export html FILE` writes the page")
  }

  func endView() throws {
    try refuseWithoutPerson()
    guard let path = livePage?.path else { throw Refusal("no page is being written", "`view` begins that") }
    stopLivePage()
    presenter.tell("\(path) stays as it is now")
  }

  /// Writes the page for the last time.
  func stopLivePage() {
    _ = writeLivePage(isOver: true)
    livePage = nil
  }

  /// Writes the page as it is now; returns whether it did. A page that cannot be written is given up, and so is one whose
  /// file has something else meanwhile.
  private func writeLivePage(isOver: Bool = false) -> Bool {
    guard let path = livePage?.path,
      let text = livePage?.next(of: playground, wall, isOver: isOver, pageOptions)
    else { return false }
    do {
      let remarks = try store.write(
        WriteRequest(
          text, to: path, replacing: writtenDocuments[path].map { .text($0) } ?? .any,
          purpose: .page))
      writtenDocuments[path] = text
      remarkOnce(remarks)
      return true
    } catch {
      livePage = nil
      fail(error)
      return false
    }
  }

  private var pageOptions: RenderOptions {
    var options = RenderOptions(pictures: presenter.options.pictures)
    options.language = presenter.options.language
    return options
  }

  private var wall: [[Utterance]]? { dialogues.inner?.wall ?? openLesson?.wall }

  /// The file of the page where a person names none: beside the session, and where something else is there already, even a
  /// link that leads nowhere, one with a number.
  private var freePage: String {
    var stem = "tabbar"
    if let path = playground.path, path != "-" {
      stem = path.stem
    }
    return store.freePath(stem, ".html") { writtenDocuments[$0] != nil }
  }

  /// Throws where a page is not written to a path: something else is there.
  private func checkPage(_ path: String, mayReplace: Bool) throws(FileError) {
    guard writtenDocuments[path] == nil, store.has(path) else { return }
    let isPage = store.isPage(path)
    if isPage, mayReplace { return }
    throw FileError(
      path: path, problem: "this file is there already" + (isPage ? "" : ", and no page of tabbar"),
      remedy: isPage
        ? "`view \(Quoting.quoted(path)) replace` puts this page in its place; `view FILE` names another one"
        : "`view FILE` names another one")
  }
}
