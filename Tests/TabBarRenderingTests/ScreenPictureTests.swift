import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@Suite("The picture of a screen")
struct ScreenPictureTests {
  @Test("shows the notch, the sides and the bar of a phone in landscape")
  func landscape() {
    let picture = ScreenPicture.lines(Samples.scene(3, .landscape), RenderOptions(columns: 80))
    #expect(
      picture.joined(separator: "\n") == """
        iPhone 14 · landscape · 844×390 pt · compact × compact · iOS 16 · HIG 2022
        ╭──────────────────────────────────────────────────────────────────────────────╮
        │                                                                              │
        │     Listen Now                                                               │
        │                                                                              │
        │                                                                              │
        ╰─╮                                                                            │
          │                                                                            │
          │                                                                            │
          │                                                                            │
          │                                                                            │
          │                                                                            │
          │                                                                            │
        ╭─╯                                                                            │
        │                                                                              │
        │                                                                              │
        ├───┬━━━━━━━━━━━━━━━━━━━━━━━┬──────────────────────┬───────────────────────┬───┤
        │░░░┊    [▶ Listen Now]     ┊       ▣ Browse       ┊        ★ Radio        ┊░░░│
        │                             ━━━━━━━━━━━━━━━━━━━━                             │
        ╰──────────────────────────────────────────────────────────────────────────────╯
        ≈250 pt a tab · 32 + 21 pt home indicator · ░░ 47 pt safe area
        a character is 10.7×21.4 pt
        """)
  }

  @Test("is about as high as wide on the device", arguments: Samples.differentDevices)
  func proportion(device: Device) {
    let scene = Scene(Samples.design(3, on: device.id), by: .hig2022)
    guard scene.layout.placement != .none else { return }
    let screen = ScreenPicture.lines(scene, RenderOptions(columns: 80)).map(\.text).filter {
      "╭┌│├╰└".contains($0.first ?? "x")
    }
    let columns = screen.map { TerminalText.columns(of: $0) }.max() ?? 0
    // A character is taken to be twice as high as wide.
    let proportion = Double(screen.count * 2) / Double(columns)
    #expect(abs(proportion - device.portrait.height / device.portrait.width) < 0.12)
  }
}
