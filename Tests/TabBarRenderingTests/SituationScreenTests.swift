import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@Suite("The screen around a bar")
struct SituationScreenTests {
  private func picture(_ scene: Scene, columns: Int, ascii: Bool = false) -> String {
    "\n" + HarmlessText.lines(ScreenPicture.lines(scene, RenderOptions(columns: columns, ascii: ascii))).text
  }

  @Test("a capsule floats above the bottom edge, over the home indicator")
  func capsule() {
    let scene = Samples.scene(4, on: "iphone-17", "ios26") {
      $0.orientation = .landscape
    }
    #expect(
      picture(scene, columns: 80) == """

        iPhone 17 · landscape · 874×402 pt · compact × compact · iOS 26 · HIG 2022
        ╭──────────────────────────────────────────────────────────────────────────────╮
        │                                                                              │
        │       Listen Now                                                             │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │ ╭─╮                                                                          │
        │ │ │                                                                          │
        │ │ │                                                                          │
        │ │ │                                                                          │
        │ │ │                                                                          │
        │ ╰─╯                                                                          │
        │                                                                              │
        │     ╭─━━━━━━━━━━━━━━━──────────────────────────────────────────────────╮     │
        │     │ [▶ Listen Now]      ▣ Browse        ★ Radio ❸       ◧ Library    │     │
        │     │                                                                  │     │
        │     ╰──────────────────────────────────────────────────────────────────╯     │
        │                             ━━━━━━━━━━━━━━━━━━━━                             │
        ╰──────────────────────────────────────────────────────────────────────────────╯
        ≈182.2 pt a tab · capsule ≈750×62 pt · ≈21 pt above the edge
        a character is 11.1×22.1 pt
        """)
  }

  @Test("a strip is under the upper edge")
  func strip() {
    let scene = Samples.scene(3, on: "ipad-pro-11-m4", "ipados18") {
      $0.orientation = .landscape
    }
    #expect(
      picture(scene, columns: 80) == """

        iPad Pro 11-inch (M4) · landscape · 1210×834 pt
        regular × regular · iPadOS 18 · HIG 2022
        ╭──────────────────────────────────────────────────────────────────────────────╮
        │ 9:41                      ╭─━━━━━━━──────────────╮                       ▪▪▪ │
        │                           │[Listen  Brow- Radio  │                           │
        │                           │ Now   ] se    ❸      │                           │
        │                           ╰──────────────────────╯                           │
        │ Listen Now                                                                   │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                             ━━━━━━━━━━━━━━━━━━━━                             │
        ╰──────────────────────────────────────────────────────────────────────────────╯
        ≈91–119 pt a tab, centred · strip ≈319×40 pt · 31 pt from the top
        titles wrap only here · a character is 15.3×30.6 pt
        """)
  }

  @Test("a row is at the top of a television")
  func television() {
    let scene = Samples.scene(3, on: "apple-tv-4k", "tvos17") {
      $0.situation.isFocused = true
    }
    #expect(
      picture(scene, columns: 80) == """

        Apple TV 4K (3rd generation) · 1920×1080 pt · tvOS 17 · HIG 2022
        ┌──────────────────────────────────────────────────────────────────────────────┐
        │                            ╭───────╮                                         │
        │                            [Listen │Browse Radio                             │
        │                            │Now   ]│░      ❸                                 │
        │                            ╰───────╯░                                        │
        │                             ░░░░░░░░░                                        │
        │    Listen Now                                                                │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        └──────────────────────────────────────────────────────────────────────────────┘
        ≈152–197 pt a tab, centred · 68 pt high · 46 pt from the top · focused
        80 pt safe area · titles wrap only here · a character is 24.3×48.6 pt
        """)
  }

  @Test("a column is in the middle of its side")
  func column() {
    let scene = Samples.scene(4, on: "vision-pro", "visionos2") {
      $0.direction = nil
    }
    #expect(
      picture(scene, columns: 60, ascii: true) == """

        Apple Vision Pro (default window), 1280x720 pt
        visionOS 2, HIG 2022
        .----------------------------------------------------------.
        |                                                          |
        |              Listen Now                                  |
        |                                                          |
        |                                                          |
        |.----------.                                              |
        |(   [.>]   )                                              |
        |(    .#    )                                              |
        |(  .* (3)  )                                              |
        |(    .B    )                                              |
        |`----------'                                              |
        |                                                          |
        |                                                          |
        |                                                          |
        |                                                          |
        |                                                          |
        |                                                          |
        `----------------------------------------------------------'
        60 pt a tab, column ~68x248 pt, a character is 21.7x43.4 pt
        """)
  }

  @Test("a keyboard covers the place of the bar")
  func keyboard() {
    let scene = Samples.scene(3, on: "iphone-14", "ios17") {
      $0.orientation = .landscape
      $0.situation.isKeyboardUp = true
    }
    #expect(
      picture(scene, columns: 80) == """

        iPhone 14 · landscape · 844×390 pt · compact × compact · iOS 17 · HIG 2022
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
        ├──────────────────────────────────────────────────────────────────────────────┤
        │                             q w e r t y u i o p                              │
        │                              a s d f g h j k l                               │
        │                                z x c v b n m                                 │
        ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤
        │                          no bar: the keyboard is up                          │
        │                             ━━━━━━━━━━━━━━━━━━━━                             │
        ╰──────────────────────────────────────────────────────────────────────────────╯
        A keyboard is up and covers the bar.
        """)
  }

  @Test("a modal view covers the window")
  func modal() {
    let scene = Samples.scene(3, on: "apple-tv-4k", "tvos17") {
      $0.situation.isModal = true
    }
    #expect(
      picture(scene, columns: 60, ascii: true) == """

        Apple TV 4K (3rd generation), 1920x1080 pt
        tvOS 17, HIG 2022
        +----------------------------------------------------------+
        |                                                          |
        |                                                          |
        |                no bar: a modal view is up                |
        |                                                          |
        |                                                          |
        +..........................................................+
        | .------------------------------------------------------. |
        | |                      modal view                      | |
        | |                                                      | |
        | |                                                      | |
        | |                                                      | |
        | |                                                      | |
        | |                                                      | |
        | |                                                      | |
        | |                                                      | |
        | |                                                      | |
        +----------------------------------------------------------+
        A modal view covers the bar; it comes back when the task is
        done.
        """)
  }
}
