import TabBarCore
@testable import TabBarDrawing
import Testing

@Suite("An SVG drawing")
struct VectorDrawingTests {
  @Test(
    "has numbers without needless digits",
    arguments: [
      (78, "78"), (78.333, "78.33"), (0.5, "0.5"), (2.05, "2.05"), (-1.5, "-1.5"), (-0.25, "-0.25"),
      (0.001, "0"),
      (-0.001, "0"), (99.999, "100"), (1200.1, "1200.1"), (.infinity, "0"), (.nan, "0"),
    ])
  func numbers(value: Double, text: String) {
    #expect(Points.hundredths(value).text == text)
  }

  private func text(
    _ text: HarmlessText, anchor: VectorDrawing.Anchor = .middle, spacing: Double = 0
  ) throws -> SVGReader.Element {
    let drawing = VectorDrawing()
    let letters = VectorDrawing.Letters(font: .stacked, color: "#000000", spacing: spacing)
    drawing.text(text, x: 10, baseline: 20, letters, anchor: anchor)
    let written = try #require(drawing.elements.first).text(ascii: false).text
    return try #require(SVGReader(written).elements.last)
  }

  // The start of a line is its right end where it is read from right to left.
  @Test("puts a line at its left or right end, in whichever direction it is read")
  func anchors() throws {
    #expect(try text("Home", anchor: .left).attributes["text-anchor"] == nil)
    #expect(try text("Home", anchor: .right).attributes["text-anchor"] == "end")
    #expect(try text("Home").attributes["direction"] == nil)
    for title: HarmlessText in ["الرئيسية", "בית", "12 בית"] {
      #expect(try text(title, anchor: .left).attributes["text-anchor"] == "end")
      #expect(try text(title, anchor: .right).attributes["text-anchor"] == nil)
      #expect(try text(title).attributes["text-anchor"] == "middle")
      #expect(try text(title).attributes["direction"] == "rtl")
    }
  }

  @Test("moves letters closer only in scripts whose letters do not join")
  func spacing() throws {
    for title: HarmlessText in ["Home", "Главная", "בית", "ホーム"] {
      #expect(try text(title, spacing: -0.3).attributes["letter-spacing"] == "-0.3")
    }
    for title: HarmlessText in ["الرئيسية", "मुख्य", "မူလ"] {
      #expect(try text(title, spacing: -0.3).attributes["letter-spacing"] == nil)
    }
  }
}
