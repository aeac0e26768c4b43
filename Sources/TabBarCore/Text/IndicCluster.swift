import CTabBarTables

/// The joining of Indic letters and signs, which decides their width.
///
/// A consonant is measured by itself; when the next letter or sign joins it, the difference is added.
struct IndicCluster {
  private enum Link {
    case none
    /// A virama that joins only if a joiner follows, as in Sinhala.
    case possible
    case joined
  }

  /// The last letter, if nothing but a virama follows it.
  private var letter: UInt32?
  private var link = Link.none
  /// The change of the letter's width by a virama, which holds unless a consonant joins.
  private var viramaChange = 0
  private var previous: UInt32 = 0

  /// Returns what a scalar of U+0900…0DFF adds to the width, in the table's units; negative where joining narrows.
  ///
  /// `base` is the scalar before it that was not a joiner.
  mutating func append(_ scalar: Unicode.Scalar, after base: UInt32) -> Int {
    let value = scalar.value
    if base != previous { end() }
    previous = value
    if Self.isVirama(value) {
      guard let letter, link == .none else { return 0 }
      link = value == 0xDCA ? .possible : .joined
      viramaChange = Self.width(of: letter, joining: value, false) - Self.own(letter)
      return viramaChange
    }
    // A nukta changes the meaning of a letter, not how it joins.
    if value & 0x7F == 0x3C, value < 0xD80 { return 0 }
    let category = scalar.properties.generalCategory
    let isLetter = category == .otherLetter
    defer {
      letter = isLetter ? value : nil
      link = .none
    }
    if let letter, isLetter ? link == .joined && Self.isConsonant(value) : link == .none {
      let change = Self.width(of: letter, joining: value, isLetter) - Self.own(letter)
      return isLetter ? change - viramaChange : change
    }
    let own = Self.own(value)
    return own == 0 && category != .nonspacingMark && category != .spacingMark ? TitleRun.unknown : own
  }

  /// Takes a zero-width joiner, which asks for a conjunct.
  mutating func join() {
    if link == .possible { link = .joined }
  }

  /// Takes a zero-width non-joiner, which forbids a conjunct.
  mutating func separate() {
    link = .none
    if letter.map({ $0 != previous }) == true { letter = nil }
  }

  private mutating func end() {
    letter = nil
    link = .none
  }

  /// Returns the width of a letter and of what joins it: a consonant, or a sign, which a virama alone is, too.
  private static func width(of letter: UInt32, joining next: UInt32, _ nextIsLetter: Bool) -> Int {
    // The pairs whose width is not a sum.
    let pair = tb_indic_pair_advance(letter, next)
    if pair >= 0 { return Int(pair) }
    guard nextIsLetter else { return own(letter) + own(next) }
    let first = isConsonant(letter) ? Int(tb_indic_advance_before(letter)) : own(letter)
    return first + Int(tb_indic_advance_after(next))
  }

  private static func own(_ value: UInt32) -> Int { Int(tb_script_advance(value)) }

  // Source: Unicode Character Database, IndicSyllabicCategory.txt; every block has its letters in the same places.
  private static func isConsonant(_ value: UInt32) -> Bool {
    value < 0xD80 ? (0x15...0x39).contains(value & 0x7F) : (0xD9A...0xDC6).contains(value)
  }

  private static func isVirama(_ value: UInt32) -> Bool {
    value < 0xD80 ? value & 0x7F == 0x4D : value == 0xDCA
  }
}
