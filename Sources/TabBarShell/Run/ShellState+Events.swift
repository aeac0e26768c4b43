import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

extension ShellState {
  /// What is so outside when something happens.
  struct Moment {
    /// In seconds since 1970.
    var time = 0
    /// How a person gives up a search.
    var cancellation = Cancellation()
  }

  /// What happened: a line, or what came of the actions. Of several that find something the last one counts. What holds a
  /// whole session is behind a reference, as each line is an event, too.
  enum Event {
    case input(LineInput)
    /// The input cannot be read any more. Without it a playground has not been left, whatever its person meant to do.
    case unreadable
    /// A lesson is to begin before the first line; `nil` is the next one.
    case start(lesson: String?)
    /// The actions were performed, with the result of the last one that has one.
    case acted(ExitStatus)
    case refused(CommandError)
    indirect case opened(SessionFile)
    indirect case imported(ImportedSession)
    case saved(to: String, text: String)
    indirect case recovered(Recovery)
    /// A lesson was found, and what was done in all of them.
    case lesson(Lesson, LearningLog, plan: String?)
    case forgot(lesson: String)
    /// A dialogue was read, maybe up to an error.
    case pages(any Dialogue, Result<ExitStatus, any Error>)
  }

  enum Action {
    case tell(Prose)
    /// Say a sentence, in one row for a script.
    case say(Prose)
    case utter([Utterance])
    case ask(any Dialogue)
    case showChange(Sentence, withPicture: Bool)
    /// Show the bar below some rows that are part of the same result.
    case showScene(below: Int)
    case remember(String)
    case offer(Offer)
    case refuse(CommandError, in: String)
    case fail(any Error)
    case keep(LearningEvent)
    case tellNextLesson
    case speak(language: String)
    case tellSaved(lost: [String])
    case tellRecovered(Recovery)
    case effect(Effect)
    /// End, on a signal or with the status so far.
    case end(ExitStatus?)
  }

  /// What is left of a line.
  struct Job {
    var line = ""
    /// Whether the line before asked to quit, and was told what is not saved.
    var mayLeave = false
    var commands: ArraySlice<TypedLine> = []
    /// The last command that was carried out, as the session keeps it.
    var done = ""
    /// The place that its steps come after, where it is several commands; else `nil`.
    var start: Int?
    /// The lines that came of the last command, which dialogues look at.
    var taken: [String]?
    /// Whether the line is an answer, which may leave the lesson.
    var isAnswer = false
  }
}
