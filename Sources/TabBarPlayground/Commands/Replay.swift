import TabBarGuidelines

extension Command {
  package static let replay = Command(
    "replay", .sessions,
    parameters: [
      Parameter("FILE", .file, isOptional: true), Parameter("step", .choice(["step"]), isOptional: true),
    ],
    actsOutside: true,
    body: .ask { _, arguments throws(CommandError) in
      let (file, isByStep) = arguments.subject(besides: ["step"])
      return .replay(path: file?.text, isByStep: isByStep)
    })
}
