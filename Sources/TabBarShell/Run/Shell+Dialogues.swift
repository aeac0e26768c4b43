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

  var lesson: LessonRun? {
    get { open.isEmpty ? nil : open[0] as? LessonRun }
    set { if let newValue { keep(newValue) } }
  }
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
  func begin(_ dialogue: any Dialogue) {
    var dialogue = dialogue
    if let last = dialogues.last { dialogue.follow(last) }
    dialogues.keep(dialogue)
    ask(dialogue)
  }

  func ask(_ dialogue: any Dialogue) {
    if dialogue.hasPages { reader.clearScreen() }
    say(dialogue.question)
  }

  func follow(_ turn: Turn, of dialogue: any Dialogue) {
    var dialogue = dialogue
    if var lesson = dialogue as? LessonRun {
      // What was noted since it heard the line is kept, too.
      lesson.log = log
      for note in turn.notes { lesson.log.add(keep(note.kind, of: lesson.lesson.id, note.value)) }
      dialogue = lesson
    }
    dialogues.keep(dialogue)
    if turn.ends { dialogues.endInner() }
    say(turn.says)
    if turn.notes.contains(where: { [.solved, .discuss].contains($0.kind) }) { tellNext() }
    if turn.asks { ask(dialogue) }
    if let request = turn.request { _ = act(on: .learn(request)) }
  }

  /// Notes a line that came to nothing, for whoever teaches, and says to those who type in another language what can be
  /// typed: the words of commands are English.
  func noteInLesson(_ kind: LearningEvent.Action, _ line: String) {
    guard !dialogues.isEmpty, let lesson = openLesson, !lesson.isDone else { return }
    let event = keep(kind, of: lesson.lesson.id, line)
    dialogues.lesson?.log.add(event)
    guard kind == .refused, learning.language != nil else { return }
    presenter.tell(lesson.words)
  }

  func say(_ utterances: [Utterance]) {
    presenter.say(utterances, of: playground)
    for case .bar(let draft, _) in utterances where draft == playground.draft { bar.keep(draft.scene) }
  }

  /// Says a text of the program in the language of the lessons.
  func tell(_ text: Prose) { presenter.tell(text) }

  static func language(_ word: String) -> String? {
    guard word.count > 2, let sense = Lexicon.shared.senses(of: word).first(where: { $0.kind == .language }),
      [RulePage.standardLanguage, "de"].contains(sense.text)
    else { return nil }
    return sense.text
  }

  /// Says what is said from now on in another language, and the task or the question again.
  func speak(_ language: String) {
    learning.language = language
    dialogues.lesson?.lesson.language = language
    presenter.speak(language)
    tell("lessons are in English now: `learn deutsch` changes that")
    guard let lesson = openLesson else { return }
    say([lesson.title] + lesson.question)
  }
}
