import TabBarCore

extension Rule {
  static let droppedTabs = Rule("dropped-tabs", needs: .bar) { inspection in
    guard inspection.platform == .tvOS, let capacity = inspection.layout.capacity else {
      return .skipped("television-only")
    }
    let count = inspection.design.tabs.count
    guard count > capacity else { return .met }
    let dropped = (capacity..<count).filter { !inspection.excludedTabs.contains($0) }
    guard !dropped.isEmpty else { return .met }
    let measured = [Measurement("tabs", count), Measurement("capacity", capacity)]
    // Seven were seen by those who tried it, and eight are said to be in a bar of Apple's own.
    guard count > capacity + 1 else {
      return .needsPerson(
        saying: """
          \(capacity) tabs were seen on an Apple TV in 2019: is \(inspection.design.names(of: dropped)), one of \(count), \
          shown on yours?
          """,
        tabs: dropped, measured: measured)
    }
    return .broken(
      saying: """
        \(inspection.design.names(of: dropped)) \(isOrAre(dropped.count)) not shown at all: \
        an Apple TV takes \(capacity) of the \(count) tabs
        """,
      tabs: dropped, measured: measured)
  }
}
