import TabBarGuidelines

extension Command {
  static let save = Command(
    "save", .sessions,
    parameters: [
      Parameter("FILE", .file, isOptional: true),
      Parameter("replace|anew", .choice(["replace", "anew"]), isOptional: true),
    ],
    actsOutside: true,
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
