/// A number from outside, with its source.
public struct Fact: Hashable, Sendable {
  /// What it is the number of, in a few words.
  public let name: String
  /// A length in points, or a count.
  public let value: Double
  /// The source, in words.
  public let source: String
  /// How far it can be trusted. A low one is shown as an estimate.
  public let confidence: Confidence
  /// The estimate that this fact makes of the numbers computed from it, or `nil` if it adds no doubt.
  public let estimate: Estimate?

  /// Creates a fact. A fact of low confidence names the estimate that it makes of other numbers.
  public init(
    _ name: String, _ value: Double, _ confidence: Confidence, _ source: String,
    makes estimate: Estimate? = nil
  ) {
    self.name = name
    self.value = value
    self.source = source
    self.confidence = confidence
    self.estimate = estimate
  }
}
