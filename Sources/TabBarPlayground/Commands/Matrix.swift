package import TabBarGuidelines

extension Command {
  static let matrix = Command(
    "matrix", .looking,
    parameters: [
      Parameter("PLACE", .place(["all"]), isOptional: true, isRepeated: true, meaning: PlaceWords.meaning)
    ],
    body: .ask { draft, arguments throws(CommandError) in
      let asked = try PlaceWords(arguments.words[...], of: draft)
      return .show(
        MatrixQuery(places: asked.places, wholeLine: asked.wholeLine(after: ["matrix"])))
    })
}

package struct MatrixQuery: Query {
  package static var command: Command { .matrix }
  package let places: Places
  /// The line that also names every different result with its devices; `nil` where this is it.
  package let wholeLine: String?
}
