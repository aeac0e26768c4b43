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
      guard let path = arguments.file?.text ?? playground.path else {
        return "the session has no file yet: `save FILE` gives it one"
      }
      let saves: Prose = "would save to \(Quoting.quoted(path))"
      if arguments.mayReplace { return "\(saves), replacing the session that is there" }
      guard path == playground.path else { return "\(saves), unless the file exists already" }
      let lost = playground.timeline.laterSavedSteps.count
      return lost > 0 ? "\(saves), which loses \(counted: lost, "step")" : saves
    },
    body: .ask { _, arguments throws(CommandError) in
      guard arguments.isAnew else {
        return .save(path: arguments.file?.text, mayReplace: arguments.mayReplace)
      }
      guard let file = arguments.file else {
        throw arguments.missing("anew needs the name of a new file", remedy: "`save FILE anew`").certain
      }
      return .saveDesign(path: file.text)
    })
}

extension Arguments {
  /// The file that is named, or `nil` for the session's own.
  fileprivate var file: Word? { subject(besides: ["replace", "anew"]).word }

  fileprivate var mayReplace: Bool { words.last?.isKeyword("replace") ?? false }
  fileprivate var isAnew: Bool { words.last?.isKeyword("anew") ?? false }
}
