import ArgumentParser
import TabBarShell

struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "learn", "Opens the playground with a lesson.",
    discussion: """
      Without LESSON, opens the lesson that is not finished, or the next one. Commands may come from standard input; \
      a line that begins with solved, or the language's word for that, says that the goal was met.
      """)

  @Argument(help: "The name of a lesson or of a plan, or the file of one.", completion: .lessons)
  var lesson: String?

  @Flag(help: "Without hints and solutions, and without commands that propose something.")
  var exam = false

  @Option(help: "Keep what was done in this file, for the instructor.", completion: .file())
  var result: String?

  @Option(
    help: "The language of the texts, such as de; English where a text is in no other.",
    completion: .languages)
  var language: String?

  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func run() throws {
    var settings = Shell.Settings()
    settings.lesson = lesson ?? ""
    settings.isExam = exam
    settings.learningPath = result
    settings.language = language
    try style.batch.play(nil, settings).end()
  }
}
