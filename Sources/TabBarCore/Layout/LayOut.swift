extension BarLayout {
  /// Lays out a design as a system would.
  ///
  /// - Parameters:
  ///   - design: The tabs and the device.
  ///   - system: The system to follow, or `nil` where none of the device's can be laid out.
  public init(of design: Design, on system: System?) {
    let window = design.device.screen(in: design.orientation)
    let safeArea = design.device.safeArea(in: design.orientation, on: system)
    let sizeClasses =
      design.sizeClasses ?? design.device.sizeClasses(in: design.orientation)
      // tvOS and visionOS have no documented classes; both give much room.
      ?? SizeClasses(horizontal: .regular, vertical: .regular)
    self.init(
      system: system, window: window, safeArea: safeArea,
      hasHomeIndicator: design.device.hasHomeIndicator, sizeClasses: sizeClasses, placement: .none,
      isVisible: false, frame: Rect(x: 0, y: window.height, width: window.width, height: 0),
      contentHeight: 0, arrangement: .stacked, distribution: .fill, overflow: .none, capacity: nil,
      items: [], hidden: [], estimates: [])
    if design.device.confidence == .low { estimates.append(.device) }
    guard let system else { return }
    if system.version < design.device.firstVersion { estimates.append(.system) }
    switch system.bar {
    case .docked(let metrics): layOutDocked(design, metrics)
    }
    // A screen is whole pixels wide, so a mirrored edge is on a pixel again, and the image is exact.
    alignToPixels(scale: Double(design.device.scale))
    if design.direction == .rightToLeft { mirror() }
  }

  /// Mirrors every frame about the window's vertical centre line.
  private mutating func mirror() {
    let width = window.width
    mapFrames { $0.mirrored(in: width) }
  }

  /// Moves every edge to the nearest pixel.
  ///
  /// Edges are rounded, not widths, so that what touched still touches and nothing adds up.
  private mutating func alignToPixels(scale: Double) {
    func aligned(_ edge: Double) -> Double { (edge * scale).rounded() / scale }
    mapFrames { rect in
      let x = aligned(rect.minX)
      let y = aligned(rect.minY)
      return Rect(x: x, y: y, width: aligned(rect.maxX) - x, height: aligned(rect.maxY) - y)
    }
  }

  private mutating func mapFrames(_ transform: (Rect) -> Rect) {
    frame = transform(frame)
    for index in items.indices {
      items[index].frame = transform(items[index].frame)
      items[index].iconFrame = items[index].iconFrame.map(transform)
      items[index].titleFrame = items[index].titleFrame.map(transform)
      items[index].badgeFrame = items[index].badgeFrame.map(transform)
    }
  }
}
