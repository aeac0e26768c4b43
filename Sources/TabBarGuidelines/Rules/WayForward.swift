import TabBarCore

extension Inspection {
  var wayForward: Judgement {
    let explained = tabs { $0[.explanation]?.contains { !$0.isWhitespace } == true }
    guard !explained.isEmpty else { return .skipped() }
    guard WordList.nextSteps.covers(design.locale) else { return .question() }
    let texts = explained.map { allOfTheTabs[$0][.explanation] ?? "" }
    let readings = texts.map { ExplanationText($0, in: design.locale) }
    // A list of words cannot tell whether other words say it.
    let open = explained.indices.filter { readings[$0] != .namesStep }
    guard let first = open.first else { return .met }
    let isBare = open.count == 1 && readings[first] == .saysNothing
    return .asked(
      isBare ? "bare" : "asked", open.map { explained[$0] },
      [
        "explanations": explained.count, "withoutStep": readings.count { $0 == .saysNothing },
        "text": quoted(texts[first]),
      ])
  }
}
