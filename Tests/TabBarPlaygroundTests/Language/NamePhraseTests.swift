import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("A name of several words")
struct NamePhraseTests {
  @Test(
    "needs no quotes where it is all that a command is given, and is recorded as its identifier",
    arguments: [
      ("device iPhone 15", "device iphone-15"), ("device iphone 14", "device iphone-14"),
      ("device \"iPhone 15\"", "device iphone-15"),
      ("device iPad Air (5th generation)", "device ipad-air-5"), ("device iPhone \"15\"", "device iphone-15"),
      ("system iOS 18", "system ios18"), ("system \"iOS 18\"", "system ios18"),
      ("system iPadOS 17", "system ipados17"),
      ("guide HIG 2024", "guide hig-2024"), ("guide \"hig 2024\"", "guide hig-2024"),
      ("guide SAP Fiori", "guide sap-fiori"), ("guides HIG 2024", "guides hig-2024"),
      ("device iPhone 15 # the blue one", "device iphone-15"),
    ])
  func names(line: String, recorded: String) throws {
    let invocation = try #require(try Invocation.parsed(from: line))
    #expect(invocation.canonical == recorded)
  }

  @Test("can be copied from the head line, for every device, system and guide")
  func headLine() throws {
    for device in Device.all {
      #expect(try Invocation.parsed(from: "device \(device.name)")?.canonical == "device \(device.id)")
    }
    for guide in Guide.all {
      #expect(try Invocation.parsed(from: "guide \(guide.name)")?.canonical == "guide \(guide.id)")
    }
    for system in System.all {
      // Until version 12 an iPad's system has the name of the iPhone's.
      let id = try #require(try Invocation.parsed(from: "system \(system.name)")).canonical.dropFirst(
        "system ".count)
      #expect(System.named(String(id))?.name == system.name)
    }
  }

  private static func all(of platform: Platform) -> String {
    let ids = System.all.filter { $0.platform == platform }.map(\.id)
    return "\(ids.first ?? "") to \(ids.last ?? "") can be"
  }

  @Test(
    "that is not known is looked at as a whole, and those that begin so are offered",
    arguments: [
      ("device «iPhone SE»", "did you mean iphone-se-1, iphone-se-2 or iphone-se-3?"),
      ("device «iPhone 155»", "did you mean iphone-15?"), ("device «iPhone 99»", "did you mean iphone-17?"),
      ("device «iPhone 99 Pro»", "did you mean iphone-18-pro?"),
      ("guide «HIG 20224»", "did you mean hig-2022?"),
      ("guide «HIG»", "such as hig-2026; guides lists them"),
      ("system «iOS 99»", NamePhraseTests.all(of: .iOS)), ("system «iOS»", NamePhraseTests.all(of: .iOS)),
      ("system «iPadOs 99»", NamePhraseTests.all(of: .iPadOS)),
    ])
  func unknown(marked: String, remedy: String) throws {
    let line = MarkedLine(marked)
    let error = #expect(throws: CommandError.self) { try Invocation.parsed(from: line.line) }
    #expect(error?.range == line.range && error?.remedy == remedy)
  }

  @Test(
    "in a sentence is the whole name, and not the shorter one that it begins with",
    arguments: [
      ("change device to iPhone SE", "iphone-se-3"), ("same bar on iPad mini", "ipad-mini-a17-pro"),
      ("same bar on iPhone 6 Plus please", "iphone-6-plus"), ("change device to iPad Air 2", "ipad-air-2"),
      ("same bar on Apple TV HD", "apple-tv-hd"),
    ])
  func sentence(line: String, device: String) throws {
    var playground = try Playground(lines: ["add Home Search"])
    let tabs = playground.draft.design.tabs
    _ = try playground.perform(line)
    #expect(playground.draft.design.device.id == device && playground.draft.design.tabs == tabs)
  }

  @Test("A family of many devices is answered with one that it has")
  func family() throws {
    for name in ["iPad Pro", "iPhone", "iPad"] {
      let error = #expect(throws: CommandError.self) { try Invocation.parsed(from: "device \(name)") }
      let remedy = try #require(error?.remedy)
      let id = String(remedy.dropFirst("such as ".count).prefix { $0 != ";" })
      let device = try #require(Device.named(id), "\(remedy)")
      #expect(device.name.hasPrefix(name) && remedy.hasSuffix("; devices lists them"))
    }
  }

  @Test(
    "Words after a name are too many",
    arguments: [
      "device ./a.device «./b.device»", "device iPhone 15 «landscape»", "device iphone-15 «landscape»",
      "guide HIG 2022 «too»",
      "system ios16 «17»",
    ])
  func tooMuch(marked: String) throws {
    let line = MarkedLine(marked)
    let error = #expect(throws: CommandError.self) { try Invocation.parsed(from: line.line) }
    #expect(error?.range == line.range && error?.problem.hasSuffix("takes no more than this") == true)
  }
}
