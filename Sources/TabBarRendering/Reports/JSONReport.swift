extension ReportFormat {
  package static let json = ReportFormat(
    id: "json", summary: "layout and findings as JSON, schema 1", separator: ",\n",
    beginning: { _ in "{\n  \"schema\": 1,\n  \"results\": [\n" },
    ending: { end, _ in
      let unread: HarmlessText =
        end.remarks.isEmpty ? "" : ",\n  \"unread\": [\n\(end.remarks.joined(separator: ",\n"))\n  ]"
      return "\n  ]\(unread)\n}\n"
    },
    unread: { session, options in
      let value = JSONValue.members([
        "session": .string(session.session), "line": session.line.map { .number(Double($0)) } ?? .null,
        "column": session.column.map { .number(Double($0)) } ?? .null,
        "problem": .string(session.problem),
        "remedy": .optional(session.remedies.isEmpty ? nil : session.remedies.joined(separator: "\n")),
      ])
      return Part("", remark: "    \(value.text(ascii: options.ascii, indentation: 4))")
    }
  ) { design, options in
    let value = JSONValue.members([
      "session": .string(design.places.session),
      "scene": SceneJSON.document(design.scene, at: design.places),
    ])
    return Part("    \(value.text(ascii: options.ascii, indentation: 4))")
  }
}
