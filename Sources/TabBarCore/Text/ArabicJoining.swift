import CTabBarTables

/// The joining of Arabic letters, which decides their width.
///
/// A letter is measured as if the text ended with it; when the next one joins it, the difference is added.
struct ArabicJoining {
  private enum JoiningType {
    /// Joins the letters on both sides.
    case both
    /// Joins only the letter before.
    case before
    /// Joins none.
    case none
    /// A mark, as if it were not there.
    case transparent
  }

  /// The advances of the last letter, if the next one can join it.
  private var open: tb_arabic?
  private var openIsLam = false
  private var openIsJoined = false

  /// Whether the next letter can join the last one.
  var isOpen: Bool { open != nil }

  /// Returns what a scalar of U+0620…06FF adds to the width, in the table's units; negative where joining narrows.
  mutating func append(_ scalar: Unicode.Scalar) -> Int {
    let kind = Self.kind(of: scalar)
    if kind == .transparent { return 0 }
    let letter = tb_arabic_advances(scalar.value)
    let previous = open
    let (wasLam, wasJoined) = (openIsLam, openIsJoined)
    open = kind == .both ? letter : nil
    openIsLam = scalar.value == 0x644
    openIsJoined = previous != nil && kind != .none
    guard let previous, openIsJoined else { return Int(letter.alone) }
    let before = Int(wasJoined ? previous.ending : previous.alone)
    if wasLam, [0x622, 0x623, 0x625, 0x627].contains(scalar.value) {
      let ligature = tb_lam_alef_advances()
      return Int(wasJoined ? ligature.ending : ligature.alone) - before
    }
    return Int(wasJoined ? previous.inside : previous.beginning) - before + Int(letter.ending)
  }

  /// Ends the joined run, as a space or a letter of another script does.
  mutating func end() {
    open = nil
  }

  // Source: Unicode Character Database, ArabicShaping.txt.
  private static func kind(of scalar: Unicode.Scalar) -> JoiningType {
    switch scalar.value {
    case 0x622...0x625, 0x627, 0x629, 0x62F...0x632, 0x648, 0x671...0x673, 0x675...0x677, 0x688...0x699,
      0x6C0,
      0x6C3...0x6CB, 0x6CD, 0x6CF, 0x6D2...0x6D3, 0x6D5, 0x6EE...0x6EF:
      .before
    case 0x620, 0x626, 0x628, 0x62A...0x62E, 0x633...0x647, 0x649...0x64A, 0x66E...0x66F, 0x678...0x687,
      0x69A...0x6BF, 0x6C1...0x6C2, 0x6CC, 0x6CE, 0x6D0...0x6D1, 0x6FA...0x6FC, 0x6FF:
      .both
    default:
      scalar.properties.generalCategory == .nonspacingMark ? .transparent : .none
    }
  }
}
