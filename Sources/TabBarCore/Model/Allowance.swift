/// A finding that a team accepts, with the reason.
public struct Allowance: Hashable, Sendable {
  /// The identifier of the rule whose finding is accepted.
  public let rule: String
  /// Why it is; never empty.
  public let reason: String

  /// Creates an allowance.
  public init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }
}
