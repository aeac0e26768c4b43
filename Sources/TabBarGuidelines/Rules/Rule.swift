import CTabBarTables
import TabBarCore

/// One guideline that a laid out design can meet or break: what it looks at. What people read of it is its page, and
/// which guides have it is a table.
///
/// A class whose fields are all literals and functions, so that the compiler writes each rule into the program as it
/// is: making a rule costs nothing.
package final class Rule: Sendable, Identifiable {
  /// The name used in commands, files and reports, such as `more-tab`. It never changes.
  package let id: String
  package let needs: Need
  /// Whether what it finds depends on titles or on their widths, so that it is asked in each language.
  package let inEachLanguage: Bool
  /// Judges a design that has what the rule needs.
  let decide: @Sendable (Inspection) -> Judgement
  /// Returns what would mend a design that the rule has found something in, the best first.
  let repair: (@Sendable (Inspection, Judgement) -> [Remedy])?

  init(
    _ id: String, needs: Need = .tabs, inEachLanguage: Bool = false,
    repair: (@Sendable (Inspection, Judgement) -> [Remedy])? = nil,
    decide: @escaping @Sendable (Inspection) -> Judgement
  ) {
    self.id = id
    self.needs = needs
    self.inEachLanguage = inEachLanguage
    self.repair = repair
    self.decide = decide
  }

  /// Judges a design that has been laid out.
  ///
  /// A guide that says nothing of the device's platform, a design without tabs, and, for a rule that looks
  /// at the bar, a bar that cannot be laid out are not applicable, whatever the rule.
  func judge(_ inspection: Inspection) -> Judgement {
    guard inspection.isPlatformInGuide else {
      return .skipped(
        "silent-guide", ["guide": inspection.guide.name, "platform": inspection.platform.rawValue])
    }
    guard !inspection.allOfTheTabs.isEmpty else { return .skipped("no-tabs") }
    if needs != .platform, inspection.hasNoBar {
      return .skipped("no-bar", ["platform": inspection.platform.rawValue])
    }
    // Most need no more than tabs.
    if needs != .tabs, let lack = lack(in: inspection) { return lack }
    var judgement = decide(inspection)
    judgement.askWhereNumbersAreEstimates()
    return judgement
  }

  /// Returns that what the rule needs is not there, or `nil` where it is.
  private func lack(in inspection: Inspection) -> Judgement? {
    switch needs {
    case .platform, .tabs: return nil
    case .severalTabs: return inspection.tabCount < 2 ? .skipped("single-tab") : nil
    case .badges: return inspection.badgedTabs.isEmpty ? .skipped("no-badges") : nil
    case .pad: return inspection.platform == .iPadOS ? nil : .skipped("pad-only")
    case .icons: return inspection.hasIcons ? nil : .skipped("no-icons")
    case .section:
      return inspection.entry?.section(without: inspection.platform).map {
        .skipped("other-platforms", ["guide": inspection.guide.name, "section": $0])
      }
    case .television: return inspection.platform == .tvOS ? nil : .skipped("television-only")
    case .bar:
      return inspection.layout.placement == .none
        ? .skipped("no-layout", ["platform": inspection.platform.rawValue]) : nil
    }
  }

  /// What a rule has to see before it can judge, as its page says it.
  package enum Need: String, CaseIterable {
    /// At least one tab, on any platform, also on one that has no tab bar.
    case platform = "at least one tab, on any platform"
    /// At least one tab, on a platform that has a tab bar.
    case tabs = "at least one tab, on a platform with a tab bar"
    /// At least two tabs, on a platform that has a tab bar.
    case severalTabs = "at least two tabs, on a platform with a tab bar"
    /// At least one tab with a badge, on a platform that has a tab bar.
    case badges = "at least one tab with a badge"
    /// At least one tab on an iPad.
    case pad = "at least one tab on an iPad"
    /// At least one tab with an icon, on a platform that has a tab bar.
    case icons = "at least one tab with an icon"
    /// At least one tab, on a platform that the section which the guide's rule rests on is about.
    case section = "at least one tab, on a platform that the guide says it of"
    /// At least one tab on an Apple TV.
    case television = "at least one tab on an Apple TV"
    /// At least one tab, in a bar that has been laid out.
    case bar = "a bar that is laid out"
  }

  /// A group of rules, by the question that a designer asks.
  package enum Question: String, CaseIterable {
    case howMany = "How many?"
    case whatToCallIt = "What do I call it?"
    case whichIcon = "Which icon?"
    case whichBadge = "What goes into a badge?"
    case whatIsATab = "What is a tab?"
    case whereIsTheBar = "Where is the bar, and when does it go away?"
    case whenEmpty = "What if a section has nothing to show?"
    case whatAboutIPad = "What about iPad?"
    case whatAboutTV = "What about Apple TV?"
    case everywhere = "Does it hold everywhere?"
  }
}

// What the table of rules says.
extension Rule {
  /// The question that the rule answers; rules are grouped by it.
  package var question: Question {
    GuideTable.row(of: id).flatMap { Question(rawValue: GuideTable.question(of: $0)) } ?? .everywhere
  }

  package var evidence: Evidence { GuideTable.row(of: id).flatMap(GuideTable.evidence) ?? .convention }

  /// The statements of the guidelines that the rule decides, as `docs/statements.md` numbers them, such as `R30`.
  package var catalogue: [String] {
    guard let row = GuideTable.row(of: id), let entries = tb_rule_rows()[row].statements else { return [] }
    return String(cString: entries).split(separator: " ").map(String.init)
  }
}

// What the page of the rule says.
extension Rule {
  /// The page in a language; the English one where there is none in it.
  package func page(in language: String = RulePage.standardLanguage) -> RulePage {
    RulePage(of: id, in: language)
  }

  /// The guideline in one line, as an instruction.
  package var title: String { page().title }
  /// Why it matters, in two or three plain sentences.
  package var rationale: String { page().prose(.why) ?? "" }
  package var remedy: String { page().prose(.instead) ?? "" }
  /// Designs that meet and that break the rule.
  package var examples: [Example] { page().examples }

  /// The places of the examples that just meet the rule and that just break it, on either side of its boundary; `nil`
  /// where it has none.
  package var boundary: (met: Int, broken: Int)? {
    let examples = examples
    guard let met = examples.firstIndex(where: { $0.verdict == .met && $0.isBoundary }),
      let broken = examples.firstIndex(where: { $0.verdict == .broken && $0.isBoundary })
    else { return nil }
    return (met, broken)
  }

  /// Returns the guide that an example is shown with: its own, else the standard one if it has the rule.
  package func guide(for example: Example) -> Guide? {
    if let id = example.guide { return Guide.named(id) }
    return Guide.standard[rule: id] != nil ? Guide.standard : Guide.all.first { $0[rule: id] != nil }
  }
}

/// The evidence for a rule, the firmest first.
package enum Evidence: String, CaseIterable {
  /// The text of a guideline says it.
  case guideline
  /// The system has been observed to do it.
  case observed
  /// It follows from what a text or other numbers say.
  case derived
  /// It is common practice, or the advice of somebody who does not decide.
  case convention

  /// Whether somebody who decides has written it down, or the system itself does it.
  var isStrict: Bool { self == .guideline || self == .observed }
}

/// A design that meets or breaks a rule, or that a person is asked about: the commands that make it.
package struct Example {
  /// A few words about it.
  package let caption: String
  /// The verdict that the rule gives: met, broken, or needs a person.
  package let verdict: Verdict
  /// Whether it is just on this side of the boundary.
  package let isBoundary: Bool
  /// Whether no other rule finds anything in it.
  package let isAlone: Bool
  /// The commands, one a line, as a session has them.
  package internal(set) var lines: [String] = []
  /// The path of its picture from the folder of the pages, or `nil` where none is drawn.
  package internal(set) var picture: String?

  /// The identifier of the guide that it is judged by, or `nil` for each that has the rule.
  package var guide: String? {
    lines.first { $0.hasPrefix("guide ") }.map { String($0.dropFirst(6)) }
  }
}
