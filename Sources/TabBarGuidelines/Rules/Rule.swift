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
  /// Judges a design that has been laid out.
  public let judge: @Sendable (Inspection) -> Judgement

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
