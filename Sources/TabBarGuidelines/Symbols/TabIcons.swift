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
  init(of name: String) {
    if name.hasPart("fill") {
      self = .filled
    } else if let symbol = Symbol.named(name),
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
    return kind == "symbol" ? icon : nil
  }

  /// Whether the icon is a picture of the app's own, which no list of symbols can tell anything about.
  var hasOwnPicture: Bool {
    guard let icon else { return false }
    return details?[.iconKind] == "bitmap" || !UniversalSymbols.canBeSymbol(icon)
  }

  /// The form in which the icon is drawn while the tab is not selected, as far as it is known.
  var iconForm: IconForm {
    switch details?[.iconVariant] {
    case "filled": .filled
    case "outline": .outlined
    case "auto": .only
    default: symbolName.map(IconForm.init(of:)) ?? .only
    }
  }

  /// Whether the icon is filled while the tab is not selected, which needs no list to tell.
  var isFilled: Bool {
    guard let icon else { return false }
    guard let details else { return icon.hasPart("fill") && UniversalSymbols.canBeSymbol(icon) }
    return details[.iconVariant] == "filled" || iconForm == .filled
  }

  /// The form of the icon that is drawn while the tab is selected, or `nil` where none was named.
  var selectedIconForm: IconForm? { details?[.selectedIcon].map(IconForm.init(of:)) }

  /// The size that a property holds, in points or pixels, or `nil` where it holds none.
  func size(_ property: TabProperty) -> Size? { details?[property].flatMap(Size.init(text:)) }

  /// Returns a tab with some properties, for an example.
  static func pictured(
    _ title: String, _ icon: String?, _ values: KeyValuePairs<TabProperty, String>
  ) -> Tab {
    var details = TabDetails()
    for (property, value) in values { details[property] = value }
    return Tab(title, icon: icon, details: details)
  }
}

extension Size {
  /// The size as it is typed, such as `25x25`.
  var typed: String { "\(Self.short(width))x\(Self.short(height))" }

  private static func short(_ length: Double) -> String {
    length == length.rounded() ? String(Int(length)) : String(length)
  }
}

extension Inspection {
  /// Whether the bar is one of an iPhone or an iPad, of which alone the texts on icons speak.
  var isPhoneOrPad: Bool { platform == .iOS || platform == .iPadOS }
}
