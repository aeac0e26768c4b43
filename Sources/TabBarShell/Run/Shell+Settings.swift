import TabBarPlayground

extension Shell {
  package struct Settings {
    /// Whether a person types at a terminal: errors do not end the shell, and leaving asks about what is
    /// not saved.
    package var isInteractive = false
    /// Whether only what is asked for is shown: no sentence and no picture after a change.
    package var isQuiet = false
    /// Whether a shell without a person continues after an error.
    package var keepsGoing = false
    /// Opens a file in a browser and returns whether there is one; `nil` where no person would see it.
    var openInBrowser: ((_ path: String) -> Bool)?
    /// Whether the person speaks a language that no sentence is read in.
    package var isForeign = false
    /// The name of the input in errors; `nil` at a prompt.
    var inputName: String? { isInteractive ? nil : "standard input" }

    /// Whether typed lines are kept out of the history file.
    package var isPrivate = false
    package var readsStartupFile = true
    /// The lesson to begin with: its identifier or the path of its file; the empty text is the next one. `nil` begins
    /// with none.
    package var lesson: String?
    /// The language of lessons, or `nil` for English.
    package var language: String?
    /// The file for what is learned, or `nil` for the usual one.
    package var learningPath: String?
    package var isExam = false

    package init() {}
  }
}

extension Playground {
  var picture: PictureForm { PictureForm(rawValue: value(of: .picture)) ?? .on }
  var pane: LivePaneForm { LivePaneForm(rawValue: value(of: .pane)) ?? .full }
}

/// How much is shown under a line while it is typed.
package enum LivePaneForm: String, Hashable, Sendable, CaseIterable {
  case off
  /// The change, in a line or two.
  case brief
  case full
}

/// How much of the bar is shown after a change.
package enum PictureForm: String, Hashable, Sendable, CaseIterable {
  case off
  /// The titles, in a row.
  case brief
  case on
}
