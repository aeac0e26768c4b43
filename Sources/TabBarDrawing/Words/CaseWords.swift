package import TabBarCore
package import TabBarGuidelines

/// Devices, ways to hold them and versions of their systems in a few words.
package enum CaseWords {
  // MARK: Numbers of devices

  /// Returns the devices of some cases by kind, with what the cases of a kind have in common, such as
  /// `2 of 46 iPads in 1/3 of the screen`.
  package static func devices(in cases: [SurveyCase], among all: [SurveyCase]) -> String {
    listed(
      cases.grouped(by: \.device.platform).map { platform, cases in
        let others = all.filter { $0.device.platform == platform }
        let (named, total) = (devices(of: cases), devices(of: others).count)
        let count = named.count
        // A few are named, as one would ask which these are.
        let name =
          count == total && total > 1
          ? "all \(total) \(platform.device)s" : count <= mostNamed ? devices(named) : nil
        return (name ?? "\(count) of \(total) \(platform.device)s") + common(cases, among: others)
      })
  }

  /// Returns the end of an answer about a design on all devices of some cases: the systems that all of them run or ran, where
  /// these bind it; nothing where one was left out for no such reason. `isApart` is after more than the devices.
  package static func bound(_ design: Design, _ cases: [SurveyCase], isApart: Bool = false) -> String {
    let platforms = Set(cases.map(\.device.platform))
    let names = design.oldestSystems.filter { platforms.contains($0.platform) }.map(\.name)
    let devices = devices(of: cases)
    guard !names.isEmpty, devices.count > mostNamed,
      devices.allSatisfy({ $0.runs(since: design.oldestSystems) })
    else { return "" }
    return "\(isApart ? "; all" : " that") run \(listed(names)) or later"
  }

  private static let mostNamed = 4

  /// Returns the devices of all cases for a sentence that denies something, as in `none of 56 iPhones`.
  package static func scope(_ all: [SurveyCase]) -> String {
    let devices = devices(of: all)
    guard devices.count > 1, let first = devices.first else { return devices.first?.name ?? "any device" }
    let isOneKind = devices.allSatisfy { $0.platform == first.platform }
    return "any of \(counted(devices.count, isOneKind ? first.platform.device : "device"))"
  }

  private static func devices(of cases: [SurveyCase]) -> [Device] {
    cases.grouped(by: \.device.id).map { $0.elements[0].device }
  }

  /// Returns the way to hold devices and the share of the screen that some cases have, and others do not.
  private static func common(_ cases: [SurveyCase], among all: [SurveyCase]) -> String {
    let (ways, shares) = (Set(cases.map(\.orientation)), Set(cases.map(\.share)))
    let way = ways.count == 1 && Set(all.map(\.orientation)).count > 1 ? " in \(cases[0].orientation)" : ""
    guard !shares.contains(.full), Set(all.map(\.share)).contains(.full) else { return way }
    let share = cases[0].share == .slideOver ? "slide over" : "\(cases[0].share.rawValue) of the screen"
    return "\(way) in \(shares.count == 1 ? share : "a part of the screen")"
  }

  // MARK: Groups

  /// Returns the devices of some cases with their names, a kind a row, and where that is asked the systems.
  package static func blocks(
    _ cases: [SurveyCase], among all: [SurveyCase], bySystem: Bool = false, indentation: String = "",
    _ options: RenderOptions
  ) -> [Block] {
    cases.grouped(by: \.device.platform).map { platform, cases in
      let named = devices(of: cases)
      let isSaid =
        named.count <= mostNamed
        || named.count == devices(of: all.filter { $0.device.platform == platform }).count
      let systems = bySystem ? cases.compactMap(\.system?.name).grouped { $0 }.map(\.key) : []
      let words = [
        devices(in: cases, among: all) + (isSaid ? "" : ": " + devices(named, most: .max)),
        abridged(systems, most: 5),
      ].filter { !$0.isEmpty }
      return .entry(
        "\(indentation)\(options.glyphs[.leadsTo]) ",
        .english(words.joined(separator: options.glyphs[.separator])),
        .faint)
    }
  }

  /// The names of devices; the first word is left out when it repeats.
  package static func devices(_ devices: [Device], most: Int = 5) -> String {
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

  // MARK: Kinds

  /// The kinds of devices that some cases are about, such as iPhone portrait, with their share where it is not all.
  package static func kinds(of cases: [SurveyCase], among all: [SurveyCase]) -> String {
    if cases.count == all.count { return "everywhere" }
    let totals = all.grouped(by: kind)
    return cases.grouped(by: kind).map { kind, cases in
      let total = totals.first { $0.key == kind }?.elements.count ?? cases.count
      return cases.count == total ? kind : "\(kind) \(cases.count) of \(total)"
    }.joined(separator: ", ")
  }

  /// The kind of device that a case is about, and the way it is held.
  package static func kind(of entry: SurveyCase) -> String {
    let noun = entry.device.platform.device
    guard entry.device.platform.rotates else { return noun }
    return entry.share == .full ? "\(noun) \(entry.orientation.rawValue)" : "\(noun) windows"
  }

  /// A case in one line: device, orientation, width of the window.
  package static func place(_ entry: SurveyCase) -> String {
    var words = entry.device.name
    if entry.device.platform.rotates {
      words += " " + entry.orientation.rawValue
      if entry.share != .full { words += " " + entry.share.rawValue }
    }
    return words + ", " + Points.text(entry.window.width) + " pt wide"
  }

  /// Returns a case as a document has it: device, orientation, share of the screen, system, size of the window.
  package static func document(_ entry: SurveyCase) -> JSONValue {
    JSONValue([
      "device": entry.device.id, "orientation": entry.orientation,
      "share": entry.share.rawValue, "system": entry.system?.id,
      "width": entry.window.width, "height": entry.window.height,
    ]).defined(as: "case")
  }
}
