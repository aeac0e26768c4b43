import TabBarImport
import Testing

@Suite("Titles in the languages of an app")
struct TitleTests {
  /// A bar whose titles are a text, a key, a key in a table, and two constants of a generator.
  private static let bar = """
    struct Main: View { var body: some View { TabView {
      Tab("Home", systemImage: "house") {}
      Tab(String(localized: "tabs.shelf"), systemImage: "books.vertical") {}
      Tab(NSLocalizedString("tabs.me", tableName: "Tabs", comment: ""), systemImage: "person") {}
      Tab(L10n.Tabs.shelf, systemImage: "star") {}
      Tab(L10n.Tabs.unknown, systemImage: "circle") {}
    } } }
    """

  @Test(
    "A folder is a language's where its name is one",
    arguments: [
      ("de", true), ("pt-BR", true), ("zh_Hans", true), ("fil", true), ("es-419", true), ("qqq", false),
      ("und", false), ("icons", false), ("d", false), ("de-", false), ("dé", false),
    ])
  func languages(name: String, isLanguage: Bool) {
    let result = reading([
      "Main.swift": Self.bar, "en.lproj/Localizable.strings": "\"tabs.shelf\" = \"Shelf\";",
      "\(name).lproj/Localizable.strings": "\"tabs.shelf\" = \"x\";",
    ])
    #expect(result.bars.first?.tabs[1].titles.keys.sorted() == (isLanguage ? [name] : []))
  }

  @Test("Strings files give the title in the app's own language and in others")
  func stringsFiles() {
    let result = reading([
      "App/Main.swift": Self.bar,
      "App/en.lproj/Localizable.strings": "\"tabs.shelf\" = \"Shelf\"; /* \"no\" = \"no\"; */ // x\n",
      "App/de.lproj/Localizable.strings":
        "\"Home\" = \"Start\";\n\"tabs.shelf\" = \"B\\U00fccher\\n\\\"x\\\"\";",
      "App/en.lproj/Tabs.strings": "\"tabs.me\" = \"Me\";",
    ])
    #expect(result.titles == ["Home", "Shelf", "Me", "Shelf", ""])
    let languages = result.bars.first?.tabs.map(\.titles)
    #expect(
      languages == [["de": "Start"], ["de": "Bücher\n\"x\""], [:], ["de": "Bücher\n\"x\""], [:]])
    #expect(result.gapLines == [6])
  }

  @Test("A string catalog gives all its languages; its source language is the app's own")
  func catalog() {
    let catalog = """
      {"sourceLanguage": "de", "strings": {
        "Home": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Home!"}}}},
        "tabs.shelf": {"extractionState": "manual", "localizations": {
          "de": {"stringUnit": {"state": "new", "value": "Regal"}}, "fr": {"stringUnit": {"value": "\\u00c9tag\\u00e8re"}}}}
      }, "version": "1.0"}
      """
    let result = reading(["App/Main.swift": Self.bar, "App/Localizable.xcstrings": catalog])
    #expect(result.titles.prefix(2) == ["Home!", "Regal"])
    #expect(result.bars.first?.tabs[1].titles == ["fr": "Étagère"])
  }

  @Test("Without the files a key stays visible as a key, and is a gap with its line")
  func withoutFiles() {
    let result = reading(["App/Main.swift": Self.bar])
    #expect(result.titles == ["Home", "tabs.shelf", "tabs.me", "", ""])
    #expect(result.gapLines == [3, 4, 5, 6])
  }

  @Test("A constant that several keys could have made is of none of them")
  func ambiguous() {
    let result = reading([
      "App/Main.swift": Self.bar,
      "App/en.lproj/Localizable.strings": "\"tabs.shelf\" = \"Shelf\"; \"tabs_shelf\" = \"Rack\";",
    ])
    #expect(result.titles[3].isEmpty)
  }

  @Test("Of two tables of the same name the one nearest to the code counts")
  func nearest() {
    let result = reading([
      "App/Main.swift": Self.bar,
      "App/en.lproj/Localizable.strings": "\"tabs.shelf\" = \"Shelf\";",
      "Other/en.lproj/Localizable.strings": "\"tabs.shelf\" = \"Wrong\";",
    ])
    #expect(result.titles[1] == "Shelf")
  }

  @Test("A near table of one other language hides none of the languages of the table with the app's own")
  func stale() {
    let result = reading([
      "App/Main.swift": Self.bar,
      "App/Resources/pt-BR.lproj/Localizable.strings": "\"tabs.shelf\" = \"Prateleira\";",
      "Kit/Resources/en.lproj/Localizable.strings": "\"tabs.shelf\" = \"Shelf\";",
      "Kit/Resources/de.lproj/Localizable.strings": "\"tabs.shelf\" = \"Regal\";",
    ])
    #expect(result.titles[1] == "Shelf")
    #expect(result.bars.first?.tabs[1].titles == ["de": "Regal", "pt-BR": "Prateleira"])
  }

  @Test("A text in a strings file may have several lines, and its key no quotes")
  func linesAndPlainKeys() {
    let result = reading([
      "App/Main.swift": Self.bar,
      "App/en.lproj/Localizable.strings":
        "/* a = \"b\"; */\ntabs.shelf = \"She\nlf\"; // c\n\"Home\" = \"Ho\\rme\";",
    ])
    #expect(result.titles.prefix(2) == ["Ho\rme", "She\nlf"])
  }

  @Test("UTF-16 is read")
  func utf16() {
    let units = Array("\"Home\" = \"Hjem ★\";".utf16)
    let bytes: [UInt8] =
      [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 255), UInt8(unit >> 8)] }
    let result = importTabBars(from: [
      ImportSource(path: "App/Main.swift", bytes: Array(Self.bar.utf8)),
      ImportSource(path: "App/nb.lproj/Localizable.strings", bytes: bytes),
    ])
    #expect(result.bars.first?.tabs.first?.titles == ["nb": "Hjem ★"])
  }

  @Test("A backslash before a backslash is one, in code and in a strings file")
  func backslashes() {
    let tab = "Tab(\"A \\\\(b)\", systemImage: \"a\") {}"
    let result = reading([
      "App/Main.swift": "struct A: View { var body: some View { TabView { \(tab) } } }",
      "App/de.lproj/Localizable.strings": "\"A \\\\(b)\" = \"B \\\\n\";",
    ])
    #expect(result.titles == ["A \\(b)"])
    #expect(result.bars.first?.tabs.first?.titles == ["de": "B \\n"])
  }
}
