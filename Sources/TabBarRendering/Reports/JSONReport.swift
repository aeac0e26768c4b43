import TabBarPlayground

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
    case .unread: return Part("", remark: remark)
    case .design(let design):
      return Part(
        text(
          .object(
            [("session", .string(design.places.session))]
              + (design.isOneOfMarks ? [("mark", .optional(design.mark))] : [])
              + [("scene", SceneJSON.document(design.scene, at: design.places))])))
    case .session(let played):
      let wasPlayed = !played.isWithoutStatements || played.steps?.isEmpty == false
      guard played.unread == nil || wasPlayed else { return Part("", remark: remark) }
      var members: [(name: String, value: JSONValue)] = [
        ("session", .string(played.session)),
        ("expectations", .array(played.statements.filter { !$0.isRecord }.map(document))),
        ("records", .array(played.statements.filter(\.isRecord).map(document))),
      ]
      if let steps = played.steps { members.append(("steps", .array(steps.map(document)))) }
      return Part(text(.object(members)), remark: remark)
    }
  }

  private static func document(_ session: UnreadSession) -> JSONValue {
    .members([
      "session": .string(session.session), "line": session.line.map { .number(Double($0)) } ?? .null,
      "column": session.column.map { .number(Double($0)) } ?? .null, "problem": .string(session.problem),
      "remedy": .optional(session.remedies.isEmpty ? nil : session.remedies.joined(separator: "\n")),
    ])
  }

  private static func document(_ sum: ReplaySum) -> JSONValue {
    .members([
      "files": .number(sum.files), "expectations": document(sum.expectations),
      "records": document(sum.records), "withoutExpectations": .strings(sum.withoutExpectations),
    ])
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
