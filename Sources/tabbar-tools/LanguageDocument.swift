import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarShell

extension ReferenceDocument {
  static let language = ReferenceDocument(name: "language.md") {
    var page = Markdown()
    page.heading(1, "The command language")
    page.paragraph(origin)
    page.paragraph(
      """
      One line is one command. It works the same at the prompt, in a session file and through a pipe. \
      `help COMMAND` shows the same at the prompt, which also understands \
      [your own words](prompt.md#in-your-own-words).
      """)
    page.addWriting()
    page.addTabNames()
    page.addOverview()
    for group in Command.Group.allCases {
      page.heading(2, "Commands: \(group.rawValue)")
      for command in Command.all where command.group == group { page.add(command) }
    }
    page.addFormats()
    page.addSessionFile()
    page.addDeviceFile()
    return page
  }
}

extension Markdown {
  fileprivate mutating func addWriting() {
    heading(2, "How a line is written")
    bullets([
      "Words are separated by spaces. The first one is the command; upper and lower case are the same.",
      "A text with spaces needs quotes: `\"Listen Now\"` or `'Listen Now'`. An empty text is `\"\"`.",
      """
      Double quotes know `\\"`, `\\\\`, `\\n`, `\\t` and `\\u{1F4A1}`, a character by its number. Single \
      quotes keep everything as it is.
      """,
      """
      An option is `key=value`, without spaces around the sign: `icon=star`, `title.de="Meine Mediathek"`. \
      Options may be in any order. `--icon star` and `--icon=star` mean the same, and so does `move Radio after Search` \
      of `after=Search`, where no other word follows. The session keeps the one form.
      """,
      "A text that looks like an option needs quotes: `add \"a=b\"`.",
      """
      A device, a system or a guide that is all that a command is given needs no quotes: `device iPhone 15`, \
      `system iOS 18`, `guide HIG 2024`.
      """,
      """
      Curly quotes, such as “ and ”, do not quote. A line with a text between two of them \
      is refused; in quotes they are characters like others: `add "“Radio”"`. A remark may have \
      them anywhere.
      """,
      "`#` at the start of a word begins a comment, which goes to the end of the line.",
      """
      A line has at most \(TextLimit.bytesOfLine) bytes, also as a session keeps it, and a text in it at most \
      \(TextLimit.characters) characters. Only a note, and the reason of `allow`, may be as long as its line.
      """,
      """
      A word in quotes is only a text: `badge 1 off` takes the badge off, `badge 1 "off"` puts on a badge \
      that reads off.
      """,
    ])
    paragraph(
      """
      In the usage lines below, words in capitals are for you to fill in, `[…]` can be left out, `|` separates \
      words to choose from, and `…` means that more may follow.
      """)
  }

  fileprivate mutating func addTabNames() {
    heading(2, "How a tab is named")
    bullets([
      "By its number, from 1 at the leading end: `remove 3`.",
      "By its title, in any case: `remove library`.",
      "By the start of its title, if no other title starts so: `remove lib`.",
      "As `selected`, `first` or `last`.",
    ])
    paragraph(
      """
      A number names the tab with that number. In quotes it is a title: `remove "3"` takes out the tab that is \
      called 3. Where several tabs fit, nothing is done and the error lists them.
      """)
  }

  fileprivate mutating func addOverview() {
    heading(2, "All commands")
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
      "Three forms change settings of the prompt instead. No session keeps them; the startup file may.")
    table(
      ["form", "sets"],
      PromptSetting.allCases.map { [Self.code($0.command.usage), Self.plain($0.meaning)] })
    paragraph(
      "A tab that is called pane is meant where options follow, or in quotes: `set \"pane\" role=settings`.")
  }

  fileprivate mutating func addFormats() {
    heading(2, "Forms of a design")
    paragraph("At the prompt `show FORM` takes them; outside, `tabbar show SESSION --format FORM` does.")
    table(
      ["form", "is"],
      Format.all.map { format in
        [([format.id] + format.aliases).map(Self.code).joined(separator: ", "), Self.plain(format.summary)]
      })
    paragraph(
      """
      [json.md](json.md) describes `json`. `tabbar show SESSION --format cast` and `export cast FILE` write \
      [a recording](pictures.md#as-a-recording) of the whole session.
      """)
  }

  fileprivate mutating func addSessionFile() {
    let recorded = Command.all.filter(\.isRecorded).map { Self.code($0.name) }
    let outside = Command.all.filter { $0.actsOutside && !$0.asksPerson }.map { Self.code($0.name) }
    let asking = Command.all.filter(\.asksPerson).map { Self.code($0.name) }
    heading(2, "The session file")
    paragraph(
      """
      A session is a text file in UTF-8; its name ends in `.tabs`. The first line names the format and its \
      version; words such as `owner=ann` may follow. Every further line is a command, a comment or empty.
      """)
    fence(
      SessionFile.text(of: [
        "# Comments and empty lines stay when the session is opened and saved again.",
        "note \"Five tabs fill a phone.\"",
        "add \"Listen Now\" icon=play.circle.fill",
        "add Browse",
        "expect visible \"Listen Now\" Browse",
        "expect overflow none",
      ]).split(separator: "\n").map(String.init))
    bullets([
      "Kept when a session is saved: \(listed(recorded)). Commands that were undone, or changed nothing, are not kept.",
      "New steps are saved before the expectations at the end of the file, and comments that are typed are kept, too.",
      "A new file names the device, the guide and the system that the program took; `tabbar pin FILE` writes them into other files.",
      "Every session starts from an empty bar on \(Device.standard.name).",
      "`note` is shown while the session is replayed, `expect` is compared.",
      """
      A comment that begins with `#=` is a [record](ci.md#records) of what the bar looks like after the command above it. \
      `tabbar replay` compares it as well, and objects to one that is misspelt; to all else it is a comment.
      """,
      "A replay touches no file and does not end the program: \(listed(outside)) are skipped.",
      "It asks nobody, either: \(listed(asking)) \(isOrAre(asking.count)) skipped, too.",
      """
      A file with another first line, of a newer version, or with a line that is no command is refused with \
      its name, line and column; what was open stays.
      """,
      """
      `save` replaces the file only when the new one is complete, and leaves a file alone that is not the \
      session's own unless you add `replace`. A file that is no session is never replaced, unless it is empty.
      """,
    ])
  }
}

extension Markdown {
  fileprivate mutating func addDeviceFile() {
    heading(2, "A device of your own")
    paragraph(
      """
      A file whose name ends in `.device` describes a device in lines of `key = value`; `#` starts a comment line. \
      `device my.device` reads it, and so does `--device my.device` outside. A session keeps what it says as \
      `device custom` in full, and reads no such file itself.
      """)
    fence([
      "id = my-phone", "name = My Phone", "platform = ios", "width = 390", "height = 844", "scale = 3",
      "safeTop = 47", "safeSide = 0", "safeBottom = 34",
      "safeTopLandscape = 0", "safeSideLandscape = 47", "safeBottomLandscape = 21",
      "widthClass = compact", "heightClass = regular",
      "widthClassLandscape = compact", "heightClassLandscape = compact",
      "source = measured in a simulator",
    ])
    bullets([
      """
      `id`, `width`, `height` and `scale` are required. Without the others there is no safe area, and platform \
      and classes follow the size.
      """,
      "All lengths are in points, as whole numbers. The device is an estimate wherever it is shown.",
      """
      `device custom` says the same in one line: `safe=` and `safeLandscape=` are top, sides and bottom; \
      `classes=` and `classesLandscape=` the horizontal and the vertical class; `size=` is width x height @ scale.
      """,
    ])
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
