import TabBarCore
import TabBarGuidelines

extension ReportFormat {
  /// Test results, which most systems that build software can show: a suite for each design, a case for each
  /// rule of its guide.
  package static let junit = ReportFormat(
    id: "junit", summary: "test results as JUnit's XML, a test case for each rule",
    beginning: { _ in "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tabbar check\">\n" },
    ending: { _, _ in "</testsuites>\n" },
    unread: { session, options in
      let places = FindingPlaces(session: session.session)
      let test = errorCase(session, in: places)
      return suite(places.name, [test], options)
    }
  ) { checked, options in
    let name =
      checked.isOneOfSeveral ? "\(checked.places.name) (\(checked.surroundings))" : checked.places.name
    // In the order of the guide's rules, as they are.
    var notChecked = checked.scene.report.notChecked[...]
    var tests = checked.scene.guide.rules.map { entry in
      let skip = notChecked.first?.rule == entry.id ? notChecked.popFirst() : nil
      return test(of: entry, checked, notChecked: skip, suite: name)
    }
    for allowance in checked.scene.report.unusedAllowances {
      let subject = AllowanceWords.subject(allowance.rule, tab: allowance.tab, in: checked.scene.design)
      var test = testCase("unused allowance: \(subject)", in: checked.places, suite: name, line: nil)
      let sentence = AllowanceWords.sentence(allowance, in: checked.scene.design)
      test.children = [
        checked.threshold <= .warning
          ? failure(.warning, sentence, text: [sentence]) : output(["warning: \(sentence)"])
      ]
      tests.append(test)
    }
    return suite(name, tests, options)
  }

  private static func test(
    of entry: GuideRule, _ checked: CheckedDesign, notChecked: NotChecked?, suite: String
  ) -> XMLElement {
    let report = checked.scene.report
    let accepted = report.suppressed.filter { $0.finding.rule == entry.id }
    let finding = report.findings.first { $0.rule == entry.id }
    let line =
      finding.map { checked.places.lines[$0.rule] }
      ?? accepted.first.map { checked.places.acceptedLines[$0.finding.rule] }
    var test = testCase(entry.id, in: checked.places, suite: suite, line: line ?? nil)
    if let finding {
      let text = [finding.message, entry.rule.remedy, finding.source]
      if checked.counts(finding) {
        test.children.append(failure(finding.severity, finding.message, text: text))
      } else if finding.verdict == .needsPerson {
        test.children.append(skipped("needs a person: \(finding.message)"))
      } else {
        test.children.append(output(["\(finding.severity.rawValue): \(text[0])"] + text.dropFirst()))
      }
    } else if let first = accepted.first {
      test.children.append(skipped("accepted: \(first.reason)"))
    } else if let notChecked {
      let prefix = notChecked.verdict == .needsPerson ? "needs a person: " : ""
      test.children.append(skipped(prefix + notChecked.why))
    }
    if !accepted.isEmpty {
      test.children.append(output(accepted.map { "accepted: \($0.finding.message) (\($0.reason))" }))
    }
    return test
  }

  // MARK: Elements

  static func testCase(
    _ name: String, in places: FindingPlaces, suite: String, line: Int?
  ) -> XMLElement {
    var test = XMLElement(
      "testcase", [("name", HarmlessText(name)), ("classname", HarmlessText(suite))])
    if let path = places.path {
      test.attributes.append(("file", HarmlessText(path)))
      if let line { test.attributes.append(("line", "\(line)")) }
    }
    return test
  }

  private static func failure(_ severity: Severity, _ message: String, text: [String]) -> XMLElement {
    XMLElement(
      "failure", [("message", HarmlessText(message)), ("type", HarmlessText(severity.rawValue))],
      content: text.map { HarmlessText($0) })
  }

  /// Returns the case of a session that could not be read or played to its end.
  static func errorCase(_ session: UnreadSession, in places: FindingPlaces) -> XMLElement {
    var test = testCase("session", in: places, suite: places.name, line: session.line)
    let text = ["\(places.text(session.line, session.column)): \(session.problem)"] + session.remedies
    test.children = [
      XMLElement(
        "error", [("message", HarmlessText(session.problem))], content: text.map { HarmlessText($0) })
    ]
    return test
  }

  static func skipped(_ why: String) -> XMLElement {
    XMLElement("skipped", [("message", HarmlessText(why))])
  }

  private static func output(_ text: [String]) -> XMLElement {
    XMLElement("system-out", content: text.map { HarmlessText($0) })
  }

  static func suite(_ name: String, _ tests: [XMLElement], _ options: RenderOptions) -> Part {
    func count(_ kind: String) -> HarmlessText {
      "\(tests.count { test in test.children.contains { $0.name == kind } })"
    }
    var suite = XMLElement(
      "testsuite",
      [
        ("name", HarmlessText(name)), ("tests", "\(tests.count)"),
        ("failures", count("failure")), ("errors", count("error")), ("skipped", count("skipped")),
      ])
    suite.children = tests
    return Part(suite.text(indentation: 2, ascii: options.ascii))
  }
}
