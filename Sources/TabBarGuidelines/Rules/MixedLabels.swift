import TabBarCore

extension Rule {
  static let mixedLabels = Rule("mixed-labels", inEachLanguage: true) { inspection in
    // The system itself draws the search tab without a title where it stands apart (iOS 26).
    let untitled = inspection.tabs { !$0.hasTitle }.filter { !inspection.isSeparated($0) }
    let titled = inspection.allOfTheTabs.count { $0.hasTitle }
    return untitled.isEmpty || titled == 0
      ? .met : .broken(untitled, ["titled": titled, "untitled": untitled.count])
  }
}
