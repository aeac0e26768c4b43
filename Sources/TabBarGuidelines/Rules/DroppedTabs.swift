import TabBarCore

extension Rule {
  static let droppedTabs = Rule("dropped-tabs", needs: .television, inEachLanguage: true) { inspection in
    let count = inspection.design.tabs.count
    let capacity = inspection.layout.capacity ?? count
    let dropped = inspection.allTabs.filter { $0 >= capacity }
    guard !dropped.isEmpty else { return .met }
    let values: Message.Values = ["tabs": count, "capacity": inspection.layout.measured(capacity, .capacity)]
    // Seven were seen by those who tried it, and eight are said to be in a bar of Apple's own.
    return count > capacity + 1 ? .broken(dropped, values) : .asked(dropped, values)
  }
}
