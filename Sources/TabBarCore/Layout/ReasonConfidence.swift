/// How far reasons can be trusted.
extension Reason {
  /// How far the reason can be trusted: as far as the weakest of what it rests on.
  public var confidence: Confidence {
    if grounds.contains(where: { $0.confidence == .low }) { return .low }
    return grounds.contains { $0.confidence == .medium } ? .medium : .high
  }

  /// Returns the reason with what a layout says of its number.
  ///
  /// A number that was measured elsewhere is not a measurement here: where the layout marks it as an estimate and no
  /// ground says so yet, one is put in front, and the others count no more than it.
  func held(against layout: BarLayout, device: Device) -> Reason {
    guard value != nil, confidence != .low, let number = subject.number,
      let estimate = layout.estimates(of: number).first(where: { !$0.isPublished })
    else { return self }
    let weakest = Ground(estimate == .device ? device.source : estimate.reason, .low)
    return Reason(
      subject, conclusion, value: value, rule: rule,
      grounds: [weakest] + grounds.map { Ground($0.source, .low) })
  }
}

extension Estimate {
  /// Whether it rests on something published, so that it can be trusted somewhat.
  fileprivate var isPublished: Bool {
    switch self {
    case .titleWidth, .titleRoom, .itemParts: true
    default: false
    }
  }
}

extension Reason.Subject {
  /// The number that is explained, or `nil` where none is.
  fileprivate var number: BarLayout.Number? {
    switch self {
    case .window: .windowWidth
    case .safeArea: .safeArea
    case .sizeClasses: .sizeClass
    case .overflow: .capacity
    case .height: .height
    case .itemWidth: .itemFrame
    case .titleRoom: .titleRoom
    case .titleWidth: .titleWidth
    case .badgeWidth, .badgeHeight: .itemParts
    case .system, .arrangement, .itemHeight, .truncation: nil
    }
  }
}

extension Reason.Ground {
  /// Returns who says what the first system of a device is: Apple, once it is sold; of a device that is known from
  /// weak sources only, those.
  public static func firstSystem(of device: Device) -> Reason.Ground {
    device.confidence == .low
      ? Reason.Ground(device.source, .low)
      : Reason.Ground("Apple's technical specifications of the \(device.name)", .high)
  }
}
