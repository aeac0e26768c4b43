/// A value with the estimates that it rests on: none where all of it is known. A property `height` of this kind is the
/// value alone, and `$height` the value with what it rests on.
///
/// Arithmetic carries them on, so no number is surer than the weakest that it was made of.
@propertyWrapper
public struct Measured<Value> {
  /// The value alone.
  public var wrappedValue: Value
  package private(set) var estimates: Estimates

  package init(_ value: Value, _ estimates: Estimates = []) {
    wrappedValue = value
    self.estimates = estimates
  }

  init<Part>(_ part: Measured<Part>?) where Value == Part? {
    self.init(part?.value, part?.estimates ?? [])
  }

  /// The value with what it rests on.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  package var value: Value { wrappedValue }

  package var isEstimate: Bool { !estimates.isEmpty }

  /// Returns another value that is worked out from this one, and is no surer.
  package func with<Other>(_ other: Other) -> Measured<Other> { Measured<Other>(other, estimates) }

  /// Returns the same value, resting on more estimates.
  func resting(on more: Estimates) -> Self { Measured(value, estimates.union(more)) }

  /// Returns the same value as an estimate of its own, where a rule and not a number is uncertain.
  func estimated(_ estimate: Estimate) -> Self { resting(on: Estimates(estimate)) }
}

extension Measured: Sendable where Value: Sendable {}
extension Measured: Equatable where Value: Equatable {}
extension Measured: Hashable where Value: Hashable {}

/// A length in points that knows the estimates it rests on.
typealias Measure = Measured<Double>

extension Measured<Double> {
  init(_ fact: Fact) { self.init(fact.value, fact.estimate.map { Estimates($0) } ?? []) }

  static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.value + rhs.value, lhs.estimates.union(rhs.estimates))
  }

  static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.value - rhs.value, lhs.estimates.union(rhs.estimates))
  }

  static func - (lhs: Self, rhs: Double) -> Self { Self(lhs.value - rhs, lhs.estimates) }

  static func * (factor: Double, measure: Self) -> Self { Self(factor * measure.value, measure.estimates) }

  static func / (measure: Self, divisor: Double) -> Self { Self(measure.value / divisor, measure.estimates) }
}

/// Returns the lesser length. It rests on both, since either may turn out to be the lesser one.
func min(_ lhs: Measure, _ rhs: Measure) -> Measure {
  Measure(min(lhs.value, rhs.value), lhs.estimates.union(rhs.estimates))
}

/// Returns the greater length. It rests on both, since either may turn out to be the greater one.
func max(_ lhs: Measure, _ rhs: Measure) -> Measure {
  Measure(max(lhs.value, rhs.value), lhs.estimates.union(rhs.estimates))
}
