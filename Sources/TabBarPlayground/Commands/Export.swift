extension Command {
  static let export = Command(
    "export", .sessions, "Writes the design to a file, as a picture or in another form",
    discussion: """
      The forms are those of show; without a file the answer is the same. The file is written completely or not at all. \
      A file that is there already is left alone unless you say replace, and a session is left alone even then.
      """,
    parameters: [
      Parameter("FORM", .choice(ShowQuery.forms)), Parameter("FILE", .file, isOptional: true),
      Parameter("replace", .choice(["replace"]), isOptional: true),
    ],
    examples: [
      Example("export svg bar.svg", "the bar as a picture"),
      Example("export svg-screen screen.svg replace", "the whole screen, in place of an earlier picture"),
    ],
    actsOutside: true,
    previewText: PreviewText { _, arguments in
      guard let path = arguments.word(1) else {
        return "would show the design as \(ShowQuery(arguments).format)"
      }
      return arguments.word(2) != nil
        ? "would write \(path.quoted), replacing what is there"
        : "would write \(path.quoted), unless the file exists already"
    },
    body: .ask { _, arguments throws(CommandError) in
      let query = ShowQuery(arguments)
      guard let path = arguments.word(1)?.text else { return .show(query) }
      return .export(query, path: path, mayReplace: arguments.word(2) != nil)
    })
}
