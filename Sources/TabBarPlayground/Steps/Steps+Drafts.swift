/// The drafts that steps lead to, and the steps that a draft comes of.
extension Steps {
  /// Returns the draft after a step, carrying out again what comes after the nearest one that is known.
  func draft(after step: Int) -> Draft {
    var (draft, legs) = wayToDraft(after: step)
    for leg in legs.reversed() {
      forEach(after: leg.after, upTo: leg.upTo) { _, text in
        // It was carried out on this very draft before, so it cannot fail now.
        _ = try? Invocation.parsed(from: text.line)?.edit(&draft)
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
    while true {
      let origin = origin(of: end)
      legs.append((origin.step, end))
      switch origin.draft {
      case .known(let draft): return (draft, legs)
      case .of(let step): end = step
      }
    }
  }

  /// A draft that need not be worked out, or that after another step.
  private enum Origin {
    case known(Draft)
    case of(step: Int)
  }

  /// Returns the last step on the way to one, or the step itself, whose draft does not come of the one before it or is
  /// known.
  private func origin(of step: Int) -> (step: Int, draft: Origin) {
    for stretch in path(to: step) {
      let known = knownDraft(in: stretch)
      if let back = lastReturn(in: stretch), back.step > known?.step ?? -1 {
        switch back.to {
        case .after(let step): return (back.step, .of(step: step))
        case .inDocument(let step):
          let draft = base(of: back.step).document.begun?.draft(after: step)
          return (back.step, .known(draft ?? Draft()))
        }
      }
      if let known { return (known.step, .known(known.draft)) }
    }
    return (0, .known(bases[0].document.draft))
  }

  /// Returns the design that a step goes back to, or `nil` where it does not.
  func destination(ofReturn step: Int) -> Destination? { lastReturn(in: step...step)?.to }

  private func lastReturn(in stretch: ClosedRange<Int>) -> (step: Int, to: Destination)? {
    returns.lastIndexInOrder { $0.step <= stretch.upperBound }.map { returns[$0] }.flatMap {
      stretch.contains($0.step) ? $0 : nil
    }
  }

  /// Returns the steps that the draft after one comes of, apart from those of its document: all since the session began
  /// but what `back` went behind. They are in ranges, the oldest first.
  func course(to step: Int) -> [(after: Int, upTo: Int)] {
    let start = base(of: step).step
    var legs: [(after: Int, upTo: Int)] = []
    var end = step
    while true {
      let back = path(to: end).lazy.compactMap { stretch in
        // Nothing before the session counts.
        stretch.contains(start)
          ? lastReturn(in: start...stretch.upperBound) ?? (start, .inDocument(step: 0))
          : lastReturn(in: stretch)
      }.first { _ in true }
      guard let back else { return [] }
      legs.append((back.step, end))
      guard case .after(let step) = back.to else { return legs.reversed() }
      end = step
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
