import TabBarPlayground

extension ReplayFormat {
  package static let json = ReplayFormat(
    id: "json", summary: "expectations, records and steps as JSON, schema 1", separator: ",\n",
    beginning: { _ in "{\n  \"schema\": 1,\n  \"results\": [\n" },
    ending: { sum, remarks, options in
      let unread: HarmlessText =
        remarks.isEmpty ? "" : ",\n  \"unread\": [\n\(remarks.joined(separator: ",\n"))\n  ]"
      let total = JSONValue.members([
        "files": .number(sum.files), "expectations": document(sum.expectations),
        "records": document(sum.records), "withoutExpectations": .strings(sum.withoutExpectations),
      ])
      return "\n  ]\(unread),\n  \"sum\": \(total.text(ascii: options.ascii, indentation: 2))\n}\n"
    }
  ) { played, options in
    let remark = played.unread.map { ReportFormat.json.unread($0, options).remark } ?? ""
    let wasPlayed = !played.isWithoutStatements || played.steps?.isEmpty == false
    guard played.unread == nil || wasPlayed else { return ReportFormat.Part("", remark: remark) }
    var members: [(name: String, value: JSONValue)] = [
      ("session", .string(played.session)),
      ("expectations", .array(played.statements.filter { !$0.isRecord }.map(document))),
      ("records", .array(played.statements.filter(\.isRecord).map(document))),
    ]
    if let steps = played.steps { members.append(("steps", .array(steps.map(document)))) }
    return ReportFormat.Part(
      "    \(JSONValue.object(members).text(ascii: options.ascii, indentation: 4))", remark: remark)
  }

  private static func document(_ statement: PlayedSession.Statement) -> JSONValue {
    var isMet: JSONValue = .null
    var found: JSONValue = .null
    switch statement.outcome {
    case .met: isMet = true
    case .unmet(_, let value): (isMet, found) = (false, .optional(value))
    case .unreached: break
    }
    return .members([
      "line": .number(statement.line), "text": .string(statement.text), "met": isMet, "found": found,
      "message": .optional(statement.problem),
    ])
  }

  private static func document(_ step: PlayedSession.Step) -> JSONValue {
    .members([
      "line": .number(step.line), "command": .string(step.command),
      "scene": SceneJSON.document(step.draft.scene),
    ])
  }

  private static func document(_ tally: PlayedSession.Tally) -> JSONValue {
    .members([
      "met": .number(tally.met), "unmet": .number(tally.unmet), "unreached": .number(tally.unreached),
    ])
  }
}
