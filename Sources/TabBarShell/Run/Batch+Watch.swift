import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

extension Batch {
  /// Does something with sessions at once, and again whenever a file of them changes, until the program is ended.
  package func watch(_ paths: [String], _ body: () -> Void) -> Never {
    var known: [String]?
    let pause = Pace.pause(linesPerSecond: 2)
    repeat {
      let texts = texts(of: paths)
      if texts != known {
        known = texts
        body()
      }
    } while pause()
    ExitStatus.fine.exit()
  }

  /// Returns all that is in sessions and in the files of their apps.
  private func texts(of paths: [String]) -> [String] {
    store.sessions(under: paths, remark: { _ in }).flatMap { session in
      let app = (try? store.app(beside: session.path))??.text
      let text = try? store.read(session.path, as: .session, in: session.folder)
      return [session.path, text ?? "", app ?? ""]
    }
  }

  /// Writes the page of a session beside it whenever its file changes, and opens it where there is a browser.
  package func view(_ path: String) -> ExitStatus {
    run {
      guard path != "-" else {
        throw FileError(
          path: path, problem: "view follows a file, and standard input is none", remedy: "name a file")
      }
      _ = try Playground(store.sessionFile(at: path))
      let stem = path.stem
      // An earlier call has left its page.
      var page = LivePage(path: store.freePath(stem, ".html", unless: store.isPage))
      let browser = Browser(ProcessEnvironment())
      var isFirst = true
      watch([path]) {
        _ = run {
          let playground = try Playground(store.sessionFile(at: path))
          let text = page.next(of: playground, nil, RenderOptions(pictures: presenter.options.pictures))
          presenter.remark(
            try store.write(WriteRequest(text, to: page.path, replacing: .any, purpose: .page)))
          if isFirst {
            let isOpen = browser?.open(store.absolutePath(of: page.path)) == true
            let seen = isOpen ? "the browser shows \(page.path)" : "open in a browser: \(page.path)"
            presenter.say("\(seen), which is written anew when \(path) changes; ^C ends that")
            isFirst = false
          }
          return .fine
        }
      }
    }
  }
}

extension SessionStore {
  /// Whether a file is a page of this program.
  func isPage(_ path: String) -> Bool {
    let start = (try? read(path, as: .page))?.utf8.prefix(1 << 10) ?? "".utf8[...]
    return start.split(separator: UInt8(ascii: "\n")).contains {
      String(Substring($0)).hasPrefix(HTMLPage.signature)
    }
  }
}
