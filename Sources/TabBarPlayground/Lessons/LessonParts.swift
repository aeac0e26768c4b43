import TabBarGuidelines

/// A lesson: a bar to begin with, a task, and a goal that tells when it is done.
package struct Lesson: Sendable {
  /// The file that it was read from.
  package let file: SessionFile
  /// Its name in commands, such as `the-sixth`.
  package internal(set) var id = ""
  /// The chapter that it is in, or `nil` for one of a person's own.
  package internal(set) var chapter: Chapter?
  package internal(set) var title = LocalizedText("")
  /// The rules that it teaches, by identifier.
  package internal(set) var teaches: [String] = []
  /// The lessons that it builds on, by identifier.
  package internal(set) var after: [String] = []
  /// The minutes that it takes, or `nil` where nobody tried.
  package internal(set) var minutes: Int?
  /// The misconception that it is about.
  package internal(set) var belief: LocalizedText?
  /// What is asked before anything is shown.
  package internal(set) var prediction: Prediction?
  package internal(set) var task = LocalizedText("")
  package internal(set) var hints: [LocalizedText] = []
  package internal(set) var start = Script(commands: [])
  /// Commands on a copy of a person's bar; it is solved when all of its expectations hold.
  package internal(set) var goal = Script(commands: [])
  package internal(set) var wrongEnds: [WrongEnd] = []
  package internal(set) var solutions: [Solution] = []
  /// What to try or to read after it.
  package internal(set) var then: [NextThing] = []
  /// The line of each part, in order.
  package internal(set) var places: [(part: LessonPart, line: TextLine)] = []

  /// A question whose answer is compared with what the bar is like.
  package struct Prediction: Sendable {
    /// What is predicted: the name of a form of `expect`.
    package let kind: String
    package let question: LocalizedText
    /// The command whose result is predicted; `nil` for the bar that the lesson begins with.
    package let line: String?
  }

  /// An end that shows a misunderstanding.
  package struct WrongEnd: Sendable {
    package let id: String
    /// What to say to somebody who comes to it.
    package let sentence: LocalizedText
    /// Its expectations hold at this end.
    package let signs: Script
    /// Ways from the start to it.
    package internal(set) var tries: [Script] = []
  }

  /// A way from the start to the goal.
  package struct Solution: Sendable {
    /// Why it works, in a sentence or two.
    package let reason: LocalizedText?
    package let script: Script
  }

  /// Something to try or to read after a lesson.
  package struct NextThing: Sendable {
    package let command: String
    /// What to look for, or `nil`.
    package let text: LocalizedText?
  }

  /// The draft that it begins with.
  package var startDraft: Draft { start.result(on: Draft()).draft }

  /// The solution with the fewest commands, the first of several; `nil` only where it has none.
  package var shortestSolution: Solution? {
    solutions.min { $0.script.commands.count < $1.script.commands.count }
  }

  /// The number of commands of the shortest solution.
  package var par: Int { shortestSolution?.script.commands.count ?? 0 }

  /// The languages of its texts, apart from English, in order.
  package var languages: [String] {
    let texts =
      [title, belief, task, prediction?.question].compactMap(\.self) + hints + wrongEnds.map(\.sentence)
      + solutions.compactMap(\.reason) + then.compactMap(\.text)
    return Set(texts.flatMap { $0.translations.keys }).sorted()
  }
}
