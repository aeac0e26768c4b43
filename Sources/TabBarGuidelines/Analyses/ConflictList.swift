import TabBarCore

extension Conflict {
  /// Every conflict between the guides that a design can show, in the order of `conflicts.inc`.
  ///
  /// An answer is made from the guide's rules, their numbers and severities; what these do not tell is a stance of the
  /// guide, a row of the table.
  package static let all: [Conflict] = [
    // Three to five: the numbers that the strictest of the guides has.
    Conflict("how-many", touches: { !(3...5).contains($0.design.tabs.count) }, answer: howMany),
    Conflict("more", touches: { $0.layout.overflow == .more }) { scene, stance in
      scene.platform == .iPadOS && scene.guide.has(.ipadMore)
        ? scene.says("never on iPad", by: "more-tab") : stance ?? scene.says("avoid it", by: "more-tab")
    },
    Conflict("action", touches: { $0.design.tabs.contains { $0.role == .action } }) { scene, stance in
      stance ?? scene.says("no", by: "action-tab")
    },
    Conflict(
      "home",
      touches: { scene in
        Rule.homeTitle.judge(
          Inspection(
            design: scene.design.localized, layout: scene.layout, guide: scene.guide,
            limits: Limits(cell: .none))
        ).isFinding
      },
      answer: { scene, stance in
        scene.says("no, it is too broad", by: "home-title").map { stance ?? $0 }
      }),
    Conflict("labels", touches: { $0.design.tabs.contains { !$0.hasTitle } }),
    Conflict("filled-icons", touches: { $0.design.tabs.contains(where: \.hasIcon) }),
    Conflict(
      "badge-form",
      touches: { scene in
        scene.design.tabs.contains { tab in
          switch tab.badge.map(BadgeText.init) {
          case .dot, .text, .zero: true
          default: false
          }
        }
      }),
    // Three: the lowest number that any of the guides has.
    Conflict("badge-length", touches: { $0.design.tabs.contains { ($0.badge?.count ?? 0) > 3 } }) {
      scene, _ in
      scene.most(.badgeCharacters, of: "long-badge").flatMap {
        scene.says("\($0) characters", by: "long-badge")
      }
    },
    // One word fits everywhere with 12 characters or so; longer ones are where the texts part.
    Conflict(
      "title-length",
      touches: { scene in
        scene.design.localized.tabs.contains {
          $0.title.count > 12 || $0.title.split(separator: " ").count > 2
        }
      },
      answer: { scene, stance in
        scene.most(.titleCharacters, of: "long-title")
          .flatMap { scene.says("\($0) characters, with spaces", by: "long-title") } ?? stance
      }),
    Conflict(
      "unavailable",
      touches: { scene in
        scene.design.tabs.contains { tab in
          tab[.enabled] == false || tab[.visible] == false || tab[.availability].map { $0 != .ok } == true
        }
      }),
    Conflict("sidebar", touches: { $0.platform == .iPadOS }),
  ]

  private static func howMany(_ scene: Scene, _ stance: Answer?) -> Answer? {
    let isPhone = scene.platform == .iOS || scene.platform == .carPlay
    if !isPhone, let stance { return stance }
    guard scene.guide[rule: "too-many-tabs"] != nil else {
      return Answer(says: "no number: as few as people need", source: scene.guide.page)
    }
    func most(_ limit: Limit) -> Int? { scene.most(limit, of: "too-many-tabs") }
    let isRegular = scene.layout.sizeClasses.horizontal == .regular
    if let items = most(isRegular ? .regularItems : .compactItems) {
      let place = isRegular ? "in regular width" : "here"
      return scene.says("at most \(items) items \(place), More included", by: "too-many-tabs")
    }
    if !isPhone, most(.askedTabs) != nil {
      let few = most(.compactTabs) == nil ? "a few" : "a few more than on iPhone"
      return Answer(says: "\(few), without a number", source: scene.guide.page)
    }
    let fewest = scene.platform == .iOS ? scene.most(.fewestTabs, of: "too-few-tabs") : nil
    return most(isPhone ? .compactTabs : .regularTabs).flatMap { most in
      scene.says("\(fewest.map { "\($0) to " } ?? "at most ")\(most) tabs here", by: "too-many-tabs")
    }
  }
}

extension Scene {
  fileprivate func says(_ text: String, by rule: String) -> Conflict.Answer? {
    guide[rule: rule].map { Conflict.Answer(says: text, source: $0.source(on: platform)) }
  }

  fileprivate func most(_ limit: Limit, of rule: String) -> Int? { guide[rule: rule]?.limits[limit] }
}
