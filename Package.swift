// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tabbar",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "TabBarKit", targets: ["TabBarKit"]),
    .executable(name: "tabbar", targets: ["tabbar"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .target(name: "CTabBarTables", exclude: ["data"]),
    .target(name: "TabBarCore", dependencies: ["CTabBarTables"]),
    .target(name: "TabBarGuidelines", dependencies: ["TabBarCore", "CTabBarTables"]),
    .target(name: "TabBarKit", dependencies: ["TabBarCore", "TabBarGuidelines"]),
    .target(name: "TabBarImport"),
    .target(name: "TabBarLexicon", dependencies: ["CTabBarTables"]),
    .target(
      name: "TabBarPlayground",
      dependencies: ["TabBarCore", "TabBarGuidelines", "TabBarLexicon", "CTabBarTables"]),
    .target(
      name: "TabBarSentences",
      dependencies: ["TabBarCore", "TabBarGuidelines", "TabBarLexicon", "TabBarPlayground"]),
    .target(
      name: "TabBarDrawing", dependencies: ["TabBarCore", "TabBarGuidelines", "CTabBarTables"]),
    .target(name: "SystemLibrary"),
    .target(
      name: "TabBarTerminal",
      dependencies: ["TabBarDrawing", "TabBarGuidelines", "CLibEdit", "CTabBarTables", "SystemLibrary"]),
    .target(
      name: "TabBarRendering",
      dependencies: ["TabBarCore", "TabBarDrawing", "TabBarGuidelines", "TabBarPlayground"]),
    .target(
      name: "TabBarShell",
      dependencies: [
        "TabBarCore", "TabBarDrawing", "TabBarGuidelines", "TabBarImport", "TabBarLexicon",
        "TabBarPlayground", "TabBarRendering", "TabBarSentences", "TabBarTerminal", "CLibEdit",
        "SystemLibrary",
      ]),
    .executableTarget(
      name: "tabbar",
      dependencies: [
        "TabBarCore", "TabBarDrawing", "TabBarGuidelines", "TabBarPlayground", "TabBarRendering",
        "TabBarShell", "TabBarTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["link-order.txt", "manual.mdoc", "sections.ld"]),
    // For people who change the program: it writes the docs and measures.
    .executableTarget(
      name: "tabbar-tools",
      dependencies: [
        "TabBarCore", "TabBarDrawing", "TabBarGuidelines", "TabBarPlayground", "TabBarRendering",
        "TabBarShell", "TabBarTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TabBarTestSupport", dependencies: ["TabBarCore", "CPseudoTerminal", "SystemLibrary"],
      path: "Tests/TabBarTestSupport"),
    .testTarget(
      name: "TabBarCoreTests", dependencies: ["TabBarCore", "TabBarTestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "TabBarGuidelinesTests",
      dependencies: ["TabBarCore", "TabBarGuidelines", "TabBarPlayground", "TabBarTestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "TabBarImportTests", dependencies: ["TabBarImport", "TabBarTestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "TabBarSentencesTests",
      dependencies: [
        "TabBarCore", "TabBarLexicon", "TabBarPlayground", "TabBarSentences", "TabBarShell",
        "TabBarTerminal", "TabBarTestSupport", "CTabBarTables",
      ], exclude: ["Cases"]),
    .testTarget(
      name: "TabBarPlaygroundTests",
      dependencies: ["TabBarCore", "TabBarGuidelines", "TabBarPlayground", "TabBarTestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "TabBarRenderingTests",
      dependencies: [
        "TabBarCore", "TabBarDrawing", "TabBarGuidelines", "TabBarPlayground", "TabBarRendering",
        "TabBarTestSupport", "CTabBarTables",
      ],
      exclude: ["Cases", "Measurements", "Pictures"]),
    .testTarget(
      name: "TabBarShellTests",
      dependencies: [
        "TabBarCore", "TabBarDrawing", "TabBarGuidelines", "TabBarImport", "TabBarPlayground",
        "TabBarRendering", "TabBarShell", "TabBarTerminal", "TabBarTestSupport", "SystemLibrary",
        "tabbar-tools",
      ], exclude: ["Scripts"]),
    .testTarget(name: "RepositoryTests", dependencies: ["TabBarTestSupport"]),
    .testTarget(
      name: "ProgramTests", dependencies: ["TabBarTestSupport"], exclude: ["Kept", "Prompts", "Scripts"]),
  ],
  swiftLanguageModes: [.v6]
)

// libedit: Debian's and Ubuntu's libedit-dev. On macOS header and library come with the SDK.
#if os(Linux)
  package.targets += [
    .systemLibrary(
      name: "CLibEditSystem", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .target(
      name: "CLibEdit",
      dependencies: ["CLibEditSystem"],
      // The last three are what libedit itself needs when it is linked statically.
      linkerSettings: ["edit", "tinfo", "bsd", "md"].map { .linkedLibrary($0) }),
  ]
#else
  package.targets.append(.target(name: "CLibEdit", linkerSettings: [.linkedLibrary("edit")]))
#endif

// Layout and rules run for each device, window and language, and a session may have a million steps; the rest runs once a
// line, and small code builds faster.
// A product that other packages use may not have unsafe flags.
let optimizedForSpeed = ["TabBarCore", "TabBarGuidelines", "TabBarKit", "TabBarPlayground"]

for target in package.targets where ![.system, .binary, .plugin].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  if !optimizedForSpeed.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Osize"], .when(configuration: .release)))
  }
}
