import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Names of SF Symbols")
struct Symbols {
  // SF Symbols 5.1: 4,578 outlined or only forms, 1,976 of them with a filled one.
  @Test("The list has 6,554 names, each once, and finds every one of them")
  func everyName() {
    let names = Symbol.names(startingWith: "")
    #expect(names.count == 6_554)
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted())
    #expect(names.filter { Symbol.named($0)?.name != $0 } == [])
  }

  // The releases as Apple's own SF Symbols app gives them.
  @Test(
    "Known symbols have the release that brought them",
    arguments: [
      ("house", 2019, 0), ("house.fill", 2019, 0), ("magnifyingglass", 2019, 0), ("gear", 2019, 0),
      ("gearshape", 2020, 0), ("books.vertical.fill", 2020, 0), ("list.bullet.rectangle.fill", 2021, 0),
      ("bird.fill", 2022, 0), ("play.square.stack", 2022, 1), ("arcade.stick", 2023, 0),
      ("person.crop.circle.badge.plus", 2019, 0), ("person.crop.circle.fill.badge.plus", 2019, 0),
    ])
  func releases(name: String, year: Int, update: Int) throws {
    let symbol = try #require(Symbol.named(name))
    #expect(symbol.since.major == year && symbol.since.minor == update)
  }

  @Test(
    "A name that is no symbol's is not found",
    arguments: [
      "", "hous", "House", "house.", ".house", "house..fill", "house.fill.fill", "magnifyingglass.fill",
      "house,2019", "ｈouse", "z.z.z", "home",
    ])
  func unknown(name: String) {
    #expect(Symbol.named(name) == nil)
  }

  @Test("Filled and outlined forms lead to each other")
  func forms() throws {
    #expect(Symbol.named("house")?.filledName == "house.fill")
    #expect(Symbol.named("house.fill")?.outlinedName == "house")
    #expect(Symbol.named("house.fill")?.filledName == nil && Symbol.named("house")?.outlinedName == nil)
    #expect(Symbol.named("magnifyingglass")?.filledName == nil)
    #expect(
      Symbol.named("person.crop.circle.badge.plus")?.filledName == "person.crop.circle.fill.badge.plus")
    #expect(
      Symbol.named("person.crop.circle.fill.badge.plus")?.outlinedName == "person.crop.circle.badge.plus")
    // The filled form of this one came two years later.
    let list = try #require(Symbol.named("list.bullet.rectangle"))
    #expect(list.since.major == 2020 && list.filledSince?.major == 2021)
  }

  // Apple's terms, as SF Symbols shows them beside each symbol.
  @Test("What Apple keeps a symbol for holds for both of its forms")
  func restrictions() {
    #expect(Symbol.named("message")?.onlyFor == "Apple's Messages app")
    #expect(Symbol.named("message.fill")?.onlyFor == "Apple's Messages app")
    #expect(Symbol.named("applewatch")?.onlyFor == "Apple Watch")
    #expect(Symbol.named("bubble.left")?.onlyFor == nil)
  }

  // Releases to systems: the metadata of SF Symbols 5.1.
  @Test("A release tells the first version of each system")
  func versions() throws {
    let first = try #require(Symbol.named("house")).since
    #expect(first.firstVersion(of: .iOS)?.description == "13")
    #expect(first.firstVersion(of: .visionOS)?.description == "1")
    #expect(first.firstVersion(of: .macOS) == nil)
    let update = try #require(Symbol.named("play.square.stack")).since
    #expect(update.firstVersion(of: .iPadOS)?.description == "16.1")
    let latest = try #require(Symbol.named("0.circle.hi")).since
    #expect(latest.firstVersion(of: .tvOS)?.description == "17.2")
    #expect(latest.firstVersion(of: .visionOS)?.description == "1.1")
    #expect(first < update && update < latest)
    for name in Symbol.names(startingWith: "") {
      let since = try #require(Symbol.named(name)).since
      #expect(since.firstVersion(of: .iOS) != nil, "\(name)")
    }
  }

  @Test(
    "A slip of the finger leads to the name that was meant",
    arguments: [
      ("hous", "house"), ("huose", "house"), ("ohuse", "house"), ("house.fil", "house.fill"),
      ("magnifyinglass", "magnifyingglass"), ("gearshpe", "gearshape"),
      ("person.crop.circel", "person.crop.circle"),
      ("bell.fll", "bell.fill"),
      // A word for what the symbol stands for.
      ("home", "house"), ("search", "magnifyingglass"), ("settings", "gearshape"),
      // The first part of a name, which is none itself.
      ("chart", "chart.bar"), ("dollarsign.circl", "dollarsign.circle"),
      // A variant that the symbol does not have.
      ("gear.sparkle", "gear"), ("magnifyingglass.fill", "magnifyingglass"),
    ])
  func nearest(typed: String, meant: String) {
    #expect(Symbol.nearest(to: typed).first == meant)
    #expect(Symbol.nearest(to: typed).count <= 3)
  }

  @Test("What is like no symbol has no neighbours", arguments: ["", "qqqqqqqq", "TabHome", "q0q.yyy"])
  func nothingNear(name: String) {
    #expect(Symbol.nearest(to: name) == [])
  }

  @Test("A beginning gives the names that go on from it")
  func beginnings() {
    #expect(Symbol.names(startingWith: "house.ci") == ["house.circle", "house.circle.fill"])
    #expect(Symbol.names(startingWith: "house.fi").contains("house.fill"))
    #expect(Symbol.names(startingWith: "house").prefix(2) == ["house", "house.and.flag"])
    #expect(Symbol.names(startingWith: "Ho") == [])
    #expect(Symbol.names(startingWith: "").filter { $0.hasPrefix("ge") } == Symbol.names(startingWith: "ge"))
  }
}
