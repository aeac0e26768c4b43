import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Commands for windows, languages and what is going on in the app")
struct SituationCommandTests {
  private static let pad = "device ipad-pro-11-m4"
  private static let phone = "device iphone-17"
  private static let television = "device apple-tv-4k"

  /// All of a design that these commands set and that is not its standard, in a line.
  private func context(_ design: Design) -> String {
    var words: [String] = []
    switch design.window {
    case .full: break
    case .split(let split): words.append(split.rawValue)
    case .slideOver: words.append("slideover")
    case .width(let width): words.append("width \(width)")
    }
    if design.pane != .main { words.append(design.pane.rawValue) }
    if let direction = design.direction { words.append("\(direction)") }
    if design.locale != "en" { words.append(design.locale) }
    let situation = design.situation
    if situation.isKeyboardUp { words.append("keyboard") }
    if situation.isModal { words.append("modal") }
    if situation.isMinimized { words.append("minimized") }
    if situation.hasAccessory { words.append("accessory") }
    if situation.isFocused { words.append("focus") }
    if situation.scroll != .top { words.append("\(situation.scroll)") }
    if situation.textSize != .standard { words.append("\(situation.textSize)") }
    if let logo = situation.logo {
      words.append("logo \(logo.size.width)x\(logo.size.height) \(logo.isLeading)")
    }
    return words.joined(separator: " ")
  }

  /// Lines, another line, and what is then not as it is at the start.
  static let states: [(before: [String], line: String, after: String)] = [
    ([pad], "window 1/3", "1/3"), ([pad], "window 1/2", "1/2"), ([pad], "window 2/3", "2/3"),
    ([pad], "window slideover", "slideover"), ([pad], "window 597", "width 597.0"),
    ([pad], "window 0400.50", "width 400.5"), ([pad, "window 1/3"], "window full", ""),
    ([pad, "system ipados26"], "window 200", "width 200.0"), ([], "window full", ""),
    ([pad], "pane leading", "leading"), ([pad], "pane trailing", "trailing"),
    ([pad, "window 1/3"], "pane popover", "1/3 popover"), ([pad, "pane leading"], "pane main", ""),
    (["device iphone-14-pro-max", "rotate"], "pane leading", "leading"),
    ([television], "pane trailing", "trailing"),
    ([], "keyboard on", "keyboard"), (["keyboard on"], "keyboard off", ""),
    ([], "modal on", "modal"), (["modal on"], "modal off", ""),
    ([], "scroll middle", "middle"), ([], "scroll end", "end"), (["scroll end"], "scroll top", ""),
    ([], "direction rtl", "rightToLeft"), ([], "direction ltr", "leftToRight"),
    (["direction rtl"], "direction auto", ""),
    ([], "locale de", "de"), ([], "locale PT_br", "pt-BR"), ([], "locale zh-hans-cn", "zh-Hans-CN"),
    ([], "locale PSEUDO", "pseudo"), (["locale de"], "locale en", ""), ([], "locale es-419", "es-419"),
    ([television], "logo 200x68 leading", "logo 200.0x68.0 true"),
    ([television], "logo 300x100 trailing", "logo 300.0x100.0 false"),
    ([television, "logo 9x9 leading"], "logo off", ""), ([], "logo off", ""),
    ([phone], "minimize on", "minimized"), ([phone, "minimize on"], "minimize off", ""),
    ([phone], "accessory on", "accessory"), ([phone, "accessory on"], "accessory off", ""),
    (["system ios26"], "minimize on", "minimized"), ([], "accessory off", ""),
    ([television], "focus on", "focus"), (["device vision-pro"], "focus on", "focus"),
    ([television, "focus on"], "focus off", ""),
    ([], "textsize accessibility", "accessibility"), (["textsize accessibility"], "textsize standard", ""),
  ]

  @Test("The context is as expected before and after", arguments: states)
  func beforeAndAfter(lines: [String], line: String, after: String) throws {
    var playground = try Playground(lines: lines)
    let before = playground.draft
    #expect(!(try playground.sentence(line)).isEmpty)
    #expect(context(playground.draft.design) == after)
    let end = playground.draft
    guard end != before else { return }
    try playground.run("undo")
    #expect(playground.draft == before)
    try playground.run("redo")
    #expect(playground.draft == end)
  }

  @Test(
    "What the device or the system does not have is refused",
    arguments: [
      (
        [], "window «1/3»", "iPhone 14 gives an app the whole screen",
        "device ipad-pro-11-m4 has windows"
      ),
      (
        [pad, "orientation landscape", "system ipados26"], "window «1/2»",
        "windows resize freely on iPadOS 26", "window 605 gives the same width"
      ),
      (["device ipad-pro-11-m5"], "window «slideover»", "windows resize freely on iPadOS 26", nil),
      (["device ipad-air-2", "system ipados8"], "window «1/2»", nil, "system ipados15 has windows"),
      ([pad, "system carplay"], "window «400»", "CarPlay has no windows of an iPad", "system auto"),
      (
        [pad], "window «199»", "a window is from 200 to 834 points wide here",
        "window full takes the whole screen"
      ),
      ([pad], "window «835»", "a window is from 200 to 834 points wide here", nil),
      ([pad], "window «1/4»", nil, nil), ([pad], "window «-300»", nil, "such as window 597"),
      (
        [], "pane «leading»", "a window of compact width shows one pane at a time",
        "device ipad-pro-11-m4 has room for two"
      ),
      ([], "pane «popover»", "a popover fills the screen of an iPhone", nil),
      ([pad, "window 1/3"], "pane «trailing»", nil, "window full has room for two"),
      (
        [pad, "sizeclass compact regular"], "pane «trailing»", nil,
        "sizeclass auto leaves the class to the window"
      ),
      ([television], "pane «popover»", "tvOS 16 has no such pane", nil),
      (["device vision-pro"], "pane «leading»", nil, "pane main works on every system"),
      (
        [], "minimize «on»", "iOS 16 minimizes no bar", "system ios26 does"
      ),
      ([pad], "minimize «on»", "iPadOS 17 minimizes no bar", "device iphone-17 does"),
      ([pad, "system ipados26"], "accessory «on»", "iPadOS 26 has no accessory on its bar", nil),
      ([], "logo «10x10» leading", "iOS 16 has no logo beside its bar", "device apple-tv-4k has one"),
      ([television], "logo «big» leading", "big is not a size", nil),
      ([television], "logo «0x10» leading", "0x10 is not a size", nil),
      ([television], "logo 10x10«»", "the side is missing", "logo 10x10 leading"),
      ([television], "logo off «leading»", "off takes nothing else", "logo off"),
      ([], "focus «on»", "iOS 16 gives its bar no focus", nil),
      ([], "locale «d»", "d does not name a language", "such as de, pt-BR or pseudo"),
      ([], "locale «de--AT»", nil, nil), ([], "locale «\"\"»", nil, nil), ([], "locale «deutsch»", nil, nil),
      ([], "direction «up»", "up is not one of ltr, rtl, auto", nil),
      ([], "keyboard «maybe»", "maybe is not one of on, off", nil),
      (
        [phone], "system «ios16»", "iPhone 17 runs iOS 26 and later",
        "system ios26, or device iphone-14 for iOS 16"
      ),
      (
        [pad], "system «ipados16»", "iPad Pro 11-inch (M4) runs iPadOS 17 and later",
        "system ipados17, or device ipad-10 for iPadOS 16"
      ),
      ([], "system «tvos17»", "iPhone 14 does not run tvOS 17", "device apple-tv-4k does; ios17 is its own"),
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

  @Test(
    "What another device, system, guide or window does not have goes back, and the sentence says why",
    arguments: [
      (
        [pad, "window 1/3"], "device iphone-14",
        "it gives an app the whole screen, so the window is full again"
      ),
      (
        [pad, "window 1/3"], "system ipados26",
        "windows resize freely on iPadOS 26, so the window is full again"
      ),
      (
        [pad, "rotate", "window 1000"], "rotate",
        "a window is from 200 to 834 points wide here, so the window is full again"
      ),
      (
        [pad, "pane leading"], "window 1/3",
        "a window of compact width shows one pane at a time, so the pane is main again"
      ),
      ([pad, "pane leading"], "sizeclass compact regular", "so the pane is main again"),
      ([phone, "minimize on"], "device iphone-14", "iOS 16 minimizes no bar, so minimize is off again"),
      (["system ios26", "accessory on"], "system auto", "so accessory is off again"),
      ([television, "logo 9x9 leading"], phone, "iOS 26 has no logo beside its bar, so logo is off again"),
      (
        [television, "focus on"], "system carplay",
        "CarPlay gives its bar no focus, so focus is off again"
      ),
      (["system ios16"], phone, "it runs iOS 26 and later, so the system is auto again"),
    ] as [([String], String, String)])
  func goesBack(lines: [String], line: String, clause: String) throws {
    var playground = try Playground(lines: lines)
    let sentence = try playground.sentence(line)
    // A guide that followed is another clause.
    #expect((sentence + ";").contains(clause + ";"), "\(sentence)")
    #expect(
      ["", "1/3"].contains(context(playground.draft.design)) && playground.draft.design.system?.id != "ios16")
    let end = playground.draft
    try playground.run("undo")
    #expect(playground.draft == (try Playground(lines: lines)).draft)
    try playground.run("redo")
    #expect(playground.draft == end)
  }

  @Test("Systems without devices go with any device, and stay with the next", arguments: Device.all)
  func anyDevice(device: Device) throws {
    for system in System.all where system.platform.hasNoDevices {
      var playground = try Playground(lines: ["device \(device.id)"])
      let sentence = try playground.sentence("system \(system.id)")
      #expect(sentence.prefix { $0 != ";" } == "laid out as \(system.name) does")
      try playground.run("device iphone-se-1")
      #expect(playground.draft.system == system)
    }
  }

  @Test("Every device runs each system of its platform from the one that it was sold with to its last")
  func everySystem() throws {
    for device in Device.all {
      var playground = try Playground(lines: ["device \(device.id)"])
      for system in System.all where !system.platform.hasNoDevices {
        let isRun =
          system.platform == device.platform
          && (device.firstVersion...(device.lastVersion ?? .max)).contains(system.version)
        let isTaken = (try? playground.run("system \(system.id)")) != nil
        #expect(isTaken == isRun, "\(device.id) \(system.id)")
      }
    }
  }

  @Test(
    "The locale says which tabs have a title in it",
    arguments: [
      ([], "locale de", "the titles are in de"),
      (
        ["add A"], "locale de",
        "no tab has a title in de, so all keep their own: set 1 title.de=TITLE gives one"
      ),
      (["add A", "locale de"], "locale en", "the titles are the tabs' own"),
      (["add A"], "locale pseudo", "the titles are a third longer than the tabs' own"),
      (["add A", "set 1 title.de=X"], "locale de-AT", "the title is in de-AT"),
      (["add A", "add B", "set 1 title.DE=X", "set 2 title.de=Y"], "locale de", "all 2 titles are in de"),
      (
        ["add A", "add B", "set 2 title.de=Y"], "locale de",
        "1 of 2 titles are in de; tab 1 \"A\" keeps its own"
      ),
      (
        ["add A", "set 1 title.ar=X"], "locale ar", "the title is in ar; the bar reads from right to left"
      ),
    ] as [([String], String, String)])
  func locale(lines: [String], line: String, sentence: String) throws {
    var playground = try Playground(lines: lines)
    #expect(try playground.sentence(line) == sentence)
  }

  @Test("Sentences name tabs by their own titles, whatever is shown")
  func ownTitles() throws {
    var playground = try Playground(lines: [
      "add Library", "add Search", "select Search", "set 1 title.de=Mediathek", "locale de",
    ])
    #expect(playground.draft.scene.layout.items.first?.fullTitle == "Mediathek")
    #expect(try playground.sentence("badge 1 3") == "put badge \"3\" on tab 1 \"Library\"")
    #expect(try playground.sentence("select Library") == "selected tab 1 \"Library\"")
  }

  @Test(
    "A line is recorded in its canonical form",
    arguments: [
      ("window '1/3'", "window 1/3"), ("WINDOW SlideOver", "window slideover"),
      ("window 0597.0", "window 597"),
      ("locale pt_br", "locale pt-BR"), ("locale \"ZH-hant\"", "locale zh-Hant"),
      ("keyboard ON", "keyboard on"),
      ("device 0375x0812@3", "device 375x812@3"), ("device 812X375@3", "device 375x812@3"),
      ("device Custom size=375x812@3", "device custom size=375x812@3"),
      ("device custom size=375x812@3 id=a", "device custom id=a size=375x812@3"),
    ])
  func canonical(typed: String, canonical: String) throws {
    let invocation = try #require(try Invocation.parsed(from: typed))
    #expect(invocation.canonical == canonical)
    #expect(try Invocation.parsed(from: canonical)?.canonical == canonical)
  }
}
