import TabBarGuidelines

extension Command {
  package static let replay = Command(
    "replay", .sessions,
    parameters: [Parameter("FILE", .file), Parameter("step", .choice(["step"]), isOptional: true)],
    actsOutside: true,
    previewText: PreviewText { "would replay \($1.words[0].quoted), if it is a session" },
    body: .ask { _, arguments throws(CommandError) in
      .replay(path: try arguments.needed(0).text, isByStep: arguments.word(1) != nil)
    })
}
