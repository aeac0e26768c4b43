import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarShell

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
              page.heading(2, "Commands: \(group.rawValue)")
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
    let aliases = Command.aliases.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { alias in
      let meant = alias.value.split(separator: " ").map { Self.code(String($0)) }
      return "\(Self.code(alias.key)) is \(meant.joined(separator: " with "))"
    }
    paragraph(
      "Other usual names are read everywhere, and the session keeps the one name: "
        + aliases.joined(separator: ", ") + ".")
  }

  fileprivate mutating func add(_ command: Command) {
    heading(3, command.name)
    fence([command.usage])
    paragraph(Self.plain(command.summary) + ".")
    if let discussion = command.discussion { paragraph(Self.plain(discussion)) }
    let given =
      command.parameters.map { ($0, $0.documentedName) }
      + command.options.map { ($0, Self.code($0.name + "=")) }
    if !given.isEmpty {
      table(
        ["given", "what it may be"],
        given.map { parameter, name in [name, parameter.documentation] })
    }
    bullets(command.examples.map { "\(Self.code($0.line)): \(Self.plain($0.meaning))" })
    if command.isRecorded { paragraph("Kept in the session; `undo` takes it back.") }
    if command.setsPrompt { addSettings() }
  }

  private mutating func addSettings() {
    paragraph(
      "Two forms change settings of the prompt instead. No session keeps them; the startup file may.")
    table(
      ["form", "sets"],
      PromptSetting.allCases.map { [Self.code($0.command.usage), Self.plain($0.meaning)] })
    paragraph(
      "A tab that is called pane is meant where options follow, or in quotes: `set \"pane\" role=settings`.")
  }

  fileprivate mutating func addFormats() {
    table(
      ["form", "is"],
      Format.allCases.map { format in
        [([format.id] + format.aliases).map(Self.code).joined(separator: ", "), Self.plain(format.summary)]
      })
  }
}

extension Parameter {
  fileprivate var documentedName: String {
    if case .choice = kind { return Markdown.code(Parameter(name, kind).usage) }
    return Markdown.code(name + (isRepeated ? "…" : ""))
  }

  fileprivate var documentation: String {
    var text = kind.documentation
    if let meaning { text = "\(meaning): \(text)" }
    if isOptional { text += "; can be left out" }
    if isRepeated { text += "; one or more" }
    return text
  }
}

extension Parameter.Kind {
  fileprivate var documentation: String {
    switch self {
    case .tab: return "[a tab](#how-a-tab-is-named)"
    case .text, .prose, .mark: return "any text"
    case .number(let range):
      let start = "a whole number from \(range.lowerBound)"
      return range.upperBound == .max ? start + " up" : start + " to \(range.upperBound)"
    case .numberOr(let range, let words):
      return Self.number(range).documentation + ", or " + words.map(Markdown.code).joined(separator: ", ")
    case .choice(let words): return words.map(Markdown.code).joined(separator: ", ")
    case .device:
      return """
        a [device](devices.md), by identifier or name; a size such as `375x812@3`; the path of a \
        [file](#a-device-of-your-own) that ends in `.device`; or `custom`, with options
        """
    case .deviceOr(let words):
      return
        "a [device](devices.md), by identifier or name, or \(words.map(Markdown.code).joined(separator: ", "))"
    case .place:
      return """
        kinds of devices as `iphones`, a [device](devices.md), a [system](devices.md#systems), `portrait`, `landscape`, \
        a share of the screen such as `1/3`, `systems` for every system, or `in` and a language
        """
    case .compared:
      return """
        the name of a mark, the path of a session, a [device](devices.md), or \
        \(ComparedWords.keywords.map(Markdown.code).joined(separator: ", "))
        """
    case .listedOr(let kind): return "a number from the list, or " + kind.documentation
    case .system: return "a [system](devices.md#systems), or `auto`"
    case .guide: return "a [guide](rules/README.md#guides)"
    case .guideOr(let words):
      return Self.guide.documentation + ", or " + words.map(Markdown.code).joined(separator: ", ")
    case .rule: return "a [rule](rules/README.md)"
    case .ruleOr(let words):
      return Self.rule.documentation + ", or " + words.map(Markdown.code).joined(separator: ", ")
    case .locale: return "a language, such as `de`, `pt-BR` or `zh-Hans`, or `pseudo`"
    case .window: return "`full`, `1/2`, `1/3`, `2/3`, `slideover`, or a width in points from 200 up"
    case .symbol: return "the name of an SF Symbol"
    case .file: return "the path of a file"
    case .starter: return Starter.all.map { Markdown.code($0.name) }.joined(separator: ", ")
    case .chapter:
      let chapters = Chapter.allCases.map { "\($0.number) \(Markdown.code($0.id)) (\($0.title))" }
      return "a chapter, by number, name or a part of its title: " + chapters.joined(separator: ", ")
    case .command: return "a command"
    }
  }
}
