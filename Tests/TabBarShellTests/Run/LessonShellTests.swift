import TabBarCore
import TabBarPlayground
import TabBarRendering
import Testing

@testable import TabBarShell

@Suite("Lessons and a class at the prompt")
struct LessonShellTests {
  @Test(
    "An answer that nothing asks for is no command and changes nothing, before and after a lesson is solved",
    arguments: ["ja", "nein", "yes", "zwei", "fünf"])
  func unasked(answer: String) {
    let lines = ["deutsch", "learn the-sixth", "zwei"]
    for lines in [lines, lines + ["remove Radio"]] {
      let run = ShellRun(lines + [answer, "history"], isInteractive: true)
      #expect(run.output.contains("hier ist nichts gefragt") && run.errors == "", "\(run.errors)")
      #expect(run.shell.playground.draft.design.locale == "en")
      #expect(
        run.shell.playground.timeline.position
          == ShellRun(lines, isInteractive: true).shell.playground.timeline.position)
    }
  }

  @Test(
    "deutsch and german change the language of a lesson, at its question too, and english changes it back")
  func german() {
    let run = ShellRun(["lessons", "auf Deutsch", "learn the-sixth", "english", "german", "", "in English"])
    let said = run.output.split(separator: "die Lektionen sind jetzt auf Deutsch")
    #expect(
      said.count == 3 && said[0].contains("auf Deutsch: deutsch") && said[2].contains("Es ist 2: "))
    #expect(
      said[1].contains("Sechs Tabs auf einem iPhone")
        && said[1].contains("Which ones are behind More?"))
    #expect(said[2].hasSuffix("task repeats the task\n") && run.errors == "")
    // Of a bar of one's own it is the language of the titles.
    let own = ShellRun(["add Home", "deutsch"], isInteractive: true)
    #expect(own.shell.playground.draft.design.locale == "de")
  }

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
    var lines = ["deutsch", "lessons", "learn \(id)", "weiß ich noch nicht", "goal", "check all", "task"]
    for wrong in lesson.wrongEnds.compactMap(\.tries.first) {
      let texts = wrong.script.map(\.text)
      lines += texts + ["goal", "check", "undo \(texts.count)"]
    }
    lines += [String](repeating: "hint", count: lesson.hints.count + 1) + ["give up", "reset", ""]
    lines += try #require(lesson.shortestSolution).script.map(\.text) + ["why", "goal"]
    lines += lesson.then.map(\.command).filter { $0.hasPrefix("explain") }
    let run = ShellRun(lines, isInteractive: true)
    #expect(run.output.contains("gelöst: "))
    // What a command answers is English as a whole, up to the empty row above the picture.
    let answers = run.output.replacing(/(?m)^[a-z][a-z ]+ (?:"[^\n]*|[^\n]*)(?:\n.+)*\n(?=\n)/, with: "")
    // What is in quotes are titles and what a person wrote; sources are called what they are called.
    let said = answers.replacing(/"[^"]*"|„[^“]*“|(SAP Fiori|Apple's|WCAG)[^;\n]*/, with: "")
    for line in Set(said.split(separator: "\n"))
    where !line.hasPrefix("set ") && !line.hasSuffix(" for the bar") {
      let isGerman = Self.english.isDisjoint(with: line.split { !$0.isLetter && $0 != "-" })
      #expect(isGerman, "\(line)")
    }
  }
}
