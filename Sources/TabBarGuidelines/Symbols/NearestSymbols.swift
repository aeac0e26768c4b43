extension Symbol {
  /// Returns up to three names that may have been meant by one that the list does not have, the nearest first.
  ///
  /// What is looked for, in this order: a symbol for the plain word, `house` for `home`; the names that it
  /// begins, `chart.bar` for `chart`; names that differ in one
  /// character, or else in two, and begin with one of the first two; and the name without
  /// its last parts, `gear` for `gear.sparkle`.
  /// Only what begins alike is compared, so that even this costs no more than a fraction of a millisecond.
  package static func nearest(to name: String) -> [String] {
    guard !name.isEmpty, UniversalSymbols.canBeSymbol(name) else { return [] }
    if let usual = SymbolMeaning.usualSymbol(for: name) { return [usual] }
    let begun = begunNames(by: name)
    if !begun.isEmpty { return begun }
    let alike = alikeNames(to: name)
    if !alike.isEmpty { return alike }
    var shorter = name[...]
    while let dot = shorter.lastIndex(of: ".") {
      shorter = shorter[..<dot]
      if let symbol = named(String(shorter)) { return [symbol.name] }
    }
    return []
  }

  /// Returns whether a name that the list does not have is rather a word for what it shows, such as `home`, than a slip
  /// in the name of a symbol.
  static func isPlainWord(_ name: String) -> Bool {
    guard !name.contains(".") else { return false }
    return SymbolMeaning.usualSymbol(for: name) != nil
      || begunNames(by: name).isEmpty && alikeNames(to: name).isEmpty
  }

  /// Returns up to three outlined names of which a name is the first part, as `chart` is of `chart.bar`, the shortest
  /// first.
  private static func begunNames(by name: String) -> [String] {
    var names: [String] = []
    forEachName(startingWith: name + ".") { if !$0.hasSuffix(".fill") { names.append($0) } }
    return Array(names.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.prefix(3))
  }

  private static func alikeNames(to name: String) -> [String] {
    let wanted = Array(name.utf8)
    // A short name has too many neighbours two characters away.
    let most = wanted.count < 4 ? 1 : 2
    var found: [(distance: Int, name: String)] = []
    for beginning in Set(name.prefix(2)) {
      forEachName(startingWith: String(beginning)) { known in
        if let distance = editDistance(Array(known.utf8), wanted, most: most) {
          found.append((distance, known))
        }
      }
    }
    // Where one slip explains it, a name that takes two was not meant.
    let least = found.map(\.distance).min()
    let nearest = found.filter { $0.distance == least }.map { (sharedBeginning($0.name, name), $0.name) }
    return nearest.sorted { ($1.0, $0.1) < ($0.0, $1.1) }.prefix(3).map(\.1)
  }

  /// Returns how many bytes two names begin with in common.
  private static func sharedBeginning(_ left: String, _ right: String) -> Int {
    zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
  }
}
