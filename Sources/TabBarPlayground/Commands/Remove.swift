import TabBarGuidelines

extension Command {
  static let remove = Command(
    "remove", .tabs, parameters: [Parameter("TAB", .tab, isRepeated: true)],
    body: .edit { draft, arguments throws(CommandError) in
      let indices = try draft.indices(of: arguments.words)
      let names = indices.map(draft.design.name)
      for index in indices.sorted(by: >) { Edit.remove(index).apply(to: &draft.design) }
      return { "removed \(names.joined(separator: ", "))" }
    })
}

extension Draft {
  /// Returns the indices of the tabs that words name.
  ///
  /// - Throws: An error where one names none, or the same one as another.
  func indices(of words: [Word]) throws(CommandError) -> [Int] {
    var indices: [Int] = []
    for word in words {
      let index = try index(of: word)
      guard !indices.contains(index) else {
        throw CommandError(
          "\(design.numberedName(of: index)) is named twice", at: word, remedy: "leave one out")
      }
      indices.append(index)
    }
    return indices
  }
}
