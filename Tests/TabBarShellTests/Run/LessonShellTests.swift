import TabBarCore
import TabBarPlayground
import Testing

@Suite("Lessons and a class at the prompt")
struct LessonShellTests {
  /// Words of English sentences that are no German words, and none of commands, rules or lessons.
  private static let english: Set<Substring> = [
    "the", "of", "is", "are", "and", "not", "with", "has", "have", "to", "for", "this", "that", "nothing",
    "needs",
    "its", "there", "where", "which", "what", "who", "you", "your", "does", "says", "lists", "from", "yet",
    "now",
    "can", "be", "takes", "makes", "here", "such", "needed",
  ]

  @Test(
    "Whoever plays the first two chapters in German reads no English in a lesson, in findings and in pages",
    arguments: LessonList.all.filter { ($0.chapter?.number ?? 9) < 3 }.map(\.id))
  func reading(id: String) throws {
    let lesson = try #require(LessonList.named(id))
    var lines = ["deutsch", "lessons", "learn \(id)", "", "goal", "check all", "task"]
    for wrong in lesson.wrongEnds.compactMap(\.tries.first) {
      let texts = wrong.script.map(\.text)
      lines += texts + ["goal", "check", "undo \(texts.count)"]
    }
    lines += [String](repeating: "hint", count: lesson.hints.count + 1) + ["give up", "reset", ""]
    lines += try #require(lesson.shortestSolution).script.map(\.text) + ["why", "goal"]
    lines += lesson.then.map(\.word).filter { $0.hasPrefix("explain") }
    let run = ShellRun(lines, isInteractive: true)
    #expect(run.output.contains("gelöst: ") || run.output.contains("zu besprechen: "))
    // What a command answers is English as a whole, up to the empty row above the picture.
    let answers = run.output.replacing(
      /(?m)^(?:undid:|[a-z][a-z ]+) [^\n]*(?:\n.+)*\n(?=\n)/, with: "")
    // What is in quotes are titles and what a person wrote; sources are called what they are called.
    let said = answers.replacing(/"[^"]*"|„[^“]*“|(SAP Fiori|Apple's|guidelines of|WCAG)[^;\n]*/, with: "")
    for line in Set(said.split(separator: "\n"))
    where !line.hasPrefix("set ") && !line.hasSuffix(" for the bar") {
      let isGerman = Self.english.isDisjoint(with: line.split { !$0.isLetter && $0 != "-" })
      #expect(isGerman, "\(line)")
    }
  }
}
