import TabBarCore
package import TabBarGuidelines

/// A lesson: a bar to begin with, a task, and a goal that tells when it is done.
package struct Lesson {
  package let file: SessionFile
  var parts: [Part]
  /// The language of its texts, where they are in it; else they are in English.
  package var language: String? {
    didSet { for index in parts.indices { parts[index].language = language } }
  }

  /// What its file says below one line, as a way from the start to the goal.
  package struct Part {
    let kind: LessonPart
    let line: TextLine
    let arguments: Arguments
    package internal(set) var script: [TextLine] = []
    fileprivate var language: String?
    /// Its text in other languages, by their identifiers, such as `de`.
    var translations: [String: String]

    init(kind: LessonPart, line: TextLine, arguments: Arguments) {
      (self.kind, self.line, self.arguments) = (kind, line, arguments)
      let texts = arguments.options.compactMap { option in
        option.key.flatMap { kind.form.keys.contains($0) ? nil : ($0, option.text) }
      }
      translations = Dictionary(uniqueKeysWithValues: texts)
    }

    var words: [String] { arguments.words.map(\.text) }

    /// The heading of its text on a page in another language.
    var heading: String { kind == .wrong ? "wrong \(words[0])" : kind.rawValue }

    /// The first word, as the command of what to try next.
    package var word: String { words.first ?? "" }
    /// What it says.
    package var text: String? { text(in: language) }

    /// Returns the text in a language, else in that language without its region, else in English.
    func text(in language: String?) -> String? {
      guard kind.form.isTranslated, words.count >= kind.form.parameters.count else { return nil }
      let region = language?.prefix { $0 != "-" } ?? ""
      return language.flatMap { translations[$0] } ?? translations[String(region)] ?? words.last
    }
  }

  /// A question whose answer is compared with what the bar is like.
  package struct Prediction {
    /// What is predicted: the name of a form of `expect`.
    package let kind: String
    package let question: String
    /// The command whose result is predicted; `nil` for the bar that the lesson begins with.
    package var line: String?
    /// The rules to choose from, where the question is about rules.
    package var rules: [Rule] = []
  }

  package struct WrongEnd {
    let line: Int
    package let id: String
    /// What to say to somebody who comes to it.
    package let sentence: String
    /// Its expectations hold at this end.
    package let signs: [TextLine]
    /// Ways from the start to it, with the numbers of their lines.
    package internal(set) var tries: [(line: Int, script: [TextLine])] = []
  }

  func all(_ kind: LessonPart) -> [Part] { parts.filter { $0.kind == kind } }
  func first(_ kind: LessonPart) -> Part? { parts.first { $0.kind == kind } }
  private func text(_ kind: LessonPart) -> String? { first(kind)?.text }

  /// Returns it with its texts in a language.
  package func said(in language: String?) -> Lesson {
    var lesson = self
    lesson.language = language
    return lesson
  }

  private func script(_ kind: LessonPart) -> [TextLine] { first(kind)?.script ?? [] }

  /// Its name in commands, such as `the-sixth`.
  package var id: String { first(.id)?.word ?? "" }
  /// The chapter that it is in, or `nil` for one of a person's own.
  package var chapter: Chapter? {
    first(.id)?.arguments.option("chapter").flatMap { Chapter.named($0.text) }
  }
  package var title: String { text(.title) ?? "" }
  package var teaches: [String] { first(.teaches)?.words ?? [] }
  package var after: [String] {
    first(.teaches)?.arguments.option("after")?.text.split(separator: ",").map(String.init) ?? []
  }
  package var minutes: Int? { first(.teaches)?.arguments.option("minutes")?.number }
  package var belief: String? { text(.belief) }
  /// What is asked before anything is shown.
  package var prediction: Prediction? {
    first(.predict).map { part in
      let isAboutRules = ["finding", "met", "asked"].contains(part.words[0])
      return Prediction(
        kind: part.words[0], question: text(.predict) ?? "", line: part.arguments.option("line")?.text,
        rules: isAboutRules ? teaches.compactMap(Rule.named) : [])
    }
  }
  package var task: String { text(.task) ?? "" }
  /// What people are to talk about at the end, in place of a judgement; `nil` where a program can judge all.
  package var discussion: String? { text(.discuss) }
  package var hints: [String] { all(.hint).compactMap(\.text) }
  package var start: [TextLine] { script(.start) }
  /// Commands on a copy of a person's bar; it is solved when all of its expectations hold.
  package var goal: [TextLine] { script(.goal) }
  package var wrongEnds: [WrongEnd] {
    var ends: [WrongEnd] = []
    for part in parts {
      if part.kind == .wrong, let sentence = part.text {
        ends.append(
          WrongEnd(line: part.line.number, id: part.word, sentence: sentence, signs: part.script))
      } else if part.kind == .try {
        ends[ends.count - 1].tries.append((part.line.number, part.script))
      }
    }
    return ends
  }
  /// Ways from the start to the goal, and why they are right.
  package var solutions: [Part] { all(.solution) }
  /// What to try or to read after it, and what to look for.
  package var then: [Part] { all(.then) }

  package var startDraft: Draft { Trial(start, on: Draft()).draft }

  /// Its start as a session that is in no file: saving it does not touch the lesson.
  package func document() throws(SessionError) -> Document {
    var document = try file.startOfLesson()
    document.lesson = id
    return document
  }

  /// Whether it is about titles in other languages, so that the name of one is not that of the lesson's texts.
  package var isAboutLanguages: Bool {
    let locale = Command.locale.name + " "
    return parts.flatMap(\.script).map(\.text).contains {
      $0.hasPrefix(locale) && $0 != locale + RulePage.standardLanguage
    }
  }

  package var beginsEmpty: Bool { startDraft.design.tabs.isEmpty }

  /// The solution with the fewest commands, the first of several; `nil` only where it has none.
  package var shortestSolution: Part? {
    solutions.min { $0.script.count < $1.script.count }
  }

  package var par: Int { shortestSolution?.script.count ?? 0 }

  /// The languages of its texts, apart from English, in order.
  package var languages: [String] {
    Set(parts.flatMap(\.translations.keys)).sorted()
  }
}
