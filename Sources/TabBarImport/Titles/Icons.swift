enum Icons {
  static func symbol(_ value: Value) -> Value? {
    switch value.meaning {
    case .text(let name): return Value(.icon(.symbol(name)), value.condition)
    case .icon: return value
    case .implicit(let name, _): return .icon(.symbol(symbolName(of: name)))
    default: return nil
    }
  }

  static func asset(_ value: Value) -> Value? {
    switch value.meaning {
    case .text(let name): return Value(.icon(.asset(name)), value.condition)
    case .implicit(let name, _): return .icon(.asset(name))
    case .icon: return value
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
    guard let first = names.first, first.first?.isUppercase == true, names.count > 1 else { return nil }
    let generators: Set = [
      "Asset", "Assets", "R", "UIImage", "Image", "ImageResource", "ImageAsset", "Images",
    ]
    return generators.contains(first) ? names.last : names.joined(separator: ".")
  }

  /// Returns the names of a chain without calls, or none where it is something else.
  static func path(_ text: String) -> [String] {
    let text = text.filter { $0 != "?" && $0 != "!" }
    let plain = text.hasSuffix("()") ? text.dropLast(2) : text[...]
    guard plain.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return [] }
    return plain.split(separator: ".").map(String.init)
  }

  /// Returns the name of a symbol by the name of its constant: `house.circle` for `houseCircle`.
  private static func symbolName(of constant: String) -> String {
    var result = ""
    for character in constant.drop(while: { $0 == "_" }) {
      let isNumber = result.last?.isNumber ?? character.isNumber
      if !result.isEmpty, character.isUppercase || character.isNumber != isNumber { result += "." }
      result += character.lowercased()
    }
    return result
  }
}
