import TabBarCore
import TabBarGuidelines

/// Devices, ways to hold them and versions of their systems in a few words.
enum CaseWords {
  /// The devices of a group, the ways to hold them, and their systems.
  static func group(_ group: CaseGroup, _ glyphs: Glyphs) -> String {
    [devices(group.devices), places(group.places, on: group.platform), systems(group.systems, glyphs)]
      .filter { !$0.isEmpty }.joined(separator: glyphs.separator)
  }

  /// The devices of a group; the first word is left out when it repeats.
  static func devices(_ devices: [Device], most: Int = 5) -> String {
    let names = devices.map(\.name)
    guard let first = names.first else { return "" }
    let start = first.prefix { $0 != " " } + " "
    // The word is left out as long as the names before it have it, too.
    let short = names.enumerated().map { index, name in
      // The rest of "iPad (9th generation)" would be no name.
      index > 0 && name.hasPrefix(start) && !name.hasPrefix(start + "(")
        ? String(name.dropFirst(start.count)) : name
    }
    return abridged(short, most: most)
  }

  /// The places of a group: the orientations with their shares of the screen.
  static func places(_ places: [CaseGroup.Place], on platform: Platform) -> String {
    guard platform.rotates else { return "" }
    let parts = Orientation.allCases.compactMap { orientation -> (name: String, shares: [String])? in
      let shares = places.filter { $0.orientation == orientation }.map(\.share.rawValue)
      return shares.isEmpty ? nil : (orientation.rawValue, shares)
    }
    func words(_ name: String, _ shares: [String]) -> String {
      shares == ["full"] ? name : name + " " + shares.joined(separator: ", ")
    }
    if parts.count == 2, parts[0].shares == parts[1].shares { return words("both ways", parts[0].shares) }
    return parts.map(words).joined(separator: " and ")
  }

  /// The systems of a group, each run from oldest to newest.
  static func systems(_ runs: [(oldest: System, newest: System)], _ glyphs: Glyphs) -> String {
    runs.map { run in
      if run.oldest == run.newest { return run.oldest.name }
      let isOneName = run.oldest.name.hasPrefix(run.oldest.platform.rawValue)
      return isOneName
        ? run.oldest.name + glyphs.dash + String(run.newest.version)
        : run.oldest.name + " to " + run.newest.name
    }.joined(separator: ", ")
  }

  /// The kinds of devices that some cases are about, such as iPhone portrait, with their share where it is not all.
  ///
  /// - Parameter all: The cases that there are.
  static func kinds(of cases: [Matrix.Case], among all: [Matrix.Case]) -> String {
    if cases.count == all.count { return "everywhere" }
    let totals = counts(all)
    return counts(cases).map { kind, count in
      let total = totals.first { $0.kind == kind }?.count ?? count
      return count == total ? kind : "\(kind) \(count) of \(total)"
    }.joined(separator: ", ")
  }

  /// The kinds of some cases, in the order of the devices, with the number of cases of each.
  static func counts(_ cases: [Matrix.Case]) -> [(kind: String, count: Int)] {
    cases.grouped(by: kind).map { ($0, $1.count) }
  }

  /// The kind of device that a case is about, and the way it is held.
  static func kind(of entry: Matrix.Case) -> String {
    switch entry.device.platform {
    case .iOS: "iPhone \(entry.orientation.rawValue)"
    case .iPadOS: entry.share == .full ? "iPad \(entry.orientation.rawValue)" : "iPad windows"
    case .tvOS: "Apple TV"
    case .visionOS: "Apple Vision Pro"
    case .macOS, .watchOS, .carPlay: entry.device.platform.rawValue
    }
  }

  /// A case in one line: device, orientation, width of the window.
  static func place(_ entry: Matrix.Case, _ options: RenderOptions) -> String {
    var words = entry.device.name
    if entry.device.platform.rotates {
      words += " " + entry.orientation.rawValue
      if entry.share != .full { words += " " + entry.share.rawValue }
    }
    return words + ", " + Points.text(entry.window.width) + " pt wide"
  }
}
