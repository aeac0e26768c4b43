import Foundation
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import Testing

@Suite("A bar as an SVG picture")
struct VectorPictureTests {
  private func document(_ scene: Scene, _ format: String = "svg", ascii: Bool = false) throws -> String {
    try #require(Format.named(format)).render(scene, RenderOptions(ascii: ascii)).text
  }

  /// Scenes of a system, with its bar in every situation and in both directions.
  private func scenes(on system: System) -> [Scene] {
    Samples.situations.enumerated().map { turn, situation in
      Samples.scene(1 + turn % 9, on: Samples.device(for: system).id, system.id) { design in
        design.situation = situation
        design.direction = turn.isMultiple(of: 2) ? .leftToRight : .rightToLeft
        let titles = Samples.hardTitles[turn % Samples.hardTitles.count].titles
        for index in design.tabs.indices { design.tabs[index].title = titles[index % titles.count] }
      }
    }
  }

  @Test(
    "is XML with a title and a description, for every system", arguments: Samples.differentSystems.map(\.id))
  func wellFormed(id: String) throws {
    let system = try #require(System.named(id))
    for (turn, scene) in scenes(on: system).enumerated() {
      let format = turn.isMultiple(of: 2) ? "svg" : "svg-screen"
      let text = try document(scene, format)
      let reader = SVGReader(text)
      #expect(reader.error == nil, "\(text)")
      let root = try #require(reader.elements.last)
      #expect(root.name == "svg" && root.attributes["xmlns"] == "http://www.w3.org/2000/svg")
      #expect(root.attributes["role"] == "img")
      let title = try #require(reader.all("title").first { $0.group == nil })
      #expect(title.text.contains(scene.design.device.name))
      #expect(reader.all("desc").first?.text.contains(scene.design.device.name) == true)
      // Nothing refers to anything, so that pictures can be in one page and every program draws them alike.
      let ids = reader.elements.compactMap { $0.attributes["id"] }
      #expect(
        Set(ids).count == ids.count && ids.allSatisfy { $0.wholeMatch(of: #/[a-z]+-[a-z0-9-]+/#) != nil })
      for word in ["url(", "href", "<style", "class=", "var(", "<script", "NaN", "inf"] {
        #expect(!text.contains(word), "\(word)")
      }
      #expect(try document(scene, format) == text)
    }
  }

  @Test("has each title where the layout puts it", arguments: Samples.differentSystems.map(\.id))
  func titles(id: String) throws {
    let system = try #require(System.named(id))
    for format in ["svg", "svg-screen"] {
      for direction in LayoutDirection.allCases {
        let scene = Samples.scene(6, on: Samples.device(for: system).id, system.id) {
          $0.direction = direction
          $0.situation.isFocused = true
        }
        let reader = SVGReader(try document(scene, format))
        for item in scene.layout.items {
          let parts = reader.elements.filter { $0.group?.hasPrefix(item.fullTitle) == true }
          if let frame = item.titleFrame {
            let text = try #require(parts.first { $0.name == "text" && $0.text == item.title.displayed })
            let x = try #require(text.number("x"))
            #expect(abs(x - frame.midX) < 0.01, "\(item.fullTitle)")
            let baseline = try #require(text.number("y"))
            #expect((frame.minY...frame.maxY).contains(baseline))
            #expect(text.number("font-size") == item.titleFont.size)
          }
          if let frame = item.badgeFrame {
            let badge = try #require(parts.last { $0.name == "rect" }?.frame)
            #expect(abs(badge.x - frame.x) < 0.01 && abs(badge.width - frame.width) < 0.01)
          }
          if let frame = item.iconFrame {
            let icon = try #require(parts.first { $0.name == "path" })
            let place = "translate(\(JSONNumber.text(frame.x)) \(JSONNumber.text(frame.y)))"
            #expect(icon.attributes["transform"]?.hasPrefix(place) == true)
          }
        }
        #expect(reader.all("g").count { $0.attributes["role"] == "img" } == scene.layout.items.count)
      }
    }
  }

  @Test("names each tab and its parts for programs that draw, and has a dark appearance")
  func layers() throws {
    let titles = ["Listen Now", "Größe", "Größe", "home", "Home"]
    let tabs = titles.map { Tab($0, icon: "house", badge: $0 == "home" ? "3" : nil) }
    let scene = Scene(Design(tabs: tabs), by: .hig2022)
    let reader = SVGReader(try document(scene))
    let ids = reader.elements.compactMap { $0.attributes["id"] }
    for tab in ["listen-now", "2", "3", "home", "home-5"] {
      #expect(
        ids.contains("tab-\(tab)") && ids.contains("title-\(tab)") && ids.contains("icon-\(tab)"), "\(tab)")
    }
    #expect(ids.filter { $0.hasPrefix("badge") } == ["badge-home"])
    #expect(reader.all("text").contains { $0.text == "3" })
    var options = RenderOptions()
    options.isDark = true
    let dark = try #require(Format.named("svg")).render(scene, options).text
    // Source: Apple, HIG, Color: systemBlue in the dark appearance.
    let light = try document(scene)
    #expect(dark.contains("#0a84ff") && !light.contains("#0a84ff"))
  }

  @Test("moves letters closer where the device does, and cuts what it cuts")
  func tightened() throws {
    let scene = Scene(
      Design(
        tabs: ["Home", "Entdeckungen", "Bibliothek und Archive", "Radio", "Mehr"].map { Tab($0) },
        device: try #require(Device.named("iphone-se-1"))), by: .hig2022)
    let texts = SVGReader(try document(scene)).all("text")
    for item in scene.layout.items {
      let text = try #require(texts.first { $0.text == item.title.displayed })
      let spacing = text.number("letter-spacing") ?? 0
      switch item.title.state {
      case .whole, .cut: #expect(spacing == 0.12)
      case .tightened, .mayBeCut: #expect(abs(spacing - 0.12 + item.title.tightening) < 0.01)
      }
    }
    let titles = scene.layout.items.map(\.title)
    #expect(Set(titles.map(\.state)).isSuperset(of: [.whole, .cut]))
    #expect(titles.contains { $0.tightening > 0 && $0.state != .cut })
  }

  @Test("shows what people type and nothing else", arguments: [false, true])
  func hostile(ascii: Bool) throws {
    let texts = [
      "</text><script>alert(1)</script>", "&amp;<!--", "]]>", "\u{202E}evil", "a\u{0}b\u{1B}[2J",
      "\"' onload='x",
      "##[group]x", "::error::x",
    ]
    for text in texts {
      let tabs = [Tab(text, icon: text, badge: text), Tab("Home", icon: "house.fill")]
      let written = try document(Scene(Design(tabs: tabs), by: .hig2022), ascii: ascii)
      let reader = SVGReader(written)
      #expect(reader.error == nil)
      #expect(Set(reader.elements.map(\.name)).isSubset(of: Self.elements), "\(text)")
      #expect(!written.contains("##[") && !written.contains("\n::"))
      #expect(!written.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
      if ascii { #expect(written.utf8.allSatisfy { $0 < 0x80 }) }
      // Controls are made visible; all else is the text itself.
      let shown = TerminalText.escaped(text)
      #expect(reader.all("title").contains { $0.text.hasPrefix(shown) }, "\(written)")
    }
  }

  private static let elements: Set = [
    "svg", "g", "title", "desc", "rect", "circle", "path", "polyline", "text",
  ]

  @Test("names the tabs that the bar does not show, and the reason where there is no bar")
  func captions() throws {
    let more = SVGReader(try document(Samples.scene(6))).all("text").map(\.text)
    #expect(more.contains { $0.contains("More ▸ Search · Account") }, "\(more)")
    #expect(more.contains { $0.hasPrefix("iPhone 14 · portrait · 390×844 pt") })

    let mac = SVGReader(try document(Samples.scene(3, on: "iphone-14", "macos14"), "svg-screen"))
    #expect(mac.all("g").isEmpty)
    #expect(mac.all("text").contains { $0.text.contains("macOS has no tab bar") })

    var covered = Samples.design(3)
    covered.situation.isKeyboardUp = true
    let keyboard = SVGReader(try document(Scene(covered, by: .hig2022)))
    #expect(keyboard.all("g").isEmpty)
    #expect(keyboard.all("text").contains { $0.text == "no bar: the keyboard is up" })
  }

  @Test("draws a symbol without a drawing as a dashed box with its name")
  func unknownSymbol() throws {
    let tabs = [
      Tab("Brand", icon: "BrandMark"), Tab("Mine", icon: "star"), Tab("Home", icon: "house"), Tab("None"),
    ]
    var design = Design(tabs: tabs, selection: 2)
    design.tabs[1][.iconKind] = .bitmap
    design.tabs[2][.selectedIcon] = "house.fill"
    let elements = SVGReader(try document(Scene(design, by: .hig2022))).elements
    func parts(_ name: String) -> [SVGReader.Element] {
      elements.filter { $0.group?.hasPrefix(name) == true }
    }
    #expect(parts("Brand").contains { $0.attributes["stroke-dasharray"] != nil })
    #expect(parts("Brand").contains { $0.name == "text" && $0.text == "BrandMark" })
    #expect(parts("Mine").contains { $0.attributes["stroke-dasharray"] != nil })
    // The selected symbol is the filled one.
    #expect(parts("Home").first { $0.name == "path" }?.attributes["fill"] != "none")
    #expect(!parts("None").contains { $0.name == "path" || $0.name == "rect" })
  }
}

/// A number as JSON and SVG write it.
private enum JSONNumber {
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
