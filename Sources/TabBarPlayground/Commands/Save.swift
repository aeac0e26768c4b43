extension Command {
  static let save = Command(
    "save", .sessions, "Writes the session to a file",
    discussion: """
      Without a file it goes to the one that it was read from or last saved to. The file is replaced \
      only when the new one is complete. A file that is there already and not the session's own is left \
      alone unless you say replace; one that is no session is left alone even then. replace also saves where a \
      plain save refuses: over later steps of this session that undo took back, under a name such as mine.png, \
      above the length that open reads, or if other names or the owner of the file would be lost. Marks are kept with the steps \
      to them, also those that undo went behind. New steps go before the expectations that the file ends with, and those of them that \
      do not hold any more are named. A new file, and one that names guide and system, \
      also gets the device, the guide and the system that the program took.
      """,
    parameters: [
      Parameter("FILE", .file, isOptional: true),
      Parameter("replace", .choice(["replace"]), isOptional: true),
    ],
    examples: [Example("save my-app.tabs", "to a file"), Example("save", "to the same file again")],
    actsOutside: true,
    previewText: PreviewText { playground, arguments in
      guard let path = arguments.word(0) else {
        if playground.timeline.laterSavedSteps > 0 { return "would ask first: the file has later steps" }
        return playground.path.map { "would save to \(Quoting.quoted($0))" }
          ?? "the session has no file yet: save FILE gives it one"
      }
      if arguments.word(1) != nil {
        return "would save to \(path.quoted), replacing the session that is there"
      }
      return path.text == playground.path
        ? "would save to \(path.quoted)"
        : "would save to \(path.quoted), unless the file exists already"
    },
    body: .ask { _, arguments throws(CommandError) in
      .save(path: arguments.word(0)?.text, mayReplace: arguments.word(1) != nil)
    })
}
