import TabBarLexicon

/// Something that a person may wish for: a row of the lexicon.
struct Intent {
  enum Aim: String {
    case change, look
    /// A change of what the bar is laid out for, which a question may ask for, too: `how does it look on an iPad?`
    case setting
    /// What happens beside the session: a file, a dialogue, a window.
    case other

    static let changes: Set<Aim> = [.change, .setting]
  }

  /// What shows that a clause is about it.
  enum Evidence {
    case concept(Int)
    /// Several together.
    case all([Evidence])
    /// A slot that is filled.
    case slot(Int)
    /// A slot that is filled by something with a role.
    case role(Role)
    /// That something is taken away or switched off.
    case off
    /// That a badge is the one that is said to be there, if any is.
    case old
  }

  /// Lines with slots in braces, and what has to be said that they are meant.
  struct Template {
    /// Of each one at least has to be given, or none.
    var conditions: [(isDenied: Bool, evidence: [Evidence])] = []
    var cost = 0.0
    var text = ""
    /// The slots that have a place in the lines.
    var slots: Set<String> = []
  }

  /// A part that something in the clause plays.
  struct Slot {
    let name: String
    let kinds: KindSet
    private let roles: UInt32
    let isNeeded: Bool
    let takesSeveral: Bool
    /// Whether the lines need not have it: what is said to be given up.
    let isIdle: Bool

    init(_ text: String) {
      // NAME[!][*][-]=KINDS@ROLES
      let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
      name = sides[0].filter { !"!*-".contains($0) }
      isIdle = sides[0].contains("-")
      isNeeded = sides[0].contains("!")
      takesSeveral = sides[0].contains("*")
      let parts = sides[1].split(separator: "@").map { $0.split(separator: ",").map(String.init) }
      kinds = parts[0].reduce(into: []) { kinds, name in
        if let kind = Sense.Kind.named[name] { kinds.insert(kind) }
      }
      roles = parts[1].reduce(0) { $0 | Slot.bit(Role(rawValue: $1) ?? .none) }
    }

    func takes(_ role: Role) -> Bool { roles & Slot.bit(role) != 0 }

    private static func bit(_ role: Role) -> UInt32 { 1 << UInt32(Role.allCases.firstIndex(of: role) ?? 0) }

    /// The slots of a place in the bar.
    static let place = """
      place-=PLACE,NUMBER@-,at,in,to,as,eq,on,into,with,by,from after*-=TAB@after before*-=TAB@before \
      between*-=TAB@between rel=RELATIVE@-,to,on,by,at,in,more,for
      """
  }

  let name: String
  let kind: Aim
  let evidence: [(evidence: Evidence, cost: Double)]
  /// What else may be said, with the slot that it needs, or −1.
  let also: [Int: Int]
  let slots: [Slot]
  /// The lines that it becomes: the first of these alternatives that fit, each of one template or more that all may be
  /// meant.
  let templates: [[Template]]

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
    kind = Aim(rawValue: cells[1]) ?? .change
    func proof(_ text: String) -> Evidence {
      let parts = text.split(separator: "+").map(String.init)
      if parts.count > 1 { return .all(parts.map(proof)) }
      if text.hasPrefix("=") {
        let name = text.dropFirst()
        return slot(name) >= 0 ? .slot(slot(name)) : .role(Role(rawValue: String(name)) ?? .none)
      }
      if text.hasPrefix("R:") { return .role(Role(rawValue: String(text.dropFirst(2))) ?? .none) }
      return text == "off"
        ? .off
        : text == "old"
          ? .old : .concept(lexicon.concept(named: text))
    }
    evidence = cell(2).map { word in
      let parts = word.split(separator: "~").map(String.init)
      return (proof(parts[parts.count - 1]), parts.count > 1 ? lexicon.price(parts[0]) : 0)
    }
    var also: [Int: Int] = [:]
    for word in cell(3) {
      let parts = word.split(separator: ">").map(String.init)
      also[lexicon.concept(named: parts[0])] = parts.count > 1 ? slot(parts[1]) : -1
    }
    self.also = also
    self.slots = slots
    templates = (cells.count > 5 ? cells[5] : "").components("|").map { alternative in
      alternative.components("&").map { text in
        var template = Template()
        var words = text.split(separator: " ").map(String.init)
        while let word = words.first, let sign = word.last, "?~".contains(sign) {
          words.removeFirst()
          let isDenied = word.hasPrefix("!")
          let said = word.dropLast().dropFirst(isDenied ? 1 : 0)
          if sign == "~" {
            template.cost = lexicon.price(String(said))
          } else {
            template.conditions.append((isDenied, said.split(separator: ",").map { proof(String($0)) }))
          }
        }
        template.text = words.joined(separator: " ")
        template.slots = Set(
          template.text.split(separator: "{").dropFirst().map { part in
            part.prefix { $0 != "}" }.filter { !"@<>=.+".contains($0) }
          })
        return template
      }
    }
  }

  func slot(_ name: String) -> Int? { slots.firstIndex { $0.name == name } }

  /// Whether a concept has a part in it, as evidence or otherwise.
  func names(_ concept: Int) -> Bool { also[concept] != nil || proves(concept) }

  /// Whether some concepts may show it, or something else may.
  func mayBeSaid(with concepts: Set<Int>) -> Bool {
    evidence.contains { $0.evidence.mayBeSaid(with: concepts) }
  }

  func proves(_ concept: Int) -> Bool { evidence.contains { $0.evidence.names(concept) } }
}

extension Intent.Evidence {
  /// Whether some concepts may be it, or something else may.
  fileprivate func mayBeSaid(with concepts: Set<Int>) -> Bool {
    switch self {
    case .concept(let concept): concepts.contains(concept)
    case .all(let parts): parts.allSatisfy { $0.mayBeSaid(with: concepts) }
    case .slot, .role, .off, .old: true
    }
  }

  fileprivate func names(_ concept: Int) -> Bool {
    switch self {
    case .concept(let named): named == concept
    case .all(let parts): parts.contains { $0.names(concept) }
    case .slot, .role, .off, .old: false
    }
  }
}

extension String {
  /// Returns the parts between some signs with blanks around them.
  fileprivate func components(_ sign: String) -> [String] {
    var parts: [[Substring]] = [[]]
    for word in split(separator: " ") {
      if word == sign { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    return parts.map { $0.joined(separator: " ") }
  }
}
