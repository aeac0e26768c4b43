import TabBarGuidelines

extension Command {
  static let teach = Command(
    "teach", .lessons,
    parameters: [
      Parameter("WHAT", .choice(TeachRequest.What.allCases.map(\.rawValue)), isOptional: true),
      Parameter("PLAN|CHAPTER|LESSON|FOLDER|FILE", .file, isOptional: true),
      Parameter("FILE|live", .file, isOptional: true),
    ],
    actsOutside: true,
    body: .ask { _, arguments throws(CommandError) in
      guard let word = arguments.word(0)?.text, let what = TeachRequest.What(rawValue: word.lowercased())
      else {
        return .show(HelpQuery(topic: "teach"))
      }
      let (name, file) = (arguments.word(1)?.text, arguments.word(2))
      if what == .present, let file {
        throw CommandError(
          "present takes one plan, chapter or lesson", at: file, remedy: "without any it shows all")
      }
      if name == nil, what != .plan, what != .present {
        throw arguments.missing(
          "teach \(word) needs \(what == .class ? "FOLDER" : "PLAN")",
          remedy: "`help teach` says what there is")
      }
      return .teach(TeachRequest(what: what, name: name, file: file?.text))
    })
}

package struct TeachRequest {
  package enum What: String, CaseIterable {
    /// Show a plan of lessons or write it to a file, or list those of the program.
    case plan
    /// Show it to a room.
    case present
    /// Write its lessons to a file.
    case handout
    /// Show what people believe before a class, or write a page for them to mark.
    case beliefs
    /// Say how the learners in a folder of results are doing.
    case `class`
  }

  package let what: What
  package let name: String?
  /// What to write; of a class, that it is live.
  package let file: String?
}
