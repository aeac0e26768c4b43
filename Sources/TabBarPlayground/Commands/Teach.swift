import TabBarGuidelines

extension Command {
  static let teach = Command(
    "teach", .lessons,
    parameters: [
      Parameter("WHAT", .choice(TeachRequest.words), isOptional: true),
      Parameter("PLAN|CHAPTER|LESSON|FOLDER|FILE", .file, isOptional: true),
      Parameter("FILE|live", .file, isOptional: true),
    ],
    actsOutside: true,
    body: .ask { _, arguments throws(CommandError) in
      let (first, second) = (arguments.word(1)?.text, arguments.word(2))
      guard let word = arguments.word(0)?.text.lowercased() else {
        return .show(HelpQuery(topic: "teach"))
      }
      if word == "plan" { return .teach(.plan(first, file: second?.text)) }
      if word == "present" {
        if let second {
          throw CommandError(
            "present takes one plan, chapter or lesson", at: second, remedy: "without any it shows all")
        }
        return .teach(.present(first ?? "all"))
      }
      guard let first else {
        throw arguments.missing(
          "teach \(word) needs \(word == "class" ? "FOLDER" : "PLAN")",
          remedy: "`help teach` says what there is")
      }
      switch word {
      case "beliefs": return .teach(.beliefs(first, file: second?.text))
      case "handout": return .teach(.handout(first, file: second?.text))
      default: return .teach(.overview(folder: first, isLive: second?.isKeyword("live") == true))
      }
    })
}

package enum TeachRequest: Hashable, Sendable {
  /// Show a plan of lessons or write it to a file, or list those of the program.
  case plan(String?, file: String?)
  /// Show a plan, a chapter or a lesson to a room.
  case present(String)
  /// Write the lessons of a plan, or of a chapter, to a file.
  case handout(String, file: String?)
  /// Show what people believe before a class, or write a page for them to mark.
  case beliefs(String, file: String?)
  /// Say how the learners in a folder of results are doing.
  case overview(folder: String, isLive: Bool)

  static let words = ["plan", "present", "handout", "beliefs", "class"]
}
