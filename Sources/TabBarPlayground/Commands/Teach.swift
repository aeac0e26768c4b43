extension Command {
  static let teach = Command(
    "teach", .lessons,
    parameters: [
      Parameter("WHAT", .choice(TeachRequest.words), isOptional: true),
      Parameter("CHAPTER|LESSON|FOLDER|FILE", .file, isOptional: true),
      Parameter("FILE|live", .file, isOptional: true),
    ],
    actsOutside: true, previewText: "would help an instructor",
    body: .ask { _, arguments throws(CommandError) in
      let (first, second) = (arguments.word(1)?.text, arguments.word(2))
      guard let word = arguments.word(0)?.text.lowercased() else {
        return .show(HelpQuery(topic: "teach"))
      }
      if word == "plan" { return .teach(.plan) }
      if word == "present" {
        if let second {
          throw CommandError(
            "present shows one lesson or chapter", at: second, remedy: "without any it shows all")
        }
        return .teach(.present(first))
      }
      guard let first else {
        throw CommandError(
          "teach \(word) needs \(word == "class" ? "FOLDER" : "FILE")", at: arguments.end..<arguments.end,
          remedy: "help teach says what there is")
      }
      switch word {
      case "handout": return .teach(.handout(second == nil ? nil : first, file: second?.text ?? first))
      case "class": return .teach(.overview(folder: first, isLive: second?.isKeyword("live") == true))
      default: return .teach(.lesson(file: first))
      }
    })
}

package enum TeachRequest: Hashable, Sendable {
  case plan
  /// Show a chapter or a lesson, by its number, name or file; `nil` for all.
  case present(String?)
  /// Write a handout of a chapter or a lesson, or of all, to a file.
  case handout(String?, file: String)
  /// Say how the learners in a folder of results are doing.
  case overview(folder: String, isLive: Bool)
  case lesson(file: String)

  static let words = ["plan", "present", "handout", "class", "lesson"]
}
