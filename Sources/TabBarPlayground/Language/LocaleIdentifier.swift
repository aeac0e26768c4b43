import TabBarCore

/// The identifiers of languages, such as `de`, `pt-BR` or `zh-Hans` (BCP 47).
enum LocaleIdentifier {
  /// Returns an identifier with the usual hyphens and capitals, or `nil` where it has not the form of one.
  ///
  /// Only the form is looked at, not whether anybody speaks the language.
  static func canonical(_ text: String) -> String? {
    if text.lowercased() == Localization.pseudo { return Localization.pseudo }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.allSatisfy(isLetter)
    else { return nil }
    var words = [language.lowercased()]
    for part in parts.dropFirst() {
      guard (2...8).contains(part.utf8.count), part.allSatisfy({ isLetter($0) || isDigit($0) }) else {
        return nil
      }
      words.append(cased(part))
    }
    return words.joined(separator: "-")
  }

  /// Returns a script as in `Hans`, a region as in `BR`, and anything else in small letters.
  private static func cased(_ part: Substring) -> String {
    let isWord = part.allSatisfy(isLetter)
    switch part.utf8.count {
    case 2 where isWord: return part.uppercased()
    case 4 where isWord: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
    default: return part.lowercased()
    }
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
