import ArgumentParser
import TabBarPlayground
import TabBarShell

struct LessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "For authors of lessons.",
    subcommands: [Check.self])

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Checks lessons by carrying them out.",
      discussion: """
        The start must not meet the goal, and every solution must. Every try must lead to its wrong end alone, every \
        rule that is taught must fire, a language that is begun must be complete, each hint must add something, and no \
        way around the task may meet the goal. Exit status 1 if something is wrong.
        """)

    @Argument(help: "The lessons, or folders of them.", completion: .sessions)
    var lessons: [String]

    @OptionGroup(visibility: .hidden) var style: StyleOptions

    func run() throws { try style.batch.checkLessons(lessons).end() }
  }
}

struct ClassCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "class", "Says how a class is doing: who is stuck, and what to speak about next.",
    discussion: "tabbar learn --result FILE writes a result for each learner; the folder holds them.")

  @Argument(help: "The folder with the results.", completion: .directory)
  var folder: String

  @Option(
    help: "The language of the texts, such as de; English where a text is in no other.",
    completion: .languages)
  var language: String?

  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func run() throws { try style.batch.overview(ofClass: folder, language: language).end() }
}

struct HandoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "handout", "Writes the lessons as a page for learners.")

  @Argument(
    help:
      "Plans, chapters, as in 2, or lessons: numbers, as in 2.3, names, or files. All lessons without it.",
    completion: .lessons)
  var lessons: [String] = []

  @Option(help: "Output format: markdown or html.")
  var format = HandoutFormat.markdown

  @Option(
    help: "The language of the texts, such as de; English where a text is in no other.",
    completion: .languages)
  var language: String?

  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func run() throws { try style.batch.handout(lessons, language: language, as: format).end() }
}

extension HandoutFormat: ExpressibleByArgument {}
