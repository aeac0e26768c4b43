import TabBarCore
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground
import TabBarTerminal

/// The dialogues that are open: a lesson, and what was begun since, such as a quiz, which hears a line first.
struct Dialogues {
  var lesson: LessonRun? { didSet { isEmpty = lesson == nil && inner == nil } }
  var inner: (any Dialogue)? { didSet { isEmpty = lesson == nil && inner == nil } }
  // Asked some times for each line, where most often there are none: to look at a lesson would copy it.
  private(set) var isEmpty = true
  /// The last one that was no lesson, also where it is over: another one of its kind goes on from it.
  private(set) var last: (any Dialogue)?

  /// The one whose question is open.
  var asking: (any Dialogue)? { listeners.first { $0.name != nil && $0.isAsking } }
  /// In the order in which they hear a line.
  var listeners: [any Dialogue] {
    let all: [(any Dialogue)?] = [inner, lesson]
    return all.compactMap(\.self)
  }

  mutating func keep(_ dialogue: any Dialogue) {
    if let run = dialogue as? LessonRun {
      lesson = run
    } else {
      last = dialogue
      inner = dialogue.isOver ? nil : dialogue
    }
  }

  /// Begins a dialogue, which goes on from the last one; returns it.
  mutating func begin(_ dialogue: any Dialogue) -> any Dialogue {
    var dialogue = dialogue
    if let last { dialogue.follow(last) }
    keep(dialogue)
    return dialogue
  }
}

extension Shell {
  func say(_ utterances: [Utterance]) {
    presenter.say(utterances, of: playground)
    for case .bar(let draft, _) in utterances where draft == playground.draft { bar.keep(draft.scene) }
  }

  /// Says a text of the program in the language of the lessons.
  func tell(_ text: Prose) { presenter.tell(text) }
}
