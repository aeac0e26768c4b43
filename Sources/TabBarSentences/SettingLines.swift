import TabBarCore
import TabBarLexicon

/// Lines that go back in time, and lines that say what the bar is laid out for.
extension Parts {
  func linesToUndo() -> [Way] {
    let isSaid = says("V:undo")
    var cost = isSaid ? 0 : first("gone") == nil ? 1 : 0.25
    if !isSaid, !says("N:regret") { cost += 0.4 }
    if !fills("gone").isEmpty {
      let steps = fills("gone").map(\.sense.number).max() ?? 1
      let titles = Set(fills("gone").map(\.sense.text)).count
      return [(cost + (steps <= titles ? 0 : 0.5), [undo(steps)])]
    }
    if says("N:tab"), !says(anyOf: "N:undone", "Q:both"), isSaid { cost += 0.4 }
    var steps = first("n")?.sense.number ?? (says("Q:both") ? 2 : 1)
    if says("Q:all"), first("n") == nil { steps = says("Q:both") ? 2 : context.steps }
    return (1...max(1, context.steps)).contains(steps) ? [(cost, [undo(steps)])] : []
  }

  private func undo(_ steps: Int) -> String { steps > 1 ? "undo \(steps)" : "undo" }

  func linesForDevice() -> [Way] {
    guard let said = first("dev") else { return [] }
    guard first("sys").map({ $0.sense.kind == .system }) ?? true else { return [] }
    var device: Device? = Device.named(meantDevice(said)) ?? context.device
    var system = first("sys").flatMap { System.named($0.sense.text) }
    if let platform = Self.families[items[said.item].text.lowercased()], !isBack, let newest = device {
      system = system.map(newest.system)
      // Whoever has one of a family already means this one, if it runs the system.
      if context.device.platform == platform, system.map(context.device.runs) ?? true {
        device = nil
      } else if let system, !newest.runs(system) {
        device = DeviceName.running(system)
      }
    } else if let named = device {
      system = system.map(named.system)
    }
    var lines = device.map { ["device \($0.id)"] } ?? []
    if let orientation = first("ori") { lines.append("orientation \(orientation.sense.text)") }
    if let system { lines.append("system \(system.id)") }
    return lines.isEmpty ? [] : [(0, lines)]
  }

  private static let families: [String: Platform] = ["iphone": .iOS, "ipad": .iPadOS, "apple tv": .tvOS]

  private var isBack: Bool {
    let back = ["V:undo", "V:back"].map(Lexicon.shared.concept)
    return items.contains { item in back.contains(where: item.has) }
  }

  /// Returns the device that is named: of a family alone the one that the bar was laid out for before.
  private func meantDevice(_ fill: Fill) -> String {
    let name = items[fill.item].text.lowercased()
    guard isBack, Self.families[name] != nil, let device = Device.named(fill.sense.text)
    else {
      return fill.sense.text
    }
    return context.earlierDevices.first { $0.platform == device.platform }?.id ?? device.id
  }

  func linesForSystem() -> [Way] {
    guard let system = first("sys")?.sense else { return [] }
    guard system.kind == .number else {
      let wanted = System.named(system.text).map(context.device.system(meantBy:))
      guard let wanted, wanted.platform != context.device.platform, let device = DeviceName.running(wanted)
      else { return [(0, ["system \(wanted?.id ?? system.text)"])] }
      // One without a number is the newest that the device runs.
      return [(0, ["device \(device.id)"] + (system.cost > 0 ? [] : ["system \(system.text)"]))]
    }
    guard says("N:system"), (6...30).contains(system.number),
      fills("old").allSatisfy({ [.number, .system].contains($0.sense.kind) })
    else { return [] }
    return [(0, ["system \(context.device.platform.rawValue.lowercased())\(system.number)"])]
  }

  func linesForGuide() -> [Way] {
    guard let guide = first("guide")?.sense else { return [] }
    switch guide.kind {
    case .year:
      return [
        (says(anyOf: "N:guide", "V:judge") || first("vendor") != nil ? 0 : 1.1, ["guide \(guide.text)"])
      ]
    case .vendor:
      guard fills("old").allSatisfy({ $0.sense.kind == .vendor }) else { return [] }
      return [(0.1, [says("N:newer") ? "guide \(guide.text)" : "guide auto"])]
    default: return [(first("vendor") == nil ? 0 : 2, ["guide \(guide.text)"])]
    }
  }

  func linesForLocale() -> [Way] {
    let lines = fills("lang").map { "locale \($0.sense.text)" }
    guard let direction = first("dir")?.sense.text, let language = first("lang")?.sense.text else {
      return [(0, lines)]
    }
    let isRightToLeft = ["ar", "he", "fa", "ur"].contains(language)
    return [(0, lines + ((direction == "rtl") == isRightToLeft ? [] : ["direction \(direction)"]))]
  }

  func linesForTextSize() -> [Way] {
    if says("N:min") { return [(0, ["textsize standard"])] }
    return says("N:max") ? [(0, ["textsize accessibility"])] : []
  }
}
