import TabBarCore
import Testing

/// Where texts about tab bars contradict each other, with the reading that the layout follows.
@Suite("Contradictions between the sources")
struct ContradictionTests {
  @Test("The bar does not have the same height in every orientation, nor is every landscape bar low")
  func sameHeight() throws {
    // An old tag wiki: the same always, true until iOS 10. Measurements since iOS 11: 32 where both classes
    // are compact, else 49, so a large phone stays at 49.
    let source = "ESTabBarController issue 88; flutter PR 39258"
    try ReferenceCase("iphone-se-1", on: "ios15", tabs: 3, content: 49, source: source).check()
    try ReferenceCase("iphone-se-1", .landscape, on: "ios15", tabs: 3, content: 32, source: source).check()
    try ReferenceCase("iphone-14-plus", .landscape, on: "ios16", tabs: 3, content: 49, source: source).check()
  }

  @Test("Advice on the number of tabs is no capacity: six fit an iPad whatever a guide advises")
  func capacityIsNotAdvice() throws {
    // Three to five (HIG 2022), at most six (HIG 2023), no number (HIG 2024): the layout knows 5 and 8 only.
    let phone = ReferenceCase("iphone-14", on: "ios16", tabs: 3, source: "published UIKit listing")
    let pad = ReferenceCase("ipad-10", on: "ipados16", tabs: 3, source: "published UIKit listing")
    #expect(try phone.layout().capacity == 5)
    #expect(try pad.layout().capacity == 8)
  }

  @Test("Six tabs are four and More, not five and More")
  func offByOne() throws {
    // CivitDeck issue 518 tells of five and More; the UITabBarController overview says four.
    let source = "UITabBarController overview"
    try ReferenceCase("iphone-14", on: "ios16", tabs: 5, shown: 5, behindMore: 0, source: source).check()
    try ReferenceCase("iphone-14", on: "ios16", tabs: 6, shown: 4, behindMore: 2, source: source).check()
  }

  @Test("Items share the whole width in compact width only; in regular width they stand in the middle")
  func distribution() throws {
    // SAP: over the whole width; a tag wiki: centred on iPad. UIKit's automatic positioning does both.
    let source = "UITabBar.ItemPositioning"
    try ReferenceCase("iphone-14", on: "ios16", tabs: 4, nil, .fill, source: source).check()
    try ReferenceCase("ipad-10", on: "ipados16", tabs: 4, nil, .centered, source: source).check()
    try ReferenceCase("ipad-10", on: "ipados16", tabs: 4, classes: "cr", nil, .fill, source: source).check()
  }

  @Test("Neither the orientation nor the width alone places the title; both size classes do")
  func titlePlace() throws {
    // HIG 2022: beside in landscape. HIG 2025: under in compact width. An iPad upright breaks the first, a
    // phone in landscape the second.
    let source = "WordPress-iOS PR 7858; flutter PR 39258"
    try ReferenceCase("ipad-10", on: "ipados16", tabs: 4, .inline, source: source).check()
    try ReferenceCase("iphone-14", .landscape, on: "ios16", tabs: 4, .inline, source: source).check()
    try ReferenceCase("iphone-14", on: "ios16", tabs: 4, .stacked, source: source).check()
  }

  @Test("An iPad shows eight, though texts say about seven or at most six")
  func iPadCapacity() throws {
    let source = "piterwilson.com 2019; published UIKit listing"
    try ReferenceCase("ipad-9", on: "ipados15", tabs: 8, shown: 8, behindMore: 0, source: source).check()
    try ReferenceCase("ipad-9", on: "ipados15", tabs: 9, shown: 7, behindMore: 2, source: source).check()
  }

  @Test("Five is the number of compact width, not of the iPhone")
  func fiveOnPhones() throws {
    let source = "piterwilson.com 2019; artemis-ios PR 509"
    let phone = "iphone-15-plus"
    try ReferenceCase(phone, on: "ios17", tabs: 7, shown: 4, behindMore: 3, source: source).check()
    try ReferenceCase(phone, .landscape, on: "ios17", tabs: 7, shown: 7, behindMore: 0, source: source)
      .check()
    try ReferenceCase(
      "ipad-9", on: "ipados15", tabs: 7, classes: "cr", shown: 4, behindMore: 3, source: source
    )
    .check()
  }
}
