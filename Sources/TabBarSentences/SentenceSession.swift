package import TabBarCore

/// What a sentence may speak of: the tabs and the rest of a session, as far as reading it needs them.
package struct SentenceContext: Sendable {
  package var titles: [String] = []
  /// The titles that the bar shows, where these are in another language.
  package var shownTitles: [String] = []
  package var badges: [String?] = []
  /// The tab that was changed or asked about last, which a person may call `it`.
  package var subject: Int?
  /// Titles that are there no longer, each with how many steps ago it last was.
  package var gone: [(title: String, steps: Int)] = []
  /// How many steps can be undone.
  package var steps = 0
  /// The names of the kept ideas, the latest last.
  package var marks: [String] = []
  package var device: Device

  // No one says a longer one in a sentence.
  static let longestTitle = 80

  package init(device: Device) { self.device = device }

  /// The word that names a tab in a command.
  func word(for tab: Int) -> String {
    let title = titles[tab]
    let isSpoken = !title.isEmpty && title.utf8.count <= Self.longestTitle
    return isSpoken && tabs(called: title) == 1 ? quoted(title) : String(tab + 1)
  }

  /// Returns how many tabs have a title, in any case.
  func tabs(called title: String) -> Int {
    let low = title.lowercased()
    return titles.count { $0.utf8.count == title.utf8.count && $0.lowercased() == low }
  }
}

/// A session that sentences are read for; a value, so that a line can be tried on a copy.
package protocol SentenceSession: Sendable {
  var context: SentenceContext { get }

  /// Returns a line in canonical form, or `nil` where it is no command.
  func canonical(_ line: String) -> String?

  /// Returns the session after some lines; `nil` where one of them cannot be carried out. Those that only look leave it
  /// as it is.
  func after(_ lines: [String]) -> Self?

  /// Whether two sessions are the same for the person in front of them.
  func isSame(as other: Self) -> Bool
}

/// Returns a text in double quotes, as a command has it.
func quoted(_ text: String) -> String {
  "\"" + text.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
}
