import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import Testing

@Suite("Every picture of every system and situation")
struct SituationLawTests {
  private static let panes: [(Window, Pane)] = [
    (.full, .main), (.split(.half), .trailing), (.slideOver, .main), (.width(500), .leading),
    (.full, .popover),
  ]

  /// The scenes of every system, made once for all laws.
  private static let scenes = Dictionary(
    uniqueKeysWithValues: Samples.differentSystems.enumerated().map { offset, system in
      (system.id, makeScenes(of: system, offset))
    })

  private func scenes(of system: System) -> [Scene] { Self.scenes[system.id] ?? [] }

  private static let counts = [0, 1, 3, 5, 7, 12]

  // What takes turns meets every system, every situation and every number of tabs.
  private func next<Element>(_ list: [Element], _ turn: Int, on system: System) -> Element {
    let offset = Samples.differentSystems.firstIndex(of: system) ?? 0
    return Samples.next(list, turn: turn, row: Self.counts.count / 2, offset: offset)
  }

  /// Makes scenes of a system in every situation, the rest of the design different from one to the next.
  ///
  /// A situation meets every second number of tabs, and on the next system the others.
  private static func makeScenes(of system: System, _ offset: Int) -> [Scene] {
    var result: [Scene] = []
    for (row, situation) in Samples.situations.enumerated() {
      for (column, count) in counts.enumerated() where (row + column + offset).isMultiple(of: 2) {
        let turn = row * counts.count + column
        let kind = Samples.hardTitles[turn % Samples.hardTitles.count].titles
        var tabs = (0..<count).map { index in
          Tab(
            kind[index % kind.count], icon: index % 3 == 2 ? nil : Samples.icons[index % 6],
            badge: index % 4 == 1 ? kind[(index + 1) % kind.count] : index % 4 == 2 ? "3" : nil)
        }
        if let last = tabs.indices.last, turn % 3 == 0 {
          tabs[last].role = .search
          tabs[last][.activatesSearch] = true
        }
        if count > 3, turn % 4 == 1 {
          tabs[1][.placement] = .sidebar
        }
        var design = Design(
          tabs: tabs, selection: count * turn % max(1, count), device: Samples.device(for: system),
          orientation: turn % 5 == 4 ? .landscape : .portrait, system: system,
          locale: ["en", "ar", "pseudo"][turn % 3])
        (design.window, design.pane) = panes[turn % 7 < 5 ? turn % 7 : 0]
        design.situation = situation
        result.append(Scene(design, by: .hig2022))
      }
    }
    return result
  }

  @Test(
    "is nowhere wider than the terminal, harmless, and 7-bit where that is asked for",
    arguments: Samples.differentSystems.map(\.id))
  func fits(id: String) throws {
    let system = try #require(System.named(id))
    for (turn, scene) in scenes(of: system).enumerated() {
      let columns = next([40, 80, 120, 57, 200], turn, on: system)
      for pictures in [true, false] {
        let format = next(Format.drawn, turn, on: system)
        let text = format.render(scene, RenderOptions(columns: columns, pictures: pictures)).text
        let wrong = Samples.misplacedLines(of: text, columns: columns)
        #expect(wrong == [], "\(format.id) at \(columns), \(scene.design.situation)")
        let options = RenderOptions(columns: columns, ascii: true, pictures: pictures)
        let ascii = format.render(scene, options).text
        #expect(Samples.isPrintableASCII(ascii, columns: columns), "\(format.id) at \(columns): \(ascii)")
      }
    }
  }

  @Test("has its parts and its words, also in German", arguments: Samples.differentSystems)
  func words(system: System) {
    for scene in scenes(of: system) {
      let (anatomy, heard) = (Anatomy(scene), SpokenBar(scene))
      let parts = anatomy.present.map { ($0.part, $0.text) } + anatomy.missing.map { ($0.part, $0.why) }
      #expect(Set(parts.map(\.0)).isSuperset(of: Anatomy.Part.allCases.filter(\.isUsual)))
      let words = BarInWords.sentences(scene) + [heard.opening] + heard.items + heard.moreList + heard.notes
      for text in parts.flatMap({ [Prose($0), $1] }) + words + FootLines(scene, RenderOptions()).numbers {
        #expect(text.isSaid(in: "de"), "\(text)")
      }
    }
  }

  @Test("has its sides at the same columns in all rows", arguments: Samples.differentSystems.map(\.id))
  func sides(id: String) throws {
    let system = try #require(System.named(id))
    for (turn, scene) in scenes(of: system).enumerated() where scene.layout.placement != .none {
      let columns = next([40, 80, 120], turn, on: system)
      let screen = ScreenPicture.lines(scene, RenderOptions(columns: columns)).map(\.text)
        .drop { !"╭┌".contains($0.first ?? "x") }
        .prefix { "╭┌│├╰└┊[ ".contains($0.first ?? "x") }
        // A notch in the left side and the button below leave the edge free.
        .filter { !$0.hasPrefix(" ") }
      let widths = Set(screen.map(\.columns))
      #expect(widths.count == 1, "\(screen.joined(separator: "\n"))")
      let ends = screen.allSatisfy { "╮┐│┤╯┘┊]".contains($0.last ?? "x") }
      #expect(ends, "\(screen.joined(separator: "\n"))")
    }
  }

  @Test("marks the selected tab without colours", arguments: Samples.differentSystems.map(\.id))
  func selection(id: String) throws {
    let system = try #require(System.named(id))
    for turn in 0..<5 {
      let scene = Samples.scene(5, on: Samples.device(for: system).id, system.id) { $0.selection = turn }
      guard scene.layout.isVisible else { continue }
      for columns in [40, 80, 120] {
        for format in ["bar", "screen"] {
          let text = Format.named(format)?.render(scene, RenderOptions(columns: columns)).text ?? ""
          let opening = text.filter { $0 == "[" }.count
          #expect(opening == 1 && text.filter { $0 == "]" }.count == 1, "\(text)")
        }
      }
    }
  }

  @Test("names every tab that it does not show", arguments: Samples.differentSystems.map(\.id))
  func names(id: String) throws {
    let system = try #require(System.named(id))
    for situation in Samples.situations {
      let scene = Samples.scene(9, on: Samples.device(for: system).id, system.id) { design in
        for index in design.tabs.indices { design.tabs[index].title = "Tab \(index + 1)." }
        design.situation = situation
      }
      let words = BarPicture.lines(scene, RenderOptions(columns: 200, pictures: false))
        .joined(separator: " ").text
      let picture = BarPicture.lines(scene, RenderOptions(columns: 200)).joined(separator: " ").text
      for number in 1...9 where scene.layout.placement != .none {
        #expect(words.contains("Tab \(number)."), "\(words)")
        let isDrawn = scene.layout.visible.contains(number - 1) && !situation.isMinimized
        if scene.layout.absence == nil, !isDrawn, scene.layout.placement != .leading {
          // A round button shows a symbol; every other tab is there or in a list.
          let isButton = scene.layout.items.contains { $0.kind.tab == number - 1 }
          #expect(isButton || picture.contains("Tab \(number)."), "\(picture)")
        }
      }
      if let absence = scene.layout.absence {
        #expect(words.contains(absence.sentence))
        #expect(picture.contains(absence.sentence))
      }
    }
  }
}
