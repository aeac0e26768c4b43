public import TabBarCore

/// One guideline that a laid out design can meet or break, with everything there is to teach about it.
public struct Rule: Sendable, Identifiable {
  /// The name used in commands, files and reports, such as `more-tab`. It never changes.
  public let id: String
  /// The guideline in one line, as an instruction.
  public let title: String
  /// The question that the rule answers; rules are grouped by it.
  public let question: Question
  /// Why it matters, in two or three plain sentences.
  public let rationale: String
  /// What to do about a design that breaks it.
  public let remedy: String
  /// What people believe about it that is not so, or `nil`.
  public let misconception: String?
  /// What the rule rests on.
  public let evidence: Evidence
  /// The entries of the catalogue of guidelines that the rule decides, such as `R30`.
  public let catalogue: [String]
  /// Designs that meet and that break the rule. The last met and the first broken one lie just on
  /// either side of the boundary, where the rule has one.
  public let examples: [Example]
  /// What the rule has to see before it can judge.
  public let needs: Need
  /// Judges a design that has what the rule needs.
  let decide: @Sendable (Inspection) -> Judgement

  /// Judges a design that has been laid out.
  ///
  /// A guide that says nothing of the device's platform, a design without tabs, and, for a rule that looks
  /// at the bar, a bar that cannot be laid out are not applicable, whatever the rule.
  public func judge(_ inspection: Inspection) -> Judgement {
    let platform = inspection.platform
    guard inspection.guide.versions[platform] != nil else {
      return .notApplicable("\(inspection.guide.name) says nothing about \(platform.rawValue)")
    }
    guard !inspection.design.tabs.isEmpty else { return .notApplicable("there are no tabs yet") }
    if needs == .bar, inspection.layout.placement == .none {
      return .notApplicable("the tab bar of \(platform.rawValue) cannot be laid out")
    }
    return decide(inspection)
  }

  /// What a rule has to see before it can judge.
  public enum Need: String, Hashable, Sendable, CaseIterable {
    /// At least one tab.
    case tabs
    /// At least one tab, in a bar that has been laid out.
    case bar
  }

  /// A group of rules, by the question that a designer asks.
  public enum Question: String, Sendable, CaseIterable {
    /// The number of tabs.
    case howMany = "How many?"
    /// The titles.
    case whatToCallIt = "What do I call it?"
    /// The icons.
    case whichIcon = "Which icon?"
    /// The badges.
    case whichBadge = "What goes into a badge?"
    /// What a tab may do.
    case whatIsATab = "What is a tab?"
    /// Devices and orientations.
    case everywhere = "Does it hold everywhere?"
  }
}

/// What a rule rests on, the firmest first.
public enum Evidence: String, Sendable, CaseIterable {
  /// The text of a guideline says it.
  case guideline
  /// The system has been observed to do it.
  case observed
  /// It follows from other numbers by arithmetic.
  case derived
  /// It is common practice, written down by nobody who decides.
  case convention
}

/// A design that meets or breaks a rule.
public struct Example: Sendable {
  /// What the example shows, in a few words.
  public let caption: String
  /// The design.
  public let design: Design
  /// The verdict that the rule gives, met or broken.
  public let verdict: Verdict
  /// The guide that it is judged by, or `nil` for each that has the rule.
  public let guide: String?

  /// Returns an example that meets the rule.
  public static func met(_ caption: String, _ design: Design, guide: String? = nil) -> Example {
    Example(caption: caption, design: design, verdict: .met, guide: guide)
  }

  /// Returns an example that breaks the rule.
  public static func broken(_ caption: String, _ design: Design, guide: String? = nil) -> Example {
    Example(caption: caption, design: design, verdict: .broken, guide: guide)
  }
}

extension Design {
  /// Returns a design of tabs with some titles and nothing else.
  static func titled(
    _ titles: String..., on device: Device = .standard, held orientation: Orientation = .portrait
  ) -> Design {
    Design(tabs: titles.map { Tab($0) }, device: device, orientation: orientation)
  }

  /// Returns a design of some tabs on the device that a new design has.
  static func of(_ tabs: Tab...) -> Design { Design(tabs: tabs) }
}

extension Device {
  /// Returns the device that an example is shown on.
  ///
  /// An identifier that is no longer known gives the standard device; the tests of the examples notice.
  static func example(_ id: String) -> Device { named(id) ?? .standard }
}
