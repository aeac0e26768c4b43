import TabBarCore

extension Inspection {
  var fadedTabs: Judgement {
    guard layout.fadesLeading || layout.fadesTrailing else { return .met }
    let count = min(layout.capacity ?? .max, tabCount)
    let cut = layout.items.filter { $0.title.state > .tightened }.compactMap(\.kind.tab)
    var faded = layout.hidden.filter { $0 < count } + cut
    // A symbol at the edge has no title that could be cut.
    if faded.isEmpty { faded = [layout.fadesTrailing ? count - 1 : 0] }
    faded = faded.filter { !excludedTabs.contains($0) }.sorted()
    guard !faded.isEmpty else { return .met }
    let key =
      !layout.fadesLeading
      ? "broken" : layout.fadesTrailing ? "at-both-ends" : "at-leading-end"
    return .broken(key, faded, ["tabs": count, "faded": faded.count])
      .resting(on: Estimates(layout.items.map(\.$slot.estimates)))
  }
}
