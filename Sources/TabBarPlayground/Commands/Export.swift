extension Command {
  static let export = Command(
    "export", .sessions, "Writes the design to a file, as a picture or in another form",
    discussion: """
      The forms are those of show; without a file the answer is the same. cast is another one, and needs a file: a \
      recording of the whole session, typed and answered, for players of asciicast files. The file is written \
      completely or not at all. A file that is there already is left alone unless you say replace, and a session is \
      left alone even then.
      """,
    parameters: [
      Parameter("FORM", .choice(ShowQuery.forms + [ShowQuery.cast])),
      Parameter("FILE", .file, isOptional: true),
      Parameter("replace", .choice(["replace"]), isOptional: true),
    ],
    examples: [
      Example("export svg bar.svg", "the bar as a picture"),
      Example("export svg-screen screen.svg replace", "the whole screen, in place of an earlier picture"),
      Example("export cast music.cast", "the session as a recording"),
    ],
    actsOutside: true,
    previewText: PreviewText { _, arguments in
      guard let path = arguments.word(1) else {
        let format = ShowQuery(arguments).format
        return format == ShowQuery.cast ? "writes it to a FILE" : "would show the design as \(format)"
      }
      return arguments.word(2) != nil
        ? "would write \(path.quoted), replacing what is there"
        : "would write \(path.quoted), unless the file exists already"
    },
    body: .ask { _, arguments throws(CommandError) in
      let query = ShowQuery(arguments)
      guard let path = arguments.word(1)?.text else {
        guard query.format != ShowQuery.cast else {
          throw CommandError(
            "a cast is a file for a player", at: arguments.end..<arguments.end,
            remedy: "export cast FILE, such as export cast bar.cast")
        }
        return .show(query)
      }
      return .export(query, path: path, mayReplace: arguments.word(2) != nil)
    })
}
