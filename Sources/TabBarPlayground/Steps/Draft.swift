package import TabBarCore
package import TabBarGuidelines

/// A design and the guide that it is judged by: the value that commands change.
package struct Draft: Sendable {
  /// The tabs and what they are laid out for.
  package var design: Design
  /// The guide.
  package var guide: Guide
  /// Whether a command chose the guide, and not the program.
  package var isGuideChosen = false

  /// Creates a draft; without arguments it is an empty bar for an iPhone 14.
  package init(design: Design = Design(), guide: Guide = .standard) {
    self.design = design
    self.guide = guide
  }

  /// The draft laid out and judged.
  package var scene: Scene { scene() }

  /// Returns the draft laid out and judged, strictly or by some rules only.
  package func scene(isStrict: Bool = false, only rules: [String]? = nil) -> Scene {
    var scene = Scene(design, by: guide, isStrict: isStrict, only: rules)
    scene.isGuideChosen = isGuideChosen
    return scene
  }
}

extension Draft: Equatable {
  /// Whether two drafts are the same design judged by the same guide.
  package static func == (left: Draft, right: Draft) -> Bool {
    left.design == right.design && left.guide.id == right.guide.id
  }
}

/// Says what a command changed. Composed only when it is read.
typealias Sentence = @Sendable () -> String
