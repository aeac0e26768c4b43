import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import Testing

@Suite("The picture of a bar")
struct BarPictureTests {
  private func picture(_ scene: Scene, columns: Int, ascii: Bool = false) -> String {
    "\n" + HarmlessText.lines(BarPicture.lines(scene, RenderOptions(columns: columns, ascii: ascii))).text
  }

  @Test("tells a title that the device cuts from one that only the terminal breaks")
  func cuts() throws {
    let scene = Samples.titled(["Wiedergabelisten verwalten", "検索する", "illimitati vili", "Më", "🎧"])
    let lines = picture(scene, columns: 40).split(separator: "\n")
    try #require(lines.count > 6)
    #expect(lines[4].hasPrefix("[Wieder-┊検索す ┊illim-┊"), "\(lines[4])")
    #expect(lines[4...6].joined().contains("…") && !lines.joined().contains("~"), "\(lines)")
  }

  @Test("holds a thousand tabs, and says how many are not named")
  func thousand() {
    let scene = Samples.titled((1...1000).map { "Tab \($0)" })
    #expect(
      picture(scene, columns: 80).hasSuffix(
        "\nMore ▸ Tab 5 · Tab 6 · Tab 7 · Tab 8 · Tab 9 · Tab 10 · and 990 others"))
  }

  @Test("marks what is an estimate")
  func estimates() {
    #expect(picture(Samples.scene(2, on: "iphone-duo-inner", "ios18"), columns: 80).contains("≈ iOS 18"))
    #expect(
      picture(Samples.scene(3, on: "ipad-pro-11-1"), columns: 80).contains("50 + ≈15 pt home indicator"))
    #expect(!picture(Samples.scene(3), columns: 80).contains("≈"))
  }

  @Test("Where the name of a device fills its line, the scale stays on the next, before the size classes")
  func narrowHeadLine() {
    let scene = Samples.scene(3, on: "iphone-15-pro-max", .landscape)
    let lines = BarPicture.lines(scene, RenderOptions(columns: 40))
    #expect(
      Array(lines.prefix(2)) == [
        "iPhone 15 Pro Max · 932×430 pt", "iOS 17 · HIG 2022 · drawn at 28% width",
      ])
  }

  // An Air is wider, an SE has no home indicator: nobody measured a capsule on either.
  @Test(
    "marks every number of a capsule that nobody measured",
    arguments: [("iphone-air", "ios27"), ("iphone-se-3", "ios26")])
  func estimates(device: String, system: String) {
    let lines = BarPicture.lines(Samples.scene(2, on: device, system), RenderOptions(columns: 80))
    #expect(lines.last == "≈86 pt a tab, button ≈94 · capsule ≈188×62 pt · ≈21 pt above the edge")
  }

  @Test("of a screen is about as high as wide on the device", arguments: Samples.differentDevices)
  func proportion(device: Device) {
    let scene = Scene(Samples.design(3, on: device.id), by: .hig2022)
    guard scene.layout.placement != .none else { return }
    let screen = ScreenPicture.lines(scene, RenderOptions(columns: 80)).map(\.text).filter {
      "╭┌│├╰└".contains($0.first ?? "x")
    }
    let columns = screen.map(\.columns).max() ?? 0
    // A character is taken to be twice as high as wide.
    let proportion = Double(screen.count * 2) / Double(columns)
    #expect(abs(proportion - device.portrait.height / device.portrait.width) < 0.12)
  }
}
