import TabBarCore
import TabBarGuidelines
import Testing

@Suite("How many tabs")
struct Numbers {
  // HIG 2022, Tab bars, Best practices: three to five in iOS, a few more in iPadOS and tvOS (R23, R24);
  // six for the latter is HIG 2023's number (C3, C26).
  @Test(
    "HIG 2022 advises at most five tabs on iPhone and six on iPad and Apple TV",
    arguments: [
      ("iphone-14", 5, Verdict.met), ("iphone-14", 6, .broken), ("iphone-14-pro-max", 6, .broken),
      ("ipad-9", 6, .met), ("ipad-9", 7, .broken), ("apple-tv-4k", 6, .met), ("apple-tv-4k", 7, .broken),
      ("vision-pro", 9, .notApplicable),
    ])
  func tooMany(id: String, count: Int, expected: Verdict) throws {
    for orientation in Orientation.allCases {
      let design = Design(tabs: sections(count), device: try device(id), orientation: orientation)
      #expect(Scene(design, by: try guide("hig-2022")).verdict(of: "too-many-tabs") == expected)
    }
  }

  @Test("An iPad in compact width is judged like an iPhone")
  func compactPad() throws {
    var design = Design(tabs: sections(6), device: try device("ipad-9"))
    design.sizeClasses = SizeClasses(horizontal: .compact, vertical: .regular)
    let finding = try #require(Scene(design, by: .standard).finding("too-many-tabs"))
    #expect(finding.value("advised") == 5 && finding.tabs == [5])
  }

  // HIG 2024, Tab bars: an appropriate number, weighed by how often people need each section (R22).
  @Test("HIG 2024 asks of several tabs whether people need each, and not of one")
  func needed() throws {
    let guide = try guide("hig-2024")
    #expect(Scene(Design(tabs: sections(1)), by: guide).verdict(of: "needed-tabs") == .met)
    #expect(Scene(Design(tabs: sections(2)), by: guide).standingQuestion(of: "needed-tabs") != nil)
  }

  // HIG 2022, Tab bars, Best practices (R23).
  @Test(
    "HIG 2022 asks whether fewer than three tabs need a bar, on iPhone only",
    arguments: [
      ("iphone-14", 1, Verdict.broken), ("iphone-14", 2, .broken), ("iphone-14", 3, .met),
      ("ipad-9", 2, .notApplicable),
    ])
  func tooFew(id: String, count: Int, expected: Verdict) throws {
    let scene = Scene(Design(tabs: sections(count), device: try device(id)), by: .standard)
    #expect(scene.verdict(of: "too-few-tabs") == expected)
    #expect(scene.finding("too-few-tabs").map { $0.severity == .info } ?? true)
  }

  // SAP Fiori for iOS, Tab Bar: at most five items in compact and six in regular width, with More as the
  // remedy above them (R34 to R36). Read together, More counts as an item (C4).
  @Test(
    "SAP allows five items in compact and six in regular width, More included",
    arguments: [
      ("iphone-14", Orientation.portrait, 5, Verdict.met), ("iphone-14", .portrait, 6, .met),
      ("iphone-14-pro-max", .landscape, 6, .met), ("iphone-14-pro-max", .landscape, 7, .broken),
      ("ipad-9", .portrait, 6, .met), ("ipad-9", .portrait, 7, .broken), ("ipad-9", .landscape, 9, .broken),
      ("apple-tv-4k", .portrait, 9, .notApplicable),
    ])
  func itemsForSAP(id: String, orientation: Orientation, count: Int, expected: Verdict) throws {
    let design = Design(tabs: sections(count), device: try device(id), orientation: orientation)
    let scene = Scene(design, by: try guide("sap-fiori"))
    #expect(scene.verdict(of: "too-many-tabs") == expected)
    if expected == .broken { #expect(scene.finding("too-many-tabs")?.severity == .error) }
  }

  // Capacity follows the width's class: 5 and 8, so 6 give four and More, 9 give seven and More (B1, C5).
  @Test(
    "Tabs fall behind More from the sixth on in compact and from the ninth on in regular width",
    arguments: [
      ("iphone-14", Orientation.portrait, 5, nil), ("iphone-14", .portrait, 6, [4, 5]),
      ("iphone-14", .landscape, 6, [4, 5]), ("iphone-14-pro-max", .landscape, 8, nil),
      ("ipad-9", .portrait, 8, nil), ("ipad-9", .portrait, 9, [7, 8]),
    ] as [(String, Orientation, Int, [Int]?)])
  func more(id: String, orientation: Orientation, count: Int, hidden: [Int]?) throws {
    let design = Design(tabs: sections(count), device: try device(id), orientation: orientation)
    let finding = Scene(design, by: .standard).finding("more-tab")
    #expect(finding?.tabs == hidden)
    if finding != nil { #expect(finding?.value("tabs") == Double(count)) }
  }

  @Test("The message on overflow gives the numbers that it was measured with")
  func moreMessage() throws {
    let phone = try #require(Scene(Design(tabs: sections(6)), by: .standard).finding("more-tab"))
    #expect(phone.message == "2 of 6 tabs are behind More: compact width fits 5")
    #expect(phone.measured == [Measurement("tabs", 6), Measurement("capacity", 5)])
    #expect(phone.source == "HIG 2022, Tab bars, iOS, iPadOS" && phone.severity == .warning)
    // iOS HIG 2013: on iPad a screen for a list of tabs is a poor use of space (R33).
    let pad = Scene(Design(tabs: sections(9), device: try device("ipad-9")), by: .standard)
    #expect(pad.finding("more-tab")?.message.hasSuffix("on iPad their list takes a whole screen") == true)
  }

  // iOS HIG 2013: the same tabs in each orientation (R37). A large iPhone is regular in width on its side
  // (B1.3), an ordinary one is not.
  @Test(
    "A large iPhone shows more tabs on its side than upright, from the sixth tab on",
    arguments: [
      ("iphone-14-pro-max", 5, Verdict.met, []), ("iphone-14-pro-max", 6, .broken, [4, 5]),
      ("iphone-14-pro-max", 8, .broken, [4, 5, 6, 7]), ("iphone-14-pro-max", 9, .broken, [4, 5, 6]),
      ("iphone-14", 6, .met, []), ("ipad-9", 9, .met, []), ("apple-tv-4k", 6, .notApplicable, []),
    ])
  func sameTabs(id: String, count: Int, expected: Verdict, tabs: [Int]) throws {
    for orientation in Orientation.allCases {
      let design = Design(tabs: sections(count), device: try device(id), orientation: orientation)
      let scene = Scene(design, by: .standard)
      #expect(scene.verdict(of: "same-tabs-everywhere") == expected)
      #expect(scene.finding("same-tabs-everywhere")?.tabs ?? [] == tabs)
    }
  }

  @Test("The message names the tabs and both orientations, however the device is held")
  func sameTabsMessage() throws {
    for orientation in Orientation.allCases {
      let design = Design(
        tabs: sections(6), device: try device("iphone-14-pro-max"), orientation: orientation)
      #expect(
        Scene(design, by: .standard).finding("same-tabs-everywhere")?.message
          == "\"Area 4\" and \"Area 5\" are in the bar in landscape and not in portrait")
    }
  }

  @Test("Size classes set by hand leave nothing to compare the other orientation with")
  func sizeClassesByHand() throws {
    var design = Design(tabs: sections(6), device: try device("iphone-14-pro-max"))
    design.sizeClasses = SizeClasses(horizontal: .compact, vertical: .compact)
    #expect(Scene(design, by: .standard).verdict(of: "same-tabs-everywhere") == .notApplicable)
  }
}
