import Foundation

/// A JSON document, strictly read: a truth value is no number.
enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// What was read is of no kind that JSON has.
  struct Unknown: Error {}

  /// Reads a document.
  init(_ text: String) throws { try self.init(JSONSerialization.jsonObject(with: Data(text.utf8))) }

  private init(_ value: Any) throws {
    switch value {
    case is NSNull: self = .null
    case let string as String: self = .string(string)
    case let array as [Any]: self = .array(try array.map { try JSON($0) })
    case let members as [String: Any]: self = .object(try members.mapValues { try JSON($0) })
    case let number as NSNumber:
      // Only a truth value is kept in a single character.
      self = String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.doubleValue)
    default: throw Unknown()
    }
  }

  /// The member of an object.
  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// The elements of a list; none for anything else.
  var elements: [JSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The text, if it is one.
  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }
}

/// What a document must look like: what is named has to be there, what is not may be.
indirect enum Shape: Sendable {
  case bool, number, string, null
  case exactly(JSON)
  case choice([String])
  case optional(Shape)
  case list(Shape)
  case object([String: Shape])
  /// An object with any names.
  case table(Shape)

  /// Returns the places where a document is different.
  func violations(in value: JSON?, at path: String = "") -> [String] {
    guard let value else { return ["\(path) is missing"] }
    switch (self, value) {
    case (.bool, .bool), (.number, .number), (.string, .string), (.null, .null), (.optional, .null): return []
    case (.exactly(let expected), _) where value == expected: return []
    case (.choice(let words), .string(let word)) where words.contains(word): return []
    case (.optional(let shape), _): return shape.violations(in: value, at: path)
    case (.list(let shape), .array(let elements)):
      return elements.enumerated().flatMap { shape.violations(in: $1, at: "\(path)[\($0)]") }
    case (.object(let members), .object(let values)):
      return members.flatMap { $1.violations(in: values[$0], at: "\(path).\($0)") }
    case (.table(let shape), .object(let values)):
      return values.flatMap { shape.violations(in: $1, at: "\(path).\($0)") }
    default: return ["\(path) is \(value), expected \(self)"]
    }
  }
}
