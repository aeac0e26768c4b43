/// The drafts that steps lead to, and the steps that a draft comes of.
extension Steps {
  /// Returns the draft after a step, carrying out again what comes after the nearest one that is known.
  func draft(after step: Int) -> Draft {
    var (draft, legs) = wayToDraft(after: step)
    for leg in legs.reversed() {
      forEach(after: leg.after, upTo: leg.upTo) { _, text in
        // It was carried out on this very draft before, so it cannot fail now.
        try? Invocation.parsed(from: text.line)?.edit(&draft)
      }
    }
    return draft
  }

  /// Returns how many steps are carried out again for the draft after one.
  func distanceOfDraft(after step: Int) -> Int {
    wayToDraft(after: step).legs.reduce(0) { $0 + distance(from: $1.after, to: $1.upTo) }
  }

  /// Returns the nearest draft that is known, and the steps since, the last ones first.
  private func wayToDraft(after step: Int) -> (known: Draft, legs: [(after: Int, upTo: Int)]) {
    var legs: [(after: Int, upTo: Int)] = []
    var end = step
    search: while true {
      for stretch in path(to: end) {
        let known = knownDraft(in: stretch)
        if let back = lastReturn(in: stretch), back.step > known?.step ?? -1 {
          legs.append((back.step, end))
          end = back.to
          continue search
        }
        if let known { return (known.draft, legs + [(known.step, end)]) }
      }
      return (bases[0].document.draft, legs + [(0, end)])
    }
  }

  /// Returns the last draft after one of some steps that need not be worked out, or `nil`.
  private func knownDraft(in stretch: ClosedRange<Int>) -> (step: Int, draft: Draft)? {
    let kept = checkpoints.last(upTo: stretch.upperBound)
    let earliest = max(stretch.lowerBound, kept?.step ?? 0)
    let base = base(of: stretch.upperBound)
    if base.step >= earliest { return (base.step, base.document.draft) }
    return kept.flatMap { stretch.contains($0.step) ? ($0.step, $0.draft) : nil }
  }
}
