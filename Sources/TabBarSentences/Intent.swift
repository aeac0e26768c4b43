import TabBarLexicon

/// Something that a person may wish for: a row of the lexicon.
struct Intent {
  enum Kind: String {
    case change, look
    /// It says that something stays as it is.
    case noop
  }

  /// What shows that a clause is about it.
  enum Evidence {
    case concept(Int)
    /// Several concepts together.
    case concepts([Int])
    /// A slot that is filled.
    case slot(Int)
    /// A slot that is filled by something with a role.
    case role(Role)
    case equals
  }

  /// A part that something in the clause plays.
  struct Slot {
    let name: String
    let kinds: KindSet
    private let roles: UInt32
    let isNeeded: Bool
    let takesSeveral: Bool
    /// Whether a place, a value or the name of a symbol may be given in other words.
    let takesPlace, takesValue, takesSymbol, takesTitle: Bool

    init(_ text: String) {
      // NAME[!][*]=KINDS@ROLES
      let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
      name = sides[0].filter { $0 != "!" && $0 != "*" }
      isNeeded = sides[0].contains("!")
      takesSeveral = sides[0].contains("*")
      let parts = sides[1].split(separator: "@").map { $0.split(separator: ",").map(String.init) }
      var kinds: KindSet = []
      for kind in parts[0] { kinds.formUnion(Slot.kinds(kind)) }
      self.kinds = kinds
      (takesPlace, takesValue) = (parts[0].contains("ORD"), parts[0].contains("VAL"))
      (takesSymbol, takesTitle) = (
        parts[0].contains("SYM") || parts[0].contains("SYMW"), parts[0].contains("NEW")
      )
      roles = parts[1].reduce(0) { $0 | Slot.bit(Role(rawValue: $1) ?? .none) }
    }

    func takes(_ role: Role) -> Bool { roles & Slot.bit(role) != 0 }

    private static func bit(_ role: Role) -> UInt32 { 1 << UInt32(Role.allCases.firstIndex(of: role) ?? 0) }

    /// The kinds that a word of a slot stands for; a value or a symbol may be given in several ways.
    private static func kinds(_ name: String) -> KindSet {
      switch name {
      case "ORD": [.place, .number]
      case "SYS": [.system, .number]
      case "VAL": [.number, .sign, .new]
      case "SYM": [.symbol, .new]
      case "SYMW": [.symbol, .new, .tab, .sign, .gone]
      default: Sense.Kind.named[name].map { [$0] } ?? []
      }
    }

    /// The slots of a place in the bar.
    static let place = """
      place=ORD@-,at,in,to,as,eq,on,into,with,by,from after*=TAB@after before*=TAB@before between*=TAB@between \
      rel=REL@-,to,on,by,at,in,more,for
      """
  }

  let name: String
  let kind: Kind
  let evidence: [(evidence: Evidence, cost: Double)]
  /// What else may be said, with the slot that it needs, or −1.
  let also: [Int: Int]
  let slots: [Slot]
  /// The lines that it becomes, with slots in braces; empty where its parts decide.
  let template: String

  /// Everything that people may wish for, by the table.
  static let all = Lexicon.shared.wishes.map(Intent.init)

  private init(_ cells: [String]) {
    let lexicon = Lexicon.shared
    func cell(_ index: Int) -> [String] {
      index < cells.count ? cells[index].split(separator: " ").map(String.init) : []
    }
    let slots = cell(4).flatMap { word in
      (word == "POS" ? Slot.place : word).split(separator: " ").map { Slot(String($0)) }
    }
    func slot(_ name: some StringProtocol) -> Int { slots.firstIndex { $0.name == name } ?? -1 }
    name = String(cells[0].dropFirst(2))
    kind = Kind(rawValue: cells.count > 1 ? cells[1] : "") ?? .look
    var evidence: [(Evidence, Double)] = []
    for word in cell(2) {
      var (text, cost) = (word, 0.0)
      if let dot = word.range(ofCost: ()) {
        cost = Double("0" + word[dot]) ?? 0
        text = String(word[..<word.index(before: dot.lowerBound)])
      }
      switch text {
      case "EQ": evidence.append((.equals, cost))
      case _ where text.hasPrefix("="):
        let name = text.dropFirst()
        evidence.append(
          (slot(name) >= 0 ? .slot(slot(name)) : .role(Role(rawValue: String(name)) ?? .none), cost))
      case _ where text.hasPrefix("R:"):
        evidence.append((.role(Role(rawValue: String(text.dropFirst(2))) ?? .none), cost))
      case _ where text.contains("+"):
        evidence.append(
          (.concepts(text.split(separator: "+").map { lexicon.concept(named: String($0)) }), cost))
      default: evidence.append((.concept(lexicon.concept(named: text)), cost))
      }
    }
    self.evidence = evidence
    var also: [Int: Int] = [:]
    for word in cell(3) {
      let parts = word.split(separator: ">").map(String.init)
      also[lexicon.concept(named: parts[0])] = parts.count > 1 ? slot(parts[1]) : -1
    }
    self.also = also
    self.slots = slots
    template = cells.count > 5 ? cells[5] : ""
  }

  func slot(_ name: String) -> Int? { slots.firstIndex { $0.name == name } }

  /// Whether a concept has a part in it, as evidence or otherwise.
  func names(_ concept: Int) -> Bool { also[concept] != nil || proves(concept) }

  func proves(_ concept: Int) -> Bool {
    evidence.contains {
      switch $0.evidence {
      case .concept(let proof): proof == concept
      case .concepts(let proofs): proofs.contains(concept)
      default: false
      }
    }
  }
}

extension String {
  /// The price at the end of a piece of evidence, `.4` of `OFF:.4`.
  fileprivate func range(ofCost: Void) -> Range<Index>? {
    guard let colon = lastIndex(of: ":"), case let start = index(after: colon), start < endIndex,
      self[start] == "."
    else { return nil }
    return start..<endIndex
  }
}
