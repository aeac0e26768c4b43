import TabBarCore
import TabBarGuidelines

extension Command {
  static let remove = Command(
    "remove", .tabs, parameters: [Parameter("TAB", .tab, isRepeated: true, isList: true)],
    body: .edit { draft, arguments throws(CommandError) in
      let indices = try draft.indices(of: arguments.words)
      let names = indices.map(draft.design.tabName)
      for index in indices.sorted(by: >) { Edit.remove(index).apply(to: &draft.design) }
      return { "removed \(list: names)" }
    })
}

extension Draft {
  /// Returns the indices of the tabs that words name; throws where one names none, or one named before.
  func indices(of words: [Word]) throws(CommandError) -> [Int] {
    if words.count == 1 { return [try index(of: words[0])] }
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
