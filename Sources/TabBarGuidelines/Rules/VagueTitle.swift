import TabBarCore

extension Rule {
  static let vagueTitle = Rule(
    id: "vague-title",
    title: "Name what people find there",
    question: .whatToCallIt,
    rationale: """
      A title works when people know what comes before they tap. A word that would fit any tab of any app \
      tells them nothing.
      """,
    remedy: """
      Name what is in it: the kind of thing, such as movies, games or a library. A noun or a verb will do, as \
      long as it is concrete.
      """,
    misconception: """
      Apple's table of titles to consider and to avoid pairs each vague title with a better one. It does not: it is \
      two separate lists side by side.
      """,
    history: """
      The text for tvOS of 2019 lists titles to avoid as not specific. That of 2022 asks for concrete nouns or \
      verbs without a list; those since 2023 ask for a succinct term.
      """,
    evidence: .guideline,
    catalogue: ["R46", "R49"],
    examples: [
      .met("the kind of thing", .titled("Movies", "TV Shows", "Sports", "Library")),
      .broken("a word for everything", .titled("Content", "TV Shows", "Sports", "Library")),
    ],
    needs: .tabs,
    repair: { $0.alternatives(for: $1, of: "vague-title") }
  ) { inspection in
    let design = inspection.design
    let vague = inspection.tabs(titledIn: .vagueTitles)
    let doubtful = inspection.tabs(titledIn: .possiblyVagueTitles)
    guard vague != nil || doubtful != nil else {
      return .notApplicable("there is no list of vague titles in the language of \(design.locale) yet")
    }
    if let vague, !vague.isEmpty {
      return .broken(
        "\(design.names(of: vague)) \(vague.count == 1 ? "does" : "do") not tell what the tab holds",
        tabs: vague, measured: [Measurement("vague", vague.count)])
    }
    if let doubtful, !doubtful.isEmpty {
      return .needsPerson(
        "would people know what \(design.names(of: doubtful)) \(doubtful.count == 1 ? "holds" : "hold")?",
        tabs: doubtful, measured: [Measurement("vague", doubtful.count)])
    }
    return .met
  }
}
