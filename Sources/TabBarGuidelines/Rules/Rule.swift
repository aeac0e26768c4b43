public import TabBarCore

/// One guideline that a laid out design can meet or break, with all the texts that explain it.
///
/// A class whose fields are all literals and functions, so that the compiler writes each rule into the program as it
/// is: making a rule costs nothing, and its lists are made when they are asked for.
public final class Rule: Sendable, Identifiable {
  /// The name used in commands, files and reports, such as `more-tab`. It never changes.
  public let id: String
  /// The guideline in one line, as an instruction.
  public let title: String
  /// The question that the rule answers; rules are grouped by it.
  public let question: Question
  /// Why it matters, in two or three plain sentences.
  public let rationale: String
  /// A remedy for a design that breaks it.
  public let remedy: String
  /// A belief about it that is wrong, and the truth; or `nil`.
  public let misconception: String?
  /// How the guidelines changed on it through the years, oldest first, in a few plain sentences with years,
  /// or `nil` where they did not.
  public let history: String?
  /// The evidence for the rule.
  public let evidence: Evidence
  /// The statements of the guidelines that the rule decides, as `docs/statements.md` numbers them, such as `R30`.
  public var catalogue: [String] { makeCatalogue() }
  private let makeCatalogue: @Sendable () -> [String]
  /// Designs that meet and that break the rule. The last met and the first broken one are just on either side of
  /// the boundary, where the rule has one.
  public var examples: [Example] { makeExamples() }
  private let makeExamples: @Sendable () -> [Example]
  /// What the rule has to see before it can judge.
  public let needs: Need
  /// Judges a design that has what the rule needs.
  let decide: @Sendable (Inspection) -> Judgement
  /// Returns what would mend a design that the rule has found something in, the best first.
  let repair: (@Sendable (Inspection, Judgement) -> [Fix])?

  /// Creates a rule.
  init(
    id: String, title: String, question: Question, rationale: String, remedy: String,
    misconception: String? = nil, history: String? = nil, evidence: Evidence,
    catalogue: @autoclosure @escaping @Sendable () -> [String],
    examples: @autoclosure @escaping @Sendable () -> [Example],
    needs: Need, repair: (@Sendable (Inspection, Judgement) -> [Fix])? = nil,
    decide: @escaping @Sendable (Inspection) -> Judgement
  ) {
    self.id = id
    self.title = title
    self.question = question
    self.rationale = rationale
    self.remedy = remedy
    self.misconception = misconception
    self.history = history
    self.evidence = evidence
    makeCatalogue = catalogue
    makeExamples = examples
    self.needs = needs
    self.repair = repair
    self.decide = decide
  }

  /// Judges a design that has been laid out.
  ///
  /// A guide that says nothing of the device's platform, a design without tabs, and, for a rule that looks
  /// at the bar, a bar that cannot be laid out are not applicable, whatever the rule.
  func judge(_ inspection: Inspection) -> Judgement {
    guard inspection.isPlatformInGuide else {
      return .notApplicable("\(inspection.guide.name) says nothing about \(inspection.platform.rawValue)")
    }
    guard !inspection.design.tabs.isEmpty else { return .notApplicable("there are no tabs yet") }
    if needs != .platform, inspection.hasNoBar {
      return .notApplicable("\(inspection.platform.rawValue) has no tab bar")
    }
    if needs == .bar, inspection.layout.placement == .none {
      return .notApplicable("the tab bar of \(inspection.platform.rawValue) cannot be laid out")
    }
    return decide(inspection)
  }

  /// The places of the last example that meets the rule and of the first that breaks it: the last and the first beside the
  /// boundary, if the rule has one; `nil` where examples of either kind are missing.
  package var boundary: (met: Int, broken: Int)? {
    let examples = examples
    guard let met = examples.lastIndex(where: { $0.verdict == .met }),
      let broken = examples.firstIndex(where: { $0.verdict == .broken })
    else { return nil }
    return (met, broken)
  }

  /// Returns the guide that an example is shown with: its own, else the standard one if it has the rule.
  package func guide(for example: Example) -> Guide? {
    if let id = example.guide { return Guide.named(id) }
    return Guide.standard[rule: id] != nil ? Guide.standard : Guide.all.first { $0[rule: id] != nil }
  }

  /// What a rule has to see before it can judge.
  public enum Need: String, Hashable, Sendable, CaseIterable {
    /// At least one tab, on any platform, also on one that has no tab bar.
    case platform
    /// At least one tab, on a platform that has a tab bar.
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
    /// The place of the bar, and when it goes away.
    case whereIsTheBar = "Where is the bar, and when does it go away?"
    /// Sections that have nothing to show.
    case whenEmpty = "What if a section has nothing to show?"
    /// Panes, sidebars and the room of an iPad.
    case whatAboutIPad = "What about iPad?"
    /// Bars that are moved through with a remote.
    case whatAboutTV = "What about Apple TV?"
    /// Devices and orientations.
    case everywhere = "Does it hold everywhere?"
  }
}

/// The evidence for a rule, the firmest first.
public enum Evidence: String, Sendable, CaseIterable {
  /// The text of a guideline says it.
  case guideline
  /// The system has been observed to do it.
  case observed
  /// It follows from other numbers by arithmetic.
  case derived
  /// It is common practice, or the advice of somebody who does not decide.
  case convention

  /// Whether somebody who decides has written it down, or the system itself does it.
  public var isStrict: Bool { self == .guideline || self == .observed }
}

/// A design that meets or breaks a rule.
public struct Example: Sendable {
  /// A few words about it.
  public let caption: String
  /// The design.
  public let design: Design
  /// The verdict that the rule gives: met, broken, or needs a person where that is all it ever asks.
  public let verdict: Verdict
  /// The guide that it is judged by, or `nil` for each that has the rule.
  public let guide: String?

  /// Returns an example that meets the rule.
  public static func met(_ caption: String, _ design: Design, guide: String? = nil) -> Example {
    Example(caption: caption, design: design, verdict: .met, guide: guide)
  }

  /// Returns an example that a person has to decide.
  public static func asks(_ caption: String, _ design: Design, guide: String? = nil) -> Example {
    Example(caption: caption, design: design, verdict: .needsPerson, guide: guide)
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
