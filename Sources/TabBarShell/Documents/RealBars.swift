/// How right the rules are about the bars of real apps, as people judged what was found.
///
/// The bars are the sessions in `Tests/Corpus`, under the standard guide. A test holds the numbers to what
/// is found there now.
package enum RealBars {
  /// What people said about the findings of one rule.
  package struct Judged: Sendable {
    /// The rule's identifier.
    package let rule: String
    /// The number of bars where it is broken, and rightly said to be.
    package let right: Int
    /// The number of bars where it puts a question to a person, and rightly so.
    package var asked = 0
    /// The bars where one can doubt it, each with the reason.
    package var doubtful: [Doubt] = []
    /// The bars where it is wrong, each with the reason.
    package var wrong: [Doubt] = []
  }

  /// A bar where a finding is doubtful or wrong, and why.
  package struct Doubt: Sendable {
    /// The name of the bar's session without its ending.
    package let bar: String
    /// Why, as a sentence without a full stop.
    package let reason: String

    init(_ bar: String, _ reason: String) {
      self.bar = bar
      self.reason = reason
    }
  }

  /// The number of bars.
  package static let count = 43

  private static let guessed = "the collection gives this app's symbols as guesses"

  /// The rules that found something in the bars.
  package static let judged: [Judged] = [
    Judged(
      rule: "too-many-tabs", right: 1,
      doubtful: [
        Doubt("apple-tv-tvos", "six is the number of 2023, and Apple's own app is said to have eight")
      ]),
    Judged(rule: "too-few-tabs", right: 1),
    Judged(rule: "more-tab", right: 1),
    Judged(rule: "action-tab", right: 3, asked: 1),
    Judged(rule: "own-bar", right: 2),
    Judged(
      rule: "vague-title", right: 0,
      doubtful: [Doubt("edx-course", "Apple's list of 2019 has Videos, but in a course it is what is there")],
      wrong: [Doubt("apple-news", "Audio is what the tab holds: stories to listen to")]),
    Judged(
      rule: "home-title", right: 7, wrong: [Doubt("apple-home-16", "the app is about the home itself")]),
    Judged(
      rule: "own-more-tab", right: 1,
      wrong: [Doubt("apple-itunes-store", "its More is the system's, which the collection lists like a tab")]),
    Judged(rule: "understandable-title", right: 0, asked: 1),
    Judged(rule: "missing-title", right: 5),
    Judged(rule: "unknown-symbol", right: 0, asked: 3),
    Judged(rule: "newer-symbol", right: 0, doubtful: [Doubt("apple-app-store", guessed)]),
    Judged(
      rule: "restricted-symbol", right: 1, wrong: [Doubt("apple-watch", "Apple may use its own sign")]),
    Judged(
      rule: "mixed-icons", right: 2, asked: 3,
      doubtful: [Doubt("apple-app-store", guessed), Doubt("apple-translate", guessed)]),
    Judged(rule: "bitmap-icon", right: 1),
    Judged(rule: "dot-badge", right: 3),
    Judged(
      rule: "dropped-tabs", right: 0,
      doubtful: [Doubt("apple-tv-tvos", "seven was seen in 2019; Apple's own app is said to have eight")]),
  ]
}
