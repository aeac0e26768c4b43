package import TabBarCore

/// One design several times, side by side: on devices, by guides, on systems, or in languages.
package struct Comparison {
  package enum Subject {
    /// Devices, each with the system that goes with it.
    case devices([Device])
    /// Guides, on the design's device.
    case guides([Guide] = Guide.all)
    /// Systems that the design's device runs; none for all of them.
    case systems([System] = [])
    /// Languages of the titles, on each of some devices; none for the design's own device.
    case languages([String], [Device] = [])
  }

  /// The design in one of the ways that are compared.
  package struct Column {
    /// The names of the devices, guides or systems with this result.
    package fileprivate(set) var names: [String]
    package fileprivate(set) var guides: [String]
    package let scene: Scene

    package init(_ name: String, _ scene: Scene) {
      names = [name]
      guides = [scene.guide.name]
      self.scene = scene
    }
  }

  package let columns: [Column]
  /// Whether guides are compared, which only say what they think of one design.
  package private(set) var areGuides = false

  /// Compares a design with itself in other surroundings, a column for each. Without a guide each column is judged by
  /// the edition of Apple's guidelines for its system.
  package init(of design: Design, by guide: Guide?, _ subject: Subject) {
    switch subject {
    case .devices(let devices):
      self.init(joining: devices.map { ($0.name, design.moved(to: $0)) }, by: guide)
    case .guides(let guides):
      self.init(guides.map { Column($0.name, Scene(design, by: $0)) })
      areGuides = true
    case .systems(let systems):
      let all = design.systems(of: design.device, by: guide ?? .standard).compactMap(\.self)
      self.init(
        joining: (systems.isEmpty ? all : systems).map { system in
          var design = design
          design.system = system
          return (system.name, design)
        }, by: guide)
    case .languages(let languages, let devices):
      self.init(
        joining: (devices.isEmpty ? [design.device] : devices).flatMap { device in
          languages.map { language in
            var design = design.moved(to: device)
            design.locale = language
            design.isJudgedAsShown = true
            return ("\(device.name) in \(language)", design)
          }
        }, by: guide)
    }
  }

  /// Puts designs side by side that were laid out and judged already.
  package init(_ columns: [Column]) { self.columns = columns }

  /// Puts designs side by side; neighbours with the same result share a column.
  private init(joining designs: [(name: String, design: Design)], by guide: Guide?) {
    var columns: [Column] = []
    for (name, design) in designs {
      let column = Column(name, Scene(design, chosen: guide))
      guard var last = columns.last, last.isLike(column) else {
        columns.append(column)
        continue
      }
      last.names += column.names
      last.guides += column.guides.filter { !last.guides.contains($0) }
      columns[columns.count - 1] = last
    }
    self.init(columns)
  }
}

extension Comparison.Column {
  /// Returns whether all but the system is the same, with every item of the bar; not the places within an item.
  fileprivate func isLike(_ other: Comparison.Column) -> Bool {
    let (mine, others) = (scene.layout, other.scene.layout)
    func findings(_ scene: Scene) -> [String] {
      scene.report.findings.map { "\($0.rule) \($0.severity) \($0.verdict)" }
    }
    return mine.frame == others.frame && mine.window == others.window && mine.safeArea == others.safeArea
      && mine.placement == others.placement && mine.arrangement == others.arrangement
      && mine.distribution == others.distribution && mine.capsule == others.capsule
      && mine.items.elementsEqual(others.items) {
        $0.kind == $1.kind && $0.frame == $1.frame && $0.slot.width == $1.slot.width && $0.title == $1.title
      }
      && mine.hidden == others.hidden && mine.overflow == others.overflow && mine.absence == others.absence
      && findings(scene) == findings(other.scene)
  }
}

extension Design {
  /// Returns the design for another device, without what was set by hand for its own; a system that the device does not run
  /// makes place for one that goes with it.
  package func moved(to device: Device) -> Design {
    guard device.id != self.device.id else { return self }
    var design = self
    design.device = device
    design.sizeClasses = nil
    if system != nil {
      let isKnown = device.oldestVersion(of: oldestSystems) != nil
      design.system = isKnown ? Guide.standard.system(for: device, of: self) : nil
    }
    if !device.platform.rotates { design.orientation = .portrait }
    if device.platform != .iPadOS { design.window = .full }
    return design
  }
}

extension Scene {
  package var platform: Platform { layout.system?.platform ?? design.device.platform }

  /// Whether the guide says anything about the platform.
  package var isSpokenOf: Bool { guide.versions[platform] != nil }
}
