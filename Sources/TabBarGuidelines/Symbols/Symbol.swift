/// A symbol of SF Symbols, as far as the list of SF Symbols 5.1 knows it.
public struct Symbol: Hashable, Sendable {
  /// The name, with its variants, such as `person.crop.circle.fill`.
  public let name: String
  /// The release that brought it.
  public let since: SymbolRelease
  /// The release that brought the form with `.fill` behind the name; `nil` where there is none, or this is it.
  public let filledSince: SymbolRelease?
  /// What Apple keeps the symbol for, such as `Apple's Messages app`; `nil` where it may stand for anything.
  public let onlyFor: String?

  /// Returns the symbol with a name, or `nil` where the list has none: it may be newer than the list.
  public static func named(_ name: String) -> Symbol? {
    guard !name.isEmpty, UniversalSymbols.canBeSymbol(name) else { return nil }
    var text = name
    return text.withUTF8 { bytes in
      let ending = bytes.count - 5
      if ending > 0, bytes[ending...].elementsEqual(".fill".utf8) {
        let outlined = SymbolList.entry(of: SymbolList.Bytes(rebasing: bytes[..<ending]))
        if let outlined, let since = outlined.filledSince {
          return Symbol(name: name, since: since, filledSince: nil, onlyFor: outlined.onlyFor)
        }
      }
      guard let entry = SymbolList.entry(of: bytes) else { return nil }
      return Symbol(
        name: name, since: entry.since, filledSince: entry.filledSince, onlyFor: entry.onlyFor)
    }
  }

  /// Returns the names that begin with a text, in alphabetical order, filled forms among them.
  ///
  /// - Parameter count: The greatest number of names.
  public static func names(startingWith prefix: String, atMost count: Int = .max) -> [String] {
    guard UniversalSymbols.canBeSymbol(prefix) else { return [] }
    var names: [String] = []
    var text = prefix
    text.withUTF8 { bytes in
      SymbolList.forEach(startingWith: bytes) { name, entry in
        let name = String(decoding: name, as: UTF8.self)
        names.append(name)
        if entry.filledSince != nil { names.append(name + ".fill") }
      }
      // `house.fi` is no beginning of a line, but one of a filled form.
      if let dot = bytes.lastIndex(of: UInt8(ascii: ".")), ".fill".utf8.starts(with: bytes[dot...]) {
        let outlined = SymbolList.Bytes(rebasing: bytes[..<dot])
        if let entry = SymbolList.entry(of: outlined), entry.filledSince != nil {
          names.append(String(decoding: outlined, as: UTF8.self) + ".fill")
        }
      }
    }
    names.sort()
    return names.count > count ? Array(names.prefix(count)) : names
  }

  /// The name of the same symbol filled, or `nil` where there is none or this is it.
  ///
  /// A badge stays behind: the filled `person.crop.circle.badge.plus` is `person.crop.circle.fill.badge.plus`.
  public var filledName: String? {
    if filledSince != nil { return name + ".fill" }
    let parts = name.split(separator: ".")
    guard !parts.contains("fill"), let badge = parts.firstIndex(of: "badge"), badge > 0 else { return nil }
    let filled = (parts[..<badge] + ["fill"] + parts[badge...]).joined(separator: ".")
    return Self.named(filled)?.name
  }

  /// The name of the same symbol outlined, or `nil` where there is none or this is it.
  public var outlinedName: String? {
    let parts = name.split(separator: ".")
    guard let fill = parts.firstIndex(of: "fill") else { return nil }
    let outlined = (parts[..<fill] + parts[(fill + 1)...]).joined(separator: ".")
    return Self.named(outlined)?.name
  }
}
