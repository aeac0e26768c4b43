import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@Suite("The bar of a platform")
struct PlatformPictureTests {
  private func picture(_ scene: Scene, columns: Int, ascii: Bool = false) -> String {
    "\n" + HarmlessText.lines(BarPicture.lines(scene, RenderOptions(columns: columns, ascii: ascii))).text
  }

  @Test("a television has its row at the top, the selected title in a box with a shadow, and a logo")
  func television() {
    let scene = Samples.scene(4, on: "apple-tv-4k", "tvos17") {
      $0.situation.isFocused = true
      $0.situation.logo = Logo(size: Size(width: 200, height: 60), isLeading: true)
    }
    #expect(
      picture(scene, columns: 80) == """

        Apple TV 4K (3rd generation) · 1920×1080 pt · tvOS 17 · HIG 2022
        ┌╌╌╌╌ 720 pt ╌╌╌╌──────────────────────────────────────────────╌╌╌╌ 520 pt ╌╌╌╌┐
        │ ╭────╮          ╭────────────╮                                               │
        │ │logo│          │[Listen Now]│░Browse    Radio ❸   Library                   │
        │ ╰────╯          ╰────────────╯░                                              │
        │                  ░░░░░░░░░░░░░░                                              │
        ≈148–197 pt a tab, centred · 68 pt high · 46 pt from the top · logo 200×60 pt
        focused · 80 pt safe area
        """)
    #expect(
      picture(scene, columns: 40, ascii: true) == """

        Apple TV 4K (3rd generation)
        tvOS 17, HIG 2022, drawn at 42% width
        + 720 pt .-------------------- 520 pt .+
        |.----.   .-----.                      |
        ||logo|   [List-|Br- Ra- Lib-          |
        |`----'   |en   |ow- dio rary          |
        |         |Now  ]se  (3)               |
        |         `-----'/                     |
        |          ///////                     |
        ~148-197 pt a tab, centred, 68 pt high
        46 pt from the top, logo 200x60 pt
        focused, 80 pt safe area
        titles wrap only here
        """)
  }

  @Test("a row that is too wide fades out, and names what is not shown")
  func fades() {
    let scene = Samples.scene(9, on: "apple-tv-4k", "tvos17") {
      for index in 0..<9 { $0.tabs[index].title = "A rather long title" }
      $0.selection = 4
    }
    #expect(
      picture(scene, columns: 120) == """

        Apple TV 4K (3rd generation) · 1920×1080 pt · tvOS 17 · HIG 2022
        ┌──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┐
        │                                                                          ╭────────────────╮                          │
        │      A rather long    A rather long     A rather long     A rather long  │[A rather long  │ A rather long    …  ░░   │
        │      title            title             title ❸           title          │ title        ] │ title                    │
        │                                                                          ╰────────────────╯                          │
        │                                                                                                                      │
        ≈86–299 pt a tab · 68 pt high · 46 pt from the top · 80 pt safe area · titles wrap only here
        not shown ▸ A rather long title · A rather long title
        """)
  }

  @Test("a column of symbols is at the side of the window")
  func column() {
    let scene = Samples.scene(5, on: "vision-pro", "visionos2") {
      $0.direction = nil
    }
    #expect(
      picture(scene, columns: 80) == """

        Apple Vision Pro (default window) · 1280×720 pt · visionOS 2 · HIG 2022
        │╭────────────────╮
        ││      [▶]       │
        ││       ▣        │
        ││      ★ ❸       │
        ││       ◧        │
        ││       ⌕        │
        │╰────────────────╯
        60 pt a tab · column ≈68×308 pt
        """)
  }

  @Test("a capsule at the side is drawn at the side of the camera, with a separate search below it")
  func side() {
    let scene = Samples.scene(5, on: "iphone-duo-outer", "ios27") {
      var details = TabDetails()
      details[word: .activatesSearch] = "yes"
      $0.tabs[4].role = .search
      $0.tabs[4].details = details
      $0.direction = .rightToLeft
    }
    #expect(
      picture(scene, columns: 100) == """

        iPhone Duo (outer display) · portrait · 466×678 pt · right to left · iOS 27 · HIG 2022
        ╭───────────╮│
        │    [▶]    ││
        │     ▣     ││
        │    ❸ ★    ││
        │     ◧     ││
        ╰───────────╯│
        ╭───────────╮│
        │     ⌕     ││
        ╰───────────╯│
        50 pt a tab · capsule 48×212 pt · 24 pt from the side and the bottom
        """)
    let turned = Samples.scene(2, on: "iphone-duo-outer", "ios27") {
      $0.orientation = .landscape
      $0.situation.isMinimized = true
    }
    #expect(
      picture(turned, columns: 100) == """

        iPhone Duo (outer display) · landscape · 678×466 pt · compact × compact · iOS 27 · HIG 2022
        │╭───────────╮
        ││    [▶]    │
        │╰───────────╯
        ≈48 pt a tab · capsule ≈48×48 pt · 24 pt from the side and the bottom
        minimized ▸ Browse
        """)
  }

  @Test("a column that is looked at shows its titles, mirrored where the interface reads from the right")
  func lookedAt() {
    let scene = Samples.scene(4, on: "vision-pro", "visionos2") {
      $0.situation.isFocused = true
      $0.direction = .rightToLeft
    }
    #expect(
      picture(scene, columns: 40, ascii: true) == """

        Apple Vision Pro (default window)
        right to left, visionOS 2, HIG 2022
        .------------------------------------.|
        (                    [Listen Now .>] )|
        (                         Browse .#  )|
        (                      (3) Radio .*  )|
        (                        Library .B  )|
        `------------------------------------'|
        60 pt a tab, column ~148x248 pt
        looked at
        """)
  }

  @Test("a car has its bar at the top, with More")
  func car() {
    let scene = Samples.scene(6, on: "iphone-14", "carplay") {
      $0.selection = 0
    }
    #expect(
      picture(scene, columns: 80) == """

        iPhone 14 · portrait · 390×844 pt · compact × regular · CarPlay · HIG 2022
        ┌───────────────────────────────────────────────────────────────────┐
        │      ▶            ▣             ★ ❸          ◧            ⋯       │
        │ [Listen Now]    Browse        Radio       Library        More     │
        ├┴━━━━━━━━━━━━┴────────────┴─────────────┴────────────┴────────────┴┤
        ≈76 pt a tab · ≈44 pt high                    More ▸ Search · Account
        """)
  }
}
