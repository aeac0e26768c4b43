import TabBarCore

extension Conflict {
  /// Every conflict between the guides that a design can show, in the order of `conflicts.inc`.
  ///
  /// An answer is made from the guide's rules, their numbers and severities; what these do not tell is a stance of the
  /// guide, a row of the table.
  package static let all: [Conflict] = [
    Conflict(
      "how-many",
      touches: { scene in
        // Five: the lowest number that any of the guides has.
        scene.design.tabs.count > 5 || scene.design.tabs.count < 3
      },
      answer: { scene, stance in
        let isWide = scene.layout.sizeClasses.horizontal == .regular && scene.platform != .iOS
        if isWide, let stance { return stance }
        let silence = Answer("no number: as few as people need", scene.guide.page)
        guard let entry = scene.guide[rule: "too-many-tabs"] else { return silence }
        let width = isWide ? "in regular width" : "here"
        if let most = entry.limits[isWide ? .regularItems : .compactItems] {
          return Answer("at most \(most) items \(width), More included", entry.source(on: scene.platform))
        }
        if isWide, entry.limits[.askedTabs] != nil {
          let few = entry.limits[.compactTabs] == nil ? "a few" : "a few more than on iPhone"
          return Answer("\(few), without a number", scene.guide.page)
        }
        guard let most = entry.limits[isWide ? .regularTabs : .compactTabs] else { return nil }
        let fewest = scene.guide[rule: "too-few-tabs"]?.limits[.fewestTabs]
        let least = scene.platform == .iOS ? fewest.map { "\($0) to " } : nil
        return Answer("\(least ?? "at most ")\(most) tabs \(width)", entry.source(on: scene.platform))
      }),
    Conflict(
      "more",
      touches: { $0.layout.overflow == .more },
      answer: { scene, stance in
        guard let entry = scene.guide[rule: "more-tab"] else { return nil }
        if scene.platform == .iPadOS, scene.guide.has(.ipadMore) {
          return Answer("never on iPad", entry.source(on: scene.platform))
        }
        return stance ?? Answer("avoid it", entry.source(on: scene.platform))
      }),
    Conflict(
      "action",
      touches: { $0.design.tabs.contains { $0.role == .action } },
      answer: { scene, stance in
        stance ?? scene.guide[rule: "action-tab"].map { Answer("no", $0.source(on: scene.platform)) }
      }),
    Conflict(
      "home",
      touches: { scene in
        Rule.homeTitle.judge(
          Inspection(design: scene.design.localized, layout: scene.layout, guide: scene.guide, limits: [:])
        ).isFinding
      },
      answer: { scene, stance in
        guard let entry = scene.guide[rule: "home-title"] else { return nil }
        return stance ?? Answer("no, it is too broad", entry.source(on: scene.platform))
      }),
    Conflict(
      "labels",
      touches: { $0.design.tabs.contains { !$0.hasTitle } }),
    Conflict(
      "filled-icons",
      touches: { $0.design.tabs.contains(where: \.hasIcon) }),
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
    Conflict(
      "badge-length",
      // Three: the lowest number that any of the guides has.
      touches: { $0.design.tabs.contains { ($0.badge?.count ?? 0) > 3 } },
      answer: { scene, _ in
        guard let entry = scene.guide[rule: "long-badge"], let most = entry.limits[.badgeCharacters] else {
          return nil
        }
        return Answer("\(most) characters", entry.source(on: scene.platform))
      }),
    Conflict(
      "title-length",
      // One word fits everywhere with 12 characters or so; longer ones are where the texts part.
      touches: { scene in
        scene.design.localized.tabs.contains {
          $0.title.count > 12 || $0.title.split(separator: " ").count > 2
        }
      },
      answer: { scene, stance in
        guard let entry = scene.guide[rule: "long-title"], let most = entry.limits[.titleCharacters] else {
          return stance
        }
        return Answer("\(most) characters, with spaces", entry.source(on: scene.platform))
      }),
    Conflict(
      "unavailable",
      touches: { scene in
        scene.design.tabs.contains { tab in
          tab[.enabled] == false || tab[.visible] == false || tab[.availability].map { $0 != .ok } == true
        }
      }),
    Conflict(
      "sidebar",
      touches: { $0.platform == .iPadOS }),
    Conflict(
      "search",
      touches: { $0.design.tabs.contains { $0.role == .search } }),
  ]
}
