import TabBarDrawing

/// What the values at one place of a document are: by the types of Swift that they are made of, and where these say that
/// there is an object, by the members of all objects that are seen there.
struct JSONShape {
  private var type = JSONType.value
  /// The name of the objects in the schema, if they have one.
  private var definition: String?
  private var objects = 0
  private var members: [(name: String, shape: JSONShape, count: Int)] = []
  /// The shape of the elements of a list; none until one is seen.
  private var elements: [JSONShape] = []
  /// The types of other values that were seen where Swift does not say one.
  private var others: Set<String> = []

  /// Adds a value that is at this place, and the objects in it to the definitions.
  mutating func see(
    _ value: JSONValue, as type: JSONType = .value, _ definitions: inout [(name: String, shape: JSONShape)]
  ) {
    self.type = type
    switch (value, type.withoutNull) {
    case (_, .table): break
    case (.object(let members, let name?), _):
      definition = name
      let index = definitions.firstIndex { $0.name == name } ?? definitions.endIndex
      if index == definitions.endIndex { definitions.append((name, JSONShape())) }
      var shape = definitions[index].shape
      shape.see(.object(members), &definitions)
      definitions[index].shape = shape
    case (.object(let members, nil), _):
      objects += 1
      var position = 0
      for member in members {
        let index = self.members.firstIndex { $0.name == member.name } ?? position
        if index == position, index == self.members.endIndex || self.members[index].name != member.name {
          self.members.insert((member.name, JSONShape(), 0), at: index)
        }
        self.members[index].shape.see(member.value, as: member.type.jsonType, &definitions)
        self.members[index].count += 1
        position = index + 1
      }
    case (.array(let values), let type):
      guard case .list(let element) = type else { break }
      var shape = elements.first ?? JSONShape()
      for value in values { shape.see(value, as: element, &definitions) }
      if !values.isEmpty { elements = [shape] }
    case (.null, .value): if case .value = type { others.insert("null") }
    case (.bool, .value): others.insert("boolean")
    case (.number, .value): others.insert("number")
    case (.string, .value): others.insert("string")
    default: break
    }
  }

  var schema: JSONValue { schema(of: type) }

  private func schema(of type: JSONType) -> JSONValue {
    switch type {
    case .boolean, .integer, .number, .string: JSONValue(["type": "\(type)"])
    case .word(let words): JSONValue(["type": "string", "enum": words])
    case .list(let element):
      JSONValue(["type": "array", "items": (elements.first ?? JSONShape()).schema(of: element)])
    case .table(let value):
      JSONValue(["type": "object", "additionalProperties": JSONShape().schema(of: value)])
    case .optional(let type):
      switch type {
      case .boolean, .integer, .number, .string: JSONValue(["type": ["\(type)", "null"]])
      default: JSONValue(["anyOf": [schema(of: type), JSONValue(["type": "null"])]])
      }
    case .value:
      if let definition {
        JSONValue(["$ref": "#/$defs/\(definition)"])
      } else if objects > 0 {
        schemaOfObject
      } else if others.isEmpty {
        JSONValue([:])
      } else {
        JSONValue(["type": others.sorted()])
      }
    }
  }

  private var schemaOfObject: JSONValue {
    let properties = members.map { member in
      (member.name, member.name == "schema" ? JSONValue(["const": 1]) : member.shape.schema)
    }
    return JSONValue([
      "type": "object", "properties": JSONTable(properties),
      "required": members.filter { $0.count == objects }.map(\.name),
    ])
  }

  /// The places below this one that have one of some words, by their paths.
  func words(at path: String = "") -> [(path: String, words: [String])] {
    switch type.withoutNull {
    case .word(let words): return [(path, words)]
    case .list: return elements.flatMap { $0.words(at: path + "[]") }
    case .value:
      return members.flatMap { $0.shape.words(at: path.isEmpty ? $0.name : "\(path).\($0.name)") }
    default: return []
    }
  }
}

extension JSONType {
  fileprivate var withoutNull: JSONType {
    if case .optional(let type) = self { type } else { self }
  }
}
