import TabBarGuidelines

extension Command {
  static let save = Command(
    "save", .sessions,
    parameters: [
      Parameter("FILE", .file, isOptional: true),
      Parameter("replace|anew", .choice(["replace", "anew"]), isOptional: true),
    ],
    actsOutside: true,
    previewText: PreviewText { playground, arguments in
      if arguments.isAnew { return "would write this design alone, without the steps that led to it" }
      guard let path = arguments.file else {
        if let path = playground.path, arguments.mayReplace {
          return "would save to \(Quoting.quoted(path)), replacing what is there"
        }
        if playground.timeline.laterSavedSteps > 0 { return "would ask first: the file has later steps" }
        return playground.path.map { "would save to \(Quoting.quoted($0))" }
          ?? "the session has no file yet: `save FILE` gives it one"
      }
      if arguments.mayReplace {
        return "would save to \(path.quoted), replacing the session that is there"
      }
      return path.text == playground.path
        ? "would save to \(path.quoted)"
        : "would save to \(path.quoted), unless the file exists already"
    },
    body: .ask { _, arguments throws(CommandError) in
      guard arguments.isAnew else {
        return .save(path: arguments.file?.text, mayReplace: arguments.mayReplace)
      }
      guard let file = arguments.file else {
        throw CommandError(
          "anew needs the name of a new file", at: arguments.end..<arguments.end, remedy: "`save FILE anew`"
        ).certain
      }
      return .saveDesign(path: file.text)
    })
}

extension Arguments {
  /// The file that is named, or `nil` for the session's own.
  fileprivate var file: Word? {
    word(0).flatMap { $0.isKeyword("replace") || $0.isKeyword("anew") ? nil : $0 }
  }

  fileprivate var mayReplace: Bool { words.last?.isKeyword("replace") ?? false }
  fileprivate var isAnew: Bool { words.last?.isKeyword("anew") ?? false }
}
