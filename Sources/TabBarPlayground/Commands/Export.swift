extension Command {
  static let export = Command(
    "export", .sessions, "Writes the design to a file, as a picture or in another form",
    discussion: """
      The forms are those of show; without a file the answer is the same. Two others show the whole session and need a \
      file: html is a page to send, with the device, the bar in points, the findings and the steps, and cast a \
      recording, typed and answered, for players of asciicast files. The file is written completely or not at all. A \
      file that is there already is left alone unless you say replace, and a session is left alone even then. Two \
      sessions on one page are made in your shell: tabbar diff A.tabs B.tabs --format html > both.html.
      """,
    parameters: [
      Parameter("FORM", .choice(ShowQuery.forms + SessionForm.allCases.map(\.rawValue))),
      Parameter("FILE", .file, isOptional: true),
      Parameter("replace", .choice(["replace"]), isOptional: true),
    ],
    examples: [
      Example("export svg bar.svg", "the bar as a picture"),
      Example("export svg-screen screen.svg replace", "the whole screen, in place of an earlier picture"),
      Example("export html music.html", "a page to send, with every step"),
      Example("export cast music.cast", "the session as a recording"),
    ],
    actsOutside: true,
    previewText: PreviewText { _, arguments in
      guard let path = arguments.word(1) else {
        let query = ShowQuery(arguments)
        return query.sessionForm == nil ? "would show the design as \(query.format)" : "writes it to a FILE"
      }
      return arguments.word(2) != nil
        ? "would write \(path.quoted), replacing what is there"
        : "would write \(path.quoted), unless the file exists already"
    },
    body: .ask { _, arguments throws(CommandError) in
      let query = ShowQuery(arguments)
      guard let path = arguments.word(1)?.text else {
        if let form = query.sessionForm {
          throw CommandError(
            form.name, at: arguments.end..<arguments.end,
            remedy: "export \(form.rawValue) FILE, such as \(form.example)")
        }
        return .show(query)
      }
      return .export(query, path: path, mayReplace: arguments.word(2) != nil)
    })
}
