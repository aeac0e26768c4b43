import TabBarCore

extension Conflict {
  /// Every conflict between the guides that a design can show.
  ///
  /// An answer is made from the guide's rules, their numbers and severities; what these do not tell is a stance of the
  /// guide, in its own file.
  public static let all: [Conflict] = [
    howMany, moreTab, action, home, labels, filledIcons, badgeForm, badgeLength, titleLength, unavailable,
    sidebar,
  ]

  /// How many tabs are good; how many fit is the system's affair.
  static let howMany = Conflict(
    id: "how-many", question: "How many tabs?",
    advice: """
      How many fit is the system's affair: five in compact width, eight in the bar of an iPad until iPadOS 17. \
      Three to five tabs meet all of them.
      """,
    catalogue: ["C3", "C5", "C26", "C28"],
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
    })

  /// Whether More is a way out.
  static let moreTab = Conflict(
    id: "more", question: "May tabs be in the More list?",
    advice: """
      SAP counts More among the items and uses it as the way out. Apple's texts avoid it, and the newest one \
      rules it out; a section that people rarely need belongs in another one.
      """,
    catalogue: ["C4", "C37"],
    touches: { $0.layout.overflow == .more },
    answer: { scene, stance in
      guard let entry = scene.guide[rule: "more-tab"] else { return nil }
      if scene.platform == .iPadOS, scene.guide.has(.ipadMore) {
        return Answer("never on iPad", entry.source(on: scene.platform))
      }
      return stance ?? Answer("avoid it", entry.source(on: scene.platform))
    })

  /// Whether a tab may act instead of leading somewhere.
  static let action = Conflict(
    id: "action", question: "May a tab perform an action?",
    advice: "Make search a place to go to, and put what acts into a toolbar: that meets all of them.",
    catalogue: ["C9"],
    touches: { $0.design.tabs.contains { $0.role == .action } },
    answer: { scene, stance in
      stance ?? scene.guide[rule: "action-tab"].map { Answer("no", $0.source(on: scene.platform)) }
    })

  /// Whether a tab may be called Home.
  static let home = Conflict(
    id: "home", question: "May a tab be called Home?",
    advice: """
      Name what is in it where a word for that exists. The texts since 2024 say nothing of it, and Apple's own TV app \
      has a Home tab.
      """,
    catalogue: ["C8"],
    touches: { scene in
      Rule.homeTitle.judge(
        Inspection(design: scene.design.localized, layout: scene.layout, guide: scene.guide, limits: [:])
      ).isFinding
    },
    answer: { scene, stance in
      guard let entry = scene.guide[rule: "home-title"] else { return nil }
      return stance ?? Answer("no, it is too broad", entry.source(on: scene.platform))
    })

  /// Whether each tab needs a title.
  static let labels = Conflict(
    id: "labels", question: "Does every tab need a title?",
    advice: "A title on every tab meets all of them; on Apple TV a magnifying glass may stand alone.",
    catalogue: ["C11", "C27"],
    touches: { $0.design.tabs.contains { !$0.hasTitle } })

  /// Which icons are filled.
  static let filledIcons = Conflict(
    id: "filled-icons", question: "Which icons are filled?",
    advice: """
      Where Apple's bar is used, give the filled variants: the system picks them itself. What marks the \
      active tab must then be more than the fill. Never mix both within one state.
      """,
    catalogue: ["C7"],
    touches: { $0.design.tabs.contains(where: \.hasIcon) })

  /// What a badge may be.
  static let badgeForm = Conflict(
    id: "badge-form", question: "What may a badge be?",
    advice: "A number says more than a dot and is allowed everywhere; keep it for what people have to see.",
    catalogue: ["C22"],
    touches: { scene in
      scene.design.tabs.contains { tab in
        switch tab.badge.map(BadgeText.init) {
        case .dot, .text, .zero: true
        default: false
        }
      }
    })

  /// How long a badge may be.
  static let badgeLength = Conflict(
    id: "badge-length", question: "How long may a badge be?",
    advice: "99+ is short enough for all of them.",
    catalogue: ["C22"],
    // Three: the lowest number that any of the guides has.
    touches: { $0.design.tabs.contains { ($0.badge?.count ?? 0) > 3 } },
    answer: { scene, _ in
      guard let entry = scene.guide[rule: "long-badge"], let most = entry.limits[.badgeCharacters] else {
        return nil
      }
      return Answer("\(most) characters", entry.source(on: scene.platform))
    })

  /// How long a title may be.
  static let titleLength = Conflict(
    id: "title-length", question: "How long may a title be?",
    advice: "What is cut depends on the width alone; budget says how much room there is on each device.",
    catalogue: ["C17"],
    // One word fits everywhere with 12 characters or so; longer ones are where the texts part.
    touches: { scene in
      scene.design.localized.tabs.contains { $0.title.count > 12 || $0.title.split(separator: " ").count > 2 }
    },
    answer: { scene, stance in
      guard let entry = scene.guide[rule: "long-title"], let most = entry.limits[.titleCharacters] else {
        return stance
      }
      return Answer("\(most) characters, with spaces", entry.source(on: scene.platform))
    })

  /// What happens to a tab that has nothing to show.
  static let unavailable = Conflict(
    id: "unavailable", question: "May a tab be switched off or go away while it has nothing to show?",
    advice: "Keep it, let people go there, and say in it why it is empty: that meets all of them.",
    catalogue: ["C6", "C39"],
    touches: { scene in
      scene.design.tabs.contains { tab in
        tab[.enabled] == false || tab[.visible] == false || tab[.availability].map { $0 != .ok } == true
      }
    })

  /// What an iPad has in place of a long bar.
  static let sidebar = Conflict(
    id: "sidebar", question: "A sidebar or a tab bar on iPad?",
    advice: """
      Follow the newer texts: a bar at the top that people can turn into a sidebar has both. Before iPadOS 18 \
      the system has no such bar.
      """,
    catalogue: ["C15", "C20"],
    touches: { $0.platform == .iPadOS })
}
