import Foundation
import TabBarDrawing
import TabBarGuidelines
import Testing

@Suite("What somebody typed")
struct TypedTextTests {
  @Test(
    "is drawn and listed in the same words in every language, also where the program says them, too")
  func titles() {
    var german = RenderOptions(columns: 200)
    german.language = "de"
    let english = RenderOptions(columns: 200)
    let said = Texts.rows(of: "texts", in: "de").map(\.key).filter { $0.count < 100 }
    #expect(said.count > 100)
    for start in stride(from: 0, to: said.count, by: 5) {
      let titles = Array(said[start...].prefix(5))
      let scene = Samples.titled(titles)
      #expect(BarInRows.lines(scene, most: 99, german) == BarInRows.lines(scene, most: 99, english))
      #expect(texts(Format.svg.render(scene, german).text) == texts(Format.svg.render(scene, english).text))
      let list = Format.list.render(scene, german).text
      for title in titles { #expect(list.contains(german.shown(title))) }
    }
  }

  private func texts(_ picture: String) -> [String] {
    picture.components(separatedBy: "<text ").dropFirst().map { $0.components(separatedBy: "</text>")[0] }
  }
}
