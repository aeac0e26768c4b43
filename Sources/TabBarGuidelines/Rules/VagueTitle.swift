import TabBarCore

extension Rule {
  /// Titles that tell what the tab holds.
  static let vagueTitle = Rule(
    id: "vague-title",
    title: "Name what people find there",
    question: .whatToCallIt,
    rationale: """
      A title works when people know what comes before they tap. A word that would fit any tab of any app \
      tells them nothing.
      """,
    remedy: """
      Name the kind of thing: Movies rather than Videos, Playlists rather than Audio. A noun or a verb will \
      do, as long as it is concrete.
      """,
    misconception: """
      A title has to be a noun. Verbs and short phrases are as good where they say when or for whom, as \
      Listen Now does.
      """,
    evidence: .guideline,
    catalogue: ["R46", "R49"],
    examples: [
      .met("the kind of thing", .titled("Movies", "TV Shows", "Sports", "Library")),
      .broken("a word for everything", .titled("Content", "TV Shows", "Sports", "Library")),
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    let locale = design.locale
    guard WordList.vagueTitles.covers(locale) else {
      return .notApplicable("there is no list of vague titles in the language of \(locale) yet")
    }
    let vague = design.tabs.indices.filter {
      WordList.vagueTitles.contains(design.tabs[$0].title, in: locale)
    }
    if !vague.isEmpty {
      return .broken(
        "\(design.names(of: vague)) \(vague.count == 1 ? "does" : "do") not tell what the tab holds",
        tabs: vague, measured: [Measurement("vague", vague.count)])
    }
    let doubtful = design.tabs.indices.filter {
      WordList.catchAllTitles.contains(design.tabs[$0].title, in: locale)
    }
    guard doubtful.isEmpty else {
      return .needsPerson(
        "would people know what \(design.names(of: doubtful)) \(doubtful.count == 1 ? "holds" : "hold")?",
        tabs: doubtful, measured: [Measurement("vague", doubtful.count)])
    }
    return .met("no title is on the list of vague ones")
  }
}
