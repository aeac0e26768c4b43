import TabBarCore

/// What is different between two scenes, beyond what the command itself did.
public struct SceneChange: Hashable, Sendable {
  /// The findings that were not there before.
  public let newFindings: [Finding]
  /// The findings that are gone.
  public let clearedFindings: [Finding]
  /// The findings that were there and still are, in their present words.
  public let remainingFindings: [Finding]
  /// The titles of the tabs that are now behind More and were not.
  public let enteredMore: [String]
  /// The titles of the tabs that are no longer behind More, though still in the design.
  public let leftMore: [String]

  /// Compares two scenes.
  ///
  /// A finding is the same one as long as its rule is; its words may change with the numbers.
  public init(from before: Scene, to after: Scene) {
    let rulesBefore = Set(before.report.findings.map(\.rule))
    let rulesAfter = Set(after.report.findings.map(\.rule))
    newFindings = after.report.findings.filter { !rulesBefore.contains($0.rule) }
    remainingFindings = after.report.findings.filter { rulesBefore.contains($0.rule) }
    clearedFindings = before.report.findings.filter { !rulesAfter.contains($0.rule) }
    let hiddenBefore = before.layout.hidden.map { before.design.tabs[$0].title }
    let hiddenAfter = after.layout.hidden.map { after.design.tabs[$0].title }
    let present = Set(after.design.tabs.map(\.title))
    enteredMore = hiddenAfter.filter { !hiddenBefore.contains($0) }
    leftMore = hiddenBefore.filter { present.contains($0) && !hiddenAfter.contains($0) }
  }
}
