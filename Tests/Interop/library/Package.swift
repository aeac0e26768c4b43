// swift-tools-version: 6.2
// A package that has nothing but a test of its bar, as an app has one. make interop builds it and runs its tests.
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tabbar", path: "../../..")],
  targets: [
    .testTarget(name: "ShopTests", dependencies: [.product(name: "TabBarKit", package: "tabbar")])
  ])

// The names of SwiftUI, where it is not.
#if os(Linux)
  package.targets.append(.target(name: "SwiftUI"))
  package.targets[0].dependencies.append("SwiftUI")
#endif
