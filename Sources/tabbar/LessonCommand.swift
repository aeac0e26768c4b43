import ArgumentParser
import TabBarShell

struct LessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "For authors of lessons: check them.",
    subcommands: [Check.self])

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Checks lessons by carrying them out.",
      discussion: """
        The start must not meet the goal, every solution must, every try must lead to its wrong end and to no other, \
        every rule that is taught must fire, a language that is begun must be complete, each hint must add something, \
        the texts must fit the time, and no way around the task may meet the goal. Status 1 if something is wrong.
        """)

    @Argument(help: "The lessons, or folders of them.", completion: .sessions)
    var lessons: [String]

    @OptionGroup var style: StyleOptions

    func run() throws { try style.batch.checkLessons(lessons).end() }
  }
}
