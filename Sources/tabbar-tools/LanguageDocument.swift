import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

extension ReferenceDocument {
  static let language = ReferenceDocument(
    name: "language.md",
    parts: [
      ("bytes", { String(TextLimit.bytesOfLine) }),
      ("characters", { String(TextLimit.characters) }),
      ("list of commands", { Markdown { $0.addOverview() }.text }),
      (
        "commands",
        {
          Markdown { page in
            for group in Command.Group.allCases {
              page.heading(2, "Commands: \(group.words.heading)")
              for command in Command.all where command.group == group { page.add(command) }
            }
          }.text
        }
      ),
      ("forms", { Markdown { $0.addFormats() }.text }),
      ("kept", { names(of: Command.all.filter(\.isRecorded)) }),
      ("standard", { Device.standard.name }),
      ("outside", { names(of: Command.all.filter { $0.actsOutside && !$0.asksPerson }) }),
      ("asking", { names(of: Command.all.filter(\.asksPerson)) }),
    ])

  private static func names(of commands: [Command]) -> String {
    listed(commands.map { Markdown.code($0.name) })
  }
}

extension Markdown {
  fileprivate mutating func addOverview() {
    table(
      ["command", "does"],
      Command.all.map { ["[\(Self.code($0.name))](#\($0.name))", Self.plain($0.summary)] })
    paragraph("Other usual names are read everywhere, and the session keeps the one name:")
    table(
      ["name", "kept as"],
      Dictionary(grouping: Command.aliases.keys, by: { Command.aliases[$0] ?? "" })
        .sorted { $0.key < $1.key }
        .map { meant, names in
          let words = meant.split(separator: " ").map { Self.code(String($0)) }
          return [names.sorted().map(Self.code).joined(separator: ", "), words.joined(separator: " ")]
        })
  }

  fileprivate mutating func add(_ command: Command) {
    heading(3, command.name)
    fence([command.usage])
    paragraph(Self.plain(command.summary) + ".")
    if let discussion = command.discussion { paragraph(Self.plain(discussion)) }
    // What is not said here, the usage line says.
    let parameters = command.parameters.map { ($0.name, $0) } + command.options.map { ($0.name + "=", $0) }
    let given = parameters.compactMap { name, parameter -> [String]? in
      let words = parameter.kind.unseenWords.joined(separator: ", ")
      let text = [parameter.meaning ?? "", words].filter { !$0.isEmpty }.joined(separator: ": ")
      return text.isEmpty ? nil : [Self.code(name), text]
    }
    if !given.isEmpty { table(["word", "what it is"], given) }
    bullets(command.examples.map { "\(Self.code($0.line)): \(Self.plain($0.meaning))" })
    if command.isRecorded { paragraph("Kept in the session; `undo` takes it back.") }
  }

  fileprivate mutating func addFormats() {
    table(
      ["form", "is"],
      Format.allCases.map { format in
        [([format.id] + format.aliases).map(Self.code).joined(separator: ", "), Self.plain(format.summary)]
      })
  }
}

extension Parameter.Kind {
  /// The words to choose from where a usage line does not have them.
  fileprivate var unseenWords: [String] {
    switch self {
    case .choice(let words) where words.count > Self.mostWords: words.map(Markdown.code)
    case .starter: Starter.all.map { Markdown.code($0.name) }
    case .chapter: Chapter.allCases.map { "\($0.number) \(Markdown.code($0.id)) (\($0.title))" }
    default: []
    }
  }
}
