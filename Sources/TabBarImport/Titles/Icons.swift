/// The names of icons in code.
enum Icons {
  /// Returns the symbol that a value names, or `nil` where it is not known.
  static func symbol(_ value: Value) -> Value? {
    switch value {
    case .text(let name): return .icon(.symbol(name))
    case .icon: return value
    case .implicit(let name): return .icon(.symbol(symbolName(of: name)))
    case .unknown(let text):
      let names = path(text)
      guard names.count == 2, names[0].hasPrefix("SFSymbol") || names[0] == "SFSymbols" else { return nil }
      return .icon(.symbol(symbolName(of: names[1])))
    default: return nil
    }
  }

  /// Returns the image that a value names, or `nil` where it is not known.
  static func asset(_ value: Value) -> Value? {
    switch value {
    case .text(let name): return .icon(.asset(name))
    case .icon: return value
    case .implicit(let name): return .icon(.asset(name))
    case .unknown(let text): return constant(text).map { .icon(.asset($0)) }
    default: return nil
    }
  }

  /// Returns the image that a constant means, such as `Asset.Tabs.home.image`: the last name where the others are a
  /// generator's, or else all of it.
  static func constant(_ text: String) -> String? {
    var names = path(text)
    let parts: Set = ["image", "uiImage", "swiftUIImage", "swiftUI", "name", "template", "original"]
    while names.count > 1, let last = names.last, parts.contains(last) { names.removeLast() }
    guard let first = names.first, let last = names.last, first.first?.isUppercase == true, names.count > 1
    else { return nil }
    let generators: Set = [
      "Asset", "Assets", "R", "UIImage", "Image", "ImageResource", "ImageAsset", "Images",
    ]
    return generators.contains(first) ? last : names.joined(separator: ".")
  }

  /// Returns the names of a chain without calls, or none where it is something else.
  static func path(_ text: String) -> [String] {
    let text = text.filter { $0 != "?" && $0 != "!" }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || "._()".contains($0) }) else { return [] }
    let plain = text.hasSuffix("()") ? String(text.dropLast(2)) : text
    guard !plain.contains("("), !plain.isEmpty else { return [] }
    return plain.split(separator: ".").map(String.init)
  }

  /// Returns the name of a symbol by the name of its constant: `house.circle` for `houseCircle`.
  static func symbolName(of constant: String) -> String {
    var result = ""
    var last: Character?
    for character in constant.drop(while: { $0 == "_" }) {
      if let last, character.isUppercase || character.isNumber != last.isNumber, result.last != "." {
        result += "."
      }
      result += character.lowercased()
      last = character
    }
    return result
  }
}

/// Texts with places for values: `String(format: "tab_%@", name)`.
enum Format {
  /// Returns a text with the values in its places, or `nil` where one is not known.
  static func text(_ values: [Value]) -> Value? {
    guard case .text(let format)? = values.first else { return nil }
    var result = ""
    var values = values.dropFirst()
    var rest = Substring(format)
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[sign...].dropFirst().drop { $0 == "l" || $0 == "z" }
      switch (rest.first, values.first) {
      case ("%", _): result += "%"
      case ("@", .text(let text)?), ("s", .text(let text)?): result += text
      case ("d", .number(let number)?), ("i", .number(let number)?), ("u", .number(let number)?),
        ("@", .number(let number)?):
        result += "\(number)"
      default: return nil
      }
      if rest.first != "%" { values = values.dropFirst() }
      rest = rest.dropFirst()
    }
    return .text(result + rest)
  }
}
