extension Command {
  static let tidy = Command(
    "tidy", .sessions, "Folds repeated edits, and names everything in full",
    discussion: """
      Between two notes, marks, expectations or records, an edit goes if a later one sets the same again, and what is \
      said about a new tab goes into its add. Tabs are named by their titles. A command with a comment stays as it is. \
      The design is the same, at each of these lines and at the end: it is compared before anything changes. undo takes \
      it back.
      """,
    examples: [Example("tidy", "add Home and rename Home Start become add Start")],
    actsOutside: true,
    previewText: "would fold repeated edits; the design stays the same",
    isQuick: false,
    body: .tidy)
}

extension Playground {
  /// Tidies the session, as one step.
  mutating func tidy(by line: String) -> Outcome {
    guard let tidied = try? TidySession(text, name: path ?? ""), tidied.isChanged,
      let file = try? SessionFile(tidied.text, name: path ?? ""), var document = try? file.document()
    else { return .changed { "nothing to tidy" } }
    let layout = SessionLayout(file.lines)
    var body = ""
    for line in file.lines where line.number < layout.firstPromise { body += line.text + "\n" }
    document.body = body[...]
    document.promises = layout.promises
    document.path = path
    document.isPinned = isPinned
    document.savedText = savedText
    document.unsavedCommands = tidied.count
    replace(with: document, by: line)
    return .changed { "\(tidied.summary); undo brings the old lines back" }
  }
}
