import TabBarCore
import TabBarGuidelines
import TabBarRendering

/// The pictures of the examples of a rule.
///
/// Examples that differ only in what is known of them look the same, and share a picture.
struct RulePictures {
  /// The pictures, by the paths of their files in the folder of the documents.
  private(set) var documents: [ReferenceDocument] = []
  /// The path of each example's picture from the pages of the rules; `nil` where it has no bar.
  private(set) var paths: [String?] = []

  init(of rule: Rule) {
    var drawn: [String: String] = [:]
    for (index, example) in rule.examples.enumerated() {
      guard let picture = Self.picture(of: example, of: rule) else {
        paths.append(nil)
        continue
      }
      if drawn[picture] == nil {
        let path = "pictures/\(rule.id)-\(index + 1).svg"
        drawn[picture] = path
        documents.append(ReferenceDocument(name: "rules/\(path)", text: picture))
      }
      paths.append(drawn[picture])
    }
  }

  private static func picture(of example: Example, of rule: Rule) -> String? {
    guard let guide = rule.guide(for: example) else { return nil }
    let scene = Scene(example.design, by: guide)
    return scene.layout.placement == .none ? nil : ReferenceDocument.picture(of: scene, .bar)
  }
}
