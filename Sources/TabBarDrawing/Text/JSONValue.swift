package import TabBarCore
import TabBarGuidelines

/// A JSON value whose members keep the order in which they were written. What each document has, `docs/schema.json` says.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number; it is written with at most two decimals.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// Creates an object of members in order; one that is `nil` is null.
  package init(_ members: KeyValuePairs<String, any JSONConvertible>) {
    self = .object(members.map { ($0.key, $0.value.json) })
  }

  /// Creates an object of members in order, and then with the names of those that are estimates and of others; without
  /// `others` only where there is one.
  init(naming members: KeyValuePairs<String, any JSONConvertible>, and others: [String]? = nil) {
    let names = members.filter(\.value.isEstimate).map(\.key) + (others ?? [])
    self = JSONValue(members) + (names.isEmpty && others == nil ? nil : JSONValue(["estimated": names]))
  }

  /// Returns an object with the members of two, or of the first alone.
  package static func + (first: JSONValue, second: JSONValue?) -> JSONValue {
    guard case .object(let members) = first, case .object(let others) = second else { return first }
    return .object(members + others)
  }
}

/// What a member of a JSON document can be made of.
package protocol JSONConvertible: Sendable {
  var json: JSONValue { get }
  /// Whether its document names it among the estimates.
  var isEstimate: Bool { get }
}

extension JSONConvertible {
  package var isEstimate: Bool { false }
}

extension Measured: JSONConvertible where Value: JSONConvertible {
  package var json: JSONValue { value.json }
}

extension JSONValue: JSONConvertible {
  package var json: JSONValue { self }
}
extension Bool: JSONConvertible {
  package var json: JSONValue { .bool(self) }
}
extension Int: JSONConvertible {
  package var json: JSONValue { .number(Double(self)) }
}
extension Double: JSONConvertible {
  package var json: JSONValue { .number(self) }
}
extension String: JSONConvertible {
  package var json: JSONValue { .string(self) }
}
extension Array: JSONConvertible where Element: JSONConvertible {
  package var json: JSONValue { .array(map(\.json)) }
}
extension Optional: JSONConvertible where Wrapped: JSONConvertible {
  package var json: JSONValue { self?.json ?? .null }
}

extension JSONConvertible where Self: RawRepresentable<String> {
  package var json: JSONValue { .string(rawValue) }
}

extension Arrangement: JSONConvertible {}
extension Confidence: JSONConvertible {}
extension Distribution: JSONConvertible {}
extension Evidence: JSONConvertible {}
extension FittedTitle.State: JSONConvertible {}
extension HiddenPlace: JSONConvertible {}
extension LayoutDirection: JSONConvertible {}
extension Orientation: JSONConvertible {}
extension Overflow: JSONConvertible {}
extension Pane: JSONConvertible {}
extension Placement: JSONConvertible {}
extension Platform: JSONConvertible {}
extension SDK: JSONConvertible {}
extension Severity: JSONConvertible {}
extension Situation.Scroll: JSONConvertible {}
extension Situation.TextSize: JSONConvertible {}
extension SizeClass: JSONConvertible {}
extension Verdict: JSONConvertible {}

extension Rect: JSONConvertible {
  package var json: JSONValue {
    JSONValue(["x": x, "y": y, "width": width, "height": height])
  }
}

extension Insets: JSONConvertible {
  package var json: JSONValue {
    JSONValue(["top": top, "left": left, "bottom": bottom, "right": right])
  }
}

extension SizeClasses: JSONConvertible {
  package var json: JSONValue {
    JSONValue(["horizontal": horizontal, "vertical": vertical])
  }
}
