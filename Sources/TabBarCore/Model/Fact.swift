/// A number from outside, with where it comes from.
public struct Fact: Hashable, Sendable {
  /// The number; a length is in points.
  public let value: Double
  /// Who says so, in words.
  public let source: String
  /// How far it can be trusted. What is low is an estimate and shown as one.
  public let confidence: Confidence

  /// Creates a fact.
  public init(_ value: Double, _ confidence: Confidence, _ source: String) {
    self.value = value
    self.source = source
    self.confidence = confidence
  }
}
