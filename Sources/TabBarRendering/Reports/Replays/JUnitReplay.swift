extension ReplayFormat {
  /// Test results: a suite for each session, a case for each expectation and each record.
  package static let junit = ReplayFormat(
    id: "junit", summary: "test results as JUnit's XML, a test case for each expectation",
    beginning: { _ in
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tabbar replay\">\n"
    },
    ending: { _, _, _ in "</testsuites>\n" }
  ) { played, options in
    let places = FindingPlaces(session: played.session)
    // The same expectation in several places has a number: services know a case by its name from run to run.
    var names: [String: Int] = [:]
    var tests = played.statements.map { statement in
      let count = (names[statement.title] ?? 0) + 1
      names[statement.title] = count
      let name = count == 1 ? statement.title : "\(statement.title) (\(count))"
      var test = ReportFormat.testCase(name, in: places, suite: places.name, line: statement.line)
      if let problem = statement.problem {
        test.children = [
          XMLElement(
            "failure",
            [
              ("message", HarmlessText(problem)), ("type", statement.isRecord ? "record" : "expectation"),
            ], content: [HarmlessText(problem)])
        ]
      } else if statement.outcome == .unreached {
        let cause = played.unread.map { unread in
          ": " + (unread.line.map { "line \($0): " } ?? "") + unread.problem
        }
        test.children = [ReportFormat.skipped("not reached" + (cause ?? ""))]
      }
      return test
    }
    if let unread = played.unread {
      tests.append(ReportFormat.errorCase(unread, in: places))
    } else if tests.isEmpty {
      var test = ReportFormat.testCase("session", in: places, suite: places.name, line: nil)
      test.children = [ReportFormat.skipped("no expectations")]
      tests.append(test)
    }
    return ReportFormat.suite(places.name, tests, options)
  }
}
