/// What a word or a group of words may be in a sentence, and what it costs to take it so.
package struct Sense: Sendable {
  package enum Kind: UInt8, CaseIterable, Sendable {
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
    /// A step of the history, by its number.
    case step
    /// A place in the bar, from 1; −1 is the last one, −2 the one before it.
    case place
    /// A direction in the bar: −1 to the front, 1 to the end.
    case relative
    case sign, device, system, rule, year, guide, vendor, language, symbol, sizeClass, orientation, direction
    case window, format
    /// A word that is the value of a setting as it stands, and what an app is about that a session may begin with.
    case word, starter

    /// The kinds by their names in the rows and slots of the lexicon, such as `TAB`.
    package static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)".uppercased(), $0) })
  }

  package var kind: Kind
  /// The number of the concept or role in the lexicon, or −1.
  package var concept = -1
  package var text = ""
  package var number = 0
  package var tabs: [Int] = []
  package var cost = 0.0
  /// Whether it is a verb, of which other forms are read, too, and whether it proves what is wished for.
  package var isVerb = false, proves = false

  package init(
    kind: Kind, text: String = "", number: Int = 0, tabs: [Int] = [], cost: Double = 0
  ) {
    (self.kind, self.text, self.number, self.tabs, self.cost) = (kind, text, number, tabs, cost)
  }

  package static let free = Sense(kind: .free)
  package func costing(_ extra: Double) -> Sense {
    var sense = self
    sense.cost += extra
    return sense
  }
}

package struct KindSet: ExpressibleByArrayLiteral, Sendable {
  private var bits: UInt32 = 0

  package init(arrayLiteral kinds: Sense.Kind...) { for kind in kinds { insert(kind) } }

  package mutating func insert(_ kind: Sense.Kind) { bits |= 1 << kind.rawValue }
  package mutating func formUnion(_ other: KindSet) { bits |= other.bits }
  package func contains(_ kind: Sense.Kind) -> Bool { bits & 1 << kind.rawValue != 0 }
  package func intersects(_ other: KindSet) -> Bool { bits & other.bits != 0 }

  /// What a sentence speaks of, and not how.
  package static let things = Sense.Kind.allCases.reduce(into: [] as KindSet) { things, kind in
    if ![.concept, .free, .role, .separator, .equals, .unknown].contains(kind) { things.insert(kind) }
  }
}

/// The part that a thing plays: what the word in front of it says.
package enum Role: String, CaseIterable, Sendable {
  case none = "-"
  case equals = "eq"
  case to, into, `as`, called, with, of, `in`, on, `for`, from, at, by, after, before, between, instead,
    without
  case about
}
