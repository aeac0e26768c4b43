import TabBarCore

extension Inspection {
  var mixedLabels: Judgement {
    // The system itself draws the search tab without a title where it stands apart (iOS 26).
    let untitled = tabs { !$0.hasTitle }.filter { !isSeparated($0) }
    let titled = allOfTheTabs.count { $0.hasTitle }
    return untitled.isEmpty || titled == 0
      ? .met : .broken(untitled, ["titled": titled, "untitled": untitled.count])
  }
}
