import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@Suite("The place of a bar in a situation")
struct SituationPictureTests {
  private func picture(_ scene: Scene, columns: Int, ascii: Bool = false) -> String {
    "\n" + HarmlessText.lines(BarPicture.lines(scene, RenderOptions(columns: columns, ascii: ascii))).text
  }

  @Test("a keyboard leaves the place of the bar empty")
  func keyboard() {
    let scene = Samples.scene(6, on: "iphone-14", "ios17") {
      $0.situation.isKeyboardUp = true
    }
    #expect(
      picture(scene, columns: 80) == """

        iPhone 14 · portrait · 390×844 pt · compact × regular · iOS 17 · HIG 2022
        ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤
        │                                                                          │
        │                        no bar: the keyboard is up                        │
        │                       ━━━━━━━━━━━━━━━━━━━━━━━━━━━                        │
        ╰──────────────────────────────────────────────────────────────────────────╯
        A keyboard is up and covers the bar.
        """)
  }

  @Test("a modal view leaves the place of a column empty")
  func modal() {
    let scene = Samples.scene(6, on: "vision-pro", "visionos2") {
      $0.situation.isModal = true
    }
    #expect(
      picture(scene, columns: 60, ascii: true) == """

        Apple Vision Pro (default window), 1280x720 pt
        visionOS 2, HIG 2022
        |........
        |:      : no bar: a modal view is up
        |`......'
        A modal view covers the bar; it comes back when the task is
        done.
        """)
  }

  @Test("a row that scrolled away says when it comes back")
  func scrolled() {
    let scene = Samples.scene(3, on: "apple-tv-4k", "tvos17") {
      $0.situation.scroll = .middle
    }
    #expect(
      picture(scene, columns: 80) == """

        Apple TV 4K (3rd generation) · 1920×1080 pt · tvOS 17 · HIG 2022
        ┌╌╌╌╌╌╌ 694 pt ╌╌╌╌╌╌╌────────────────────────────────────╌╌╌╌╌╌ 694 pt ╌╌╌╌╌╌╌┐
        │                            no bar: scrolled away                             │
        │                                                                              │
        ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤
        The bar has scrolled away with the content; it comes back with the focus.
        """)
  }

  @Test("at the end of the content there is no line, and titles do not grow with the text")
  func end() {
    let scene = Samples.scene(3, on: "iphone-14", "ios17") {
      $0.situation.scroll = .end
      $0.situation.textSize = .accessibility
      $0.locale = "pseudo"
      $0.direction = nil
    }
    #expect(
      picture(scene, columns: 80) == """

        iPhone 14 · portrait · 390×844 pt · pseudo-language · iOS 17 · HIG 2022
        │                                                                          │
        │           ▶            ┊           ▣            ┊           ★ ❸          │
        │    [Lístéñ Ñów~~~~]    ┊       Brówsé~~~        ┊        Rádíó~~         │
        │                       ━━━━━━━━━━━━━━━━━━━━━━━━━━━                        │
        ╰──────────────────────────────────────────────────────────────────────────╯
        130 pt a tab · 49 + 34 pt home indicator
        no background at the end of the content
        Titles do not grow with the text size; a long press shows the large content
        viewer.
        """)
  }

  @Test("the head line names window and pane")
  func window() {
    let scene = Samples.scene(3, on: "ipad-pro-11-m4", "ipados17") {
      $0.window = .split(.half)
      $0.orientation = .landscape
      $0.pane = .popover
    }
    #expect(
      picture(scene, columns: 80) == """

        iPad Pro 11-inch (M4) · landscape · Split View 1/2 · popover · ≈600×834 pt
        compact × regular · iPadOS 17 · HIG 2022 · drawn at 68% width
        ├━━━━━━━━━━━━━━━━━━━━━━━━━┬──────────────────────────┬─────────────────────────┤
        │            ▶            ┊            ▣             ┊            ★ ❸          │
        │      [Listen Now]       ┊          Browse          ┊          Radio          │
        │                         ━━━━━━━━━━━━━━━━━━━━━━━━━━━━                         │
        ╰──────────────────────────────────────────────────────────────────────────────╯
        ≈200 pt a tab · 50 + ≈15 pt home indicator
        """)
  }

  @Test("a sentence says what to use instead of a bar")
  func none() {
    let scene = Samples.scene(2, on: "iphone-14", "macos15") {
      $0.selection = 0
    }
    #expect(
      picture(scene, columns: 80) == """

        iPhone 14 · portrait · 390×844 pt · compact × regular · macOS 15 · HIG 2022
        macOS has no tab bar: use a tab view with at most six tabs, or a sidebar (Apple,
        HIG, Tab views). The 2 tabs are kept: `show list` lists them. `system auto` goes
        back to a bar that can be drawn.
        """)
  }
}
