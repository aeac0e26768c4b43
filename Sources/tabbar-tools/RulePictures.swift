import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

extension Rule {
  /// The pictures of the examples, where the rule's page has one; examples that differ only in what is known of them look
  /// the same, and may share one.
  var pictures: [ReferenceDocument] {
    var pictures: [ReferenceDocument] = []
    for example in examples {
      guard let path = example.picture, !pictures.contains(where: { $0.name == "rules/\(path)" }),
        let guide = guide(for: example)
      else { continue }
      let scene = Scene(example.design, by: guide)
      pictures.append(
        ReferenceDocument(name: "rules/\(path)", text: ReferenceDocument.picture(of: scene, .bar)))
    }
    return pictures
  }
}
