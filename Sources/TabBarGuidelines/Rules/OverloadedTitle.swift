import TabBarCore

extension Rule {
  static let overloadedTitle: Rule = Rule(
    id: "overloaded-title",
    title: "Give a tab one focused category",
    question: .whatToCallIt,
    rationale: """
      A title that joins several things is often a tab that does. People who look for one of them have to go past \
      the others, and the bar no longer shows what the app is about.
      """,
    remedy: """
      Name the one thing that the tab is about, and give what does not belong there another place. Where two \
      things are one to people, find the word for it.
      """,
    misconception: """
      Two sections in one tab save a tab. They save its place in the bar; people pay with a choice inside it.
      """,
    history: """
      The text of 2022 warns of overcrowding a tab with functionality, in one breath with Home. That of 2023 no \
      longer does. The texts since 2024 ask to weigh each tab against how often people need it instead.
      """,
    evidence: .guideline,
    catalogue: ["R56"],
    examples: [
      .met("one thing", .titled("News", "Profile", "Search")),
      .met("a letter on both sides is an abbreviation", .titled("News", "Q&A", "Shop")),
      .broken("three things", .titled("News & Chat & Shop", "Profile", "Search"), guide: "hig-2022"),
    ],
    needs: .tabs,
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
        "\(design.names(of: several)) \(verb) \(most) things in one tab", tabs: several,
        measured: [Measurement("things", most)])
    }
    let asked = (several + two).sorted()
    guard asked.isEmpty else {
      return .needsPerson(
        """
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
