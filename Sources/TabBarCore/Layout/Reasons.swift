/// Why something in a layout is as it is: what came out, by which rule, from which numbers, and who says so.
///
/// Reasons are worked out from the same facts as the layout, but apart from it, so that the two can be held
/// against each other.
public struct Reason: Hashable, Sendable {
  /// What is explained.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    /// The system that is followed.
    case system
    /// The size of the window.
    case window
    /// The safe area.
    case safeArea = "safe area"
    /// The size classes.
    case sizeClasses = "size classes"
    /// How many tabs fit and what becomes of the others.
    case overflow = "tabs in the bar"
    /// The place of titles relative to icons.
    case arrangement
    /// The height of the bar.
    case height = "bar height"
    /// The width of an item.
    case itemWidth = "item width"
    /// The height of an item.
    case itemHeight = "item height"
    /// The room for a title.
    case titleRoom = "title room"
    /// The width of a title.
    case titleWidth = "title width"
    /// Whether a title is cut.
    case truncation = "cut or not"
    /// The width of a badge.
    case badgeWidth = "badge width"
    /// The height of a badge.
    case badgeHeight = "badge height"
  }

  /// Who says so, and how far that can be trusted.
  public struct Ground: Hashable, Sendable {
    /// The source, in words.
    public let source: String
    /// How far it can be trusted.
    public let confidence: Confidence

    /// Creates a ground from a source and how far it can be trusted.
    public init(_ source: String, _ confidence: Confidence) {
      self.source = source
      self.confidence = confidence
    }
  }

  /// What is explained.
  public let subject: Subject
  /// What came out, with the arithmetic.
  public let conclusion: String
  /// The rule, in one sentence without a full stop.
  public let rule: String
  /// The number that came out, a length in points or a count, or `nil` where it is none.
  public let value: Double?
  /// Who says so.
  public let grounds: [Ground]

  /// Creates a reason.
  public init(
    _ subject: Subject, _ conclusion: String, value: Double? = nil, rule: String, grounds: [Ground]
  ) {
    self.subject = subject
    self.conclusion = conclusion
    self.rule = rule
    self.value = value
    self.grounds = grounds
  }
}

extension Reason.Ground {
  init(_ fact: Fact) { self.init(fact.source, fact.confidence) }

  /// What only arithmetic says.
  static let arithmetic = Reason.Ground("arithmetic on the numbers above", .high)
}

/// Works out the reasons for a layout.
struct Reasons {
  let design: Design
  let system: System?
  let surroundings: Surroundings

  init(_ design: Design, on system: System?) {
    self.design = design
    self.system = system
    surroundings = Surroundings(of: design, on: system)
  }

  var isRegular: Bool { surroundings.sizeClasses.horizontal == .regular }

  /// The bar that is drawn: an iPad's in a narrow window is another one.
  var bar: BarStyle {
    guard let bar = system?.bar else { return .absent("no system of this platform is known") }
    guard case .strip(_, let compact) = bar, !isRegular else { return bar }
    return switch compact {
    case .docked(let metrics): .docked(metrics)
    case .floating(let metrics): .floating(metrics)
    }
  }

  /// Returns a length with at most two decimals.
  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
  }
}

extension BarLayout {
  /// Returns why the bar of a design is as it is on a system, from the outside in.
  public static func reasons(for design: Design, on system: System?) -> [Reason] {
    let reasons = Reasons(design, on: system)
    let layout = BarLayout(of: design, on: system)
    return (reasons.aroundBar + reasons.ofBar).map { $0.held(against: layout, device: design.device) }
  }

  /// Returns why the item of a tab is as it is, or where the tab is instead.
  public static func reasons(for design: Design, on system: System?, tab: Int) -> [Reason] {
    guard design.tabs.indices.contains(tab) else { return [] }
    let layout = BarLayout(of: design, on: system)
    return Reasons(design, on: system).ofItem(tab, in: layout).map {
      $0.held(against: layout, device: design.device)
    }
  }
}
