import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarRendering

extension Samples {
  /// Designs that are hard to report: nothing, much, hostile, accepted, without a bar.
  static var reported: [CheckedDesign] {
    let designs =
      [Design(), design(6), design(6, on: "ipad-10"), design(3, on: "apple-tv-4k"), allowed, quoted]
      + hardTitles.map { titled($0.titles).design }
    return designs.enumerated().map { index, design in
      let scene = Scene(design, by: .hig2022)
      let session = hostileNames[index % hostileNames.count]
      return CheckedDesign(
        scene,
        at: FindingPlaces(
          session: session,
          lines: Dictionary(uniqueKeysWithValues: scene.report.findings.map { ($0.rule, index + 2) }),
          acceptedLines: ["more-tab": 7]),
        isOneOfSeveral: index % 2 == 1)
    }
  }

  /// Names of sessions that mean something in one format or another.
  static let hostileNames = [
    "a.tabs", "-", "/home/a b.tabs", "100%,x:y.tabs", "\u{1B}[31m\u{202E}x\n.tabs", "a]|`<b>&\"'.tabs",
    "@team www.x https://x.tabs",
  ]

  /// A design whose hostile text is in the message of a finding, and in the reason for which another one is accepted.
  private static var quoted: Design {
    let text = "a\u{202E}b\u{9B}c"
    var design = titled([text, text]).design
    design.allowances = [Allowance(rule: "too-few-tabs", reason: text)]
    return design
  }

  /// A design of six tabs of which the overflow is accepted, one vague title, and something that is not there.
  static var allowed: Design {
    var design = design(6)
    design.tabs[1].title = "Videos"
    design.tabs[1].allowances = [Allowance(rule: "vague-title", reason: "our \u{1B}[1m readers say so")]
    design.allowances = [
      Allowance(rule: "more-tab", reason: "a sixth, until spring"),
      Allowance(rule: "dot-badge", reason: "none"),
    ]
    return design
  }
}
