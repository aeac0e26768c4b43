import CTabBarTables
import Testing

@testable import TabBarGuidelines

@Suite("Words and meanings of the tables")
struct WordTables {
  private static let lists = (0..<tb_word_list_rows()).compactMap { row in
    tb_word_list_name(row).map { (name: String(cString: $0), row: row) }
  }

  @Test("A list has a name of its own, a source, and words in lower case", arguments: WordList.allCases)
  func listHasWords(list: WordList) throws {
    let name = "\(list)"
    let (own, row) = Self.lists[list.rawValue]
    #expect(own == name)
    #expect(tb_word_list_source(row).map { String(cString: $0) }?.isEmpty == false)
    try #require(!list.languages.isEmpty)
    for language in list.languages {
      let words = try #require(list.words(in: language))
      #expect(Set(words).count == words.count, "\(name), \(language)")
      for word in words { #expect(word == WordList.normalized(word), "\(name), \(language)") }
    }
  }

  private static let languages = ["en", "de", "fr", "es", "ja"]

  @Test(
    "Each action, each vague title and Home has a word in each of five languages",
    arguments: [WordList.actions, .drawerTitles, .possiblyVagueTitles, .homeTitles])
  func meaningsHaveNoHole(list: WordList) {
    let start = Self.lists[list.rawValue].row
    var row = start + 1
    var found: [String] = []
    while let language = tb_word_list_language(row).map({ String(cString: $0) }) {
      var before = row - 1
      let words = language.withCString { tb_word_list_words(&before, $0, language.utf8.count) }
      #expect(words?.pointee != nil, "\(list), row \(row - start)")
      if Self.languages.contains(language) { found.append(language) }
      row += 1
    }
    #expect(!found.isEmpty && found.count.isMultiple(of: 5))
    for start in stride(from: 0, to: found.count, by: 5) {
      #expect(Array(found[start..<min(start + 5, found.count)]) == Self.languages)
    }
  }

  @Test("A title is in the lists that have it as one of their words, and each list has a bit of its own")
  func listsOfTitle() throws {
    let all = WordList.allCases
    #expect(Set(all.map(\.bit)).subtracting([0]).count == Self.lists.count)
    for list in all {
      for language in list.languages where !language.isEmpty {
        for word in list.words(in: language) ?? [] {
          let title = TitleWords(word, in: language)
          for other in all {
            #expect(title.isIn(other) == other.contains(word, in: language), "\(word), \(language)")
          }
        }
      }
    }
  }

  @Test(
    "A title is found whatever its case, its spaces and the coding of its letters",
    arguments: ["menü", "Menü", "MENÜ", " Menü ", "Menu\u{308}"])
  func codingsAreTheSame(title: String) {
    #expect(
      WordList.drawerTitles.contains(title, in: "de") && WordList.drawerTitles.contains(title, in: "DE_ch"))
    #expect(
      !WordList.drawerTitles.contains(title, in: "en") && !WordList.drawerTitles.contains(title, in: "den"))
  }

  @Test("The usual symbol of a title is known to the list of symbols")
  func symbolsExist() {
    for row in 0..<tb_meaning_count() where Int(tb_meanings()[row].kind) != tb_meaning_subject {
      let words = [String](table: tb_meanings()[row].words)
      #expect(!words.isEmpty)
      #expect(Symbol.named([String](table: tb_meanings()[row].symbols)[0]) != nil)
    }
  }

  @Test(
    "A symbol is known in each variant",
    arguments: [
      ("gearshape", "settings"), ("gearshape.fill", "settings"), ("person.crop.circle.fill", "profile"),
      ("magnifyingglass.circle", "search"), ("cart.circle.fill", "basket"), ("storefront", "store"),
    ])
  func variantsAreKnown(symbol: String, word: String) {
    #expect(UniversalSymbols.meaning(of: symbol)?.words.first == word)
    #expect(!UniversalSymbols.contains("square.\(symbol)"))
  }
}
