package import TabBarCore
package import TabBarGuidelines

/// A design and the guide that it is judged by: the value that commands change.
package struct Draft: Sendable {
  package var design: Design
  /// The guide that a command chose, or `nil` where the guide is auto.
  package var chosenGuide: Guide?
  /// The guide that judges the design: the chosen one, else the edition of Apple's guidelines for its system.
  package var guide: Guide { chosenGuide ?? .edition(for: system) }

  /// The platform whose system lays the bar out.
  package var platform: Platform { system?.platform ?? design.device.platform }

  /// The tab that the last change was about, which a person may call `it`, wherever it is now; `nil` where there was
  /// none. It is no part of the design.
  package internal(set) var subject: Origin.ID?

  /// The devices of one's own that a command can name: those that `device custom` has given an identifier. They are no part of
  /// the design.
  package internal(set) var devices: [Device] = []
  /// What is so of the app, which the session begins with; `nil` where no file says it.
  package internal(set) var app: AppFile?

  /// The language of the tabs' own titles: the locale that was in force at the first tab. It is no part of the design.
  package internal(set) var language = Localization.standard

  /// Creates a draft; without arguments it is an empty bar for an iPhone 14.
  package init(design: Design = Design(), guide: Guide? = nil) {
    self.design = design
    chosenGuide = guide
  }

  package var scene: Scene { scene() }

  /// Returns the draft laid out and judged, strictly or by some rules only.
  ///
  /// - Parameter earlier: A scene with most of the tabs, about which no rule has to ask again.
  package func scene(isStrict: Bool = false, only rules: [String]? = nil, after earlier: Scene? = nil)
    -> Scene
  {
    var scene = Scene(design, by: guide, isStrict: isStrict, only: rules, after: earlier)
    scene.isGuideChosen = chosenGuide != nil
    if let app {
      scene.app = app.path
      scene.report.forget(app.start.design.allowances.filter(design.allowances.contains))
    }
    return scene
  }
}

extension Draft {
  /// Whether it is the same design with the same settings, also those that the program would choose alike.
  package func isSame(as other: Draft) -> Bool {
    design == other.design && chosenGuide?.id == other.chosenGuide?.id
  }
}

extension Draft: Equatable {
  /// Whether two drafts are the same design judged by the same guide.
  package static func == (left: Draft, right: Draft) -> Bool {
    left.design == right.design
      && (left.chosenGuide?.id == right.chosenGuide?.id || left.guide.id == right.guide.id)
  }
}

/// Says what a command changed. Composed only when it is read.
package typealias Sentence = @Sendable () -> Prose
