import CTabBarTables

/// A symbol of SF Symbols, as the list of SF Symbols 5.1 has it.
package struct Symbol: Hashable {
  /// The name, with its variants, such as `person.crop.circle.fill`.
  package let name: String
  package let since: SymbolRelease
  /// The release that brought the form with `.fill` after the name; `nil` if there is none, or this is it.
  package let filledSince: SymbolRelease?
  /// The only thing that Apple lets the symbol mean, such as `Apple's Messages app`; `nil` if it may mean anything.
  package let onlyFor: String?

  /// The newest release of SF Symbols that the list knows.
  static let edition = "SF Symbols 5.1"

  /// Returns the symbol with a name, or `nil` where the list has none: it may be newer than the list.
  package static func named(_ name: String) -> Symbol? {
    guard UniversalSymbols.canBeSymbol(name) else { return nil }
    let count = name.utf8.count
    if count > 5, name.hasSuffix(".fill"),
      let row = tb_symbol_named(name, count - 5)?.pointee, row.filled_since > 0
    {
      return Symbol(
        name: name, since: SymbolRelease(row.filled_since), filledSince: nil,
        onlyFor: row.only_for.map { String(cString: $0) })
    }
    guard let row = tb_symbol_named(name, count)?.pointee else { return nil }
    return Symbol(
      name: name, since: SymbolRelease(row.since),
      filledSince: row.filled_since > 0 ? SymbolRelease(row.filled_since) : nil,
      onlyFor: row.only_for.map { String(cString: $0) })
  }

  /// Returns the names that begin with a text, in alphabetical order, filled forms among them.
  package static func names(startingWith prefix: String) -> [String] {
    guard UniversalSymbols.canBeSymbol(prefix) else { return [] }
    var names: [String] = []
    forEachName(startingWith: prefix) { names.append($0) }
    // No row begins with `house.fi`, but the name of a filled form does.
    if let dot = prefix.lastIndex(of: "."), ".fill".hasPrefix(prefix[dot...]),
      let filled = named(prefix[..<dot] + ".fill"), filled.filledSince == nil
    {
      names.append(filled.name)
    }
    return names.sorted()
  }

  /// Returns the outlined names that have all of some words, in small letters, among their parts; a longer word may
  /// also be the beginning of a part. Those that begin with the first word come first, and of them the shortest.
  package static func names(with words: [String]) -> [String] {
    guard !words.isEmpty else { return [] }
    var names: [String] = []
    forEachName(startingWith: "") { name in
      guard !name.hasSuffix(".fill") else { return }
      let parts = name.split(separator: ".")
      let isMeant = words.allSatisfy { word in
        parts.contains { $0 == word || word.utf8.count > 2 && $0.hasPrefix(word) || $0 + "s" == word }
      }
      if isMeant { names.append(name) }
    }
    return names.sorted { left, right in
      let (isLeft, isRight) = (left.hasPrefix(words[0]), right.hasPrefix(words[0]))
      return isLeft == isRight ? (left.utf8.count, left) < (right.utf8.count, right) : isLeft
    }
  }

  /// Calls a function with each name whose outlined or only form begins with a text, in no order.
  static func forEachName(startingWith prefix: String, _ body: (String) -> Void) {
    var count = 0
    let first = tb_symbols_beginning_with(prefix, prefix.utf8.count, &count)
    for row in UnsafeBufferPointer(start: first, count: count) {
      let name = String(cString: row.name)
      body(name)
      if row.filled_since > 0 { body(name + ".fill") }
    }
  }

  /// The name of the same symbol filled, or `nil` where there is none or this is it.
  ///
  /// A badge stays last, and each of two things is filled: the filled `person.crop.circle.badge.plus` is
  /// `person.crop.circle.fill.badge.plus`, that of `photo.on.rectangle` is `photo.fill.on.rectangle.fill`.
  package var filledName: String? {
    if filledSince != nil { return name + ".fill" }
    let parts = name.split(separator: ".")
    guard !parts.contains("fill"),
      let place = parts.firstIndex(where: { ["badge", "on", "and"].contains($0) }), place > 0
    else { return nil }
    let end: [Substring] = parts[place] == "badge" ? [] : ["fill"]
    return Self.named((parts[..<place] + ["fill"] + parts[place...] + end).joined(separator: "."))?.name
  }

  /// The name of the same symbol outlined, or `nil` where there is none or this is it.
  package var outlinedName: String? {
    let parts = name.split(separator: ".")
    let outlined = parts.filter { $0 != "fill" }
    return outlined.count < parts.count ? Self.named(outlined.joined(separator: "."))?.name : nil
  }
}
