extension Command {
  static let back = Command(
    "back", .time, "Goes to a place that was named with mark",
    discussion: """
      The steps in between are undone or redone; undo to and redo to go on from there. After an undo and other steps it \
      also goes over to a mark among those that were undone, until the program ends.
      """,
    parameters: [Parameter("NAME", .mark)],
    examples: [Example("back before-icons", "the design as it was at mark before-icons")],
    body: .time { timeline, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      guard let mark = timeline.mark(named: word.text) else {
        let names = timeline.marks.map(\.name)
        let remedy =
          names.isEmpty
          ? "mark \(word.canonical) sets it"
          : Suggestion.nearest(to: word.text, in: names).map { "did you mean \(Quoting.quoted($0))?" }
            ?? "the marks are \(names.suffix(5).map { Quoting.quoted($0) }.joined(separator: ", "))"
        throw CommandError("there is no mark \(word.quoted)", at: word, remedy: remedy)
      }
      return mark.position
    })
}
