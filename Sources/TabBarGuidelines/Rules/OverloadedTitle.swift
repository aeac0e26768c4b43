import TabBarCore

extension Rule {
  static let overloadedTitle: Rule = Rule(
    "overloaded-title",
    repair: { $0.alternatives(for: $1, of: "overloaded-title") }
  ) { inspection in
    let joined = inspection.tabs { $0.title.mayJoin }
    guard !joined.isEmpty else { return .met }
    let design = inspection.design
    let joiners = WordList.joiningWords.words(in: design.locale) ?? []
    var several: [Int] = []
    var two: [Int] = []
    var most = 2
    for index in joined {
      let title = design.tabs[index].title
      guard !WordList.fixedPairs.contains(title, in: design.locale) else { continue }
      let things = title.countOfThings(joinedBy: joiners)
      most = max(most, things)
      if things > 2 { several.append(index) } else if things == 2 { two.append(index) }
    }
    let isAsked = !several.isEmpty && inspection.asks(.overloadedTitle)
    guard several.isEmpty || isAsked else {
      let verb = several.count == 1 ? "joins" : "join up to"
      return .broken(
        saying: "\(design.names(of: several)) \(verb) \(most) things in one tab", tabs: several,
        measured: [Measurement("things", most)])
    }
    let asked = (several + two).sorted()
    guard asked.isEmpty else {
      return .needsPerson(
        saying: """
          \(isOrAre(asked.count)) \(design.names(of: asked)) one thing to people, or \
          \(several.isEmpty ? "two" : "several") that share a tab?
          """,
        tabs: asked, measured: [Measurement("things", most)])
    }
    return .met
  }
}

extension String {
  /// Whether a look at the bytes leaves it open that the text joins things: it has a sign that does, or two
  /// spaces, which could have an and between them.
  fileprivate var mayJoin: Bool {
    var spaces = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: ","): return true
      case 0x20, 0xA0: spaces += 1
      // The first byte of a full-width sign.
      case 0xEF: return true
      default: break
      }
    }
    return spaces > 1
  }

  /// Returns how many things a text joins, by signs and by the words for and.
  ///
  /// A thing has two letters at least: Q&A, 24/7 and News+ name one.
  fileprivate func countOfThings(joinedBy words: [String]) -> Int {
    let signs: [Character] = ["&", "＆", "/", "／", "+", "＋", ","]
    let parts = split { signs.contains($0) }.flatMap { part in
      part.split(whereSeparator: \.isWhitespace)
        .split(omittingEmptySubsequences: false) { WordList.contains(String($0), among: words) }
        .map { $0.joined() }
    }
    return parts.count { $0.count(where: \.isLetter) > 1 }
  }
}
