public import TabBarCore

/// One design several times, side by side: on devices, by guides, or on systems.
public struct Comparison: Sendable {
  /// The things that are put side by side.
  public enum Subject: Sendable {
    /// Devices, each with the system that goes with it.
    case devices([Device])
    /// Every guide, on the design's device.
    case guides
    /// Every system that the design's device runs.
    case systems
  }

  /// The design in one of the ways that are compared.
  public struct Column: Sendable {
    /// The names of the devices, guides or systems with this result.
    public let names: [String]
    /// The design laid out and judged.
    public let scene: Scene
  }

  /// A property that is compared.
  public enum Aspect: String, Hashable, Sendable, CaseIterable {
    case system, window, bar, height
    /// The width of the first item.
    case item
    case visible, hidden, tightened, cut, findings
  }

  /// The columns, in order.
  public let columns: [Column]
  /// Whether guides are compared, which only say what they think of one design.
  public let areGuides: Bool
  /// Where the guides that speak of the platform contradict one another about the design; none where
  /// something else is compared.
  public let disagreements: [Disagreement]

  /// Compares a design with itself in other surroundings.
  public init(of design: Design, by guide: Guide, _ subject: Subject) {
    if case .guides = subject { areGuides = true } else { areGuides = false }
    switch subject {
    case .devices(let devices):
      disagreements = []
      columns = devices.map { device in
        Column(names: [device.name], scene: Scene(design.moved(to: device), by: guide))
      }
    case .guides:
      columns = Guide.all.map { guide in Column(names: [guide.name], scene: Scene(design, by: guide)) }
      let scenes = columns.map(\.scene).filter(\.isSpokenOf)
      disagreements =
        design.tabs.isEmpty ? [] : Conflict.all.compactMap { Disagreement($0, scenes) }
    case .systems:
      disagreements = []
      let systems = design.device.systems(allVersions: true, by: guide).compactMap(\.self)
      var columns: [Column] = []
      for system in systems {
        var design = design
        design.system = system
        let column = Column(names: [system.name], scene: Scene(design, by: guide))
        if let last = columns.last, last.isLike(column) {
          columns[columns.count - 1] = Column(names: last.names + column.names, scene: last.scene)
        } else {
          columns.append(column)
        }
      }
      self.columns = columns
    }
  }

  /// Returns whether not all columns agree in an aspect.
  public func differs(in aspect: Aspect) -> Bool {
    guard let first = columns.first else { return false }
    return columns.contains { $0.value(of: aspect) != first.value(of: aspect) }
  }
}

extension Comparison.Column {
  /// The value of an aspect, in a form that can be compared.
  enum Value: Hashable {
    case text(String?)
    case numbers([Double])
    case tabs([Int], Overflow)
    case rules([String])
  }

  func value(of aspect: Comparison.Aspect) -> Value {
    let layout = scene.layout
    switch aspect {
    case .system: return .text(layout.system?.id)
    case .window: return .numbers([layout.window.width, layout.window.height])
    case .bar:
      let distribution = layout.items.isEmpty ? "" : layout.distribution.rawValue
      return .text("\(layout.placement.rawValue) \(layout.arrangement.rawValue) \(distribution)")
    case .height: return .numbers([layout.frame.height])
    case .item: return .numbers(layout.items.first.map { [$0.share.width] } ?? [])
    case .visible: return .tabs(layout.visible, .none)
    case .hidden: return .tabs(layout.hidden, layout.overflow)
    case .tightened: return .tabs(Matrix.Outcome(scene).tightened, .none)
    case .cut:
      let outcome = Matrix.Outcome(scene)
      return .tabs(outcome.cut + [-1] + outcome.mayBeCut, .none)
    case .findings:
      return .rules(scene.report.findings.map { "\($0.rule) \($0.severity.rawValue) \($0.verdict.rawValue)" })
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
