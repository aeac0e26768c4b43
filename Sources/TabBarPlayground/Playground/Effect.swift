import TabBarGuidelines

/// A command's request to show something, or to do something in the world outside.
package enum Effect {
  case none
  case show(any Query)
  case expect(Expectation)
  /// Expectations of steps that were taken again do not hold; what was said names them, each in a clause.
  case unmet([String])
  /// Compare two designs, of which at least one is in a file.
  case compare(ComparedDesigns)
  case sessions
  /// Read a session file and go on from its end.
  case open(path: String)
  /// Read a tab bar in an app's sources, the first of several having the number 1, and start a session with it.
  case importBar(number: Int?, path: String)
  /// Write the session to a file; without one, to the one that it came from.
  ///
  /// `mayReplace` allows replacing a file that is not the session's own.
  case save(path: String?, mayReplace: Bool)
  /// Write a session with the design alone to a new file.
  case saveDesign(path: String)
  /// Write the design to a file, in the form that a question asks for.
  ///
  /// `mayReplace` allows replacing a file that is there and no session.
  case export(ShowQuery, path: String, mayReplace: Bool)
  /// Keep a page of the session in a file, and show it in a browser; without a file, in one beside the session.
  case view(path: String?, mayReplace: Bool)
  /// Stop doing that.
  case endView
  /// Go on with a session that was not saved: that of a number in the list, or the only one.
  case recover(number: Int?)
  case showUnsaved(number: Int?)
  case discard(number: Int?)
  /// Play a session file, or without one what is open, all at once or command by command as a person asks for it.
  case replay(path: String?, isByStep: Bool)
  case adjust(PromptSetting, to: String)
  case learn(LessonRequest)
  case teach(TeachRequest)
  /// Ask a person.
  case ask(any Dialogue)
  case quit
}

package enum LessonRequest: Hashable {
  /// List the lessons of some chapters; `nil` for those that are next.
  case list([Chapter]?)
  /// Begin a lesson by its identifier or the path of its file; `nil` is the next one, or one that is not finished.
  case begin(String?)
  case forget(String)
  /// Ask something of the lesson.
  case ask(DialogueRequest)
  /// Begin the lesson again, go on with the next one, or put back what was there before.
  case again, next, leave
}

/// A question that a command asks and that changes nothing. It is declared in the command's file; the view that
/// answers it is an extension in `TabBarRendering`, or in `TabBarShell` where it is about the prompt.
package protocol Query: Sendable {
  static var command: Command { get }
}
