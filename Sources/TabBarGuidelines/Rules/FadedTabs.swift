import TabBarCore

extension Rule {
  static let fadedTabs = Rule("faded-tabs", needs: .bar) { inspection in
    let layout = inspection.layout
    guard inspection.platform == .tvOS else { return .skipped("television-only") }
    guard layout.fadesLeading || layout.fadesTrailing else { return .met }
    let capacity = layout.capacity ?? inspection.design.tabs.count
    var faded = layout.hidden.filter { $0 < capacity && !inspection.excludedTabs.contains($0) }
    for item in layout.items where item.title.state > .tightened {
      if let tab = item.kind.tab, !inspection.excludedTabs.contains(tab) { faded.append(tab) }
    }
    faded.sort()
    let count = min(capacity, inspection.design.tabs.count)
    let ends =
      layout.fadesLeading && layout.fadesTrailing
      ? "at both ends" : layout.fadesTrailing ? "at its trailing end" : "at its leading end"
    guard !faded.isEmpty || inspection.excludedTabs.isEmpty else { return .met }
    let wide = "the row of tabs is wider than the screen and fades \(ends)"
    let measured = [Measurement("tabs", count), Measurement("faded", faded.count)]
    guard !faded.isEmpty else { return .broken(saying: wide, measured: measured) }
    return .broken(
      saying: "\(wide): \(inspection.design.names(of: faded)) \(isOrAre(faded.count)) not whole",
      tabs: faded, measured: measured)
  }
}
