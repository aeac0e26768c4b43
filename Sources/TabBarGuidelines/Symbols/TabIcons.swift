import TabBarCore

/// The form in which an icon is drawn.
enum IconForm: Hashable {
  /// Filled.
  case filled
  /// Outlined, where a filled form of the same symbol exists.
  case outlined
  /// The only one that there is, or one that nothing is known of.
  case only

  /// Tells the form of a symbol by its name.
  init(of name: String) { self.init(of: name, Symbol.named(name)) }

  /// Tells the form of a symbol by its name and what the list knows of it.
  init(of name: String, _ symbol: Symbol?) {
    if name.hasPart("fill") {
      self = .filled
    } else if let symbol,
      symbol.filledSince != nil || name.hasPart("badge") && symbol.filledName != nil
    {
      self = .outlined
    } else {
      self = .only
    }
  }
}

extension String {
  /// Returns whether one of the parts between full stops is a word.
  func hasPart(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      var matched = 0
      // Whether the part has been the same so far.
      var isSame = true
      for byte in utf8 {
        if byte == UInt8(ascii: ".") {
          if isSame, matched == word.count { return true }
          (matched, isSame) = (0, true)
        } else if isSame, matched < word.count, word[matched] == byte {
          matched += 1
        } else {
          isSame = false
        }
      }
      return isSame && matched == word.count
    }
  }
}

extension Tab {
  /// The name of the symbol that is drawn, or `nil` where there is none or a picture of the app's own.
  var symbolName: String? {
    guard let icon, UniversalSymbols.canBeSymbol(icon) else { return nil }
    guard let kind = details?[.iconKind] else { return icon }
    return kind == .symbol ? icon : nil
  }

  /// Whether the icon is a picture of the app's own, which no list of symbols can tell anything about.
  var hasOwnPicture: Bool {
    guard let icon else { return false }
    return details?[.iconKind] == .bitmap || !UniversalSymbols.canBeSymbol(icon)
  }

  /// The form in which the icon is drawn while the tab is not selected, where its variant says so.
  var drawnForm: IconForm? {
    switch self[.iconVariant] {
    case .filled: .filled
    case .outline: .outlined
    case .auto: .only
    case nil: nil
    }
  }
}

extension Inspection {
  /// Whether the bar is one of an iPhone or an iPad, of which alone the texts on icons speak.
  var isPhoneOrPad: Bool { platform == .iOS || platform == .iPadOS }
}
