@testable import TabBarCore
@testable import TabBarGuidelines
import TabBarPlayground
import Testing

/// What the findings of rules rest on: each number of the layout that a rule judges by is made an estimate that nobody has
/// published.
@Suite("Findings and the numbers that they rest on")
struct PremiseLaws {
  /// The numbers that each rule judges by. Other rules judge by none.
  static let premises: [String: Set<BarLayout.Number>] = [
    "too-many-tabs": [.sizeClass, .capacity], "more-tab": [.capacity], "ipad-more": [.capacity],
    "same-tabs-everywhere": [.capacity], "dropped-tabs": [.capacity],
    "title-cut": [.titleWidth, .titleRoom, .titleState, .sizeClass, .capacity],
    "title-tightened": [.titleWidth, .titleRoom, .sizeClass, .capacity],
    "crowded-tabs": [.itemSlot], "tiny-tabs": [.itemSlot], "faded-tabs": [.itemSlot],
    "bar-height": [.contentHeight, .capsule], "same-height": [.contentHeight],
    "television-bar": [.contentHeight], "bar-position": [.sizeClass], "bar-on-top": [.sizeClass],
    "sidebar": [.sizeClass],
    "search-place": [.order], "bar-above-keyboard": [.contentHeight],
  ]

  /// Bars beside the examples of the pages, for what these do not break.
  private static let others = [
    ["new music", "device iphone-14", "guide sap-fiori", "add A B C D E F"],
    ["device ipad-10", "guide sap-fiori", "add A B C D E F G H I"],
    ["device ipad-10", "system ipados18", "window 1/3", "add A B C", "bar position=top"],
    ["device iphone-16-pro", "system ios26", "add A B C", "bar container=custom height=40"],
  ]

  @Test(
    "A finding asks, or says about, where a number that it rests on is an estimate, and rests on no other",
    arguments: Rule.all)
  func asks(rule: Rule) {
    let drafts =
      rule.examples.map(\.draft) + Self.others.map { Trial($0).draft }
    var found: Set<BarLayout.Number> = []
    var isFound = false
    for draft in drafts {
      for guide in Guide.all where guide[rule: rule.id] != nil {
        let scene = Scene(draft.design, by: guide)
        func finding(_ layout: BarLayout) -> Finding? {
          Report(on: scene.design, layout: layout, by: guide, only: [rule.id]).findings.first
        }
        var known = scene.layout
        for number in BarLayout.Number.allCases { known.rests(number, on: []) }
        guard let sure = finding(known), sure.verdict == .broken else { continue }
        isFound = true
        for number in BarLayout.Number.allCases {
          var layout = known
          layout.rests(number, on: Estimates(.device))
          let finding = finding(layout)
          let isAsked = finding?.verdict == .needsPerson
          let saysAbout = finding?.message.contains("about") == true && !sure.message.contains("about")
          if isAsked || saysAbout { found.insert(number) }
        }
      }
    }
    if isFound { #expect(found == Self.premises[rule.id] ?? [], "\(rule.id)") }
    #expect(isFound || Self.premises[rule.id] == nil, "\(rule.id): no bar breaks it")
  }
}
