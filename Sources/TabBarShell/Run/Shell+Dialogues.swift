import TabBarCore
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground
import TabBarTerminal

/// The dialogues that are open: a lesson, and what was begun since, such as a quiz, which hears a line first.
struct Dialogues {
  /// At most one of each, the lesson first.
  private var open: [any Dialogue] = []
  // Asked before each line, where most often there are none.
  var isEmpty: Bool { open.isEmpty }
  /// The last one that was no lesson, also where it is over: another one of its kind goes on from it.
  private(set) var last: (any Dialogue)?

  var lesson: LessonRun? { open.isEmpty ? nil : open[0] as? LessonRun }
  var inner: (any Dialogue)? { open.last { !($0 is LessonRun) } }
  /// The one whose question is open.
  var asking: (any Dialogue)? { open.last { $0.name != nil && $0.isAsking } }
  /// In the order in which they hear a line.
  var listeners: [any Dialogue] { open.reversed() }

  mutating func keep(_ dialogue: any Dialogue) {
    let isLesson = dialogue is LessonRun
    open.removeAll { ($0 is LessonRun) == isLesson }
    if !dialogue.isOver { open.insert(dialogue, at: isLesson ? 0 : open.endIndex) }
    if !isLesson { last = dialogue }
  }

  mutating func endInner() { open.removeAll { !($0 is LessonRun) } }
}

extension Shell {
  func begin(_ dialogue: any Dialogue) throws(OutputError) {
    var dialogue = dialogue
    if let last = dialogues.last { dialogue.follow(last) }
    dialogues.keep(dialogue)
    try ask(dialogue)
  }

  func ask(_ dialogue: any Dialogue) throws(OutputError) {
    if dialogue.hasPages { reader.clearScreen() }
    try say(dialogue.question)
  }

  /// Hands a line to what is open, the innermost first; returns whether it was taken.
  func takeInDialogue(_ line: String, _ commands: [TypedLine]) throws(OutputError) -> Bool {
    if try takeLanguage(line) { return true }
    guard !dialogues.isEmpty else { return false }
    let line = commands.count == 1 ? commands[0] : typed([line])[0]
    for dialogue in dialogues.listeners {
      if dialogue.hasPages, playground.line(ofNumberIn: line.text) != nil { continue }
      var dialogue = dialogue
      guard let turn = dialogue.hear(line, in: playground) else { continue }
      // What was listed before the new page is out of sight.
      if dialogue.hasPages { playground.forgetList() }
      _ = try attempt { try follow(turn, of: dialogue) }
      if turn.line == nil { try lookOn(after: turn.commands) }
      return true
    }
    return false
  }

  func follow(_ turn: Turn, of dialogue: any Dialogue) throws -> Bool {
    var dialogue = dialogue
    if var lesson = dialogue as? LessonRun {
      for note in turn.notes { learning.note(note.kind, lesson.lesson.id, note.value) }
      if let record = learning.record(of: lesson.lesson.id) { lesson.record = record }
      dialogue = lesson
    }
    dialogues.keep(dialogue)
    if turn.ends { dialogues.endInner() }
    if !turn.commands.isEmpty { try carryOut(turn.commands) }
    try say(turn.says)
    if turn.notes.contains(where: { [.solved, .discuss].contains($0.kind) }) { try tellNext() }
    if turn.asks { try ask(dialogue) }
    if let line = turn.line { _ = try obey(line, typed([line])) }
    if let request = turn.request { try learn(request) }
    if let warning = learning.takeWarning() { presenter.remark(warning) }
    return true
  }

  /// Says what some lines have led to, such as the next question.
  func lookOn(after lines: [String]) throws(OutputError) {
    guard !dialogues.isEmpty else { return }
    for dialogue in dialogues.listeners {
      var dialogue = dialogue
      let turn = dialogue.look(at: playground, after: lines)
      dialogues.keep(dialogue)
      if let turn { _ = try attempt { try follow(turn, of: dialogue) } }
    }
  }

  /// Whether a line is refused because the lesson asks to find out oneself what the command would say.
  func refusesInLesson(_ commands: [TypedLine]) throws(OutputError) -> Bool {
    guard !dialogues.isEmpty, let lesson = openLesson,
      let refusal = commands.lazy.compactMap(\.command).compactMap(lesson.refusal).first
    else { return false }
    try presenter.tell(refusal)
    return true
  }

  /// Asks before commands leave a lesson that is open; returns whether they wait for the answer. A pipe is told afterwards.
  func asksBeforeLeaving(_ commands: [TypedLine]) throws(OutputError) -> Bool {
    guard settings.isInteractive, !mayLeaveLesson, !dialogues.isEmpty, let lesson = openLesson, !lesson.isDone
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

  /// Notes a line that came to nothing, for whoever teaches, and says to those who type in another language what can be
  /// typed: the words of commands are English.
  func noteInLesson(_ kind: LearningEvent.Action, _ line: String) {
    guard !dialogues.isEmpty, let lesson = openLesson, !lesson.isDone else { return }
    learning.note(kind, lesson.lesson.id, line)
    guard kind == .refused, learning.language != nil else { return }
    _ = try? presenter.tell(lesson.whatHelps)
  }

  func say(_ utterances: [Utterance]) throws(OutputError) {
    try presenter.say(utterances, of: playground)
    for case .bar(let draft, _) in utterances where draft == playground.draft { bar.show(draft.scene) }
  }

  /// Says a text of the program in the language of the lessons.
  func tell(_ text: Prose) throws(OutputError) { try presenter.tell(text) }

  /// Takes the name of a language, as `auf Deutsch`, for what lessons say from now on; returns whether it is one.
  private func takeLanguage(_ line: String) throws(OutputError) -> Bool {
    // Of a bar of one's own, and in a lesson about languages, it is the language of the titles.
    let isEmpty = playground.draft.design.tabs.isEmpty
    guard isEmpty || !dialogues.isEmpty, openLesson.map({ !$0.lesson.isAboutLanguages }) ?? isEmpty,
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
    if var lesson = dialogues.lesson {
      lesson.language = language
      dialogues.keep(lesson)
    }
    presenter.speak(language)
    try tell("lessons are in English now: `learn deutsch` changes that")
    guard let lesson = openLesson else { return }
    try say([lesson.title] + lesson.question)
  }
}
