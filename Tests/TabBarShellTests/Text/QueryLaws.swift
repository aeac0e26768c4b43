import TabBarPlayground
import TabBarRendering
import TabBarShell
import Testing

@Suite("What holds for every command that shows something")
struct QueryLaws {
  /// Titles that are hard to write about: hostile to a terminal, wide, long, none.
  private static let session = """
    # tabbar session 1
    add "Li\\u{1B}[31m\\u{202E}brary" badge=1234
    add "検索検索検索検索検索"
    add "Donaudampfschifffahrtsgesellschaftskapitänsmütze"
    add ""
    add Library
    add Radio

    """

  /// The queries of all examples but the forms of a design, which have laws of their own; each with its line.
  private static let queries: [(line: String, query: any Query, playground: Playground)] =
    Command.all.flatMap { command in
      command.examples.compactMap { example in
        guard let document = try? SessionFile(session, name: "x.tabs").document(),
          let invocation = try? Invocation.parsed(from: example.line)
        else { return nil }
        var playground = Playground(document)
        guard case .show(let query)? = (try? playground.perform(invocation))?.effect, !(query is ShowQuery)
        else { return nil }
        return (example.line, query, playground)
      }
    }

  @Test("Each query is of its command and has a view with something to show")
  func views() throws {
    #expect(Set(Self.queries.map { type(of: $0.query).command.name }).count >= 16)
    for (line, query, playground) in Self.queries {
      #expect(line.hasPrefix(type(of: query).command.name), "\(line)")
      let view = try #require(query.view, "\(line)")
      let context = ViewContext(playground.draft, playground.timeline, RenderOptions())
      #expect(!view.lines(in: context).isEmpty, "\(line)")
    }
  }

  @Test("A view fits every width and hides nothing that acts on a terminal", arguments: [40, 80, 200])
  func fits(columns: Int) {
    for (name, query, playground) in Self.queries {
      for isASCII in [false, true] {
        let options = RenderOptions(columns: columns, ascii: isASCII)
        let lines = query.view?.lines(in: ViewContext(playground.draft, playground.timeline, options)) ?? []
        for line in lines {
          #expect(TerminalText.columns(of: line) <= columns, "\(name): \(line)")
          #expect(TerminalText.escaped(line) == line, "\(name): \(line)")
          if isASCII { #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(name): \(line)") }
        }
      }
    }
  }

  @Test("A document says the version of its form first")
  func documents() {
    for (line, query, playground) in Self.queries {
      let context = ViewContext(playground.draft, nil, RenderOptions())
      guard let document = query.view?.document(in: context) else { continue }
      #expect(document.text.filter { $0 != "\n" && $0 != " " }.hasPrefix("{\"schema\":1,"), "\(line)")
    }
  }

  @Test("A command that a preview does not carry out says what it would do", arguments: Command.all)
  func promises(command: Command) {
    for example in command.examples {
      guard case .says(let text) = Playground().preview(of: example.line) else { continue }
      #expect(!text.isEmpty, "\(example.line)")
    }
  }
}
