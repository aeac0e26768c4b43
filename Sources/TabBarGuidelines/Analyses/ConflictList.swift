import TabBarCore

extension Conflict {
  /// Every conflict between the guides that a design can show.
  ///
  /// Where a guide has a rule about it, the answer is made from that rule, its numbers and its severity. Where
  /// it only has a text, the text's section is named.
  public static let all: [Conflict] = [
    howMany, moreTab, home, labels, filledIcons, badgeForm, badgeLength, titleLength, unavailable, sidebar,
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
    answer: { scene in
      let isWide = scene.layout.sizeClasses.horizontal == .regular && scene.platform != .iOS
      let width = isWide ? "in regular width" : "here"
      let entry = scene.guide[rule: "too-many-tabs"]
      let fewest = scene.guide[rule: "too-few-tabs"]?.limits[.fewestTabs]
      let least = scene.platform == .iOS ? fewest.map { "\($0) to " } ?? "at most " : "at most "
      if let entry {
        if let most = entry.limits[isWide ? .regularItems : .compactItems] {
          return Answer("at most \(most) items \(width), More included", entry.source)
        }
        if let most = entry.limits[isWide ? .regularTabs : .compactTabs] {
          let about = scene.guide.id == "hig-2013" && isWide ? "about \(most) tabs" : "\(least)\(most) tabs"
          return Answer("\(about) \(width)", entry.source)
        }
      }
      return Answer("no number: as few as people need", scene.guide.page)
    })

  /// Whether More is a way out.
  static let moreTab = Conflict(
    id: "more", question: "May tabs be behind More?",
    advice: """
      SAP counts More among the items and uses it as the way out. Apple's texts avoid it, and the newest one \
      rules it out; what nobody needs every day belongs into another section.
      """,
    catalogue: ["C4", "C37"],
    touches: { $0.layout.overflow == .more },
    answer: { scene in
      guard let entry = scene.guide[rule: "more-tab"] else { return nil }
      switch scene.guide.id {
      case "hig-2013":
        return Answer(
          scene.platform == .iPadOS ? "never on iPad" : "yes, four and More", entry.source)
      case "sap-fiori": return Answer("yes, above the number, but sparingly", entry.source)
      case "hig-2025": return Answer("no", entry.source)
      default: return Answer("avoid it", entry.source)
      }
    })

  /// Whether a tab may be called Home.
  static let home = Conflict(
    id: "home", question: "May a tab be called Home?",
    advice: "Name what is in it where a word for that exists. Apple's own TV app has a Home tab.",
    catalogue: ["C8"],
    touches: { scene in
      Rule.homeTitle.judge(
        Inspection(design: scene.design.localized, layout: scene.layout, guide: scene.guide, limits: [:])
      ).isFinding
    },
    answer: { scene in
      guard let entry = scene.guide[rule: "home-title"] else { return nil }
      if scene.guide.id == "hig-2023" { return Answer("consider another word", entry.source) }
      return entry.severity == .info
        ? Answer("the advice against it is gone", entry.source)
        : Answer("no, it is too broad", entry.source)
    })

  /// Whether each tab needs a title.
  static let labels = Conflict(
    id: "labels", question: "Does every tab need a title?",
    advice: "A title on every tab meets all of them; on Apple TV a magnifying glass may stand alone.",
    catalogue: ["C11", "C27"],
    touches: { $0.design.tabs.contains { !$0.hasTitle } },
    answer: { scene in
      switch scene.guide.id {
      case "hig-2025":
        return Answer("yes, every one", scene.source(of: "missing-title"))
      case "hig-2022", "hig-2023", "hig-2024":
        return Answer(
          "titles or icons, and short titles with them", scene.source(of: "missing-title"))
      case "tvos-2019":
        return Answer("a symbol that everyone knows may stand alone", scene.source(of: "unfamiliar-icon"))
      case "sap-fiori":
        return Answer(
          "all or none; alone only a symbol that everyone knows", scene.source(of: "mixed-labels"))
      case "material-3":
        return Answer("with three yes, with more the inactive ones may go without", scene.guide.page)
      default: return nil
      }
    })

  /// Which icons are filled.
  static let filledIcons = Conflict(
    id: "filled-icons", question: "Which icons are filled?",
    advice: """
      Where Apple's bar is used, give the filled variants: the system picks them itself. What marks the \
      active tab must then be more than the fill. Never mix both within one state.
      """,
    catalogue: ["C7"],
    touches: { $0.design.tabs.contains { $0.icon != nil } },
    answer: { scene in
      switch scene.guide.id {
      case "hig-2022", "hig-2023", "hig-2024", "hig-2025":
        return Answer("all of them, in the bar", "\(scene.guide.page), Best practices")
      case "sap-fiori": return Answer("only that of the active tab", scene.guide.page)
      case "material-3": return Answer("only that of the active tab", scene.guide.page)
      default: return nil
      }
    })

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
    },
    answer: { scene in
      switch scene.guide.id {
      case "hig-2013", "hig-2022", "hig-2023", "hig-2024":
        return Answer("a number or an exclamation mark", scene.source(of: "badge-form"))
      case "hig-2025":
        return Answer(
          "a number or an exclamation mark, for what is critical only", scene.source(of: "badge-form"))
      case "sap-fiori": return Answer("a dot, with a number if there is one", scene.guide.page)
      case "material-3": return Answer("a small dot, or a number", "\(scene.guide.page), Badges")
      default: return nil
      }
    })

  /// How long a badge may be.
  static let badgeLength = Conflict(
    id: "badge-length", question: "How long may a badge be?",
    advice: "99+ is short enough for all of them.",
    catalogue: ["C22"],
    // Three: the lowest number that any of the guides has.
    touches: { $0.design.tabs.contains { ($0.badge?.count ?? 0) > 3 } },
    answer: { scene in
      guard let entry = scene.guide[rule: "long-badge"], let most = entry.limits[.badgeCharacters] else {
        return nil
      }
      return Answer("\(most) characters", entry.source)
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
    answer: { scene in
      if let entry = scene.guide[rule: "long-title"], let most = entry.limits[.titleCharacters] {
        return Answer("\(most) characters, with spaces", entry.source)
      }
      switch scene.guide.id {
      case "hig-2023": return Answer("one word or a very short phrase", scene.source(of: "title-cut"))
      case "hig-2024", "hig-2025": return Answer("one word if possible", scene.source(of: "title-cut"))
      case "hig-2022", "tvos-2019": return Answer("short enough not to be cut", scene.source(of: "title-cut"))
      case "material-3":
        return Answer("one line that is never cut, wrapped or shrunk", scene.source(of: "title-cut"))
      default: return nil
      }
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
    },
    answer: { scene in
      switch scene.guide.id {
      case "hig-2013": return Answer("do not take it out; explain", scene.guide.page)
      case "tvos-2019": return Answer("do not take it out or disable it; explain", scene.guide.page)
      case "hig-2022", "hig-2023": return Answer("keep it visible; explain if necessary", scene.guide.page)
      case "hig-2024", "hig-2025":
        return Answer("do not disable or hide it; explain if necessary", scene.guide.page)
      case "sap-fiori": return Answer("do not take it out; explain if necessary", scene.guide.page)
      default: return nil
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
    touches: { $0.platform == .iPadOS },
    answer: { scene in
      switch scene.guide.id {
      case "hig-2013": return Answer("a tab bar at the bottom, without More", scene.guide.page)
      case "hig-2022", "hig-2023", "sap-fiori":
        return Answer("consider a sidebar instead of a tab bar", scene.guide.page)
      case "hig-2024", "hig-2025":
        return Answer("a tab bar at the top, with a sidebar to choose", scene.guide.page)
      default: return nil
      }
    })
}

extension Scene {
  /// Returns where the guide has a rule, or the guide's page where it does not have it.
  fileprivate func source(of rule: String) -> String { guide[rule: rule]?.source ?? guide.source }
}
