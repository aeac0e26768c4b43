import TabBarCore
import TabBarLexicon

extension Command {
  private typealias Entry = (name: String, command: @Sendable () -> Command)

  private static let tabs: [Entry] = [
    ("add", { add }), ("rename", { rename }), ("titles", { titles }), ("badge", { badge }),
    ("icon", { icon }),
    ("icons", { icons }), ("move", { move }), ("order", { order }),
    ("swap", { swap }), ("merge", { merge }), ("remove", { remove }), ("keep", { keep }),
    ("clear", { clear }),
    ("select", { select }),
  ]
  // The settings of the design, each below those that it depends on.
  private static let context: [Entry] = [
    ("device", { device }), ("orientation", { orientation }), ("rotate", { rotate }),
    ("sizeclass", { sizeclass }), ("since", { since }), ("system", { system }), ("sdk", { sdk }),
    ("window", { window }),
    ("guide", { guide }), ("locale", { locale }), ("direction", { direction }), ("textsize", { textsize }),
  ]
  private static let app: [Entry] = [
    ("pane", { pane }), ("keyboard", { keyboard }), ("modal", { modal }),
    ("scroll", { scroll }), ("minimize", { minimize }), ("accessory", { accessory }), ("focus", { focus }),
    ("logo", { logo }),
  ]
  private static let work: [Entry] = [
    ("allow", { allow }), ("answer", { answer }), ("fix", { fix }), ("fit", { fit }),
    ("show", { show }), ("check", { check }), ("interview", { interview }), ("explain", { explain }),
    ("rules", { rules }),
    ("devices", { devices }), ("guides", { guides }),
    ("matrix", { matrix }), ("compare", { compare }), ("why", { why }), ("budget", { budget }),
    ("describe", { describe }), ("anatomy", { anatomy }),
    ("status", { status }),
    ("undo", { undo }), ("redo", { redo }), ("history", { history }), ("step", { step }),
    ("mark", { mark }),
    ("marks", { marks }),
    ("back", { back }),
    ("new", { new }), ("open", { open }), ("save", { save }), ("export", { export }),
    ("view", { view }), ("import", { `import` }), ("sessions", { sessions }),
    ("recover", { recover }), ("discard", { discard }),
    ("replay", { replay }), ("note", { note }), ("expect", { expect }),
    ("lessons", { lessons }), ("learn", { learn }), ("task", { task }), ("goal", { goal }),
    ("hint", { hint }), ("solution", { solution }), ("reset", { reset }), ("skip", { skip }),
    ("quiz", { quiz }), ("teach", { teach }), ("lesson", { lesson }),
    ("set", { set }), ("bar", { bar }),
  ]
  private static let others: [Entry] = [
    ("help", { help }), ("prompt", { prompt }), ("tour", { tour }), ("quit", { quit }),
  ]

  /// Every command with the word that it starts with, group by group.
  ///
  /// A command is made when it is first asked for: a session has lines of a few commands, and making all of them takes
  /// longer than reading it.
  private static let list: [Entry] = tabs + context + work + app + others

  /// The commands that set what is not about one tab.
  static let settings: [Command] = (context + app).map { $0.command() }.filter { $0.setting != nil }

  package static let all: [Command] = list.map { $0.command() }

  /// Other names of commands, such as `ls` for `sessions` and `class` for `teach class`. They are the rows of
  /// `other-forms.tsv` that begin with `A:`. Every line may use them; a saved session has the command's own name.
  package static let aliases = Dictionary(
    uniqueKeysWithValues: OtherForm.all.filter { $0.first.hasPrefix("A:") }.map {
      (String($0.first.dropFirst(2)), $0.strict.joined(separator: " "))
    })

  /// No name of a command, nor another usual one, has more bytes.
  static let longestName = 40

  /// Returns the command with a name or another usual one, ignoring case, or `nil` where there is none.
  package static func named(_ name: String) -> Command? {
    let (list, length) = (list, name.utf8.count)
    // A letter with a million marks is put in order anew for each comparison.
    guard length <= longestName else { return nil }
    // Texts of one length are few, and each comparison takes a call. By index, so that no entry is copied.
    let place = list.indices.first { list[$0].name.utf8.count == length && list[$0].name == name }
    if let place { return list[place].command() }
    let lower = name.lowercased()
    let meant = aliases[lower].map { $0.prefix { $0 != " " } } ?? lower[...]
    return list.first { $0.name == meant }?.command()
  }

  /// Returns the command that a line's words mean, or `nil` where the first one names none.
  package static func meant(by words: [Word]) -> Command? {
    words.first.flatMap { $0.key == nil ? named($0.text) : nil }
  }

  /// Returns the name of the command that a mistyped one most likely means, or `nil`: never one that takes tabs away where
  /// what was typed is not its beginning.
  static func suggestion(for name: String) -> String? {
    let takers: [Command] = [.remove, .keep, .clear, .merge, .discard]
    let names = all.map(\.name).filter { known in
      known.hasPrefix(name.lowercased()) || !takers.contains { $0.name == known }
    }
    return Suggestion.nearest(to: name, in: names, most: 1)
  }

  /// The commands that a person needs first, as many as are learned at once.
  package static var first: [Command] {
    ["add", "rename", "move", "remove", "icon", "device", "check", "fix", "undo", "save"].compactMap(named)
  }
}
