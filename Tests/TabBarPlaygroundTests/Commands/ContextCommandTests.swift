import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Commands that change what the bar is laid out for")
struct ContextCommandTests {
  /// Device, orientation, size classes, system and guide of a draft, in a line.
  private func context(_ draft: Draft) -> String {
    let design = draft.design
    let classes = design.sizeClasses.map { "\($0.horizontal)×\($0.vertical)" } ?? "auto"
    return
      "\(design.device.id) \(design.orientation) \(classes) \(design.system?.id ?? "auto") \(draft.guide.id)"
  }

  /// Lines, another line, and what the bar is laid out for then.
  static let states: [(before: [String], line: String, after: String)] = [
    ([], "device iphone-se-3", "iphone-se-3 portrait auto auto hig-2022"),
    ([], "device \"IPHONE 14 Pro max\"", "iphone-14-pro-max portrait auto auto hig-2022"),
    ([], "orientation landscape", "iphone-14 landscape auto auto hig-2022"),
    (["rotate"], "orientation portrait", "iphone-14 portrait auto auto hig-2022"),
    ([], "rotate", "iphone-14 landscape auto auto hig-2022"),
    (["rotate"], "rotate", "iphone-14 portrait auto auto hig-2022"),
    ([], "sizeclass regular compact", "iphone-14 portrait regular×compact auto hig-2022"),
    (["rotate"], "sizeclass compact", "iphone-14 landscape compact×compact auto hig-2022"),
    (["sizeclass regular regular"], "sizeclass compact", "iphone-14 portrait compact×regular auto hig-2022"),
    (["sizeclass regular regular"], "sizeclass auto", "iphone-14 portrait auto auto hig-2022"),
    (
      ["sizeclass regular regular"], "device iphone-se-3",
      "iphone-se-3 portrait regular×regular auto hig-2022"
    ),
    ([], "system ios17", "iphone-14 portrait auto ios17 hig-2023"),
    (["system ios17"], "system auto", "iphone-14 portrait auto auto hig-2022"),
    (["system ios17"], "device iphone-se-3", "iphone-se-3 portrait auto ios17 hig-2023"),
    (["system ios17"], "device ipad-mini-6", "ipad-mini-6 portrait auto auto hig-2022"),
    (["rotate"], "device ipad-mini-6", "ipad-mini-6 landscape auto auto hig-2022"),
    (["rotate"], "device apple-tv-hd", "apple-tv-hd portrait auto auto hig-2022"),
    (["guide sap-fiori"], "guide auto", "iphone-14 portrait auto auto hig-2022"),
    ([], "guide SAP-Fiori", "iphone-14 portrait auto auto sap-fiori"),
  ]

  @Test("The context is as expected before and after", arguments: states)
  func beforeAndAfter(lines: [String], line: String, after: String) throws {
    var playground = try Playground(lines: lines)
    let before = playground.draft
    #expect(!(try playground.sentence(line)).isEmpty)
    #expect(context(playground.draft) == after)
    let end = playground.draft
    try playground.run("undo")
    #expect(playground.draft == before)
    try playground.run("redo")
    #expect(playground.draft == end)
  }

  @Test("A device that does not run the chosen system says that the system is auto again")
  func systemGoesBack() throws {
    var playground = try Playground(lines: ["system ios17"])
    #expect(
      try playground.sentence("device ipad-mini-6").hasSuffix(
        """
        it does not run iOS 17, so the system is auto again; the guide is auto, so it is HIG 2022 now (guide hig-2023 keeps \
        HIG 2023)
        """))
  }

  @Test(
    "What cannot be is refused",
    arguments: [
      ([], "device «iphone-15-prro»", "iphone-15-prro is not a device", "did you mean iphone-15-pro?"),
      ([], "device «toaster»", "toaster is not a device", "devices lists them"),
      ([], "device «\"\"»", "\"\" is not a device", "devices lists them"),
      ([], "orientation «sideways»", "sideways is not one of portrait, landscape", nil),
      ([], "orientation «land»", nil, "did you mean landscape?"),
      ([], "sizeclass auto «regular»", "auto takes nothing else", "sizeclass auto"),
      ([], "sizeclass «big» small", "big is not one of compact, regular, auto", nil),
      ([], "sizeclass compact «auto»", "auto is not one of compact, regular", nil),
      ([], "system «ipados17»", "iPhone 14 does not run iPadOS 17", "device ipad-10 does; ios17 is its own"),
      ([], "system «ios99»", "ios99 is not a system that can be laid out", "ios6 to ios27 can be"),
      (
        [], "system «iPadOS26»", "iPhone 14 does not run iPadOS 26",
        "device ipad-a16 does; ios26 is its own"
      ),
      ([], "system «is16»", nil, "did you mean ios16?"),
      (
        [], "device ipad-10 «Pro»", nil,
        "device ID|WxH@SCALE|FILE|custom KEY=VALUE…; help device lists the keys; a path with spaces needs quotes"
      ),
      ([], "orientation portrait «now»", nil, "orientation portrait|landscape"),
      ([], "guide «hig-1999»", "hig-1999 is not a guide", nil),
      (["device apple-tv-hd"], "rotate«»", "Apple TV HD does not rotate", nil),
      (["device apple-tv-hd"], "orientation «landscape»", "Apple TV HD does not rotate", nil),
    ] as [([String], String, String?, String?)])
  func refusals(lines: [String], marked: String, problem: String?, remedy: String?) throws {
    let expected = MarkedLine(marked)
    var playground = try Playground(lines: lines)
    let before = playground
    let error = playground.refusal(of: expected.line)
    #expect(error?.range == expected.range)
    if let problem { #expect(error?.problem == problem) }
    if let remedy { #expect(error?.remedy == remedy) }
    #expect(playground.draft == before.draft && playground.text == before.text)
  }
}
