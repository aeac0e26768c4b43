/// What a word or a group of words may be in a sentence, and what it costs to take it so.
struct Sense {
  enum Kind: UInt8 {
    /// A verb, a thing or a quantity that intents name: `V:add`, `N:tab`, `Q:all`.
    case concept
    /// It says nothing.
    case free
    /// It tells the part that the next thing plays.
    case role
    case separator, equals, unknown, tab, gone, new, all
    /// A kept idea.
    case mark
    case number
    /// A place in the bar, from 1; −1 is the last one, −2 the one before it.
    case place
    /// A direction in the bar: −1 to the front, 1 to the end.
    case relative
    case sign, device, system, rule, year, guide, vendor, language, symbol, sizeClass, orientation, direction
    case window, format
    /// A word that is the value of a setting as it stands.
    case word

    /// The kinds of things, by the names that rows and slots of the lexicon have for them.
    static let named: [String: Kind] = [
      "TAB": .tab, "NEW": .new, "NUM": .number, "ORD": .place, "REL": .relative, "ALL": .all, "X": .sign,
      "SYM": .symbol, "DEV": .device, "SYS": .system, "GUIDE": .guide, "GA": .vendor, "YEAR": .year,
      "LANG": .language, "CLS": .sizeClass, "ORI": .orientation, "DIR": .direction, "WIN": .window,
      "RULE": .rule, "GONE": .gone, "MARK": .mark, "FMT": .format, "W": .word,
    ]
  }

  var kind: Kind
  /// The number of the concept or role in the lexicon, or −1.
  var concept = -1
  var text = ""
  var number = 0
  var tabs: [Int] = []
  var cost = 0.0
  /// Whether it is a verb, of which other forms are read, too, and whether it proves what is wished for.
  var isVerb = false, proves = false

  static let free = Sense(kind: .free)
  func costing(_ extra: Double) -> Sense {
    var sense = self
    sense.cost += extra
    return sense
  }
}

/// A set of kinds.
struct KindSet: ExpressibleByArrayLiteral {
  private var bits: UInt32 = 0

  init(arrayLiteral kinds: Sense.Kind...) { for kind in kinds { insert(kind) } }

  mutating func insert(_ kind: Sense.Kind) { bits |= 1 << kind.rawValue }
  mutating func formUnion(_ other: KindSet) { bits |= other.bits }
  func contains(_ kind: Sense.Kind) -> Bool { bits & 1 << kind.rawValue != 0 }
  func intersects(_ other: KindSet) -> Bool { bits & other.bits != 0 }

  /// What a sentence speaks of, and not how.
  static let things = Sense.Kind.named.values.reduce(into: [] as KindSet) { $0.insert($1) }
}

/// The part that a thing plays: what the word in front of it says.
enum Role: String, CaseIterable {
  case none = "-"
  case equals = "eq"
  case to, into, `as`, called, with, of, `in`, on, `for`, from, at, by, after, before, between, instead,
    without
  case about
}
