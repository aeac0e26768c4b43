package import TabBarGuidelines

extension Command {
  static let budget = Command(
    "budget", .looking,
    parameters: [
      Parameter(
        "TITLE", .text, isOptional: true, meaning: "the title to try instead of those that the design has"
      ) { _ in Parameter("PLACE", .place(["all"]), isRepeated: true) },
      Parameter("PLACE", .place(["all"]), isOptional: true, isRepeated: true, meaning: PlaceWords.meaning),
    ],
    body: .ask { draft, arguments throws(CommandError) in
      let title = arguments.word(0).flatMap {
        PlaceWords.begins(with: $0, of: arguments.words.count, in: draft) ? nil : $0
      }
      let places = arguments.words.dropFirst(title == nil ? 0 : 1)
      let asked = try PlaceWords(places, of: draft)
      let line = ["budget"] + (title.map { [Quoting.quoted($0.text, always: true)] } ?? [])
      return .show(
        BudgetQuery(title: title?.text, places: asked.places, wholeLine: asked.wholeLine(after: line)))
    })
}

package struct BudgetQuery: Query {
  package static var command: Command { .budget }
  /// The title to try, or `nil` for all that the design has.
  package let title: String?
  package let places: Places
  /// The line that also names every device; `nil` where this is it.
  package let wholeLine: String?
}
