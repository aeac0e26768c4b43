import TabBarCore
import TabBarGuidelines
import Testing

@Suite("How many tabs")
struct Numbers {
  // HIG 2022, Tab bars, Best practices: three to five in iOS, a few more in iPadOS and tvOS if necessary (R23, R24).
  // No number is given for the latter, so that up to three more are a few, and more are asked about.
  @Test(
    "HIG 2022 advises at most five tabs on iPhone, and a few more on iPad and Apple TV",
    arguments: [
      ("iphone-14", 5, Verdict.met), ("iphone-14", 6, .broken), ("iphone-14-pro-max", 6, .broken),
      ("ipad-9", 8, .met), ("ipad-9", 9, .needsPerson), ("apple-tv-4k", 8, .met),
      ("apple-tv-4k", 9, .needsPerson), ("vision-pro", 9, .notApplicable),
    ])
  func tooMany(id: String, count: Int, expected: Verdict) throws {
    for orientation in Orientation.allCases {
      let design = Design(tabs: sections(count), device: try device(id), orientation: orientation)
      #expect(Scene(design, by: try guide("hig-2022")).verdict(of: "too-many-tabs") == expected)
    }
  }

  // HIG 2023, Tab bars, Best practices: up to five in iOS, up to six in visionOS, iPadOS and tvOS (C3, C26).
  @Test(
    "HIG 2023 advises at most six tabs beside the iPhone",
    arguments: [
      ("iphone-15", 5, Verdict.met), ("iphone-15", 6, .broken), ("ipad-10", 6, .met), ("ipad-10", 7, .broken),
      ("apple-tv-4k", 7, .broken), ("vision-pro", 6, .met), ("vision-pro", 7, .broken),
    ])
  func tooManyIn2023(id: String, count: Int, expected: Verdict) throws {
    let scene = Scene(Design(tabs: sections(count), device: try device(id)), by: try guide("hig-2023"))
    #expect(scene.verdict(of: "too-many-tabs") == expected)
  }

  // 2013: an iPhone shows five at a time, which describes; about seven in the main view of an iPad, which advises.
  // tvOS 2019: a few, without a number (R91).
  @Test("A text that gives no number for a device finds no number of tabs wrong there")
  func noNumber() throws {
    let phone = Scene(Design(tabs: sections(6)), by: try guide("hig-2013"))
    #expect(
      phone.verdict(of: "too-many-tabs") == .notApplicable && phone.finding("more-tab")?.severity == .info)
    let pad = Design(tabs: sections(8), device: try device("ipad-9"))
    #expect(Scene(pad, by: try guide("hig-2013")).verdict(of: "too-many-tabs") == .broken)
    let television = Scene(
      Design(tabs: sections(7), device: try device("apple-tv-4k")), by: try guide("tvos-2019"))
    let finding = try #require(television.finding("too-many-tabs"))
    #expect(finding.verdict == .needsPerson && finding.severity == .info)
    #expect(finding.message == "are 7 tabs on Apple TV still few enough for people to find their way?")
  }

  @Test("The messages on the number of tabs have the numbers of the text")
  func tabsMessage() throws {
    func message(_ count: Int, _ id: String, _ rule: String) throws -> String? {
      Scene(Design(tabs: sections(count)), by: try guide(id)).finding(rule)?.message
    }
    #expect(try message(6, "hig-2022", "too-many-tabs") == "6 tabs, where 3 to 5 are advised on iPhone")
    #expect(try message(2, "hig-2022", "too-few-tabs") == "2 tabs, where 3 to 5 are advised on iPhone")
    #expect(try message(6, "hig-2023", "too-many-tabs") == "6 tabs, where at most 5 are advised on iPhone")
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
    #expect(scene.finding("too-few-tabs").map { $0.severity == .warning } ?? true)
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
    "Tabs move to More from the sixth on in compact and from the ninth on in regular width",
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
    #expect(phone.message == "2 of 6 tabs are in the More list: compact width fits 5")
    #expect(
      phone.measured == [Measurement("tabs", 6), Measurement("capacity", 5), Measurement("hidden", 2)])
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
