enum SwiftText {
  /// Returns a string literal, in which nothing ends the literal, is interpolated, or reorders the line.
  static func literal(_ text: String, ascii: Bool) -> String {
    let plain = escaped(text, ascii: ascii)
    // A text that would not be drawn as it is, such as a mark without a letter, would be changed on its way out.
    return "\"\(TerminalText.escaped(plain) == plain ? plain : escaped(text, ascii: true))\""
  }

  private static func escaped(_ text: String, ascii: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        if ascii || !isPlain(scalar) {
          result += TerminalText.visible(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    default: true
    }
  }

  /// Returns a name for each title: letters and digits of ASCII, in camel case, no keyword, and no two alike.
  static func names(for titles: [String]) -> [String] {
    var used: Set<String> = []
    return titles.enumerated().map { index, title in
      var name = camelCase(title)
      if name.isEmpty || name.first?.isNumber == true { name = "tab\(index + 1)" }
      if keywords.contains(name) { name += "Tab" }
      let base = name
      var number = 2
      while !used.insert(name).inserted {
        name = "\(base)_\(number)"
        number += 1
      }
      return name
    }
  }

  private static func camelCase(_ title: String) -> String {
    let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.enumerated().map { index, word in
      let word = word.lowercased()
      return index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  private static let keywords = Set(
    """
    actor any as associatedtype async await break case catch class continue default defer deinit do else \
    enum extension fallthrough false fileprivate for func guard hash if import in init inout internal is \
    let nil none open operator precedencegroup private protocol public repeat rethrows return self some \
    static struct subscript super switch throw throws true try type typealias var where while
    """.split(separator: " ").map(String.init))
}
