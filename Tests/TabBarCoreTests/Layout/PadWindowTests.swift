import TabBarCore
import TabBarTestSupport
import Testing

@Suite("Windows of iPads")
struct PadWindowTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    var testDescription: String { words.joined(separator: " ") }
  }

  /// Each row: the screen upright, the orientation, the part, the window, the class of its width, how sure it is.
  static let rows = Result {
    try ReferenceTable.rows(of: "windows.txt").map {
      Row(words: $0.text.split(separator: " ").map(String.init))
    }
  }

  @Test("No window was lost")
  func count() throws { #expect(try Self.rows.get().count == 81) }

  @Test("Every window has the size and the class of the tables", arguments: try PadWindowTests.rows.get())
  func windows(row: Row) throws {
    let words = row.words
    try #require(words.count == 7)
    let sides = words[0].split(separator: "x").compactMap { Double($0) }
    try #require(sides.count == 2)
    let screen = Size(width: sides[0], height: sides[1])
    let devices = Device.all.filter { $0.platform == .iPadOS && $0.portrait == screen }
    #expect(!devices.isEmpty)
    for device in devices {
      for version in [11, 17, 18] {
        let system = try #require(device.nearestSystem(to: version))
        // The table is of iOS 11 to 18; an iPad that ended before has no row in it.
        guard (11...18).contains(system.version) else { continue }
        var design = Design(device: device, orientation: words[1] == "l" ? .landscape : .portrait)
        switch words[2] {
        case "full": design.window = .full
        case "over": design.window = .slideOver
        default: design.window = try .split(#require(Window.Split(rawValue: words[2])))
        }
        let layout = BarLayout(of: design, on: system)
        if let width = Double(words[3]) { #expect(layout.window.width == width) }
        if let height = Double(words[4]) { #expect(layout.window.height == height) }
        #expect(layout.sizeClasses.letters == "\(words[5])r")
        #expect(layout.estimates.contains(.window) == (words[6] == "low" || words[3] == "-"))
        #expect(layout.estimates.contains(.windowHeight) == (words[4] == "-"))
        // The class of every part but two is in Apple's table: half of a 13-inch screen is regular by analogy with the
        // 12.9-inch one, and no class is known between 639 and 678.
        let isGuess = screen.width == 1032 && (words[2] == "1/2" || words[3] == "647")
        #expect(layout.estimates.contains(.windowClass) == isGuess)
      }
    }
  }
}
