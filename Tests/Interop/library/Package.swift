// swift-tools-version: 6.2
// A package that has nothing but a test of its bar, as an app has one. make interop builds it and runs its tests.
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tabbar", path: "../../..")],
  targets: [
    .testTarget(
      name: "ShopTests",
      dependencies: [
        .product(name: "TabBarCore", package: "tabbar"),
        .product(name: "TabBarGuidelines", package: "tabbar"),
      ])
  ])
