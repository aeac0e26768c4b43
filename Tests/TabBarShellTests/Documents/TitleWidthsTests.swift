import TabBarCore
import TabBarDrawing
import TabBarRendering
@testable import tabbar_tools
import Testing

@Suite("Widths of titles, line by line")
struct TitleWidthsTests {
  @Test(
    "A size, a weight and a title get a width and a bound",
    arguments: [("10\tmedium\tHome", "Home", TitleFont.stacked), ("13\tregular\tTo\tDo", "To\tDo", .inline)])
  func answer(line: String, title: String, font: TitleFont) {
    let width = TitleMetrics.width(of: title, in: font)
    #expect(TitleWidths.answer(to: line)?.text == "\(width)\t\(TitleMetrics.relativeError)")
  }

  @Test(
    "Other lines get none",
    arguments: [
      "", "Home", "10\tmedium", "ten\tmedium\tHome", "0\tmedium\tHome", "inf\tmedium\tHome",
      "10\tblack\tHome",
    ])
  func none(line: String) {
    #expect(TitleWidths.answer(to: line)?.text == nil)
  }
}
