import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@Suite("A bar in a capsule")
struct CapsulePictureTests {
  private func picture(_ scene: Scene, columns: Int, ascii: Bool = false) -> String {
    "\n" + HarmlessText.lines(BarPicture.lines(scene, RenderOptions(columns: columns, ascii: ascii))).text
  }

  // How far search is from the capsule is an estimate (8 to 12 pt), and so is the width that it leaves to the capsule.
  @Test("a floating capsule has round ends, a lens over the selected tab, and search apart")
  func floating() {
    let scene = Samples.scene(5, on: "iphone-17", "ios26") {
      $0.tabs[4].role = .search
      $0.selection = 1
    }
    #expect(
      picture(scene, columns: 80) == """

        iPhone 17 · portrait · 402×874 pt · compact × regular · iOS 26 · HIG 2022
        │   ╭───────────────━━━━━━━━━━━━───────────────────────────╮ ╭───────────╮   │
        │   │       ▶            ▣            ★ ❸         ◧        │ │     ⌕     │   │
        │   │   Listen Now    [Browse]      Radio      Library     │ │           │   │
        │   ╰──────────────────────────────────────────────────────╯ ╰───────────╯   │
        ╰────────────────────────━━━━━━━━━━━━━━━━━━━━━━━━━━━─────────────────────────╯
        ≈66.7 pt a tab · capsule ≈288×62 pt · 21 pt above the edge
        """)
    #expect(
      picture(scene, columns: 40, ascii: true) == """

        iPhone 17, portrait, 402x874 pt
        iOS 26, HIG 2022, drawn at 50% width
        | .--------=====--------------..-----. |
        | (   .>    .#   .* (~   .B   )(  Q  ) |
        | ( Listen[Brow- Radio Libra- )(     ) |
        | (  Now    se  ]        ry   )(     ) |
        | `---------------------------'`-----' |
        `------------==============------------'
        ~66.7 pt a tab, capsule ~288x62 pt
        21 pt above the edge
        titles wrap only here
        """)
  }

  // An Air is wider, an SE has no home indicator: nobody measured a capsule on either.
  @Test(
    "every number of a capsule that nobody measured is an estimate",
    arguments: [("iphone-air", "ios27"), ("iphone-se-3", "ios26")])
  func estimates(device: String, system: String) {
    let lines = BarPicture.lines(Samples.scene(2, on: device, system), RenderOptions(columns: 80))
    #expect(lines.last == "≈86 pt a tab · capsule ≈188×62 pt · ≈21 pt above the edge")
  }

  // Nobody measured the accessory, but the capsule below it on this phone.
  @Test("an accessory is above the capsule")
  func accessory() {
    let scene = Samples.scene(3, on: "iphone-17", "ios26") {
      $0.situation.hasAccessory = true
    }
    #expect(
      picture(scene, columns: 80) == """

        iPhone 17 · portrait · 402×874 pt · compact × regular · iOS 26 · HIG 2022
        │   (                             accessory                              )   │
        │           ╭──━━━━━━━━━━━━━━━───────────────────────────────────╮           │
        │           │         ▶               ▣                ★ ❸       │           │
        │           │   [Listen Now]        Browse           Radio       │           │
        │           ╰────────────────────────────────────────────────────╯           │
        ╰────────────────────────━━━━━━━━━━━━━━━━━━━━━━━━━━━─────────────────────────╯
        86 pt a tab · capsule 274×62 pt · accessory ≈360×48 pt · 21 pt above the edge
        """)
  }

  @Test("a minimized bar is one button, with accessory and search beside it")
  func minimized() {
    let scene = Samples.scene(5, on: "iphone-17", "ios26") {
      $0.tabs[4].role = .search
      $0.situation.isMinimized = true
      $0.situation.hasAccessory = true
    }
    #expect(
      picture(scene, columns: 80) == """

        iPhone 17 · portrait · 402×874 pt · compact × regular · iOS 26 · HIG 2022
        │   ╭───────╮ ╭────────────────────────────────────────────────╮ ╭───────╮   │
        │   │  [▶]  │ │                   accessory                    │ │   ⌕   │   │
        │   ╰───────╯ ╰────────────────────────────────────────────────╯ ╰───────╯   │
        ╰────────────────────────━━━━━━━━━━━━━━━━━━━━━━━━━━━─────────────────────────╯
        ≈44 pt a tab · accessory ≈252×44 pt · ≈21 pt above the edge
        minimized ▸ Browse · Radio ❸ · Library
        """)
    #expect(
      picture(scene, columns: 40, ascii: true) == """

        iPhone 17, portrait, 402x874 pt
        iOS 26, HIG 2022, drawn at 50% width
        | .---..------------------------..---. |
        | [.>])(       accessory        )( Q ) |
        | `---'`------------------------'`---' |
        `------------==============------------'
        ~44 pt a tab, accessory ~252x44 pt
        ~21 pt above the edge
        minimized > Browse, Radio (3), Library
        """)
  }

  @Test("a strip of titles names the tabs that are in the sidebar")
  func strip() {
    let scene = Samples.scene(4, on: "ipad-pro-11-m4", "ipados18") {
      $0.tabs[3].details = TabDetails()
      $0.tabs[3].details?[.placement] = .sidebar
    }
    #expect(
      picture(scene, columns: 120) == """

        iPad Pro 11-inch (M4) · portrait · 834×1210 pt · regular × regular · iPadOS 18 · HIG 2022
        ╭─────────────────────────────────────────────────────────────────────────────────────────────╮
        │                           ╭─━━━━━━━━━━━━━───────────────────────╮                           │
        │                           │ [Listen Now]   Browse     Radio ❸   │                           │
        │                           ╰─────────────────────────────────────╯                           │
        ≈91–119 pt a tab, centred · strip ≈319×40 pt · 31 pt from the top      in the sidebar ▸ Library
        """)
  }

  @Test("a strip that pages has buttons and fades where there is more")
  func pages() {
    let scene = Samples.scene(9, on: "ipad-pro-11-m4", "ipados26") {
      $0.selection = 4
    }
    #expect(
      picture(scene, columns: 80) == """

        iPad Pro 11-inch (M4) · portrait · 834×1210 pt
        regular × regular · iPadOS 26 · HIG 2022
        ╭╌╌╌╌──────────────────────────────────────────────────────────────────────╌╌╌╌╮
        │      ╭───────────────────────────────────────────────━━━━━━━━━────────╮      │
        │      │‹   Listen Now   Browse    Radio ❸    Library  [Search]      ░ ›│      │
        │      ╰────────────────────────────────────────────────────────────────╯      │
        ≈87–119 pt a tab · strip ≈600×44 pt · 28 pt from the top · ╌╌ 102 pt ╌╌
        other pages ▸ Account · Listen Now · Browse · Radio
        """)
    #expect(
      picture(scene, columns: 40, ascii: true) == """

        iPad Pro 11-inch (M4), 834x1210 pt
        iPadOS 26, HIG 2022, drawn at 41% width
        .....------------------------------.....
        |     .--------------------===---.     |
        |     < List- Br- Rad- Li-[Se-  />     |
        |     ( en    ow- io   br- ar-  /)     |
        |     ( Now   se  (3)  ary ch ] /)     |
        |     `--------------------------'     |
        ~87-119 pt a tab, strip ~600x44 pt
        28 pt from the top
        titles wrap only here, .. 102 pt ..
        other pages > Account, and 3 others
        """)
  }
}
