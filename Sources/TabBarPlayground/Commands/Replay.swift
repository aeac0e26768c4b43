import TabBarGuidelines

extension Command {
  package static let replay = Command(
    "replay", .sessions,
    parameters: [
      Parameter("FILE", .file, isOptional: true), .word("step"),
    ],
    actsOutside: true,
    body: .ask { _, arguments in
      let (file, isByStep) = arguments.subject(besides: ["step"])
      return .replay(path: file?.text, isByStep: isByStep)
    })
}
