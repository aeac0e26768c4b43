import TabBarCore

/// A JSON value whose members keep the order in which they were written.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number; it is written with at most two decimals.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// Creates an object of members in order; one that is `nil` is null.
  package init(_ members: KeyValuePairs<String, (any JSONConvertible)?>) {
    self.init(pairs: members.map { ($0.key, $0.value) })
  }

  /// Creates an object of members whose names are not known beforehand.
  init(pairs: [(String, (any JSONConvertible)?)]) {
    self = .object(pairs.map { ($0.0, $0.1?.json ?? .null) })
  }

  /// Returns an object with the members of two, or of the first alone.
  static func + (first: JSONValue, second: JSONValue?) -> JSONValue {
    guard case .object(let members) = first, case .object(let others) = second else { return first }
    return .object(members + others)
  }
}

/// What a member of a JSON document can be made of.
package protocol JSONConvertible { var json: JSONValue { get } }

extension JSONValue: JSONConvertible { package var json: JSONValue { self } }
extension Bool: JSONConvertible { package var json: JSONValue { .bool(self) } }
extension Int: JSONConvertible { package var json: JSONValue { .number(Double(self)) } }
extension Double: JSONConvertible { package var json: JSONValue { .number(self) } }
extension String: JSONConvertible { package var json: JSONValue { .string(self) } }
extension Array: JSONConvertible where Element: JSONConvertible {
  package var json: JSONValue { .array(map(\.json)) }
}

extension Rect: JSONConvertible {
  package var json: JSONValue { JSONValue(["x": x, "y": y, "width": width, "height": height]) }
}

extension Insets: JSONConvertible {
  package var json: JSONValue { JSONValue(["top": top, "left": left, "bottom": bottom, "right": right]) }
}

extension SizeClasses: JSONConvertible {
  package var json: JSONValue {
    JSONValue(["horizontal": horizontal.rawValue, "vertical": vertical.rawValue])
  }
}
