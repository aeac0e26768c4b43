import TabBarPlayground

/// A lesson for tests: its lines by part, so that a test changes one of them.
struct LessonSketch {
  var head = [
    "lesson id the-fourth chapter=2", "lesson title \"Four are enough\"",
    "lesson teaches too-many-tabs more-tab minutes=4", "lesson belief \"The more the better.\"",
  ]
  var start = [
    "device iphone-14", "system ios16", "guide hig-2022", "add Home", "add Offers", "add Cart", "add Orders",
    "add Help", "add About",
  ]
  var texts = ["lesson task \"Take out what is no section.\"", "lesson hint \"About is read once.\""]
  var goal = [
    "device iphone-14", "system ios16", "guide hig-2022", "expect met more-tab", "expect has Home Cart Help",
    "expect lacks About",
  ]
  var wrong = ["lesson wrong no-cart \"People buy here.\"", "expect lacks Cart"]
  var attempt = ["remove Cart"]
  var solutions = [["remove About"]]
  var end = ["lesson then \"explain more-tab\""]

  var text: String {
    let lines =
      head + ["lesson start"] + start + texts + ["lesson goal"] + goal + wrong + ["lesson try"] + attempt
      + solutions.flatMap { ["lesson solution"] + $0 } + end
    return "# tabbar session 1\n" + lines.map { $0 + "\n" }.joined()
  }

  /// Reads it.
  func lesson() throws -> Lesson? { try Lesson(SessionFile(text, name: "lesson.tabs")) }
}
