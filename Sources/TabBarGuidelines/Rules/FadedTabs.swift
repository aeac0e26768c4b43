import TabBarCore

extension Rule {
  static let fadedTabs = Rule("faded-tabs", needs: .television, inEachLanguage: true) { inspection in
    guard inspection.layout.fadesLeading || inspection.layout.fadesTrailing else { return .met }
    let count = min(inspection.layout.capacity ?? .max, inspection.tabCount)
    let cut = inspection.layout.items.filter { $0.title.state > .tightened }.compactMap(\.kind.tab)
    var faded = inspection.layout.hidden.filter { $0 < count } + cut
    // A symbol at the edge has no title that could be cut.
    if faded.isEmpty { faded = [inspection.layout.fadesTrailing ? count - 1 : 0] }
    faded = faded.filter { !inspection.excludedTabs.contains($0) }.sorted()
    guard !faded.isEmpty else { return .met }
    let key =
      !inspection.layout.fadesLeading
      ? "broken" : inspection.layout.fadesTrailing ? "at-both-ends" : "at-leading-end"
    return .broken(key, faded, ["tabs": count, "faded": faded.count])
      .resting(on: Estimates(inspection.layout.items.map(\.$slot.estimates)))
  }
}
