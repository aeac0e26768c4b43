extension Command {
  static let view = Command(
    "view", .sessions, "Shows the session as a page in a browser, and keeps it up to date",
    discussion: """
      The page is the one that export html writes, with the last steps. It is a file, beside the session if none is \
      named, and is written anew after each change; the open page shows each new state by itself. Nothing goes over a \
      network. A page that is there already is left alone: without a name the page is beside it, and a name takes its place \
      with replace. A file that is no such page always is. Without a browser it says where the file is.
      """,
    parameters: [
      Parameter("FILE", .file, isOptional: true),
      Parameter("replace", .choice(["replace"]), isOptional: true),
    ],
    examples: [
      Example("view", "for a projector, while you type"),
      Example("view bar.html", "in a file of this name"),
      Example("view off", "the page stays as it is"),
    ],
    actsOutside: true,
    previewText: PreviewText { _, arguments in
      guard let word = arguments.word(0) else { return "would show the session in a browser" }
      return word.isKeyword("off")
        ? "would stop writing the page" : "would keep a page of the session in \(word.quoted)"
    },
    body: .ask { _, arguments throws(CommandError) in
      guard let word = arguments.word(0) else { return .view(path: nil, mayReplace: false) }
      if word.isKeyword("off") { return .endView }
      // A word alone is more often one of another command, as in "view screen".
      guard word.text.contains(where: { $0 == "." || $0 == "/" }) else {
        throw CommandError(
          "\(word.quoted) is not the name of a page", at: word,
          remedy: "view \(Quoting.quoted(word.text + ".html")) names its file; show shows the bar here")
      }
      return .view(path: word.text, mayReplace: arguments.word(1) != nil)
    })
}
