/// A JSON value whose members keep the order in which they were written.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number; it is written with at most two decimals.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// Returns an object of members in order, and of others after them.
  package static func members(
    _ members: KeyValuePairs<String, JSONValue>, and others: [(name: String, value: JSONValue)] = []
  ) -> JSONValue {
    .object(members.map { ($0.key, $0.value) } + others)
  }
}

extension JSONValue:
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral values: JSONValue...) { self = .array(values) }
}

extension JSONValue {
  /// Returns a number.
  static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// Returns a text, or null where there is none.
  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// Returns a list of texts.
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
