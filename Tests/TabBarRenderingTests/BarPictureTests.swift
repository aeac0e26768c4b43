import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@Suite("The picture of a bar")
struct BarPictureTests {
  private func picture(_ scene: Scene, columns: Int, ascii: Bool = false) -> String {
    "\n" + HarmlessText.lines(BarPicture.lines(scene, RenderOptions(columns: columns, ascii: ascii))).text
  }

  @Test("shows selection, badges and More at 80 columns")
  func eighty() {
    #expect(
      picture(Samples.scene(6, badges: [2: "3", 5: "1"]), columns: 80) == """

        iPhone 14 · portrait · 390×844 pt · compact × regular · iOS 16 · HIG 2022
        ├━━━━━━━━━━━━━━┬──────────────┬──────────────┬──────────────┬──────────────┤
        │      ▶       ┊      ▣       ┊      ★ ❸     ┊      ◧       ┊      ⋯       │
        │ [Listen Now] ┊    Browse    ┊    Radio     ┊   Library    ┊     More     │
        │                       ━━━━━━━━━━━━━━━━━━━━━━━━━━━                        │
        ╰──────────────────────────────────────────────────────────────────────────╯
        78 pt a tab · 49 + 34 pt home indicator            More ▸ Search · Account ❶
        """)
  }

  @Test("needs no more than 40 columns and 7 bits")
  func forty() {
    #expect(
      picture(Samples.scene(6, badges: [2: "3", 5: "1"]), columns: 40, ascii: true) == """

        iPhone 14, portrait, 390x844 pt
        iOS 16, HIG 2022, drawn at 52% width
        +=======+-------+------+-------+-------+
        |  .>   :  .#   :.* (3):  .B   :  ...  |
        [Listen :Browse :Radio :Library: More  |
        |  Now ]:       :      :       :       |
        |            ==============            |
        `--------------------------------------'
        78 pt a tab, 49 + 34 pt home indicator
        titles wrap only here
        More > Search, Account (1)
        """)
  }

  @Test("keeps off the sides on a phone in landscape, and puts titles beside icons")
  func landscape() {
    #expect(
      picture(Samples.scene(5, selection: 4, badges: [2: "99+"], .landscape), columns: 80) == """

        iPhone 14 · landscape · 844×390 pt
        compact × compact · iOS 16 · HIG 2022 · drawn at 58% width
        ├───┬─────────────┬─────────────┬──────────────┬─────────────┬━━━━━━━━━━━━━┬───┤
        │░░░┊▶ Listen Now ┊  ▣ Browse   ┊★ Radio (99+) ┊  ◧ Library  ┊ [⌕ Search]  ┊░░░│
        │                             ━━━━━━━━━━━━━━━━━━━━                             │
        ╰──────────────────────────────────────────────────────────────────────────────╯
        ≈150 pt a tab · 32 + 21 pt home indicator · ░░ 47 pt safe area
        """)
  }

  @Test("centres the items on an iPad, with straight corners where there is a home button")
  func pad() {
    #expect(
      picture(Samples.scene(3, badges: [0: "!"], on: "ipad-9"), columns: 120) == """

        iPad (9th generation) · portrait · 810×1080 pt · regular × regular · iPadOS 16 · HIG 2022
        ├╌╌╌╌╌╌╌╌╌╌ 226 pt ╌╌╌╌╌╌╌╌╌╌╌──┬━━━━━━━━━━━━━━━━━┬────┬────────────┬────┬─────────────┬──╌╌╌╌╌╌╌╌╌╌ 226 pt ╌╌╌╌╌╌╌╌╌╌╌┤
        │                               [▶ Listen Now (!)]        ▣ Browse           ★ Radio                                   │
        └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌────────────────────────────────────────────────────────────╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
        ≈80–105 pt a tab, centred · 50 pt high
        """)
  }

  @Test("breaks empty margins where the items would have too few columns otherwise")
  func broken() {
    #expect(
      picture(Samples.scene(4, selection: 1, badges: [2: "3"], on: "ipad-9"), columns: 80) == """

        iPad (9th generation) · portrait · 810×1080 pt
        regular × regular · iPadOS 16 · HIG 2022
        ├╌╌╌╌──┬───────────────┬───┬━━━━━━━━━━━┬────┬───────────┬───┬───────────┬──╌╌╌╌┤
        │        ▶ Listen Now       [▣ Browse]        ★ Radio ❸       ◧ Library        │
        └╌╌╌╌──────────────────────────────────────────────────────────────────────╌╌╌╌┘
        ≈80–105 pt a tab, centred · 50 pt high · ╌╌ 171 pt ╌╌
        """)
  }

  @Test("runs from right to left, and says what of More is selected")
  func rightToLeft() {
    #expect(
      picture(
        Samples.scene(6, selection: 5, on: "iphone-se-3", .portrait, .rightToLeft), columns: 80) == """

          iPhone SE (3rd generation) · portrait · 375×667 pt
          compact × regular · right to left · iOS 16 · HIG 2022
          ├━━━━━━━━━━━━━┬──────────────┬─────────────┬──────────────┬─────────────┤
          │      ⋯      ┊      ◧       ┊      ★      ┊      ▣       ┊      ▶      │
          │   [More]    ┊   Library    ┊    Radio    ┊    Browse    ┊ Listen Now  │
          └───────────────────────────────────────────────────────────────────────┘
          75 pt a tab · 49 pt high                        More ▸ Search · [Account]
          """)
  }

  @Test("tells a title that the device cuts from one that only the terminal breaks")
  func cuts() throws {
    let scene = Samples.titled(["Wiedergabelisten verwalten", "検索する", "illimitati vili", "Më", "🎧"])
    let lines = picture(scene, columns: 40).split(separator: "\n")
    try #require(lines.count > 6)
    #expect(lines[4].hasPrefix("[Wieder-┊検索す ┊illim-┊"), "\(lines[4])")
    #expect(lines[4...6].joined().contains("…") && !lines.joined().contains("~"), "\(lines)")
  }

  @Test("invites to add a tab where there is none")
  func empty() {
    #expect(
      picture(Samples.scene(0, on: "iphone-se-3"), columns: 60, ascii: true) == """

        iPhone SE (3rd generation), portrait, 375x667 pt
        compact x regular, iOS 16, HIG 2022
        +----------------------------------------------------------+
        |                                                          |
        |                  no tabs yet: add TITLE                  |
        +----------------------------------------------------------+
        49 pt high
        """)
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

  @Test("is no wider than it needs to be at 200 columns")
  func wide() {
    #expect(
      picture(Samples.scene(2), columns: 200) == """

        iPhone 14 · portrait · 390×844 pt · compact × regular · iOS 16 · HIG 2022
        ├━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┬────────────────────────────────────┤
        │                  ▶                  ┊                 ▣                  │
        │            [Listen Now]             ┊               Browse               │
        │                       ━━━━━━━━━━━━━━━━━━━━━━━━━━━                        │
        ╰──────────────────────────────────────────────────────────────────────────╯
        195 pt a tab · 49 + 34 pt home indicator
        """)
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
}
