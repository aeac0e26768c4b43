import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import TabBarTestSupport
import Testing
@testable import tabbar_tools

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

  private static let start = try? Playground(SessionFile(session, name: "x.tabs").startOfLesson())

  /// The query of each command's first example, with its line, but for the forms of a design, which have laws of
  /// their own.
  private static let queries: [(line: String, query: any Query, playground: Playground)] =
    Command.all.flatMap { command in
      command.examples.prefix(1).compactMap { example in
        guard var playground = start, let invocation = try? Invocation.parsed(from: example.line) else {
          return nil
        }
        guard case .show(let query)? = (try? playground.perform(invocation))?.effect, !(query is ShowQuery)
        else { return nil }
        return (example.line, query, playground)
      }
    }

  @Test("Each query is of its command and has a view")
  func views() {
    #expect(Set(Self.queries.map { type(of: $0.query).command.name }).count >= 16)
    for (line, query, _) in Self.queries {
      #expect(line.hasPrefix(type(of: query).command.name), "\(line)")
      #expect(query.view != nil, "\(line)")
    }
  }

  @Test("A view fits its width and hides nothing that acts on a terminal", arguments: [40, 80])
  func fits(columns: Int) {
    let isASCII = columns == 40
    let options = RenderOptions(columns: columns, ascii: isASCII)
    for (name, query, playground) in Self.queries {
      let context = ViewContext(playground.draft, playground.timeline, options)
      let lines = query.view?.lines(in: context).map(\.text) ?? []
      #expect(!lines.isEmpty, "\(name)")
      #expect(lines.filter { $0.columns > columns } == [], "\(name)")
      #expect(lines.filter { TerminalText.escaped($0) != $0 } == [], "\(name)")
      if isASCII {
        let odd = lines.filter { !$0.utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
        #expect(odd == [], "\(name)")
      }
    }
  }

  @Test("A document says the version of its form first, and is one of those that the schema has")
  func documents() throws {
    let schema = try RepositoryRoot.text("docs/schema.json")
    for (line, query, playground) in Self.queries {
      let context = ViewContext(playground.draft, playground.timeline, RenderOptions())
      guard let document = (query as? any DocumentView)?.document(in: context) else { continue }
      #expect(document.text.text.filter { $0 != "\n" && $0 != " " }.hasPrefix("{\"schema\":1,"), "\(line)")
      #expect(schema.contains("\"#/$defs/\(type(of: query).command.name)\""), "\(line)")
    }
  }

  @Test("A call is answered, or told that only the playground answers", arguments: Command.all)
  func calls(command: Command) {
    // Documents and answers take turns.
    for (number, line) in (command.examples.map(\.line) + [command.name]).enumerated() {
      let console = KeptConsole()
      let batch = Batch(
        presenter: Presenter(console: console, style: RenderOptions()),
        store: MemoryStore(["a.tabs": Self.session]))
      let words = line.split(separator: " ").dropFirst().map(String.init)
      let status = batch.ask(command, words, about: "a.tabs", asJSON: number.isMultiple(of: 2), Overrides())
      let text = status == .fine ? console.output : console.errors
      #expect([.fine, .failed].contains(status) && text.contains { $0.isLetter }, "\(line)")
    }
  }

  @Test("A command that a preview does not carry out says what it would do", arguments: Command.all)
  func previews(command: Command) {
    for example in command.examples {
      guard case .says(let text) = Playground().preview(of: TypedLine(example.line, source: .prompt)) else {
        continue
      }
      #expect(!text.isEmpty, "\(example.line)")
    }
  }
}
