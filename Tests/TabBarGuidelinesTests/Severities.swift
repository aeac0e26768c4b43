import TabBarCore
import TabBarGuidelines
import Testing

/// How severe a breach of a rule is, by the statement that it decides.
///
/// Only pairs whose statement names the severity, in a guide whose text makes the statement. Where a guide has a
/// reason of its own to weigh a rule otherwise, its note says so and the pair is not here.
@Suite("Severities")
struct Severities {
  struct Row: CustomTestStringConvertible, Sendable {
    /// The entry of the catalogue.
    let entry: String
    let rule: String
    let severity: Severity
    let guides: [String]

    init(_ entry: String, _ rule: String, _ severity: Severity, _ guides: String...) {
      (self.entry, self.rule, self.severity, self.guides) = (entry, rule, severity, guides)
    }

    var testDescription: String { "\(entry) \(rule) \(severity.rawValue)" }
  }

  static let rows = [
    // What a tab bar is.
    Row("R01", "peer-tabs", .warning, "hig-2022", "sap-fiori", "hig-2013"),
    Row("R02", "one-view", .warning, "hig-2022", "sap-fiori"),
    Row("R04", "keeps-state", .warning, "hig-2022"),
    Row("R05", "one-subject", .info, "hig-2013"),
    Row("R06", "bar-in-bar", .warning, "hig-2013", "tvos-2019"),
    Row("R07", "own-bar", .info, "hig-2013"),
    Row("R08", "action-tab", .error, "hig-2022", "sap-fiori", "hig-2013"),
    Row("R10", "selecting-opens", .error, "sap-fiori"),
    Row("R11", "watch-bar", .error, "hig-2022"),
    Row("R11", "mac-bar", .warning, "hig-2022"),
    // Where it is.
    Row("R13", "hidden-bar", .warning, "hig-2022"),
    Row("R15", "always-visible-bar", .warning, "sap-fiori"),
    Row("R16", "bar-above-keyboard", .error, "hig-2022", "sap-fiori"),
    Row("R17", "fixed-bar", .warning, "sap-fiori"),
    Row("R18", "opaque-bar", .info, "hig-2022", "sap-fiori", "hig-2013"),
    Row("R21", "same-height", .info, "hig-2013"),
    // How many tabs.
    Row("R23", "too-many-tabs", .warning, "hig-2022"),
    Row("R23", "too-few-tabs", .warning, "hig-2022"),
    Row("R27", "too-many-tabs", .warning, "hig-2013"),
    Row("R28", "pane-tabs", .warning, "hig-2013"),
    Row("R29", "crowded-tabs", .warning, "hig-2013"),
    Row("R29", "tiny-tabs", .error, "hig-2013"),
    Row("R30", "more-tab", .warning, "hig-2022"),
    Row("R25", "more-tab", .info, "hig-2013"),
    Row("R33", "ipad-more", .warning, "hig-2013"),
    Row("R34", "more-tab", .info, "sap-fiori"),
    Row("R36", "too-many-tabs", .error, "sap-fiori"),
    Row("R37", "same-tabs-everywhere", .warning, "hig-2013"),
    Row("R91", "too-many-tabs", .info, "tvos-2019"),
    // Which view a tab changes.
    Row("R38", "affects-other-pane", .error, "hig-2022"),
    Row("R39", "affects-other-pane", .warning, "hig-2013"),
    Row("R40", "pane-bar", .info, "hig-2013"),
    Row("R41", "sidebar", .info, "hig-2022", "sap-fiori"),
    // Sections that have nothing to show.
    Row("R42", "removed-tab", .error, "sap-fiori", "hig-2013", "tvos-2019"),
    Row("R43", "disabled-tab", .error, "tvos-2019"),
    Row("R43", "disabled-tab", .warning, "hig-2013", "hig-2022"),
    Row("R44", "unexplained-tab", .warning, "hig-2022", "sap-fiori", "hig-2013", "tvos-2019"),
    Row("R45", "way-forward", .info, "hig-2022"),
    // Titles.
    Row("R47", "category-noun", .info, "hig-2022", "tvos-2019"),
    Row("R49", "vague-title", .warning, "tvos-2019"),
    Row("R50", "wordy-title", .warning, "tvos-2019"),
    Row("R52", "title-cut", .warning, "hig-2022", "sap-fiori", "tvos-2019"),
    Row("R52", "wordy-title", .info, "hig-2022", "sap-fiori"),
    Row("R53", "long-title", .error, "sap-fiori"),
    Row("R54", "duplicate-titles", .warning, "sap-fiori"),
    Row("R54", "understandable-title", .info, "sap-fiori"),
    Row("R55", "home-title", .warning, "tvos-2019", "hig-2022", "hig-2023"),
    Row("R56", "overloaded-title", .info, "hig-2022"),
    Row("R57", "missing-title", .warning, "hig-2022"),
    // Icons.
    Row("R58", "unfamiliar-icon", .warning, "sap-fiori", "tvos-2019", "hig-2022"),
    Row("R59", "mixed-labels", .error, "sap-fiori"),
    Row("R60", "text-titles", .info, "tvos-2019"),
    Row("R61", "glyph-crowd", .info, "tvos-2019"),
    Row("R63", "bitmap-icon", .info, "hig-2022"),
    Row("R64", "filled-icon", .info, "hig-2022"),
    Row("R64", "mixed-icons", .info, "hig-2022"),
    Row("R65", "sidebar-icon", .info, "hig-2022"),
    Row("R66", "state-icon", .error, "sap-fiori"),
    Row("R67", "color-only", .warning, "sap-fiori"),
    Row("R67", "active-tint", .warning, "sap-fiori"),
    Row("R69", "icon-sizes", .warning, "hig-2022"),
    Row("R70", "icon-size", .info, "hig-2022"),
    Row("R70", "small-icon", .info, "hig-2022"),
    Row("R71", "icon-meaning", .info, "sap-fiori"),
    Row("R71", "same-icon", .warning, "sap-fiori"),
    // Badges.
    Row("R72", "badge-form", .warning, "hig-2022", "hig-2013"),
    Row("R72", "badge-text-color", .info, "hig-2013", "hig-2022"),
    Row("R72", "dot-badge", .info, "hig-2022"),
    Row("R73", "badge-meaning", .info, "hig-2022", "hig-2013"),
    Row("R73", "zero-badge", .warning, "hig-2022", "hig-2013"),
    Row("R74", "many-badges", .info, "hig-2022"),
    Row("R74", "many-badges", .warning, "hig-2025"),
    Row("R75", "badge-meaning", .info, "sap-fiori"),
    // What is felt.
    Row("R77", "selection-haptics", .info, "sap-fiori"),
    Row("R78", "arrival-haptics", .info, "sap-fiori"),
    Row("R79", "haptics-alone", .info, "sap-fiori"),
    // Apple TV.
    Row("R81", "television-bar", .error, "hig-2022", "tvos-2019"),
    Row("R85", "faded-tabs", .warning, "hig-2022", "tvos-2019"),
    Row("R86", "scrolls-away", .info, "hig-2022", "tvos-2019"),
    Row("R87", "pinned-bar", .warning, "hig-2022", "tvos-2019"),
    Row("R88", "menu-button", .warning, "hig-2022", "tvos-2019"),
    Row("R89", "live-order", .warning, "hig-2022", "tvos-2019"),
    Row("R90", "large-logo", .info, "hig-2022", "tvos-2019"),
    Row("R91", "dropped-tabs", .warning, "tvos-2019"),
  ]

  @Test("A rule has the severity in a guide that the catalogue gives", arguments: rows)
  func severity(row: Row) throws {
    for id in row.guides {
      #expect(try guide(id)[rule: row.rule]?.severity == row.severity, "\(id)")
    }
  }

  // HIG 2022, Best practices: "three to five tabs"; iOS, iPadOS: filled symbols for consistency, targets for bitmaps.
  // tvOS HIG 2019, Tab Bar Items: one table of titles to avoid; "don't remove or disable". HIG 2024, Best practices:
  // "don't disable or hide".
  @Test(
    "Rules that decide one sentence are as severe as one another",
    arguments: [
      ("hig-2022", ["too-many-tabs", "too-few-tabs"]), ("material-3", ["too-many-tabs", "too-few-tabs"]),
      ("tvos-2019", ["vague-title", "home-title", "own-more-tab", "wordy-title"]),
      ("tvos-2019", ["removed-tab", "disabled-tab"]), ("hig-2024", ["removed-tab", "disabled-tab"]),
      ("hig-2022", ["filled-icon", "mixed-icons"]), ("hig-2022", ["icon-size", "small-icon"]),
    ])
  func oneSentence(id: String, rules: [String]) throws {
    let severities = try rules.map { try guide(id)[rule: $0]?.severity }
    #expect(!severities.contains(nil) && Set(severities).count == 1)
  }

  // R55: the page of August 2024 no longer mentions Home; R66 is SAP's alone.
  @Test("What later texts dropped is not in them, and what is SAP's alone is in no guide of Apple's")
  func dropped() throws {
    for id in ["hig-2024", "hig-2025"] { #expect(try guide(id)[rule: "home-title"] == nil, "\(id)") }
    for guide in Guide.all where guide.id.hasPrefix("hig-") || guide.id.hasPrefix("tvos-") {
      #expect(guide[rule: "state-icon"] == nil && guide[rule: "long-title"] == nil, "\(guide.id)")
    }
  }
}
