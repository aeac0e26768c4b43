import TabBarCore
import TabBarGuidelines

extension ReferenceDocument {
  /// Devices, systems, and the layout of bars.
  static let devices = ReferenceDocument(
    name: "devices.md",
    parts: [
      ("devices", { Markdown { $0.addDevices() }.text }),
      ("sources", { Markdown { $0.addSources() }.text }),
      ("systems", { Markdown { $0.addSystems() }.text }),
      ("estimates", { Markdown { $0.bullets(Estimate.allCases.map { Markdown.plain($0.reason) }) }.text }),
    ])

  /// The sources of the devices, each once, in the order of the devices.
  fileprivate static let sourcesOfDevices = Device.all.map(\.source).reduce(into: [String]()) {
    sources, source in
    if !sources.contains(source) { sources.append(source) }
  }
}

extension Markdown {
  fileprivate mutating func addDevices() {
    for platform in Platform.allCases {
      let devices = Device.all.filter { $0.platform == platform }
      guard !devices.isEmpty else { continue }
      heading(3, platform.rawValue)
      let rows = devices.map { device in
        device.row(source: (ReferenceDocument.sourcesOfDevices.firstIndex(of: device.source) ?? 0) + 1)
      }
      table(
        [
          "device", "name", "year", "first system", "size", "scale", "safe area upright", "on its side",
          "classes upright", "on its side", "confidence", "source",
        ], rows)
    }
  }

  fileprivate mutating func addSources() {
    heading(3, "Sources of the devices")
    numbers(ReferenceDocument.sourcesOfDevices.map(Self.plain))
    let changes = Device.all.flatMap(\.safeAreaChanges)
    guard !changes.isEmpty else { return }
    heading(3, "Safe areas that differ on some systems")
    table(["device", "system", "safe area upright", "on its side"], changes)
  }

  fileprivate mutating func addSystems() {
    table(
      ["system", "name", "bar"],
      System.all.map { [Markdown.code($0.id), $0.name, Markdown.plain($0.bar.summary)] })
    for platform in Platform.allCases { addNumbers(of: platform) }
  }

  /// Adds the numbers of a platform's bars; systems with the same numbers share a table.
  private mutating func addNumbers(of platform: Platform) {
    var systems = System.all.filter { $0.platform == platform }[...]
    while let first = systems.first {
      let same = systems.prefix { $0.bar.facts == first.bar.facts }
      systems = systems.dropFirst(same.count)
      guard !first.bar.facts.isEmpty, let last = same.last else { continue }
      heading(3, first.id == last.id ? first.name : "\(first.name) to \(last.name)")
      table(
        ["number", "value", "confidence", "source"],
        first.bar.facts.map { fact in
          [
            Markdown.plain(fact.name), Points.text(fact.value), fact.confidence.rawValue,
            Markdown.plain(fact.source),
          ]
        })
    }
  }
}

extension Device {
  fileprivate func row(source: Int) -> [String] {
    [
      Markdown.code(id), Markdown.plain(name), String(year),
      "\(platform.rawValue) \(firstVersion)" + (lastVersion.map { " to \($0)" } ?? ""),
      "\(Points.text(portrait.width)) × \(Points.text(portrait.height))", "@\(scale)x",
      portraitSafeArea.documentation, platform.rotates ? landscapeSafeArea.documentation : "–",
      portraitClasses.documentation, platform.rotates ? landscapeClasses.documentation : "–",
      confidence.rawValue, String(source),
    ]
  }

  /// The systems on which the device's safe area differs from the listed one.
  fileprivate var safeAreaChanges: [[String]] {
    System.all.compactMap { system in
      guard system.platform == platform, runs(system) else { return nil }
      let portrait = safeArea(in: .portrait, on: system)
      let landscape = safeArea(in: .landscape, on: system)
      guard portrait != portraitSafeArea || landscape != landscapeSafeArea else { return nil }
      return [
        Markdown.code(id), Markdown.code(system.id), portrait.documentation, landscape.documentation,
      ]
    }
  }
}

extension Insets {
  fileprivate var documentation: String {
    [top, left, bottom, right].map(Points.text).joined(separator: ", ")
  }
}

extension SizeClasses? {
  fileprivate var documentation: String {
    func short(_ sizeClass: SizeClass) -> String { sizeClass == .compact ? "C" : "R" }
    return map { "\(short($0.horizontal)) × \(short($0.vertical))" } ?? "–"
  }
}
