import TabBarCore
import TabBarDrawing
import TabBarGuidelines

extension ReportFormat {
  /// Test results, which most systems that build software can show: a suite for each design with a case for each rule of
  /// its guide, or for each session with a case for each expectation and each record.
  static let junit = ReportFormat(
    id: "junit",
    beginning: { call, _ in
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tabbar \(call)\">\n"
    },
    ending: { _, _ in "</testsuites>\n" }
  ) { item, options in
    let name = item.places.name + item.place
    // What is the same in several places has a number: services know a case by its name from run to run.
    var names: [String: Int] = [:]
    var tests = item.outcomes.map { outcome in
      let count = (names[outcome.name] ?? 0) + 1
      names[outcome.name] = count
      return test(of: outcome, count == 1 ? "" : " (\(count))", in: item, name)
    }
    if let unread = item.unread {
      var test = testCase("session", unread.line, in: item, name)
      let text = ["\(item.places.text(unread.line, unread.column)): \(unread.problem)"] + unread.remedies
      test.children = [element("error", unread.problem, text: text)]
      tests.append(test)
    } else if tests.isEmpty {
      var test = testCase("session", nil, in: item, name)
      test.children = [element("skipped", "no expectations")]
      tests.append(test)
    }
    return Portion(suite(name, tests).text(indentation: 2, ascii: options.ascii))
  }

  private static func test(
    of outcome: Outcome, _ number: String, in item: Item, _ suite: String
  ) -> XMLElement {
    var test = testCase(outcome.name + number, outcome.line, in: item, suite)
    switch outcome.state {
    case .met: break
    case .failed(let kind):
      test.children.append(element("failure", outcome.message[0], kind: kind, text: outcome.message))
    case .noted(let word):
      test.children.append(
        element("system-out", text: ["\(word): \(outcome.message[0])"] + outcome.message.dropFirst()))
    case .skipped(let why): test.children.append(element("skipped", why))
    }
    if !outcome.accepted.isEmpty {
      test.children.append(element("system-out", text: outcome.accepted.map { "accepted: \($0.text)" }))
    }
    return test
  }

  private static func testCase(_ name: String, _ line: Int?, in item: Item, _ suite: String) -> XMLElement {
    let path = item.places.path
    return XMLElement(
      "testcase",
      [("name", name), ("classname", suite), ("file", path), ("line", path == nil ? nil : line)])
  }

  private static func element(
    _ name: String, _ message: String? = nil, kind: String? = nil, text: [String] = []
  ) -> XMLElement {
    XMLElement(name, [("message", message), ("type", kind)], content: text.map { HarmlessText($0) })
  }

  private static func suite(_ name: String, _ tests: [XMLElement]) -> XMLElement {
    func count(_ kind: String) -> Int { tests.count { test in test.children.contains { $0.name == kind } } }
    var suite = XMLElement(
      "testsuite",
      [
        ("name", name), ("tests", tests.count), ("failures", count("failure")), ("errors", count("error")),
        ("skipped", count("skipped")),
      ])
    suite.children = tests
    return suite
  }
}
