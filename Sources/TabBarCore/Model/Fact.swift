/// A number from outside, with its source.
package struct Fact: Hashable, Sendable {
  /// What it is the number of, in a few words.
  package let name: String
  /// A length in points, or a count.
  package let value: Double
  package let source: String
  /// How far it can be trusted. A low one is shown as an estimate.
  package let confidence: Confidence
  /// The estimate that this fact makes of the numbers computed from it, or `nil` if it adds no doubt.
  package let estimate: Estimate?

  /// Creates a fact. A fact of low confidence names the estimate that it makes of other numbers.
  package init(
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
