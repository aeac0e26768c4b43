import TabBarCore
@testable import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
@testable import TabBarRendering
import Testing

@Suite("A comparison on the screen")
struct CompareViewTests {
  private static let titles = [
    "Announcements", "Course", "Videos", "Discussion", "Dates", "Handouts", "Resources",
  ]
  private static let design = Design(tabs: titles.map { Tab($0, icon: "book") })

  private static func lines(
    _ subject: Comparison.Subject, of design: Design = design, isWhole: Bool = false,
    _ options: RenderOptions = RenderOptions()
  ) -> [String] {
    let comparison = Comparison(of: design, by: nil, subject)
    var options = options
    options.rows = isWhole ? nil : 24
    return ViewContext(options).answer(
      .english(comparison.answer), comparison.blocks(options), all: "compare it all"
    ).map(\.text)
  }

  private static let subjects: [Comparison.Subject] = [
    .systems(), .guides(),
    .devices(["iphone-14", "iphone-se-3", "iphone-17", "ipad-a16", "apple-tv-4k"].compactMap(Device.named)),
  ]

  @Test("is a sentence and at most ten rows, and says how to have the rest", arguments: 0..<3, [40, 80, 120])
  func rows(subject: Int, columns: Int) {
    let options = RenderOptions(columns: columns)
    let lines = Self.lines(Self.subjects[subject], options)
    let sentence = Comparison(of: Self.design, by: nil, Self.subjects[subject]).answer
    #expect(lines.count <= 10 + WordWrap.lines(of: sentence, columns: columns).count)
    #expect(lines.last?.hasSuffix("compare it all") == true)
    #expect(lines.allSatisfy { $0.columns <= columns })
    let whole = Self.lines(Self.subjects[subject], isWhole: true, options)
    #expect(!whole.contains { $0.contains("compare it all") } && whole.count > lines.count)
  }

  // iOS 26 draws the bar as a capsule that floats above the bottom edge; iOS 18 has it along the edge.
  @Test("says first what kind of bar is where, as the field calls it")
  func kinds() throws {
    let systems = try ["ios18", "ios26"].map { try #require(System.named($0)) }
    #expect(
      Self.lines(.systems(systems))[0] == "A bottom bar on iOS 18; a capsule at the bottom on iOS 26.")
    let devices = try ["ipad-9", "apple-tv-4k"].map { try #require(Device.named($0)) }
    #expect(
      Self.lines(.devices(devices)).prefix(2).joined(separator: " ")
        == "A bottom bar on iPad (9th generation); a row of tabs at the top on Apple TV 4K (3rd generation).")
  }

  @Test("names what is the same only once")
  func same() throws {
    let phones = try ["iphone-14", "iphone-13"].map { try #require(Device.named($0)) }
    let lines = Self.lines(.devices(phones))
    #expect(lines[0] == "The same everywhere: a bottom bar on iPhone 14 and iPhone 13.")
    #expect(lines.count { $0.hasPrefix("├") } == 1)
    let systems = try ["ios16", "ios18"].map { try #require(System.named($0)) }
    let text = Self.lines(.systems(systems), isWhole: true).joined(separator: " ")
    // HIG 2022 asks for three to five tabs, HIG 2024 gives no number; More is advised against by both (R27, R30).
    #expect(text.contains("judged by   iOS 16: HIG 2022; iOS 18: HIG 2024"))
    #expect(
      text.contains("iOS 16: too-many-tabs (warning)") && text.contains("everywhere: more-tab (warning)"))
  }

  @Test("of guides names each finding once, with the guides that have it")
  func guides() {
    let lines = Self.lines(.guides(["hig-2022", "hig-2024"].compactMap(Guide.named)), isWhole: true)
    #expect(lines.contains { $0.hasPrefix("too-many-tabs  warning by HIG 2022") })
    #expect(lines.contains { $0.hasPrefix("the same by all  ") && $0.contains("more-tab (warning)") })
  }

  @Test("draws no title cut that the device shows whole, unless a full line has no room for it either")
  func clear() throws {
    let systems = try ["ios18", "ios26"].map { try #require(System.named($0)) }
    let short = Design(tabs: ["Home", "Search", "Inbox"].map { Tab($0) })
    let long = Design(tabs: ["Overview", "Payments", "Transfers", "Insurance", "Assistance"].map { Tab($0) })
    // Short titles fit half a line, and the bars are beside each other.
    #expect(
      Self.lines(.systems(systems), of: short, isWhole: true).contains {
        $0.contains("iOS 18") && $0.hasSuffix("iOS 26")
      })
    let text = Self.lines(.systems(systems), of: long, isWhole: true).joined(separator: "\n")
    for title in long.tabs.map(\.title) { #expect(text.contains(title)) }
  }

  @Test("says of several designs which has the fewest findings, and what each has")
  func severalDesigns() throws {
    var playground = Playground()
    let lines = [
      "add Home Map Food News Shop Tickets", "set Shop title.de=Laden", "mark six", "merge Map Food",
      "mark A", "back six", "remove News Home", "badge Map 3", "mark B",
    ]
    for line in lines { _ = try playground.perform(line) }
    guard
      case .show(let query as DesignsQuery) = try playground.perform("compare six A B all")?.effect
    else {
      Issue.record("nothing is compared")
      return
    }
    let context = ViewContext(playground.draft, playground.timeline, RenderOptions(pictures: false))
    let text = query.lines(in: context).map(\.text)
    #expect(text[0].hasPrefix("Fewest findings: B with ") && text[0].contains("six has "))
    let rows = text.map { $0.split(separator: " ").joined(separator: " ") }
    for row in [
      "in all Map, Shop, Tickets", "in six and A Home, News",
      "in six and B Food (folded into Map in A)",
      "Map badge: none in six and A, 3 in B",
    ] {
      #expect(rows.contains(row), "\(row)")
    }
  }

  @Test("says in words without pictures")
  func words() {
    let lines = Self.lines(.systems(), RenderOptions(pictures: false))
    #expect(!lines.contains { $0.contains("├") || $0.contains("│") } && lines.count <= 20)
  }
}
