import TabBarImport
import Testing

@Suite("The system of a bar")
struct SystemTests {
  private static func view(_ content: String) -> String {
    "struct Main: View { var body: some View { TabView {\n\(content)\n} } }"
  }

  @Test(
    "The system is the one that most settings of the project name, the package's, or the first that has the tabs",
    arguments: [
      (
        "App.xcodeproj/project.pbxproj",
        "IPHONEOS_DEPLOYMENT_TARGET = 17.4;\nIPHONEOS_DEPLOYMENT_TARGET = 17.0;\n"
          + "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", 17, 18
      ),
      ("Package.swift", "let package = Package(name: \"A\", platforms: [.iOS(.v16)])", 16, 18),
      ("Package.swift", "let package = Package(name: \"A\", platforms: [.iOS(\"26.0\")])", 26, 26),
      ("Notes.txt", "", nil, 18),
    ] as [(String, String, Int?, Int?)])
  func system(path: String, text: String, ofItems: Int?, ofTabs: Int?) {
    let items = Self.view("A().tabItem { Text(\"A\") }")
    let tabs = Self.view("Tab(\"Home\", systemImage: \"house\") {}")
    #expect(reading(["A.swift": items, path: text]).bars.first?.system == ofItems)
    #expect(reading(["A.swift": tabs, path: text]).bars.first?.system == ofTabs)
  }

  @Test("A project for macOS alone has no bar of an iPhone; a folder of another platform comes last")
  func platforms() {
    let tabs = Self.view("Tab(\"Home\", systemImage: \"house\") {}")
    let mac = reading(["A.swift": tabs, "A.xcodeproj/project.pbxproj": "MACOSX_DEPLOYMENT_TARGET = 13.0;"])
    #expect(mac.bars.map(\.aside) == ["for macOS"] && !mac.hasMain)
    let both = reading([
      "Android/A.swift": tabs.replacing("Main", with: "Droid"), "App/B.swift": tabs,
      "App/C.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Main() } } }",
    ])
    #expect(both.bars.map(\.place.path) == ["App/B.swift", "Android/A.swift"] && both.bars[1].aside != nil)
  }

  @Test(
    "What is written of the whole bar is read: its accessory, and in words how it shrinks and becomes a sidebar"
  )
  func styles() {
    let styled = Self.view("Tab(\"Home\", systemImage: \"house\") {}").replacing(
      "\n} } }",
      with:
        "\n}.tabBarMinimizeBehavior(.onScrollDown).tabViewBottomAccessory { Text(a) }.tabViewStyle(.sidebarAdaptable) } }"
    )
    let bar = reading(["A.swift": styled]).bars.first
    #expect(
      bar?.system == 26 && bar?.hasAccessory == true && bar?.notes.count == 2 && bar?.gaps.isEmpty == true)
  }

  @Test(
    "What a modifier of the app does to the whole bar is read in its body, and the language that the app chooses is said"
  )
  func modifiers() {
    let code =
      Self.view("Tab(\"Home\", systemImage: \"house\") {}").replacing(
        "\n} } }", with: "\n}.shrinking().environment(\\.locale, german) } }")
      + "\nextension View { func shrinking() -> some View { if #available(iOS 26, *) { tabBarMinimizeBehavior(.onScrollDown) } else { self } } }"
    let bar = reading(["A.swift": code]).bars.first
    #expect(bar?.system == 26 && bar?.notes.map(\.place.line) == [4, 3] && bar?.gaps.isEmpty == true)
  }
}
