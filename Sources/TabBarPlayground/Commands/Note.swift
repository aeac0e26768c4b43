extension Command {
  static let note = Command(
    "note", .sessions, "Keeps a remark in the session, shown when it is replayed",
    parameters: [Parameter("TEXT", .text, isRepeated: true)],
    examples: [Example("note \"Six tabs on a phone: the sixth costs you two.\"", "a sentence to read")],
    body: .remark { _, arguments throws(CommandError) in
      .note(arguments.words.map(\.text).joined(separator: " "))
    })
}
