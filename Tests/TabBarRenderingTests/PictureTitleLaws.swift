import TabBarCore
@testable import TabBarDrawing
import TabBarGuidelines
import Testing

/// What a picture shows of a title, beside what the device shows of it.
@Suite("A title in a picture")
struct PictureTitleLaws {
  private static let devices = [
    "iphone-se-1", "iphone-14", "iphone-17", "iphone-14-pro-max", "ipad-9", "ipad-10", "ipad-pro-11-m4",
    "apple-tv-4k",
  ]
  private static let widths = [40, 60, 80, 100, 120, 200]
  /// Titles of real apps, short and long.
  private static let titles: [(name: String, titles: [String])] = [
    ("short", ["Home", "Search", "Radio", "Me", "Feed"]),
    ("long", ["Listen Now", "Accounts & Cards", "Notifications", "My Library", "Offers for You"]),
    ("German", ["Überweisungen", "Kontoübersicht", "Profil", "Einstellungen", "Kreditkarten"]),
    ("narrow letters", ["illimitati vili", "Fill it in", "Little lilies", "i", "Jil"]),
    ("Arabic", ["الرئيسية", "مكتبة", "راديو", "البحث", "الإعدادات"]),
    ("Chinese and Korean", ["検索する", "ライブラリ", "今すぐ聴く", "라디오", "设置"]),
    ("Thai", ["หน้าหลัก", "ค้นหา", "คลังเพลง", "วิทยุ", "ตั้งค่า"]),
  ]

  private static func scenes(_ device: String) -> [Scene] {
    titles.flatMap { entry in
      Orientation.allCases.flatMap { orientation in
        [2, 5].map { count in
          let tabs = entry.titles.prefix(count).map { Tab($0, icon: "star.fill") }
          let device = Device.named(device) ?? .standard
          return Scene(Design(tabs: Array(tabs), device: device, orientation: orientation), by: .hig2022)
        }
      }
    }
  }

  @Test(
    "that the device shows whole has all its letters, and one that the device cuts has its ellipsis",
    arguments: devices)
  func letters(device: String) {
    for scene in Self.scenes(device) {
      for columns in Self.widths {
        let options = RenderOptions(columns: columns)
        let drawing = BarDrawing(scene, most: columns, options)
        for (item, title) in zip(scene.layout.items, drawing.titles)
        where item.titleFrame != nil && !title.isShortened {
          #expect(letters(title.rows.joined()) == letters(item.title.displayed), "\(columns)")
        }
        let picture = drawing.bar.text(options).joined(separator: "\n").text
        let isCut = scene.layout.items.contains { $0.titleFrame != nil && $0.title.state == .cut }
        #expect(picture.contains("…") == isCut, "\(columns): \(picture)")
        let isShortened = drawing.titles.contains(where: \.isShortened)
        #expect(picture.contains("~") == isShortened, "\(columns): \(picture)")
      }
    }
  }

  // Four rows of a cell with n columns hold more than 2(n - 1) columns: of two rows one is not empty by half.
  @Test("loses letters only where four rows are too few, and then the foot says so", arguments: devices)
  func shortened(device: String) {
    for scene in Self.scenes(device) {
      for columns in Self.widths {
        let options = RenderOptions(columns: columns)
        let drawing = BarDrawing(scene, most: columns, options)
        for index in drawing.titles.indices where drawing.titles[index].isShortened {
          let room = drawing.room(of: index).count - drawing.signs[index].iconColumns - 1
          #expect(drawing.signs[index].title.columns > 2 * (room - 1))
          #expect(columns < 80)
        }
        let says = BarPicture.lines(scene, options).contains { $0.text.hasPrefix("~ letters left out here") }
        #expect(says == drawing.titles.contains(where: \.isShortened))
      }
    }
  }

  @Test("is broken between words where it can be, and with a hyphen in a word that has cases")
  func broken() {
    func rows(_ title: String, _ columns: Int) -> [String] {
      TitleRows(title, columns: columns, .unicode).rows
    }
    #expect(rows("Listen Now", 10) == ["Listen Now"])
    #expect(rows("Listen Now", 9) == ["Listen", "Now"])
    #expect(rows("Library", 6) == ["Libra-", "ry"])
    #expect(rows("Überweisungen", 6) == ["Überw-", "eisun-", "gen"])
    #expect(rows("ライブラリ", 6) == ["ライブ", "ラリ"])
    #expect(rows("", 6) == [])
    #expect(rows("Donaudampfschifffahrt", 4) == ["Don-", "aud-", "amp-", "fsc~"])
    #expect(TitleRows("検索", columns: 1, .unicode).isShortened)
    #expect(TitleRows("Library", columns: 0, .unicode).rows == [])
  }

  @Test(
    "and its cell have one scale: as wide as the letters need, however many the tabs and wide the terminal")
  func scale() {
    for count in 0...9 {
      for columns in [80, 120, 200] {
        let options = RenderOptions(columns: columns)
        #expect(BarDrawing(Samples.scene(count), most: columns, options).scale.columns == 76)
      }
    }
  }

  @Test("of a bar that is drawn narrower or wider than its letters is in a head line that says so")
  func stretch() {
    func head(_ scene: Scene, _ columns: Int) -> String {
      Array(BarPicture.lines(scene, RenderOptions(columns: columns)).prefix(2)).joined(separator: "\n").text
    }
    #expect(!head(Samples.scene(5), 80).contains("drawn at"))
    // 844 points at a column for 6.24 take 136 columns.
    #expect(head(Samples.scene(5, on: "iphone-14", .landscape), 80).contains("drawn at 58% width"))
    #expect(!head(Samples.scene(5, on: "iphone-14", .landscape), 140).contains("drawn at"))
  }

  private func letters(_ text: String) -> String {
    String(TerminalText.escaped(text).filter { $0 != "-" && $0 != " " })
  }
}
