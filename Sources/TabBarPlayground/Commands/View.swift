import TabBarGuidelines

extension Command {
  static let view = Command(
    "view", .sessions,
    parameters: [
      Parameter("FILE", .file, isOptional: true),
      .word("replace"),
    ],
    actsOutside: true,
    body: .ask { _, arguments throws(CommandError) in
      guard let word = arguments.word(0) else { return .view(path: nil, mayReplace: false) }
      if word.isKeyword("off") { return .endView }
      // A word alone is more often one of another command, as in "view screen".
      guard word.text.contains(where: { $0 == "." || $0 == "/" }) else {
        throw CommandError(
          "\(word.quoted) is not the name of a page", at: word,
          remedy: "`view \(Quoting.quoted(word.text + ".html"))` names its file; `show` shows the bar here")
      }
      return .view(path: word.text, mayReplace: arguments.word(1) != nil)
    })
}
