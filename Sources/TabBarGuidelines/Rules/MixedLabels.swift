import TabBarCore

extension Rule {
  static let mixedLabels = Rule("mixed-labels") { inspection in
    let design = inspection.design
    var untitled = inspection.tabs { !$0.hasTitle }
    guard !untitled.isEmpty else { return .met }
    // The system itself draws the search tab without a title where it stands apart (iOS 26).
    untitled.removeAll { inspection.isSeparated($0) }
    guard !untitled.isEmpty else { return .met }
    let titled = design.tabs.count { $0.hasTitle }
    guard titled > 0 else { return .met }
    return .broken(
      saying: """
        \(counted(titled, "tab")) with a title and \(untitled.count) without: \
        \(design.names(of: untitled))
        """,
      tabs: untitled, measured: [Measurement("titled", titled), Measurement("untitled", untitled.count)])
  }
}
