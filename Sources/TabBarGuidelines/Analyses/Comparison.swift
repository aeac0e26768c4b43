package import TabBarCore

/// One design several times, side by side: on devices, by guides, on systems, or in languages.
package struct Comparison: Sendable {
  /// The things that are put side by side.
  package enum Subject: Sendable {
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
  package struct Column: Sendable {
    /// The names of the devices, guides or systems with this result.
    package fileprivate(set) var names: [String]
    /// The names of the guides that judge there.
    package fileprivate(set) var guides: [String]
    /// The design laid out and judged.
    package let scene: Scene

    /// Creates a column from its name and its scene.
    package init(_ name: String, _ scene: Scene) {
      names = [name]
      guides = [scene.guide.name]
      self.scene = scene
    }
  }

  /// A property that is compared.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    case system, window, bar, height
    /// The width of the first item.
    case item
    case visible, hidden, tightened, cut, findings
  }

  package let columns: [Column]
  /// Whether guides are compared, which only say what they think of one design.
  package let areGuides: Bool
  /// Where the guides that speak of the platform contradict one another about the design; none where
  /// something else is compared.
  package let disagreements: [Disagreement]
  /// Where they contradict one another on what this design does not have; only of two or three guides, as most texts
  /// differ in something.
  package let otherDisagreements: [Disagreement]

  /// Compares a design with itself in other surroundings.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - guide: The guide that a person chose; without one each column is judged by the edition of Apple's guidelines
  ///     for its system.
  ///   - subject: The surroundings, a column for each.
  package init(of design: Design, by guide: Guide?, _ subject: Subject) {
    switch subject {
    case .devices(let devices):
      self.init(
        Self.joined(devices.map { Column($0.name, Scene(design.moved(to: $0), chosen: guide)) }))
    case .guides(let guides):
      let columns = guides.map { Column($0.name, Scene(design, by: $0)) }
      let scenes = columns.map(\.scene).filter(\.isSpokenOf)
      self.init(
        columns, areGuides: true,
        disagreements: design.tabs.isEmpty ? [] : Conflict.all.compactMap { Disagreement($0, scenes) },
        otherDisagreements: design.tabs.isEmpty || guides.count > Self.mostGuides
          ? [] : Conflict.all.compactMap { Disagreement($0, scenes, touched: false) })
    case .systems(let systems):
      let all = design.device.systems(allVersions: true, by: guide ?? .standard).compactMap(\.self)
      self.init(
        Self.joined(
          (systems.isEmpty ? all : systems).map { system in
            var design = design
            design.system = system
            return Column(system.name, Scene(design, chosen: guide))
          }))
    case .languages(let languages, let devices):
      let designs = devices.isEmpty ? [design] : devices.map { design.moved(to: $0) }
      self.init(
        Self.joined(
          designs.flatMap { design in
            languages.map { language in
              var design = design
              design.locale = language
              return Column("\(design.device.name) in \(language)", Scene(design, chosen: guide))
            }
          }))
    }
  }

  /// Puts designs side by side that were laid out and judged already.
  package init(_ columns: [Column]) { self.init(columns, areGuides: false) }

  private static let mostGuides = 3

  private init(
    _ columns: [Column], areGuides: Bool, disagreements: [Disagreement] = [],
    otherDisagreements: [Disagreement] = []
  ) {
    self.columns = columns
    self.areGuides = areGuides
    self.disagreements = disagreements
    self.otherDisagreements = otherDisagreements
  }

  /// Returns columns with neighbours put together that have the same result.
  private static func joined(_ columns: [Column]) -> [Column] {
    var result: [Column] = []
    for column in columns {
      guard var last = result.last, last.isLike(column) else {
        result.append(column)
        continue
      }
      last.names += column.names
      last.guides += column.guides.filter { !last.guides.contains($0) }
      result[result.count - 1] = last
    }
    return result
  }

  /// Returns whether not all columns agree in an aspect.
  package func differs(in aspect: Aspect) -> Bool {
    guard let first = columns.first else { return false }
    return columns.contains { $0.value(of: aspect) != first.value(of: aspect) }
  }
}

extension Comparison.Column {
  /// Returns the value of an aspect, in a form that can be compared.
  func value(of aspect: Comparison.Aspect) -> [String] {
    let layout = scene.layout
    switch aspect {
    case .system: return [layout.system?.id ?? ""]
    case .window: return ["\(layout.window.width)", "\(layout.window.height)"]
    case .bar:
      let distribution = layout.items.isEmpty ? "" : layout.distribution.rawValue
      return [layout.placement.rawValue, layout.arrangement.rawValue, distribution]
    case .height: return ["\(layout.frame.height)"]
    case .item: return layout.items.prefix(1).map { "\($0.slot.width)" }
    case .visible: return layout.visible.map(String.init)
    case .hidden: return layout.hidden.map(String.init) + [layout.overflow.rawValue]
    case .tightened: return Matrix.Outcome(scene).tightened.map(String.init)
    case .cut:
      let outcome = Matrix.Outcome(scene)
      return (outcome.cut + [-1] + outcome.mayBeCut).map(String.init)
    case .findings:
      return scene.report.findings.map { "\($0.rule) \($0.severity.rawValue) \($0.verdict.rawValue)" }
    }
  }

  /// Returns whether all but the system is the same, with every item of the bar; not the places within an item.
  func isLike(_ other: Comparison.Column) -> Bool {
    let (mine, others) = (scene.layout, other.scene.layout)
    return mine.frame == others.frame
      && mine.items.elementsEqual(others.items) {
        $0.kind == $1.kind && $0.frame == $1.frame && $0.title == $1.title
      }
      && mine.absence == others.absence
      && mine.capsule == others.capsule && mine.safeArea == others.safeArea
      && Comparison.Aspect.allCases.allSatisfy { $0 == .system || value(of: $0) == other.value(of: $0) }
  }
}

extension Design {
  /// Returns the design for another device, without what was set by hand for its own.
  func moved(to device: Device) -> Design {
    guard device.id != self.device.id else { return self }
    var design = self
    design.device = device
    design.sizeClasses = nil
    if design.system?.platform != device.platform { design.system = nil }
    if !device.platform.rotates { design.orientation = .portrait }
    if device.platform != .iPadOS { design.window = .full }
    return design
  }
}
