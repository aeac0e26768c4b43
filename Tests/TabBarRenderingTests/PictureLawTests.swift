import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import Testing

@Suite("Every picture")
struct PictureLawTests {
  private static let counts = 0...12

  /// The scenes of every device, made once for all laws.
  private static let scenes = Dictionary(
    uniqueKeysWithValues: Samples.differentDevices.enumerated().map { offset, device in
      (device.id, makeScenes(of: device, offset))
    })

  private func scenes(of device: Device) -> [Scene] {
    Self.scenes[device.id] ?? Self.makeScenes(of: device, 0)
  }

  // The formats take turns: each meets every device, and every number and kind of titles on a third of the devices.
  private func format(_ turn: Int, on device: Device, of formats: [Format] = Format.drawn) -> Format {
    let offset = Samples.differentDevices.firstIndex(of: device) ?? 0
    return Samples.next(formats, turn: turn, row: Self.counts.count, offset: offset)
  }

  /// Makes scenes of a device with up to twelve tabs, titles of every kind in turn.
  ///
  /// A device is held upright with the odd numbers of tabs and on its side with the even ones, and the next device the
  /// other way round: each device, each number and each orientation meet one another.
  private static func makeScenes(of device: Device, _ offset: Int) -> [Scene] {
    var result: [Scene] = []
    for (turn, orientation) in Orientation.allCases.enumerated() {
      for count in counts where (count + turn + offset).isMultiple(of: 2) {
        let kind = Samples.hardTitles[(offset + result.count) % Samples.hardTitles.count].titles
        let tabs = (0..<count).map { index in
          Tab(
            kind[index % kind.count], icon: index % 3 == 2 ? nil : Samples.icons[index % 6],
            badge: index % 4 == 1 ? kind[(index + 1) % kind.count] : index % 4 == 2 ? "3" : nil)
        }
        var design = Design(
          tabs: tabs, selection: count * 2 / 3, device: device, orientation: orientation,
          direction: result.count % 2 == 0 ? .leftToRight : .rightToLeft)
        if result.count % 3 == 1 { setFacts(of: &design) }
        result.append(Scene(design, by: .hig2022))
      }
    }
    return result
  }

  /// Says of an app what it can do to its tabs and its bar.
  private static func setFacts(of design: inout Design) {
    for index in design.tabs.indices {
      design.tabs[index][.enabled] = index % 3 != 0
      design.tabs[index][.visible] = index % 4 != 0
    }
    design[.height] = 64
    design[.position] = .leading
    for fact: BarFact<Bool> in [.hidesOnScroll, .hidesWhenPushed, .aboveKeyboard, .sidebar] {
      design[fact] = true
    }
  }

  @Test(
    "is nowhere wider than the terminal, harmless, and 7-bit where that is asked for",
    arguments: Samples.differentDevices)
  func fits(device: Device) {
    for (turn, scene) in scenes(of: device).enumerated() {
      // Everything is most likely too wide where there is least room; the wider ones take turns.
      for (turn, columns) in [(turn, 40), (turn + 1, turn % 2 == 0 ? 80 : 153)] {
        let format = format(turn, on: device)
        let text = format.render(scene, RenderOptions(columns: columns)).text
        #expect(Samples.misplacedLines(of: text, columns: columns) == [], "\(format.id) at \(columns)")
        let ascii = format.render(scene, RenderOptions(columns: columns, ascii: true)).text
        #expect(Samples.isPrintableASCII(ascii, columns: columns), "\(format.id) at \(columns): \(ascii)")
      }
    }
  }

  @Test("says the same without its colours", arguments: Samples.differentDevices)
  func colourless(device: Device) {
    for (turn, scene) in scenes(of: device).enumerated() {
      let format = format(turn, on: device, of: Format.allCases)
      let plain = format.render(scene, RenderOptions(columns: 80)).text
      let coloured = format.render(scene, RenderOptions(columns: 80, color: true)).text
      #expect(!plain.utf8.contains(0x1B), "\(format.id)")
      #expect(withoutColours(coloured) == plain, "\(format.id)")
    }
  }

  // Narrow screens break first; the wider ones take turns, so that each is that of some device.
  @Test(
    "fits every width",
    arguments: [("iphone-14", 0), ("iphone-se-1", 1), ("ipad-9", 2), ("iphone-14-pro-max", 0)])
  func everyWidth(id: String, turn: Int) throws {
    let device = try #require(Device.named(id))
    let scenes = scenes(of: device)
    for columns in 40...200 where columns <= 100 || (columns + turn).isMultiple(of: 3) {
      let scene = scenes[columns % scenes.count]
      let lines = BarPicture.lines(scene, RenderOptions(columns: columns)).map(\.text)
      #expect(lines.filter { $0.columns > columns } == [])
    }
  }

  @Test("has its borders at the same columns in all rows", arguments: [1, 2, 3, 4, 5, 6, 9])
  func borders(count: Int) {
    let scene = Samples.scene(count)
    for columns in 40...200 where columns <= 100 || (columns + count).isMultiple(of: 3) {
      let lines = BarPicture.lines(scene, RenderOptions(columns: columns)).map(\.text)
      guard let top = lines.firstIndex(where: { $0.hasPrefix("├") }) else {
        Issue.record("no bar at \(columns)")
        continue
      }
      let ticks = positions(of: "├┬┤", in: lines[top])
      for row in lines[top + 1...top + 2] {
        let borders = positions(of: "│┊[]", in: row)
        #expect(Set(ticks).isSubset(of: Set(borders)), "\(row)")
      }
    }
  }

  @Test(
    "shows each visible title in one row where its cell has room", arguments: Samples.hardTitles.map(\.titles)
  )
  func titles(titles: [String]) {
    let scene = Samples.titled(titles)
    let picture = BarPicture.lines(scene, RenderOptions(columns: 200)).joined(separator: "\n").text
    let cell = 390 / scene.layout.items.count / 6
    for title in scene.layout.items.map({ TerminalText.escaped($0.title.displayed) })
    where title.columns <= cell {
      #expect(picture.contains(title))
    }
  }

  private func positions(of characters: String, in line: String) -> [Int] {
    var column = 0
    var result: [Int] = []
    for character in line {
      if characters.contains(character) { result.append(column) }
      column += character.columns
    }
    return result
  }

  private func withoutColours(_ text: String) -> String {
    var parts = text.split(separator: "\u{1B}", omittingEmptySubsequences: false)[...]
    let first = parts.popFirst() ?? ""
    return first + parts.map { $0.drop { $0 != "m" }.dropFirst() }.joined()
  }
}
