/// Reads tab bars from storyboards and xibs.
struct InterfaceReader {
  let translations: Translations
  /// The most bars that are read of one document.
  private static let mostBars = 64
  private let documents: [InterfaceDocument]

  init(_ sources: [ImportSource], translations: Translations) {
    self.translations = translations
    documents = sources.filter { ["storyboard", "xib"].contains($0.path.ending) }.map(InterfaceDocument.init)
  }

  /// Returns the bars of each document, those without tabs as well.
  func bars() -> [ImportedBar] {
    documents.flatMap { document in
      let lines = LineTable(document.source.bytes)
      return document.bars.prefix(Self.mostBars).map { bar(of: $0, in: document, lines) }
    }
  }

  private func bar(of bar: InterfaceDocument.Bar, in document: InterfaceDocument, _ lines: LineTable)
    -> ImportedBar
  {
    func place(_ offset: Int) -> SourcePlace {
      let (line, column) = lines.position(of: offset)
      return SourcePlace(path: document.source.path, line: line, column: column)
    }
    var result = ImportedBar(kind: .interfaceBuilder, name: bar.name, place: place(bar.offset))
    if bar.children.isEmpty {
      result.tabs = bar.items.map { tab(of: $0, in: document, place: place($0.offset)) }
    }
    for child in bar.children {
      guard let controller = document.controllers[child] else {
        result.gaps.append(
          ImportRemark(place: result.place, reason: "a tab leads to \(child), which is not in the file"))
        continue
      }
      var tab = ImportedTab(place: place(controller.offset))
      if let item = item(of: controller, in: document) {
        tab = self.tab(of: item, in: document, place: place(item.offset))
      } else {
        tab.title = controller.title ?? ""
      }
      if let name = controller.storyboard {
        switch reference(controller, named: name, from: document) {
        case .found(let other, let item):
          let position = LineTable(other.source.bytes).position(of: item.offset)
          tab = self.tab(
            of: item, in: other,
            place: SourcePlace(path: other.source.path, line: position.line, column: position.column))
        case .withoutItem: break
        case .missing:
          result.gaps.append(
            ImportRemark(
              place: tab.place,
              reason: "its title is in \(name).storyboard, which was not given; this one is a placeholder"))
        }
      }
      result.tabs.append(tab)
    }
    if result.tabs.isEmpty, bar.isController {
      result.gaps.append(
        ImportRemark(place: result.place, reason: "the tab bar controller has no tabs here: code adds them"))
    }
    return result
  }

  /// Returns the item of a controller, or of the one that a navigation controller shows first.
  private func item(of controller: InterfaceDocument.Controller, in document: InterfaceDocument)
    -> InterfaceDocument.Item?
  {
    var current: InterfaceDocument.Controller? = controller
    for _ in 0..<8 {
      guard let known = current else { return nil }
      if let item = known.item { return item }
      current = known.root.flatMap { document.controllers[$0] }
    }
    return nil
  }

  private enum Reference {
    case found(InterfaceDocument, InterfaceDocument.Item)
    case withoutItem, missing
  }

  /// Follows a reference into another storyboard, through references there, too.
  private func reference(
    _ controller: InterfaceDocument.Controller, named name: String, from document: InterfaceDocument
  ) -> Reference {
    var name = name
    var id = controller.referencedID
    var origin = document
    for _ in 0..<8 {
      let others = documents.filter {
        $0.source.path.baseName == name && $0.source.path.ending == "storyboard"
      }
      let folder = origin.source.path.split(separator: "/").dropLast(2)
      guard
        let other = others.first(where: { $0.source.path.split(separator: "/").starts(with: folder) })
          ?? others.first
      else { return .missing }
      let wanted = id
      let target =
        wanted.map { wanted in other.controllers.values.first { $0.storyboardID == wanted } }
        ?? other.initialController.flatMap { other.controllers[$0] }
      guard let target else { return .withoutItem }
      if let next = target.storyboard {
        name = next
        id = target.referencedID
        origin = other
        continue
      }
      return item(of: target, in: other).map { .found(other, $0) } ?? .withoutItem
    }
    return .withoutItem
  }

  private func tab(of item: InterfaceDocument.Item, in document: InterfaceDocument, place: SourcePlace)
    -> ImportedTab
  {
    var tab = ImportedTab(place: place)
    tab.icon = item.image
    tab.selectedIcon = item.selectedImage
    tab.badge = item.badge
    tab.systemItem = item.systemItem
    if let name = item.systemItem { tab.title = SystemItem.title(of: name) }
    let path = document.source.path
    if let key = item.runtimeKey, item.title?.isEmpty != false {
      tab.take(translations.title(of: key, near: path), key: key)
    } else if item.systemItem == nil {
      tab.title = item.title ?? ""
      let table = String(path.baseName)
      if let found = translations.title(of: item.id + ".title", table: table, near: path) {
        // The text of a storyboard itself is the one in the app's own language.
        tab.titles = found.others
      }
    }
    return tab
  }
}

extension ImportedTab {
  /// Takes the title of a key, or the key itself where there is none.
  mutating func take(_ found: Translations.Title?, key: String) {
    titles = found?.others ?? [:]
    title = found?.own ?? key
    unresolvedKey = found?.own == nil ? key : nil
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
