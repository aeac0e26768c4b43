import Foundation
@testable import TabBarDrawing
import Testing

@Suite("Colours on a terminal")
struct StyleTests {
  /// XTerm-col.ad of xterm, patch 390: the colours 0 to 7, and the bright ones.
  private static let palette: [Int: (Double, Double, Double)] = [
    30: (0, 0, 0), 31: (205, 0, 0), 32: (0, 205, 0), 33: (205, 205, 0), 34: (0, 0, 238), 35: (205, 0, 205),
    36: (0, 205, 205), 37: (229, 229, 229), 90: (127, 127, 127), 91: (255, 0, 0), 92: (0, 255, 0),
    93: (255, 255, 0), 94: (92, 92, 255), 95: (255, 0, 255), 96: (0, 255, 255), 97: (255, 255, 255),
  ]

  /// The relative luminance of WCAG 2.2.
  private static func luminance(_ color: (Double, Double, Double)) -> Double {
    func linear(_ value: Double) -> Double {
      let share = value / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
  }

  @Test(
    "Each colour has a contrast of 4.5 to 1 on white and on black, where it is known which it is on",
    arguments: Style.allCases)
  func contrast(style: Style) throws {
    for (background, ground) in [(Background.dark, 0.0), (.light, 1.0)] {
      let parameters = (style.parameters(on: background) ?? "").split(separator: ";").compactMap { Int($0) }
      for color in parameters where color >= 30 {
        let luminances = [Self.luminance(try #require(Self.palette[color])), ground].sorted()
        let contrast = (luminances[1] + 0.05) / (luminances[0] + 0.05)
        #expect(contrast >= 4.5, "\(style) on \(background): \(color)")
      }
      // Another colour, and no other meaning.
      #expect(
        parameters.filter { $0 < 30 }
          == (style.parameters(on: nil) ?? "").split(separator: ";").compactMap { Int($0) }.filter { $0 < 30 }
      )
    }
  }

  @Test(
    "An answer about a colour is light or dark, or none",
    arguments: [
      ("rgb:ffff/ffff/ffff", .light), ("rgb:0000/0000/0000", .dark), ("rgb:f/f/f", .light),
      ("rgb:fd/f6/e3", .light), ("rgb:002b/0036/0042", .dark), ("rgb:0000/0000", nil), ("rgb:/0/0", nil),
      ("rgb:x/y/z", nil), ("", nil), ("white", nil),
    ] as [(String, Background?)])
  func answers(answer: String, background: Background?) { #expect(Background(answer: answer) == background) }

  @Test(
    "COLORFGBG says what the terminal writes on",
    arguments: [
      ("0;15", .light), ("15;0", .dark), ("0;default;7", .light), ("7;8", .dark), ("15;default", nil),
      ("0;16", nil), ("", nil), (";", nil),
    ] as [(String, Background?)])
  func variable(value: String, background: Background?) { #expect(Background(variable: value) == background) }
}
