import TabBarCore
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground
import TabBarTerminal

struct Dialogues {
  var lesson: LessonRun? { didSet { hasLesson = lesson != nil } }
  /// What was begun since, such as a quiz: it is asked before the lesson.
  var inner: (any Dialogue)? { didSet { hasInner = inner != nil } }
  // Asked before each line: a lesson takes long to copy, and none does as well.
  private(set) var (hasLesson, hasInner) = (false, false)
  /// What the quiz has asked, in order.
  fileprivate(set) var askedTopics: [QuizQuestion.Topic] = []

  /// The one whose question is open.
  var asking: (any Dialogue)? { inner ?? lesson.flatMap { $0.isAsking ? $0 : nil } }

  mutating func keep(_ dialogue: any Dialogue) {
    if let lesson = dialogue as? LessonRun { return self.lesson = lesson }
    inner = dialogue.isOver ? nil : dialogue
    if let quiz = dialogue as? Quiz { askedTopics = quiz.asked }
  }
}

extension Shell {
  /// The dialogues that hear a line, the innermost first. Most often there are none, and nothing is copied.
  private var listeners: [any Dialogue] {
    !dialogues.hasInner && !hasLesson ? [] : [dialogues.inner, dialogues.lesson].compactMap(\.self)
  }

  func begin(_ dialogue: any Dialogue) throws(OutputError) {
    dialogues.keep(dialogue)
    try ask(dialogue)
  }

  func ask(_ dialogue: any Dialogue) throws(OutputError) {
    if dialogue.clearsScreen { reader.clearScreen() }
    try say(dialogue.question)
  }

  /// Hands a line to what is open, the innermost first; returns whether it was taken.
  func takeInDialogue(_ line: String, _ commands: [TypedLine]) throws(OutputError) -> Bool {
    if try takeLanguage(line) { return true }
    let listeners = listeners
    guard !listeners.isEmpty else { return false }
    let line = commands.count == 1 ? commands[0] : TypedLine(line, source: .prompt)
    for dialogue in listeners {
      if dialogue.leavesNumbersToLists, playground.line(ofNumberIn: line.text) != nil { continue }
      var dialogue = dialogue
      guard let turn = dialogue.hear(line, in: playground) else { continue }
      // What was listed before the new page is out of sight.
      if dialogue.leavesNumbersToLists { playground.forgetList() }
      _ = try attempt { try perform(turn, of: dialogue) }
      if turn.line == nil { try lookOn(after: turn.commands) }
      return true
    }
    return false
  }

  func perform(_ turn: Turn, of dialogue: any Dialogue) throws -> Bool {
    dialogues.keep(dialogue)
    if turn.ends { dialogues.inner = nil }
    if let lesson = dialogue as? LessonRun {
      for note in turn.notes { learning.note(note.kind, lesson.lesson.id, note.value) }
      if let record = learning.record(of: lesson.lesson.id) { dialogues.lesson?.record = record }
    }
    if !turn.commands.isEmpty { try carryOut(turn.commands) }
    try say(turn.says)
    if turn.notes.contains(where: { [.solved, .discuss].contains($0.kind) }) { try tellNext() }
    if turn.asks { try ask(dialogue) }
    if let line = turn.line { _ = try obey(line, typed([line])) }
    if let request = turn.request { try perform(request) }
    if let warning = learning.takeWarning() { presenter.remark(warning) }
    return true
  }

  /// Says what some lines have led to, such as the next question.
  func lookOn(after lines: [String]) throws(OutputError) {
    for dialogue in listeners {
      var dialogue = dialogue
      let turn = dialogue.look(at: playground, after: lines)
      dialogues.keep(dialogue)
      if let turn { _ = try attempt { try perform(turn, of: dialogue) } }
    }
  }

  /// Whether a line is refused because the lesson asks to find out oneself what the command would say.
  func refusesInLesson(_ commands: [TypedLine]) throws(OutputError) -> Bool {
    guard hasLesson, let lesson = openLesson,
      let refusal = commands.lazy.compactMap(\.command).compactMap(lesson.refusal).first
    else { return false }
    try presenter.tell(refusal)
    return true
  }

  /// Asks before commands leave a lesson that is open; returns whether they wait for the answer. A pipe is told afterwards.
  func asksBeforeLeaving(_ commands: [TypedLine]) throws(OutputError) -> Bool {
    guard hasLesson, settings.isInteractive, !mayLeaveLesson, let lesson = openLesson, !lesson.isDone
    else { return false }
    var later = playground
    guard let effect = (try? later.run(commands[0]))?.outcome.effect else { return false }
    let leaves =
      switch effect {
      case .open, .importBar, .recover: true
      case .learn(.begin(let name?)): Self.language(name.lowercased()) == nil && name != lesson.lesson.id
      default: !lesson.isOpen(in: later)
      }
    guard leaves else { return false }
    try offerToLeaveLesson(by: commands.map(\.text))
    return true
  }

  func offerToLeaveLesson(by lines: [String]) throws(OutputError) {
    try tell("this leaves the lesson, which is open: `learn` goes on with it")
    try offer([PossibleMeaning(lines: lines)], insteadOf: lines.joined(separator: "; "))
  }

  /// Notes a line that came to nothing, for whoever teaches.
  func noteInLesson(_ kind: LearningEvent.Action, _ line: String) {
    guard hasLesson, let lesson = openLesson, !lesson.isDone else { return }
    learning.note(kind, lesson.lesson.id, line)
  }

  func say(_ utterances: [Utterance]) throws(OutputError) {
    try presenter.say(utterances, of: playground)
    for case .bar(let draft, _) in utterances where draft == playground.draft { shown = draft.scene }
  }

  /// Says a text of the program in the language of the lessons.
  func tell(_ text: Prose) throws(OutputError) { try presenter.tell(text) }

  /// Takes the name of a language, as `auf Deutsch`, for what lessons say from now on; returns whether it is one.
  private func takeLanguage(_ line: String) throws(OutputError) -> Bool {
    // Of a bar of one's own, and in a lesson about languages, it is the language of the titles.
    let isEmpty = playground.draft.design.tabs.isEmpty
    guard isEmpty || hasLesson, openLesson.map({ !$0.lesson.isAboutLanguages }) ?? isEmpty,
      // Most lines are commands.
      Command.named(String(line.prefix { $0 != " " })) == nil
    else { return false }
    let words = line.lowercased().split { " !.?,".contains($0) }
    guard let last = words.last, let language = Self.language(String(last)),
      ["", "auf", "in"].contains(words.dropLast().joined(separator: " "))
    else { return false }
    try speak(language)
    return true
  }

  static func language(_ word: String) -> String? {
    guard word.count > 2, let sense = Lexicon.shared.senses(of: word).first(where: { $0.kind == .language }),
      [RulePage.standardLanguage, "de"].contains(sense.text)
    else { return nil }
    return sense.text
  }

  /// Says what is said from now on in another language, and the task or the question again.
  func speak(_ language: String) throws(OutputError) {
    learning.language = language
    dialogues.lesson?.language = language
    presenter.speak(language)
    try tell("lessons are in English now: `learn deutsch` changes that")
    guard hasLesson, let lesson = openLesson else { return }
    try say([lesson.title] + lesson.question)
  }
}
