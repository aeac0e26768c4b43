import TabBarCore
import TabBarGuidelines

/// A JSON value whose members keep the order in which they were written.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number; it is written with at most two decimals.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// An object; the schema describes objects of the same definition once.
  case object([Member], definition: String? = nil)

  /// A value with its name, and with the type that it was made of, which the schema is printed from.
  package struct Member: Sendable {
    package let name: String
    package let value: JSONValue
    package let type: any JSONConvertible.Type

    fileprivate init(_ name: String, _ value: any JSONConvertible) {
      (self.name, self.value, type) = (name, value.json, Swift.type(of: value))
    }
  }

  /// Creates an object of members in order; one that is `nil` is null.
  package init(_ members: KeyValuePairs<String, any JSONConvertible>) {
    self = .object(members.map { Member($0.key, $0.value) })
  }

  /// Returns the object with the name that the schema has for such objects.
  package func defined(as name: String) -> JSONValue {
    guard case .object(let members, _) = self else { return self }
    return .object(members, definition: name)
  }

  /// Returns an object with the members of two, or of the first alone.
  package static func + (first: JSONValue, second: JSONValue?) -> JSONValue {
    guard case .object(let members, let definition) = first, case .object(let others, _) = second else {
      return first
    }
    return .object(members + others, definition: definition)
  }
}

/// What a member of a JSON document can be made of.
package protocol JSONConvertible: Sendable {
  var json: JSONValue { get }
  static var jsonType: JSONType { get }
}

/// What the values of a type are in a document.
package indirect enum JSONType: Sendable {
  case boolean, integer, number, string
  /// One of some words.
  case word([String])
  /// An object or any other value: its documents say what it has.
  case value
  case list(JSONType)
  /// An object with any names.
  case table(JSONType)
  case optional(JSONType)
}

extension JSONValue: JSONConvertible {
  package var json: JSONValue { self }
  package static var jsonType: JSONType { .value }
}
extension Bool: JSONConvertible {
  package var json: JSONValue { .bool(self) }
  package static var jsonType: JSONType { .boolean }
}
extension Int: JSONConvertible {
  package var json: JSONValue { .number(Double(self)) }
  package static var jsonType: JSONType { .integer }
}
extension Double: JSONConvertible {
  package var json: JSONValue { .number(self) }
  package static var jsonType: JSONType { .number }
}
extension String: JSONConvertible {
  package var json: JSONValue { .string(self) }
  package static var jsonType: JSONType { .string }
}
extension Array: JSONConvertible where Element: JSONConvertible {
  package var json: JSONValue { .array(map(\.json)) }
  package static var jsonType: JSONType { .list(Element.jsonType) }
}
extension Optional: JSONConvertible where Wrapped: JSONConvertible {
  package var json: JSONValue { self?.json ?? .null }
  package static var jsonType: JSONType { .optional(Wrapped.jsonType) }
}

/// An object whose names are not known beforehand.
package struct JSONTable<Value: JSONConvertible>: JSONConvertible {
  private let members: [JSONValue.Member]

  package init(_ pairs: [(String, Value)]) { members = pairs.map { JSONValue.Member($0, $1) } }

  package var json: JSONValue { .object(members) }
  package static var jsonType: JSONType { .table(Value.jsonType) }
}

extension JSONConvertible where Self: RawRepresentable<String> & CaseIterable {
  package var json: JSONValue { .string(rawValue) }
  package static var jsonType: JSONType { .word(allCases.map(\.rawValue)) }
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
    JSONValue(["x": x, "y": y, "width": width, "height": height]).defined(as: "rect")
  }
  package static var jsonType: JSONType { .value }
}

extension Insets: JSONConvertible {
  package var json: JSONValue {
    JSONValue(["top": top, "left": left, "bottom": bottom, "right": right]).defined(as: "insets")
  }
  package static var jsonType: JSONType { .value }
}

extension SizeClasses: JSONConvertible {
  package var json: JSONValue {
    JSONValue(["horizontal": horizontal, "vertical": vertical]).defined(as: "sizeClass")
  }
  package static var jsonType: JSONType { .value }
}
