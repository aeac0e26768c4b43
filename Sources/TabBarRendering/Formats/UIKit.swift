import TabBarGuidelines

extension Format {
  /// The bar as UIKit code to paste.
  static let uiKit = Format(id: "uikit", summary: "the bar as UIKit code") { scene, options in
    UIKitCode(BarCode(scene, options)).lines.map { HarmlessText($0) }
  }
}
