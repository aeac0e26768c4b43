package import TabBarCore
package import TabBarGuidelines

// Devices, ways to hold them and versions of their systems in a few words.

extension [SurveyCase] {
  // MARK: Numbers of devices

  /// Returns the devices of the cases by kind, with what the cases of a kind have in common, such as
  /// `2 of 46 iPads in 1/3 of the screen`.
  package func devices(among all: [SurveyCase]) -> String {
    listed(
      grouped(by: \.device.platform).map { platform, cases in
        let others = all.filter { $0.device.platform == platform }
        let (named, total) = (cases.distinctDevices, others.distinctDevices.count)
        let count = named.count
        // A few are named, as one would ask which these are.
        let name =
          count == total && total > 1
          ? "all \(total) \(platform.device)s" : count <= Self.mostNamed ? named.names() : nil
        return (name ?? "\(count) of \(total) \(platform.device)s") + cases.common(among: others)
      })
  }

  /// Returns the end of an answer about a design on all devices of the cases: the systems that all of them run or ran, where
  /// these bind it; nothing where one was left out for no such reason. `isApart` is after more than the devices.
  package func bound(_ design: Design, isApart: Bool = false) -> String {
    let platforms = Set(map(\.device.platform))
    let names = design.oldestSystems.filter { platforms.contains($0.platform) }.map(\.name)
    let devices = distinctDevices
    guard !names.isEmpty, devices.count > Self.mostNamed,
      devices.allSatisfy({ $0.runs(since: design.oldestSystems) })
    else { return "" }
    return "\(isApart ? "; all" : " that") run \(listed(names)) or later"
  }

  private static var mostNamed: Int { 4 }

  /// The devices of all cases for a sentence that denies something, as in `none of 56 iPhones`.
  package var scope: String {
    let devices = distinctDevices
    guard devices.count > 1, let first = devices.first else { return devices.first?.name ?? "any device" }
    let isOneKind = devices.allSatisfy { $0.platform == first.platform }
    return "any of \(counted(devices.count, isOneKind ? first.platform.device : "device"))"
  }

  private var distinctDevices: [Device] { grouped(by: \.device.id).map { $0.elements[0].device } }

  /// Returns the way to hold devices and the share of the screen that the cases have, and others do not.
  private func common(among all: [SurveyCase]) -> String {
    let (ways, shares) = (Set(map(\.orientation)), Set(map(\.share)))
    let way = ways.count == 1 && Set(all.map(\.orientation)).count > 1 ? " in \(self[0].orientation)" : ""
    guard !shares.contains(.full), Set(all.map(\.share)).contains(.full) else { return way }
    let share = self[0].share == .slideOver ? "slide over" : "\(self[0].share.rawValue) of the screen"
    return "\(way) in \(shares.count == 1 ? share : "a part of the screen")"
  }

  // MARK: Groups

  /// Returns the devices of the cases with their names, a kind a row, and where that is asked the systems.
  package func blocks(
    among all: [SurveyCase], bySystem: Bool = false, indentation: String = "", _ options: RenderOptions
  ) -> [Block] {
    grouped(by: \.device.platform).map { platform, cases in
      let named = cases.distinctDevices
      let isSaid =
        named.count <= Self.mostNamed
        || named.count == all.filter { $0.device.platform == platform }.distinctDevices.count
      let systems = bySystem ? cases.compactMap(\.system?.name).grouped { $0 }.map(\.key) : []
      let words = [
        cases.devices(among: all) + (isSaid ? "" : ": " + named.names(most: .max)),
        abridged(systems, most: 5),
      ].filter { !$0.isEmpty }
      return .entry(
        "\(indentation)\(options.glyphs[.leadsTo]) ",
        .english(words.joined(separator: options.glyphs[.separator])),
        .faint)
    }
  }

  // MARK: Kinds

  /// Returns the kinds of devices that the cases are about, such as iPhone portrait, with their share where it is not all.
  package func kinds(among all: [SurveyCase]) -> String {
    if count == all.count { return "everywhere" }
    let totals = all.grouped(by: \.kind)
    return grouped(by: \.kind).map { kind, cases in
      let total = totals.first { $0.key == kind }?.elements.count ?? cases.count
      return cases.count == total ? kind : "\(kind) \(cases.count) of \(total)"
    }.joined(separator: ", ")
  }
}

extension [Device] {
  /// Returns their names; the first word is left out when it repeats.
  package func names(most: Int = 5) -> String {
    let names = map(\.name)
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
}

extension SurveyCase {
  /// The kind of device that it is about, and the way it is held.
  package var kind: String {
    let noun = device.platform.device
    guard device.platform.rotates else { return noun }
    return share == .full ? "\(noun) \(orientation.rawValue)" : "\(noun) windows"
  }

  /// It in one line: device, orientation, width of the window.
  package var place: String {
    var words = device.name
    if device.platform.rotates {
      words += " " + orientation.rawValue
      if share != .full { words += " " + share.rawValue }
    }
    return words + ", " + Points.text(window.width) + " pt wide"
  }
}

/// As a document has it: device, orientation, share of the screen, system, size of the window.
extension SurveyCase: JSONConvertible {
  package var json: JSONValue {
    JSONValue([
      "device": device.id, "orientation": orientation, "share": share.rawValue, "system": system?.id,
      "width": window.width, "height": window.height,
    ])
  }
}
