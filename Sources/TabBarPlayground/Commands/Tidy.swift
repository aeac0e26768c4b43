extension Command {
  static let tidy = Command(
    "tidy", .sessions, actsOutside: true,
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
