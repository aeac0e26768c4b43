package import TabBarDrawing
package import TabBarPlayground

extension ReportFormat {
  package static let json = ReportFormat(
    id: "json", separator: ",\n", beginning: { _, _ in "{\n  \"schema\": 1,\n  \"results\": [\n" },
    ending: { end, options in
      let unread: HarmlessText =
        end.remarks.isEmpty ? "" : ",\n  \"unread\": [\n\(end.remarks.joined(separator: ",\n"))\n  ]"
      let sum: HarmlessText =
        end.sum.map { ",\n  \"sum\": \(document($0).text(ascii: options.ascii, indentation: 2))" } ?? ""
      return "\n  ]\(unread)\(sum)\n}\n"
    }
  ) { item, options in
    func text(_ value: JSONValue) -> HarmlessText {
      "    \(value.text(ascii: options.ascii, indentation: 4))"
    }
    let remark = item.unread.map { text(document($0)) } ?? ""
    switch item {
    case .unread: return Portion("", remark: remark)
    case .design(let design): return Portion(text(document(design)))
    case .session(let played):
      let hasSteps = played.steps ?? 0 > 0
      guard played.unread == nil || !played.isWithoutStatements || hasSteps else {
        return Portion("", remark: remark)
      }
      guard !hasSteps else {
        let members = document(played).members(ascii: options.ascii, indentation: 4)
        return Portion(
          "    {\(members),\n      \"steps\": [\n", remark: remark, afterSteps: "\n      ]\n    }")
      }
      return Portion(text(document(played)), remark: remark)
    }
  }

  private static func document(_ design: CheckedDesign) -> JSONValue {
    JSONValue(["session": design.places.session])
      + (design.isOneOfMarks ? JSONValue(["mark": design.mark]) : nil)
      + JSONValue(["scene": SceneJSON.document(design.scene, at: design.places)])
  }

  private static func document(_ played: PlayedSession) -> JSONValue {
    JSONValue([
      "session": played.session, "expectations": played.statements.filter { !$0.isRecord }.map(document),
      "records": played.statements.filter(\.isRecord).map(document),
    ]) + (played.steps == 0 ? JSONValue(["steps": [JSONValue]()]) : nil)
  }

  private static func document(_ session: UnreadSession) -> JSONValue {
    JSONValue([
      "session": session.session, "line": session.line, "column": session.column, "problem": session.problem,
      "remedy": session.remedies.isEmpty ? nil : session.remedies.joined(separator: "\n"),
    ])
  }

  private static func document(_ sum: ReplaySum) -> JSONValue {
    JSONValue([
      "files": sum.files, "expectations": document(sum.expectations),
      "records": document(sum.records), "withoutExpectations": sum.withoutExpectations,
    ])
  }

  private static func document(_ statement: PlayedSession.Statement) -> JSONValue {
    let (isMet, found): (Bool?, String?) =
      switch statement.outcome {
      case .met: (true, nil)
      case .unmet(_, let value): (false, value)
      case .unreached: (nil, nil)
      }
    return JSONValue([
      "line": statement.line, "text": statement.text, "met": isMet, "found": found,
      "message": statement.problem,
    ])
  }

  /// Returns the JSON of a step, indented as an entry of the list `steps`, with the comma that separates it from the one before.
  package static func step(
    _ command: String, line: Int, _ draft: Draft, isFirst: Bool, _ options: RenderOptions
  ) -> HarmlessText {
    let document = JSONValue(["line": line, "command": command, "scene": SceneJSON.document(draft.scene)])
    return (isFirst ? "" : ",\n") + "        \(document.text(ascii: options.ascii, indentation: 8))"
  }

  private static func document(_ tally: PlayedSession.Tally) -> JSONValue {
    JSONValue([
      "met": tally.met, "unmet": tally.unmet, "unreached": tally.unreached,
    ])
  }
}
