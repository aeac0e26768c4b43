extension Command {
  static let save = Command(
    "save", .sessions,
    parameters: [
      Parameter("FILE", .file, isOptional: true),
      Parameter("replace", .choice(["replace"]), isOptional: true),
    ],
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
