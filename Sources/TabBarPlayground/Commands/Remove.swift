import TabBarGuidelines

extension Command {
  static let remove = Command(
    "remove", .tabs, "Takes tabs out of the bar",
    discussion: "If the selected tab goes, the one that takes its place is selected.",
    parameters: [Parameter("TAB", .tab, isRepeated: true)],
    examples: [
      Example("remove Radio", "one tab"),
      Example("remove 4 5", "several; the numbers are those before anything is taken out"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      var indices: [Int] = []
      for word in arguments.words {
        let index = try draft.index(of: word)
        if indices.contains(index) {
          throw CommandError(
            "\(draft.design.numberedName(of: index)) is named twice", at: word, remedy: "leave one out")
        }
        indices.append(index)
      }
      let names = indices.map(draft.design.name)
      for index in indices.sorted(by: >) { Edit.remove(index).apply(to: &draft.design) }
      return { "removed \(names.joined(separator: ", "))" }
    })
}
