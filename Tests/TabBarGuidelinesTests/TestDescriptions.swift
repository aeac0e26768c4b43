public import TabBarCore
public import TabBarGuidelines
public import Testing

// Without these, a failure would print every text of the rule or the guide that it was run for.

extension Rule: CustomTestStringConvertible {
  /// The identifier.
  public var testDescription: String { id }
}

extension Guide: CustomTestStringConvertible {
  /// The identifier.
  public var testDescription: String { id }
}

extension Device: CustomTestStringConvertible {
  /// The identifier.
  public var testDescription: String { id }
}
