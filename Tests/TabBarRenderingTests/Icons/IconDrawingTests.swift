import CTabBarTables
import Foundation
@testable import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("Each drawing of a symbol")
struct IconDrawingTests {
  /// Every drawing, in the order of the names, with the paths of both forms.
  private static let all = UnsafeBufferPointer(start: tb_icon_drawings(), count: tb_icon_drawing_count()).map
  {
    row -> (name: String, regular: String, filled: String?) in
    (String(cString: row.symbol), String(cString: row.regular), row.filled.map { String(cString: $0) })
  }

  @Test("is a path within its grid, with the pen around it")
  func paths() throws {
    let pen = IconDrawing.pen / 2
    for drawing in Self.all {
      for path in [drawing.regular, drawing.filled].compactMap(\.self) {
        let points = try #require(PathReader.points(of: path), "\(drawing.name): \(path)")
        let lengths = points.flatMap { [$0.x, $0.y] }
        let isInside = lengths.allSatisfy { (pen...IconDrawing.grid - pen).contains($0) }
        #expect(isInside, "\(drawing.name): \(lengths.min() ?? 0) to \(lengths.max() ?? 0)")
        #expect(points.count > 1)
      }
    }
  }

  @Test("is of a symbol that there is, and is found by the names of both its forms")
  func names() throws {
    let names = Self.all.map(\.name)
    #expect(names == names.sorted() && Set(names).count == names.count)
    for drawing in Self.all {
      let symbol = try #require(Symbol.named(drawing.name), "\(drawing.name)")
      #expect(IconDrawing(named: drawing.name)?.path.text == drawing.regular)
      guard let filled = symbol.filledName else { continue }
      let found = IconDrawing(named: filled)
      #expect(found?.path.text == drawing.filled && found?.isFilled == true, "\(filled)")
    }
    #expect(IconDrawing(named: "no.such.symbol") == nil)
    #expect(IconDrawing(named: "") == nil)
    #expect(IconDrawing(named: "star", isFilled: true)?.path == IconDrawing(named: "star.fill")?.path)
  }

  @Test("is there for the symbols of real bars, of the project's sessions and of the starters")
  func inUse() throws {
    let files = try RepositoryRoot.files().filter { $0.hasPrefix("sessions/") && $0.hasSuffix(".tabs") }
    let lines = try files.flatMap { try RepositoryRoot.text($0).split(separator: "\n").map(String.init) }
    let icons = (lines + Starter.all.flatMap(\.lines)).flatMap { line in
      line.split(separator: " ").filter { $0.hasPrefix("icon=") }.map { String($0.dropFirst(5)) }
    }
    #expect(icons.count > 50)
    let symbols = try Set(icons + IconSignTests.inUse.get()).filter { Symbol.named($0) != nil }
    #expect(symbols.filter { IconDrawing(named: $0) == nil }.sorted() == [])
  }
}

/// The points of a path in the letters of SVG.
private enum PathReader {
  typealias Point = (x: Double, y: Double)

  /// Returns the ends and control points of all parts of a path, and points along its arcs; `nil` for what is no path.
  static func points(of path: String) -> [Point]? {
    var words = path.matches(of: #/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/#).map { String($0.output) }[...]
    guard path.contains(#/^[MLHVCSQAZmlhvcsqaz0-9. -]+$/#), words.first == "M" else { return nil }
    var (result, here, start): ([Point], Point, Point) = ([], (0, 0), (0, 0))
    var command: Character = "M"
    while let word = words.first {
      if let letter = word.first, letter.isLetter {
        command = letter
        words.removeFirst()
      }
      guard let count = lengths[Character(command.uppercased())] else { return nil }
      let numbers = words.prefix(count).compactMap { Double($0) }
      guard numbers.count == count else { return nil }
      words.removeFirst(count)
      let origin: Point = command.isLowercase ? here : (0, 0)
      switch command.uppercased() {
      case "Z": here = start
      case "H": here.x = numbers[0] + origin.x
      case "V": here.y = numbers[0] + origin.y
      case "A":
        let end = (x: numbers[5] + origin.x, y: numbers[6] + origin.y)
        result += arc(
          from: here, to: end, radii: (numbers[0], numbers[1]), isLarge: numbers[3] == 1,
          isClockwise: numbers[4] == 1)
        here = end
      default:
        for index in stride(from: 0, to: count, by: 2) {
          here = (numbers[index] + origin.x, numbers[index + 1] + origin.y)
          result.append(here)
        }
      }
      result.append(here)
      if command.uppercased() == "M" {
        start = here
        command = command == "m" ? "l" : "L"
      }
    }
    return result
  }

  private static let lengths: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0,
  ]

  /// Returns points along an arc whose axes are not turned (SVG 2, B.2.4).
  private static func arc(
    from start: Point, to end: Point, radii: Point, isLarge: Bool, isClockwise: Bool
  ) -> [Point] {
    let half = ((start.x - end.x) / 2 / radii.x, (start.y - end.y) / 2 / radii.y)
    let square = half.0 * half.0 + half.1 * half.1
    guard square > 0 else { return [] }
    // Radii that are too small grow until the ends can be reached.
    let growth = max(1, square.squareRoot())
    let (rx, ry) = (radii.x * growth, radii.y * growth)
    let offset =
      max(0, growth * growth / square - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1) / growth
    let centre = (
      x: (start.x + end.x) / 2 + offset * half.1 * rx, y: (start.y + end.y) / 2 - offset * half.0 * ry
    )
    let from = atan2((start.y - centre.y) / ry, (start.x - centre.x) / rx)
    var to = atan2((end.y - centre.y) / ry, (end.x - centre.x) / rx)
    if isClockwise, to < from { to += 2 * .pi }
    if !isClockwise, to > from { to -= 2 * .pi }
    return (0...16).map { step in
      let angle = from + (to - from) * Double(step) / 16
      return (centre.x + rx * cos(angle), centre.y + ry * sin(angle))
    }
  }
}
