@testable import TabBarCore
@testable import TabBarGuidelines
import TabBarPlayground
import Testing

/// What the findings of rules rest on: each part of the layout that a rule judges by is made an estimate that nobody has
/// published.
@Suite("Findings and the parts of a layout that they rest on")
struct PremiseLaws {
  /// A part of a layout: how it comes to rest on estimates, and other values that it might have.
  private struct Part: Sendable {
    let name: String
    let rest: @Sendable (inout BarLayout, Estimates) -> Void
    var others: [@Sendable (inout BarLayout) -> Void] = []
  }

  /// The parts that each rule judges by. Other rules judge by none.
  static let premises: [String: Set<String>] = [
    "too-many-tabs": ["sizeClasses", "capacity"], "more-tab": ["capacity"], "ipad-more": ["capacity"],
    "same-tabs-everywhere": ["capacity"], "dropped-tabs": ["capacity"],
    "title-cut": ["title", "titleRoom"], "title-tightened": ["title", "titleRoom"],
    "crowded-tabs": ["slot"], "tiny-tabs": ["slot"], "faded-tabs": ["slot"],
    "bar-height": ["contentHeight", "capsule"], "same-height": ["contentHeight"],
    "television-bar": ["contentHeight"], "bar-position": ["sizeClasses"], "bar-on-top": ["sizeClasses"],
    "sidebar": ["sizeClasses"], "search-place": ["searchPlace"], "bar-above-keyboard": ["contentHeight"],
  ]

  /// The parts that a rule may speak of all the same. How many tabs fit follows from the class of the width already, and a car
  /// throws an exception where any app would have too many.
  private static let resting = [
    "more-tab": "sizeClasses", "ipad-more": "sizeClasses", "dropped-tabs": "capacity",
  ]

  private static func part<Value: Sendable>(
    _ name: String, _ part: any WritableKeyPath<BarLayout, Measured<Value>> & Sendable, _ others: Value...
  ) -> Part {
    Part(
      name: name, rest: { $0[keyPath: part] = Measured($0[keyPath: part].value, $1) },
      others: others.map { other in { $0[keyPath: part] = $0[keyPath: part].with(other) } })
  }

  private static func part<Value: Sendable>(
    _ name: String, ofItems part: any WritableKeyPath<BarItem, Measured<Value>> & Sendable,
    _ others: (@Sendable (Value) -> Value)...
  ) -> Part {
    Part(
      name: name,
      rest: { layout, estimates in
        for index in layout.items.indices {
          let value = layout.items[index][keyPath: part].value
          layout.items[index][keyPath: part] = Measured(value, estimates)
        }
      },
      others: others.map { other in
        { layout in
          for index in layout.items.indices {
            let value = layout.items[index][keyPath: part]
            layout.items[index][keyPath: part] = value.with(other(value.value))
          }
        }
      })
  }

  private static func wider(by factor: Double) -> @Sendable (Rect) -> Rect {
    { Rect(x: $0.x, y: $0.y, width: $0.width * factor, height: $0.height) }
  }

  private static let parts: [Part] = [
    part("system", \.$system), part("windowWidth", \.$windowWidth, 100, 1000),
    part("windowHeight", \.$windowHeight, 100, 1000), part("safeArea", \.$safeArea, Insets()),
    part(
      "sizeClasses", \.$sizeClasses, SizeClasses(horizontal: .regular, vertical: .regular),
      SizeClasses(horizontal: .compact, vertical: .regular)),
    part("frame", \.$frame), part("distance", \.$distance, 1, 99),
    part("contentHeight", \.$contentHeight, 20, 80), part("capacity", \.$capacity, 1, 99),
    part("searchPlace", \.$searchPlace), part("accessory", \.$accessory, nil),
    part("capsule", \.$capsule, nil),
    part("pageButtons", \.$pageButtons, []), part("frames", ofItems: \.$frame, wider(by: 0.2), wider(by: 3)),
    part("slot", ofItems: \.$slot, wider(by: 0.2), wider(by: 3)), part("iconFrame", ofItems: \.$iconFrame),
    part("titleFrame", ofItems: \.$titleFrame), part("badgeFrame", ofItems: \.$badgeFrame),
    part("title", ofItems: \.$title, { TitleMetrics.fit($0.displayed, in: .stacked, room: .infinity) }),
    part("fullTitle", ofItems: \.$fullTitle), part("isSelected", ofItems: \.$isSelected),
    part("titleRoom", ofItems: \.$titleRoom, { $0 / 4 }, { $0 * 4 }),
  ]

  /// Bars beside the examples of the pages, for what these do not break.
  private static let others = [
    ["new music", "device iphone-14", "guide sap-fiori", "add A B C D E F"],
    ["device ipad-10", "guide sap-fiori", "add A B C D E F G H I"],
    ["device ipad-10", "system ipados18", "window 1/3", "add A B C", "bar position=top"],
    ["device iphone-16-pro", "system ios26", "add A B C", "bar container=custom height=40"],
  ]

  /// What a rule finds that surely breaks it, in layouts of which all is known.
  private struct Found {
    let layout: BarLayout
    let sure: Finding
    let finding: (BarLayout) -> Finding?

    /// Whether the finding asks, or says about, where something about the layout is an estimate.
    func asks(with rest: (inout BarLayout, Estimates) -> Void) -> Bool {
      var layout = layout
      rest(&layout, Estimates(.device))
      guard let finding = finding(layout) else { return false }
      let saysAbout = finding.message.contains("about") && !sure.message.contains("about")
      return finding.verdict == .needsPerson || saysAbout
    }
  }

  private static func found(by rule: Rule) -> [Found] {
    let drafts = rule.examples.map(\.draft) + others.map { Trial($0).draft }
    var messages: Set<String> = []
    return drafts.flatMap { draft in
      Guide.all.filter { $0[rule: rule.id] != nil }.compactMap { guide in
        let scene = Scene(draft.design, by: guide, only: [rule.id])
        func finding(_ layout: BarLayout) -> Finding? {
          Report(on: scene.design, layout: layout, by: guide, only: [rule.id]).findings.first
        }
        var known = scene.layout
        for part in parts { part.rest(&known, []) }
        guard let sure = finding(known), sure.verdict == .broken, messages.insert(sure.message).inserted
        else {
          return nil
        }
        return Found(layout: known, sure: sure, finding: finding)
      }
    }
  }

  @Test(
    "A finding asks, or says about, where a part that it rests on is an estimate, and rests on no other",
    arguments: Rule.all)
  func asks(rule: Rule) {
    let all = Self.found(by: rule)
    let premises = Self.parts.filter { part in all.contains { $0.asks(with: part.rest) } }
    #expect(Set(premises.map(\.name)) == Self.premises[rule.id] ?? [], "\(rule.id)")
  }

  @Test("A finding that is another one with another value of a part rests on that part", arguments: Rule.all)
  func restsOnValues(rule: Rule) {
    for found in Self.found(by: rule) {
      for part in Self.parts {
        let isAnother = part.others.contains { change in
          var layout = found.layout
          change(&layout)
          let other = found.finding(layout)
          return other?.verdict != found.sure.verdict || other?.message != found.sure.message
        }
        let rests = Self.resting[rule.id] == part.name
        #expect(!isAnother || rests || found.asks(with: part.rest), "\(rule.id): \(part.name): \(found.sure)")
      }
    }
  }

  @Test("A finding that depends on a class that nobody measured asks, or says about", arguments: Rule.all)
  func restsOnClasses(rule: Rule) throws {
    let device = try #require(Device.named("ipad-9"))
    for draft in rule.examples.map(\.draft) + Self.others.map({ Trial($0).draft }) {
      var design = draft.design
      (design.device, design.system, design.window) = (device, System.named("ipados17"), .width(650))
      for guide in Guide.all where guide[rule: rule.id] != nil {
        func finding(_ classes: SizeClass?) -> Finding? {
          design.sizeClasses = classes.map { SizeClasses(horizontal: $0, vertical: .regular) }
          return Scene(design, by: guide, only: [rule.id]).report.findings.first
        }
        let (narrow, wide) = (finding(.compact), finding(.regular))
        guard narrow?.verdict != wide?.verdict, let found = finding(nil) else { continue }
        #expect(
          found.verdict == .needsPerson || found.message.contains("about"), "\(rule.id): \(found.message)")
      }
    }
  }
}
