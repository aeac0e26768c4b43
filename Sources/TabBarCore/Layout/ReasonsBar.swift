/// The reasons for a bar as a whole.
extension Reasons {
  var ofBar: [Reason] {
    guard let system else { return [] }
    if case .absent(let text) = system.bar {
      return [Reason(.overflow, "no bar", rule: text, grounds: [Reason.Ground("Apple's HIG", .high)])]
    }
    return [capacity, arrangement, height].compactMap(\.self)
  }

  /// The number of tabs that fit, or `nil` where nothing limits it.
  var room: (fact: Fact, why: String)? {
    switch bar {
    case .docked, .floating:
      return isRegular
        ? (DockedBarMetrics.regularCapacity, "regular width")
        : (DockedBarMetrics.compactCapacity, "compact width")
    case .television: return (TelevisionBarMetrics.capacity, "tvOS")
    case .car: return (CarBarMetrics.capacity, "a car's display")
    case .strip, .ornament, .absent: return nil
    }
  }

  /// The number of items, More among them, on a bar that shows all that fit.
  var itemCount: Int {
    guard let room else { return design.tabs.count }
    return min(design.tabs.count, Int(room.fact.value))
  }

  private var capacity: Reason {
    let count = design.tabs.count
    guard let room else {
      return Reason(
        .overflow, "\(count) of any number", value: nil,
        rule: "nothing limits the number; what is too wide for the bar is on another page",
        grounds: [Reason.Ground("a public test suite and published screenshots of two apps", .medium)])
    }
    let most = Int(room.fact.value)
    if count <= most {
      return Reason(
        .overflow, "all \(count): \(count) is at most \(most)", value: Double(count),
        rule: "\(room.why) fits \(most)", grounds: [Reason.Ground(room.fact)])
    }
    if case .television = bar {
      return Reason(
        .overflow, "\(most): \(count) is more than \(most)", value: Double(most),
        rule: "\(room.why) fits \(most) and shows no others", grounds: [Reason.Ground(room.fact)])
    }
    return Reason(
      .overflow, "\(most - 1) and More: \(count) is more than \(most)", value: Double(most - 1),
      rule: "\(room.why) fits \(most); the last place goes to More, so one too many costs two",
      grounds: [Reason.Ground(room.fact)])
  }

  private var arrangement: Reason? {
    switch bar {
    case .docked(let metrics):
      let style = style(isSelected: false)
      let classes = surroundings.sizeClasses
      let text = "\(classes.horizontal.rawValue) width and \(classes.vertical.rawValue) height"
      return Reason(
        .arrangement, style.arrangement == .stacked ? "titles under icons" : "titles beside icons",
        rule: metrics.goesInline
          ? "under the icons in compact width with regular height only; here \(text)"
          : "always under the icons until iOS 10",
        grounds: [Reason.Ground("flutter PR 39258, WordPress-iOS PR 7858", .medium)])
    case .floating:
      return Reason(
        .arrangement, "titles under icons", rule: "always under the icons in the capsule",
        grounds: [Reason.Ground("simulators of iOS 26; nobody published one held on its side", .medium)])
    case .strip:
      return Reason(
        .arrangement, "titles alone", rule: "the strip has no icons but for tabs without a title",
        grounds: [Reason.Ground("tidev/titanium-sdk PR 14337 and the press", .high)])
    case .television, .ornament, .car, .absent: return nil
    }
  }

  private var height: Reason? {
    switch bar {
    case .docked(let metrics):
      let isLittle = surroundings.sizeClasses == SizeClasses(horizontal: .compact, vertical: .compact)
      let row = isLittle ? metrics.compactHeight : metrics.regularHeight
      guard design.device.hasHomeIndicator else {
        return Reason(
          .height, Self.number(row.value) + " pt", value: row.value,
          rule: "the items' row alone; there is no home indicator", grounds: [Reason.Ground(row)])
      }
      var below = surroundings.safeArea.bottom
      var grounds = [Reason.Ground(row)]
      if case .points(let fact) = metrics.homeIndicator {
        below = fact.value
        grounds.append(Reason.Ground(fact))
      }
      let sum = row.value + below
      return Reason(
        .height, "\(Self.number(row.value)) + \(Self.number(below)) = \(Self.number(sum)) pt", value: sum,
        rule: "the items' row and what the home indicator adds", grounds: grounds)
    case .floating:
      let whole = FloatingBarMetrics.height
      guard design.situation.hasAccessory, design.device.platform == .iOS, !design.situation.isMinimized
      else { return of(whole, "the capsule of 62 pt and the 21 pt below it") }
      let sum = whole.value + FloatingBarMetrics.accessoryHeight.value
      return Reason(
        .height, "\(Self.number(whole.value)) + 56 = \(Self.number(sum)) pt", value: sum,
        rule: "the capsule with what is below it, and the accessory above",
        grounds: [Reason.Ground(whole), Reason.Ground(FloatingBarMetrics.accessoryHeight)])
    case .strip(let metrics, _): return of(metrics.height, "the strip, without what is above it")
    case .television: return of(TelevisionBarMetrics.height, "a fixed height")
    case .car: return of(CarBarMetrics.height, "a control's height")
    case .ornament, .absent: return nil
    }
  }

  private func of(_ fact: Fact, _ rule: String) -> Reason {
    Reason(
      .height, Self.number(fact.value) + " pt", value: fact.value, rule: rule,
      grounds: [Reason.Ground(fact)])
  }
}
