extension BarLayout {
  /// Lays out a design as a system would; `nil` is where none of the device's platform is known.
  package init(of design: Design, on system: System?) {
    self.init(of: design, on: system, tracing: nil)
  }

  /// Lays out a design, noting why where there is a trace.
  init(of design: Design, on system: System?, tracing trace: Trace?) {
    let around = Surroundings(of: design, on: system, tracing: trace)
    guard let system else {
      self.init(in: around)
      return
    }
    self = system.bar.layout(of: design, in: around)
    placeSearch(of: design, on: system, trace)
    // A screen is whole pixels wide, so a mirrored edge is on a pixel again, and the image is exact.
    alignToPixels(scale: Double(design.device.scale))
    if design.readingDirection == .rightToLeft, placement != .side { mirror() }
    cover(design.situation)
  }

  /// Notes where a search tab is, and how sure that is.
  private mutating func placeSearch(of design: Design, on system: System, _ trace: Trace?) {
    // The role came with iOS 27, whose documentation shows it in an iPhone's bar only.
    if kind == .strip, system.version >= 27, design.tabs.contains(where: { $0.role == .prominent }) {
      $searchPlace = Measured(nil, Estimates(.searchOrder))
    }
    guard let kind, let tab = design.tabs.first(where: { $0.role == .search }),
      let search = PlaceRow.search(tab, of: design, on: system, in: kind)
    else { return }
    let isGuess = $searchPlace.isEstimate || search.ground.confidence == .low
    $searchPlace = Measured(search.place, isGuess ? Estimates(.searchOrder) : [])
    trace?.note(
      .search,
      search.place == .apart
        ? "apart" : search.place == .atEnd ? "at the trailing end" : "where the list has it",
      rule: search.rule, grounds: [search.ground])
  }

  /// Takes the bar off the screen where something covers it.
  private mutating func cover(_ situation: Situation) {
    guard kind != nil else { return }
    if situation.isModal {
      absence = .modal
    } else if situation.isKeyboardUp, placement == .bottom || placement == .side {
      absence = .keyboard
    }
    isVisible = absence == nil
    // Glass stays; the bar along the edge is clear at the end of the content.
    hasMaterial =
      kind != .docked || situation.scroll != .end || (system?.version ?? 0) < Self.firstClearAtEnd
  }

  // Sources: HIG 2022, Tab bars; UITabBar.scrollEdgeAppearance, since iOS 15. Before, it was always translucent.
  private static let firstClearAtEnd = 15

  /// Mirrors every frame about the window's vertical centre line.
  private mutating func mirror() {
    let width = window.width
    mapFrames { $0.mirrored(in: width) }
    for index in items.indices { items[index].slot = items[index].slot.mirrored(in: width) }
    (safeArea.left, safeArea.right) = (safeArea.right, safeArea.left)
  }

  /// Moves every edge to the nearest pixel.
  ///
  /// Edges are rounded, not widths, so that what touched still touches and nothing adds up.
  private mutating func alignToPixels(scale: Double) {
    func aligned(_ edge: Double) -> Double { (edge * scale).rounded() / scale }
    distance = distance.map(aligned)
    mapFrames { rect in
      let x = aligned(rect.minX)
      let y = aligned(rect.minY)
      return Rect(x: x, y: y, width: aligned(rect.maxX) - x, height: aligned(rect.maxY) - y)
    }
  }

  private mutating func mapFrames(_ transform: (Rect) -> Rect) {
    frame = transform(frame)
    capsule = capsule.map(transform)
    accessory = accessory.map(transform)
    logo = logo.map(transform)
    for index in pageButtons.indices { pageButtons[index] = transform(pageButtons[index]) }
    for index in items.indices {
      items[index].frame = transform(items[index].frame)
      items[index].iconFrame = items[index].iconFrame.map(transform)
      items[index].titleFrame = items[index].titleFrame.map(transform)
      items[index].badgeFrame = items[index].badgeFrame.map(transform)
    }
  }
}
