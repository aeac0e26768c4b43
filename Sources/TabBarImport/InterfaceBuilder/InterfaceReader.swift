/// A storyboard or a xib.
struct InterfaceDocument {
  let path: String
  let isAside: Bool
  private let elements: [XMLElement]
  /// The view controllers, and the references to those of other storyboards, by their identifiers.
  private let controllers: [String: XMLElement]
  private let lines: LineTable

  init(_ source: ImportSource) {
    path = source.path
    name = String(source.path.baseName)
    isAside = source.isAside
    lines = LineTable(source.bytes)
    root = XMLElement.document(source.bytes)
    elements = root.descendants
    controllers = elements.reduce(into: [:]) { result, element in
      let isController = element.name.hasSuffix("ontroller") || element.name == "viewControllerPlaceholder"
      if isController, let id = element["id"] { result[id] = element }
    }
  }

  private let root: XMLElement

  /// The name by which code asks for it.
  let name: String
  var isLaunchScreen: Bool { root.child("document")?["launchScreen"] == "YES" }
  var initialController: String? { root.child("document")?["initialViewController"] }

  var classes: Set<String> { Set(controllers.values.compactMap { $0["customClass"] }) }
  /// The class of the one that it begins with.
  var initialClass: String? { initialController.flatMap { controllers[$0]?["customClass"] } }
  /// The names of the storyboards that it refers to.
  var references: Set<String> { Set(controllers.values.compactMap { $0["storyboardName"] }) }

  /// The tab bar controllers, and the tab bars without one.
  var bars: [XMLElement] {
    elements.filter { element in
      element.name == "tabBarController"
        || element.name == "tabBar"
          && !(element["key"] == "tabBar" && element.parent?.name == "tabBarController")
    }
  }

  func place(_ element: XMLElement) -> SourcePlace { lines.place(of: element.offset, in: path) }

  /// Returns the controllers of a bar in the order of its connections; a xib has them inside of it.
  func tabs(of bar: XMLElement) -> [(id: String, controller: XMLElement?)] {
    guard bar.name == "tabBarController" else { return [] }
    let inside = bar.child("viewControllers")?.children.compactMap { $0["id"] } ?? []
    return (inside + destinations(of: bar, ["viewControllers"])).map { ($0, controllers[$0]) }
  }

  private func destinations(of controller: XMLElement, _ relationships: Set<String>) -> [String] {
    (controller.child("connections")?.children ?? []).compactMap { segue in
      relationships.contains(segue["relationship"] ?? "") ? segue["destination"] : nil
    }
  }

  /// Returns the item of a controller, or of the one that a navigation controller shows first.
  func item(of controller: XMLElement) -> XMLElement? {
    var current: XMLElement? = controller
    for _ in 0..<8 {
      guard let known = current else { return nil }
      if let item = known.children.last(where: { $0.name == "tabBarItem" && $0["key"] == "tabBarItem" }) {
        return item
      }
      let inside = known.child("viewControllers")?.children.lazy.compactMap { $0["id"] }.first
      let root = inside ?? destinations(of: known, ["rootViewController", "masterViewController"]).first
      current = root.flatMap { controllers[$0] }
    }
    return nil
  }

  /// Returns the controller that a reference means by its identifier in storyboards, or else the initial one.
  func controller(named name: String?) -> XMLElement? {
    let found = name.flatMap { name in controllers.values.first { $0["storyboardIdentifier"] == name } }
    return found ?? initialController.flatMap { controllers[$0] }
  }
}

struct InterfaceReader {
  let translations: Translations
  /// The most bars that are read of one document.
  private static let mostBars = 64
  let documents: [InterfaceDocument]

  init(_ sources: [ImportSource], translations: Translations) {
    self.translations = translations
    documents = sources.filter { ["storyboard", "xib"].contains($0.path.ending) }.map(InterfaceDocument.init)
  }

  /// Returns the bars of each document, those without tabs as well.
  func bars() -> [ImportedBar] {
    documents.flatMap { document in document.bars.prefix(Self.mostBars).map { bar(of: $0, in: document) } }
  }

  private func bar(of bar: XMLElement, in document: InterfaceDocument) -> ImportedBar {
    let isController = bar.name == "tabBarController"
    let label = bar["customClass"] ?? (isController ? bar["storyboardIdentifier"] ?? bar["userLabel"] : nil)
    var result = ImportedBar(name: label ?? "", place: document.place(bar))
    result.owners = [document.path]
    result.isInitial = bar["id"] == document.initialController
    result.aside = document.isLaunchScreen ? "a launch screen" : document.isAside ? ImportSource.aside : nil
    let controllers = document.tabs(of: bar)
    if controllers.isEmpty {
      let items = bar.descendants.filter { $0.name == "tabBarItem" && $0["key"] != "tabBarItem" }
      result.tabs = items.map { tab(of: $0, in: document) }
    }
    for (id, controller) in controllers {
      guard let controller else {
        result.gap(result.place, "a tab leads to \(id), which is not in the file")
        continue
      }
      var tab = ImportedTab(place: document.place(controller))
      tab.title = controller["title"] ?? ""
      if let item = document.item(of: controller) { tab = self.tab(of: item, in: document) }
      if controller.name == "viewControllerPlaceholder" {
        if let (other, item) = target(of: controller, in: document) {
          if let item { tab = self.tab(of: item, in: other) }
        } else {
          let file = (controller["storyboardName"] ?? "") + ".storyboard"
          result.gap(tab.place, "its title is in \(file), which was not given; this one is a placeholder")
        }
      }
      result.tabs.append(tab)
    }
    if result.tabs.isEmpty, isController {
      result.gap(result.place, "the tab bar controller has no tabs here: code adds them")
    }
    return result
  }

  /// Follows a reference into another storyboard, through references there, too: returns the storyboard and the item there,
  /// or `nil` where a storyboard was not given.
  private func target(of reference: XMLElement, in document: InterfaceDocument)
    -> (document: InterfaceDocument, item: XMLElement?)?
  {
    var (controller, origin) = (reference, document)
    for _ in 0..<8 where controller.name == "viewControllerPlaceholder" {
      let name = controller["storyboardName"] ?? ""
      let others = documents.filter { $0.path.baseName == name && $0.path.ending == "storyboard" }
      let folder = origin.path.split(separator: "/").dropLast(2)
      let nearest = others.first { $0.path.split(separator: "/").starts(with: folder) } ?? others.first
      guard let nearest else { return nil }
      guard let target = nearest.controller(named: controller["referencedIdentifier"]) else {
        return (nearest, nil)
      }
      (controller, origin) = (target, nearest)
    }
    return (origin, controller.name == "viewControllerPlaceholder" ? nil : origin.item(of: controller))
  }

  private func tab(of item: XMLElement, in document: InterfaceDocument) -> ImportedTab {
    var tab = ImportedTab(place: document.place(item))
    func icon(_ key: String) -> ImportedIcon? {
      let inside = item.descendants.last { $0.name == "imageReference" && $0["key"] == key }
      return inside?.icon("image") ?? item.icon(key)
    }
    tab.icon = icon("image")
    tab.selectedIcon = icon("selectedImage")
    tab.badge = item["badgeValue"]
    tab.systemItem = item["systemItem"]
    let title = item.children.last { $0.name == "string" && $0["key"] == "title" }?.text ?? item["title"]
    if title?.isEmpty != false, let key = runtimeKey(of: item) {
      let found = translations.title(of: key, near: document.path)
      tab.take(found, key: key)
      if found == nil { tab.doubts = ["the text of the key \(key) is in no file that was given"] }
    } else if let name = item["systemItem"] {
      tab.title = SystemItem.title(of: name)
    } else {
      tab.title = title ?? ""
      let key = (item["id"] ?? "") + ".title"
      // The text of a storyboard itself is the one in the app's own language.
      let found = translations.title(of: key, table: String(document.path.baseName), near: document.path)
      tab.titles = found?.others ?? [:]
    }
    return tab
  }

  /// The key in a runtime attribute that a program makes the title of.
  private func runtimeKey(of item: XMLElement) -> String? {
    item.descendants.first { attribute in
      guard attribute.name == "userDefinedRuntimeAttribute", attribute["type"] == "string",
        let path = attribute["keyPath"]?.lowercased()
      else { return false }
      return ["locali", "title", "text", "loc", "key"].contains(where: path.contains)
        && !path.contains("accessib")
    }?["value"]
  }
}

extension XMLElement {
  fileprivate func icon(_ name: String) -> ImportedIcon? {
    self[name].map { self["catalog"] == "system" ? .symbol($0) : .asset($0) }
  }
}

extension ImportedTab {
  /// Takes the title of a key, or the key itself where there is none.
  mutating func take(_ found: Translations.Title?, key: String) {
    titles = found?.others ?? [:]
    title = found?.own ?? key
  }
}

/// UIKit's system items (`UITabBarItem.SystemItem`).
enum SystemItem {
  /// Returns the title that UIKit gives an item in English, by its name such as `topRated`.
  static func title(of name: String) -> String {
    switch name {
    case "mostRecent": return "Most Recent"
    case "mostViewed": return "Most Viewed"
    case "topRated": return "Top Rated"
    default: return name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
