package import TabBarCore
import TabBarGuidelines

/// Why a device or a system does not have something, and what to type instead.
struct Objection {
  /// Why not, as a clause without a full stop.
  let problem: Prose
  let remedy: Prose

  init(_ problem: Prose, remedy: Prose) {
    self.problem = problem
    self.remedy = remedy
  }

  func error(at word: Word) -> CommandError { CommandError(problem, at: word, remedy: remedy) }
}

/// Which settings go together.
extension Draft {
  /// The system that the bar is laid out as: the one chosen by hand, else that of guide and device. If the guide is auto,
  /// the guide of a new design is taken.
  package var system: System? {
    design.system ?? (chosenGuide ?? .standard).system(for: design.device, of: design)
  }

  /// Returns the clause about the guide after another device or system was chosen: that it is auto and followed the
  /// system, or that it was chosen and is another edition than the system's. None where the edition stayed.
  func clauses(since before: Draft) -> [Prose] {
    guard let chosenGuide else {
      guard case let (guide, earlier) = (guide, before.guide), guide.id != earlier.id else { return [] }
      return ["the guide is auto, so it is \(guide.name) now (`guide \(earlier.id)` keeps \(earlier.name))"]
    }
    guard chosenGuide.isApples else {
      return system?.id == before.system?.id ? [] : chosenGuide.clause(about: system)
    }
    let edition = Guide.edition(for: system)
    guard edition.id != chosenGuide.id,
      edition.id != Guide.edition(for: before.system).id
    else { return [] }
    return ["judged by \(chosenGuide.name), as chosen (`guide auto` follows the system)"]
  }

  // MARK: Objections

  func objection(to system: System, calling name: Prose) -> Objection? {
    let device = design.device
    guard !device.runs(system) else { return nil }
    guard system.platform == device.platform else {
      return Objection(
        "\(name) does not run \(system.name)",
        remedy: .joined(
          [
            DeviceName.running(system).map { "`device \($0.id)` does" },
            device.nearestSystem(to: system).map { "\($0.id) is its own" },
          ].compactMap(\.self), by: "; "))
    }
    let runs: Prose = "\(name) runs \(device.platform.rawValue) \(device.firstVersion)"
    let other = DeviceName.running(system).map { ", or `device \($0.id)` for \(system.name)" as Prose } ?? ""
    return Objection(
      device.lastVersion.map { $0 == device.firstVersion ? runs : "\(runs) to \($0)" } ?? "\(runs) and later",
      remedy: "`system \(device.nearestSystem(to: system)?.id ?? "auto")`\(other)")
  }

  /// Returns why the app does not run on a device or a system; `nil` where it does, or where that is not known.
  func objectionToAge(of device: Device, _ system: System? = nil) -> Objection? {
    guard let oldest = device.oldestVersion(of: design.since),
      let name = System.nearest(to: oldest, on: device.platform)?.name
    else { return nil }
    let runs: Prose = "the app runs on \(name) and later"
    if let system, system.platform == device.platform, system.version < oldest {
      return Objection(
        "\(system.name) is older than what the app runs on, \(name) and later",
        remedy: "`since \(system.id)` says otherwise")
    }
    guard let last = device.lastVersion, last < oldest else { return nil }
    return Objection(
      "\(device.name) runs nothing newer than \(device.platform.rawValue) \(last), and \(runs)",
      remedy: "`devices \(device.platform.rawValue)` lists others")
  }

  func objection(to window: Window, calling name: Prose? = nil) -> Objection? {
    let device = design.device
    guard window != .full else { return nil }
    guard device.platform == .iPadOS else {
      if device.sharesScreen(in: .landscape) {
        return window == .split(.half) && device.sharesScreen(in: design.orientation)
          ? nil
          : Objection(
            "\(name ?? "\(device.name)") is shared in halves, on its side",
            remedy: "`orientation landscape` turns it")
      }
      return Objection(
        "\(name ?? "\(device.name)") gives an app the whole screen",
        remedy: "`device ipad-pro-11-m4` has windows")
    }
    guard let system, system.platform == .iPadOS else {
      return Objection("\(systemName) has no windows of an iPad", remedy: "`system auto`")
    }
    guard system.version >= 9 else {
      return Objection(
        "\(system.name) gives an app the whole screen",
        remedy: "`\(newer(17))` has windows")
    }
    let screen = device.screen(in: design.orientation).width
    switch window {
    case .full: return nil
    case .width(let width):
      guard !(Window.leastWidth...screen).contains(width) else { return nil }
      return Objection(
        "a window is from \(Int(Window.leastWidth)) to \(Int(screen)) points wide here",
        remedy: "`window full` takes the whole screen")
    case .split, .slideOver:
      guard system.version >= 26 else { return nil }
      return Objection(
        "windows resize freely on \(system.name)",
        remedy: "`window \(Int((screen * window.share).rounded()))` gives the same width")
    }
  }

  func objection(to pane: Pane) -> Objection? {
    guard pane != .main else { return nil }
    switch (pane, platform) {
    case (.popover, .iPadOS): return nil
    case (.popover, .iOS):
      return Objection(
        "a popover fills the screen of an iPhone", remedy: "`pane main`, or `device ipad-pro-11-m4`")
    case (_, .tvOS) where pane != .popover: return nil
    case (_, .iOS), (_, .iPadOS):
      return hasRoomForTwoPanes
        ? nil
        : Objection(
          "a window of compact width shows one pane at a time", remedy: widerScreen)
    default:
      return Objection(
        "\(systemName) has no such pane", remedy: "`pane main` works on every system")
    }
  }

  /// Returns why there is no floating bar of an iPhone, or `nil` where there is one. `lack` ends the clause after
  /// the system's name, such as `minimizes no bar`.
  func objectionToFloating(_ lack: Prose, onPad: Bool = false) -> Objection? {
    if let system, system.platform == .iOS || onPad && system.platform == .iPadOS, system.version >= 26 {
      return nil
    }
    let isPhone = design.device.platform == .iOS
    return Objection(
      "\(systemName) \(lack)",
      remedy: isPhone ? "`\(newer(26))` does" : "`device iphone-17` does")
  }

  // MARK: Words

  var systemName: String { system?.name ?? design.device.name }

  private var hasRoomForTwoPanes: Bool {
    var design = design
    design.pane = .main
    return BarLayout(of: design, on: system).sizeClasses.horizontal == .regular
  }

  /// The remedy that gives the window regular width.
  private var widerScreen: Prose {
    if design.sizeClasses?.horizontal == .compact { return "`sizeclass auto` leaves the class to the window" }
    var wider = self
    wider.design.window = .full
    if design.window != .full, wider.hasRoomForTwoPanes { return "`window full` has room for two" }
    return "`device ipad-pro-11-m4` has room for two"
  }

  /// Returns the command for a system of the device that is of a version or newer.
  private func newer(_ version: Int) -> String {
    let system = design.device.nearestSystem(to: version)
    return "system \(system?.id ?? "auto")"
  }
}

extension Guide {
  /// Returns the clause about a system that the text of the guide does not cover; none where it does.
  fileprivate func clause(about system: System?) -> [Prose] {
    guard let system else { return [] }
    guard let covered = versions[system.platform] else {
      return ["\(name) says nothing about \(system.platform.rawValue)"]
    }
    guard system.version > covered else { return [] }
    let newest = "\(system.platform.rawValue) \(covered)"
    return ["\(system.name) is newer than the text of \(name), which goes up to \(newest)"]
  }
}

extension Window {
  /// The least width that a window is given, in points. Apple publishes none.
  static let leastWidth = 200.0

  /// The part of the screen's width that a window takes where windows are tiled.
  fileprivate var share: Double {
    switch self {
    case .split(.half): 1 / 2
    case .split(.twoThirds): 2 / 3
    case .split(.third), .slideOver: 1 / 3
    case .full, .width: 1
    }
  }
}

extension [Prose] {
  /// Returns a sentence with these clauses after it.
  func following(_ sentence: Prose) -> Prose { .joined([sentence] + self, by: "; ") }
}
