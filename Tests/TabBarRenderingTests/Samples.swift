import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// Scenes that tests draw.
enum Samples {
  static let titles = ["Listen Now", "Browse", "Radio", "Library", "Search", "Account"]
  static let icons = [
    "play.circle.fill", "square.grid.2x2.fill", "star.fill", "books.vertical.fill", "magnifyingglass", "gear",
  ]

  /// Returns a design with the first few of six tabs, each with an icon.
  static func design(
    _ count: Int, selection: Int = 0, badges: [Int: String] = [:], on device: String = "iphone-14",
    _ orientation: Orientation = .portrait, _ direction: LayoutDirection = .leftToRight
  ) -> Design {
    let tabs = (0..<count).map { index in
      Tab(
        titles[index % titles.count], icon: icons[index % icons.count], badge: badges[index])
    }
    return Design(
      tabs: tabs, selection: selection, device: Device.named(device) ?? .standard, orientation: orientation,
      direction: direction)
  }

  /// Returns what a view of a scene knows.
  static func context(_ scene: Scene, _ options: RenderOptions) -> ViewContext {
    ViewContext(Draft(design: scene.design, guide: scene.guide), Playground().timeline, options)
  }

  /// Returns a scene of the first few of six tabs.
  static func scene(
    _ count: Int, selection: Int = 0, badges: [Int: String] = [:], on device: String = "iphone-14",
    _ orientation: Orientation = .portrait, _ direction: LayoutDirection = .leftToRight
  ) -> Scene {
    Scene(
      design(count, selection: selection, badges: badges, on: device, orientation, direction), by: .hig2022)
  }

  /// Returns a scene of tabs with some titles and an icon each.
  static func titled(_ titles: [String], on device: Device = .standard) -> Scene {
    Scene(Design(tabs: titles.map { Tab($0, icon: "star") }, device: device), by: .hig2022)
  }

  /// Titles that are hard to draw, by what is hard about them.
  static let hardTitles: [(name: String, titles: [String])] = [
    ("Latin", titles),
    ("wide", ["検索する", "ライブラリ", "今すぐ聴く", "라디오", "设置"]),
    ("emoji", ["👩‍👩‍👧‍👦 Family", "🎧", "🇩🇪 Radio", "❤️ Liked", "👍🏽"]),
    ("combining", ["e\u{301}te\u{301}", "Z\u{335}\u{336}\u{321}algo", "नमस्ते", "ไทย", "o\u{308}"]),
    ("right to left", ["חיפוש", "الرئيسية", "مكتبة", "a ספר b", "راديو"]),
    (
      "hostile",
      [
        "\u{1B}[31mred", "a\u{202E}b\u{2066}c", "x\ny\rz\t", "\u{7}\u{0}\u{9B}31m",
        "\u{2028}\u{200B}\u{FEFF}",
      ]
    ),
    ("empty and long", ["", " ", String(repeating: "Donaudampfschiff", count: 9), "i", "W"]),
  ]

  /// Returns the devices that no two of are alike to a picture.
  static let differentDevices: [Device] = {
    var seen: Set<String> = []
    return Device.all.filter { device in
      seen.insert(
        "\(device.portrait)\(device.landscapeSafeArea)\(device.portraitSafeArea)\(device.firstVersion > 17)"
      )
      .inserted
    }
  }()
}

extension Format {
  /// The formats that are drawn for a terminal, and so have to fit it.
  static let drawn = allCases.filter {
    !["json", "markdown", "svg", "svg-screen", "swiftui", "uikit", "xcstrings"].contains($0.id)
  }
}

extension Samples {
  /// Returns the lines of a text that are too wide for a terminal, end with a space or act on it.
  static func misplacedLines(of text: String, columns: Int) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      line.columns > columns || line.utf8.last == 0x20
        || line.unicodeScalars.contains { $0.isDangerous }
    }
  }

  /// Returns the element of a list whose turn it is, where turns come in rows of a length.
  ///
  /// Each place in a row, each row and each offset meets every element sooner or later, at the price of one element a
  /// turn.
  static func next<Element>(_ list: [Element], turn: Int, row: Int, offset: Int) -> Element {
    list[(turn + turn / row + offset) % list.count]
  }

  /// Returns whether a text has printable 7-bit characters only, in lines of at most some columns.
  static func isPrintableASCII(_ text: String, columns: Int) -> Bool {
    var column = 0
    for byte in text.utf8 {
      column = byte == 0x0A ? 0 : column + 1
      if column > columns || byte >= 0x7F || byte < 0x20 && byte != 0x0A { return false }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether the scalar acts on a terminal or reorders the text around it.
  var isDangerous: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: properties.generalCategory == .control
    }
  }
}
