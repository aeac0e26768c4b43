import TabBarGuidelines

extension Format {
  /// The bar as SwiftUI code to paste.
  static let swiftUI = Format(id: "swiftui", summary: "the bar as SwiftUI code") { scene, options in
    SwiftUICode(BarCode(scene, options)).lines.map { HarmlessText($0) }
  }
}
