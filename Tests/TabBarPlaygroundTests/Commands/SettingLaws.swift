import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("What holds for every setting")
struct SettingLaws {
  /// A bar with something of everything that can be asked about.
  private static func playground() throws -> Playground {
    try Playground(lines: [
      "add Home icon=house badge=3", "add Search Inbox", "mark A", "note A remark", "expect count 3",
      "allow home-title Home because \"So.\"", "answer peer-tabs yes", "set Home enabled=yes",
      "bar height=60",
    ])
  }

  /// A place for a word in a line: what comes before the word, and what takes it.
  struct Slot: CustomTestStringConvertible, Sendable {
    let line: String
    let parameter: Parameter
    /// The words that it has itself.
    let own: [String]
    var testDescription: String { line }

    init(_ line: String, _ parameter: Parameter) {
      (self.line, self.parameter) = (line, parameter)
      own = Candidates.of(parameter.kind, in: Draft()).map(\.text) + parameter.literals
    }

    func read(_ word: String, _ source: LineSource = .file) -> String? {
      let read = try? Invocation.parsed(from: line + word, source: source)
      return (read?.canonical).map { String($0.dropFirst(line.count)) }
    }
  }

  /// Every slot of a setting: those of the design and of the prompt, of what is known about tabs and the bar, and of answers.
  static let slots: [Slot] =
    Command.settings.map { Slot("\($0.name) ", $0.parameters[0]) }
    + PromptSetting.allCases.map { Slot("prompt \($0.rawValue) ", $0.parameter) }
    + [Command.set, .bar].flatMap { command in
      command.options.map { option in
        let key = option.name == "title.LOCALE" ? "title.de" : option.name
        return Slot("\(command.name)\(command.name == "set" ? " Home" : "") \(key)=", option)
      }
    } + [
      Slot("badge Home ", Command.badge.parameters[1]), Slot("icon Home ", Command.icon.parameters[1]),
      Slot("add X badge=", Command.add.options[1]),
      Slot("add X icon=", Command.add.options[0]),
      Slot("answer peer-tabs ", Command.answer.parameters[1]), Slot("view ", Command.view.parameters[0]),
    ]

  // MARK: Alone

  @Test("Its name alone is an error in a file and through a pipe", arguments: Command.shownAlone)
  func alone(name: String) throws {
    let before = try Self.playground()
    for source in [LineSource.file, .pipe] {
      var playground = before
      #expect(throws: CommandError.self) { try playground.perform(name, source: source) }
    }
  }

  @Test("Its name alone is typed for what is there, which changes nothing", arguments: Command.shownAlone)
  func typed(name: String) throws {
    let before = try Self.playground()
    for line in [name, name.uppercased()] {
      var playground = before
      guard case .show(let query)? = try playground.perform(line, source: .prompt)?.effect else {
        Issue.record("\(line) shows nothing")
        continue
      }
      let rows = (query as? StatusQuery)?.rows ?? []
      #expect(query is MarksQuery || rows.first?.key.hasPrefix(name == "set" ? "" : name) == true, "\(line)")
      #expect(query is MarksQuery || rows.first?.value?.contains(", ") == true, "\(rows)")
      #expect(playground.text == before.text && playground.draft == before.draft)
      #expect(playground.timeline.position == before.timeline.position)
    }
  }

  @Test(
    "It has its value, and at most eight others, each with a number that sets it", arguments: Command.settings
  )
  func choices(command: Command) throws {
    for device in ["iphone-14", "iphone-18-pro", "ipad-pro-13-m4", "apple-tv-4k", "vision-pro"] {
      var playground = try Playground(lines: ["device \(device)"])
      let value = try #require(command.setting?.value(playground.draft))
      guard case .show(let query)? = try playground.perform(command.name, source: .prompt)?.effect,
        let status = query as? StatusQuery
      else {
        Issue.record("\(command.name) shows nothing")
        return
      }
      #expect(status.rows[0].value?.hasPrefix(value + ", ") == true)
      #expect(status.lines.count <= 8 && status.rows.count == status.lines.count + 1)
      #expect(playground.line(ofNumberIn: "\(status.lines.count + 1)") == nil)
      // Of a size nobody has a list.
      #expect(status.lines.count > 1 || command.name == "logo")
      for (index, line) in status.lines.enumerated() {
        #expect(playground.line(ofNumberIn: "\(index + 1)") == line)
        let word = String(line.dropFirst(command.name.count + 1))
        #expect(status.rows[index + 1].key == "  \(index + 1)  \(word)")
        var after = playground
        // What the device does not have is refused with what to do.
        do {
          _ = try after.perform(line)
          #expect(command.setting?.value(after.draft).hasPrefix(word) == true, "\(line)")
        } catch {
          #expect(error.remedy != nil, "\(line)")
        }
      }
    }
  }

  @Test("A fact is asked about by its key, and a number sets it", arguments: [Command.set, .bar])
  func facts(command: Command) throws {
    for option in command.options where option.name != "title.LOCALE" {
      let subject = command.name == "set" ? "set Home" : "bar"
      var playground = try Self.playground()
      guard
        case .show(let query)? = try playground.perform("\(subject) \(option.name)", source: .prompt)?.effect,
        let status = query as? StatusQuery
      else {
        Issue.record("\(option.name) shows nothing")
        return
      }
      #expect(status.rows[0].key.hasSuffix(option.name) && status.rows[0].value != nil, "\(option.name)")
      for line in status.lines { try playground.run(line) }
    }
  }

  @Test("It comes by default, from what it follows, from the startup file, or by hand")
  func origins() throws {
    let file = StartupFile("device iphone-17\ntextsize accessibility\n")
    var playground = Playground(file.document)
    playground.blank = file.document
    func origin(_ name: String) throws -> String? {
      guard case .show(let query)? = try playground.perform("status \(name)")?.effect else { return nil }
      return (query as? StatusQuery)?.rows[0].value
    }
    #expect(try origin("device") == "iphone-17, from the startup file")
    #expect(try origin("keyboard") == "off, by default")
    #expect(try origin("system") == "auto (ios26), from guide and device")
    #expect(try origin("direction") == "auto (ltr), from the language")
    try playground.run("device iphone-16")
    try playground.run("system ios18")
    #expect(try origin("device") == "iphone-16, by hand" && origin("system") == "ios18, by hand")
    try playground.run("new bank")
    #expect(try origin("textsize") == "accessibility, from the startup file")
    let opened = try Playground(SessionFile(playground.text, name: "a.tabs"))
    playground = opened
    playground.blank = file.document
    #expect(try origin("textsize") == "accessibility, by hand")
  }

  // MARK: Words that mean the same everywhere

  private static let words = ["auto", "default", "off", "none", "no", "on", "true", "yes"]

  @Test("A common word is the slot's own, or what it stands for everywhere", arguments: slots)
  func common(slot: Slot) throws {
    let isText = if case .text = slot.parameter.kind { slot.parameter.standard == nil } else { false }
    for word in Self.words {
      let own = slot.own
      let nothing = own.first { ["off", "none"].contains($0) }
      let yes = own.first { ["on", "yes"].contains($0) }
      let meant: String? =
        own.contains(word)
        ? word
        : ["auto", "default"].contains(word)
          ? slot.parameter.standard
          : ["on", "true", "yes"].contains(word) ? yes : nothing ?? slot.parameter.standard
      let typed = slot.read(word, .prompt)
      #expect(typed == slot.read(word, .pipe), "\(slot.line)\(word)")
      if slot.line == "locale ", word == "no" {
        #expect(typed == "no", "Norwegian is a language")
      } else if let meant {
        #expect(typed == meant, "\(slot.line)\(word)")
        // Once it is written it means the same, wherever it is read.
        #expect(slot.read(meant) == meant && slot.read(meant, .pipe) == meant, "\(slot.line)\(meant)")
      } else if isText {
        #expect(typed == word, "\(slot.line)\(word)")
      }
      if !["on", "true", "yes"].contains(word), !isText { #expect(typed != nil, "\(slot.line)\(word)") }
    }
  }

  // What a setting of the prompt may be is looked at when that is set.
  @Test(
    "In a file a common word is what it was: itself, another word for a keyword, or refused",
    arguments: slots.filter { !$0.line.hasPrefix("prompt ") })
  func inFiles(slot: Slot) {
    for word in Self.words {
      guard let read = slot.read(word), read != word else { continue }
      let other = slot.own.first { OtherForm.words("V:" + $0).contains(word) }
      #expect(read == other, "\(slot.line)\(word)")
    }
  }

  @Test("In quotes a text is itself, is written so, and reads so everywhere", arguments: slots)
  func quoted(slot: Slot) throws {
    guard case .text = slot.parameter.kind else { return }
    for word in Self.words {
      let quoted = "\"\(word)\""
      guard let typed = slot.read(quoted, .prompt) else { continue }
      #expect(slot.read(quoted) == typed, "\(slot.line)\(quoted)")
      for again in [slot.read(typed), slot.read(typed, .pipe), slot.read(typed, .prompt)] {
        #expect(again == typed, "\(slot.line)\(typed)")
      }
    }
  }

  @Test("What is written of a design reads as the same in files and through pipes", arguments: words)
  func written(word: String) throws {
    var draft = Draft()
    draft.design.tabs = [Tab("Home", icon: word, badge: word)]
    draft.design.tabs[0][.explanation] = word
    draft.design.tabs[0].titles["de"] = word
    for source in [LineSource.file, .pipe] {
      var playground = Playground()
      for line in draft.lines { _ = try playground.perform(line, source: source) }
      #expect(playground.draft.design.tabs == draft.design.tabs)
      let edits: [Edit] = [.badge(0, word), .icon(0, word)]
      for line in draft.lines(for: edits) {
        _ = try playground.perform(line, source: source)
        #expect(playground.draft.design.tabs.map(\.badge) == [word], "\(line)")
      }
    }
  }

  @Test("The usual value is that of a new design, and of a prompt at its start")
  func usual() throws {
    for command in Command.settings {
      let standard = try #require(command.parameters[0].standard)
      #expect(command.setting?.value(Draft()).hasPrefix(standard) == true, "\(command.name)")
    }
    for setting in PromptSetting.allCases {
      var playground = Playground()
      let line = "prompt \(setting.rawValue)"
      #expect(throws: CommandError.self) { try playground.perform(line, source: .pipe) }
      for (value, origin) in [
        (setting.standard, "by default"), ("off", "by hand"), ("off", "from the startup file"),
      ] {
        if origin != "by default" { playground.promptSettings[setting] = (value, origin != "by hand") }
        let outcome = try #require(try playground.perform(line, source: .prompt))
        guard case .show(let shown) = outcome.effect else { continue }
        let query = try #require(shown as? StatusQuery)
        #expect(query.rows[0] == Setting(line, "\(value), \(origin)"))
        #expect(query.lines == setting.values.map { "\(line) \($0)" })
      }
    }
    for (line, usual) in [
      ("prompt pane default", "prompt pane full"), ("set picture auto", "prompt picture on"),
    ] {
      #expect(try Invocation.parsed(from: line, source: .prompt)?.canonical == usual)
    }
  }

  @Test("A line of a session means through a pipe what it means in its file")
  func sessions() throws {
    for folder in ["sessions", "sessions/lessons", "Tests/Corpus"] {
      for name in try RepositoryRoot.names(in: folder) where name.hasSuffix(".tabs") {
        for line in try RepositoryRoot.text("\(folder)/\(name)").split(separator: "\n").map(String.init) {
          let (kept, piped) = (
            try? Invocation.parsed(from: line), try? Invocation.parsed(from: line, source: .pipe)
          )
          #expect(kept?.canonical == piped?.canonical, "\(name): \(line)")
        }
      }
    }
  }

  // MARK: Languages

  @Test("A language that nobody knows is asked about at the prompt, and an answer in quotes is sure")
  func languages() throws {
    for known in ["de", "pt_BR", "no", "ckb", "pseudo", "zh-Hans"] {
      var playground = Playground()
      _ = try playground.perform("locale \(known)", source: .prompt)
      #expect(playground.timeline.count == 1, "\(known)")
    }
    var playground = Playground()
    let error = #expect(throws: CommandError.self) { try playground.perform("locale xx_yy", source: .prompt) }
    #expect(error?.isQuestion == true && error?.lines == ["locale \"xx-YY\""])
    _ = try playground.perform("locale \"xx-YY\"", source: .prompt)
    #expect(playground.body == "locale xx-YY\n")
    _ = try playground.perform("locale yy", source: .pipe)
    #expect(playground.draft.design.locale == "yy")
  }
}
