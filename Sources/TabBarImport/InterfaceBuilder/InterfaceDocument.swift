/// A storyboard or a xib.
struct InterfaceDocument {
  let path: String
  let isAside: Bool
  /// The tab bar controllers, and the tab bars without one.
  let bars: [XMLElement]
  /// The view controllers, and the references to those of other storyboards, by their identifiers.
  private let controllers: [String: XMLElement]
  private let lines: LineTable
  private let root: XMLElement?
  /// Where the document stops being one that was read, or `nil`.
  let doubt: SourcePlace?

  init(_ source: ImportSource) {
    path = source.path
    isAside = source.isAside
    lines = LineTable(source.bytes)
    let (document, doubt) = XMLElement.document(source.bytes)
    self.doubt = doubt.map { [path, lines] in lines.place(of: $0, in: path) }
    root = document.child("document")
    let elements = document.descendants
    bars = elements.filter {
      $0.name == "tabBarController" || $0.name == "tabBar" && $0.parent?.name != "tabBarController"
    }
    let known = elements.filter { $0.name.hasSuffix("ontroller") || $0.name == "viewControllerPlaceholder" }
    controllers = Dictionary(known.map { ($0["id"] ?? "", $0) }) { _, last in last }
  }

  /// The name by which code asks for it.
  var name: String { String(path.baseName) }
  var isLaunchScreen: Bool { root?["launchScreen"] == "YES" }
  /// The controller that it begins with, and those which that shows first.
  var first: [XMLElement] { controllers[root?["initialViewController"] ?? ""].map(chain) ?? [] }

  func place(_ element: XMLElement) -> SourcePlace { lines.place(of: element.offset, in: path) }

  /// Returns the controllers of a controller in the order of its connections; a xib has them inside of it.
  func parts(of controller: XMLElement, _ relationships: String) -> [(id: String, controller: XMLElement?)] {
    let inside = controller.child("viewControllers")?.children.compactMap { $0["id"] } ?? []
    let segues =
      controller.child("connections")?.children.filter {
        $0["relationship"]?.isOne(of: relationships) == true
      } ?? []
    return (inside + segues.compactMap { $0["destination"] }).map { ($0, controllers[$0]) }
  }

  /// A controller, and those that it shows first.
  func chain(_ controller: XMLElement) -> [XMLElement] {
    var result = [controller]
    while result.count < 8,
      let next = parts(of: result[result.count - 1], "rootViewController masterViewController").first?
        .controller
    {
      result.append(next)
    }
    return result
  }

  /// Returns the item of a controller, or of the one that a navigation controller shows first, and the classes down to that.
  func item(of controller: XMLElement) -> (item: XMLElement?, classes: [String]) {
    var classes: [String] = []
    for controller in chain(controller) {
      classes.append(controller["customClass"] ?? "")
      if let item = controller.children.last(where: { $0.name == "tabBarItem" && $0["key"] == "tabBarItem" })
      {
        return (item, classes)
      }
    }
    return (nil, classes)
  }

  /// Returns the controller that a reference means by its identifier in storyboards, the initial one without that; `nil` where
  /// not one alone has it.
  func controller(named name: String?) -> XMLElement? {
    guard let name else { return first.first }
    let found = controllers.values.filter { $0["storyboardIdentifier"] == name }
    return found.count == 1 ? found[0] : nil
  }
}

/// Reads the tabs of storyboards and xibs.
extension CodeReader {
  /// Returns the bars of each document, those without tabs as well.
  func bars(in documents: [InterfaceDocument], of walk: Walk) -> [ImportedBar] {
    documents.flatMap { document in
      document.bars.prefix(64).map { element in
        begin(element["customClass"] ?? "", at: document.place(element), isAside: document.isAside)
        read(element, in: document, among: documents)
        addLeftovers(of: declarations.type(bar.name))
        bar.isReached =
          walk.storyboards.contains(document.path) && document.first.contains { $0 === element }
        return bar
      }
    }
  }

  private func read(
    _ element: XMLElement, in document: InterfaceDocument, among documents: [InterfaceDocument]
  ) {
    let isController = element.name == "tabBarController"
    check(element, in: document)
    if let tabBar = element.child("tabBar") { check(tabBar, in: document) }
    checkClass(element["customClass"] ?? "", element, in: document)
    if document.isLaunchScreen { bar.aside = "a launch screen" }
    let parts = isController ? document.parts(of: element, "viewControllers") : []
    if parts.isEmpty {
      let items = element.descendants.filter { $0.name == "tabBarItem" && $0["key"] != "tabBarItem" }
      bar.tabs = items.map { tab(of: $0, in: document) }
    }
    for (id, controller) in parts {
      guard let controller else {
        bar.gap(bar.place, "a tab leads to \(id), which is not in the file")
        continue
      }
      var tab = ImportedTab(place: document.place(controller))
      tab.title = controller["title"] ?? ""
      let target = target(of: controller, in: document, among: documents, 0)
      if target == nil {
        let file = (controller["storyboardName"] ?? "") + ".storyboard"
        bar.gap(
          tab.place, "its title is in \(file), which is not there once; this one is a placeholder")
      }
      // The item of a reference is a placeholder where the controller that it leads to has one.
      for (document, controller) in [(document, controller)] + (target.map { [$0] } ?? []) {
        let found = document.item(of: controller)
        for controller in document.chain(controller) { check(controller, in: document) }
        for name in found.classes {
          checkClass(name, controller, in: document)
          addTitles(of: declarations.type(name))
        }
        if let item = found.item { tab = self.tab(of: item, in: document) }
      }
      bar.tabs.append(tab)
    }
    if bar.tabs.isEmpty, isController {
      bar.gap(bar.place, "the tab bar controller has no tabs here: code adds them")
    }
  }

  /// Follows a reference into another storyboard, through references there, too; `nil` where one was not given.
  private func target(
    of controller: XMLElement, in document: InterfaceDocument, among documents: [InterfaceDocument],
    _ depth: Int
  ) -> (InterfaceDocument, XMLElement)? {
    guard controller.name == "viewControllerPlaceholder", depth < 8 else { return (document, controller) }
    let others = documents.filter {
      $0.name == controller["storyboardName"] && $0.path.ending == "storyboard"
    }
    guard others.count == 1 else { return nil }
    return others[0].controller(named: controller["referencedIdentifier"]).flatMap {
      target(of: $0, in: others[0], among: documents, depth + 1)
    }
  }

  /// Notes what an element of a bar says that has no reading: attributes, and values that it gets when the app runs.
  private func check(_ element: XMLElement, in document: InterfaceDocument) {
    let place = document.place(element)
    if element.children.contains(where: { $0.name.hasPrefix("userDefinedRuntimeAttribute") }) {
      bar.gap(place, "its runtime attributes may give it another title")
    }
    guard element.name.hasPrefix("tabBar") else { return }
    for name in element.attributes.keys.sorted() where !name.isOne(of: Self.attributes) {
      bar.gap(place, "what \(name) does to the bar is not read")
    }
  }

  /// The attributes that Interface Builder writes of a tab bar, its controller and its items, and that are read or change
  /// neither a tab nor where the bar is.
  private static let attributes =
    """
    id key title image selectedImage catalog badgeValue systemItem tag customClass customModule customModuleProvider \
    userLabel storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier sceneMemberID \
    automaticallyAdjustsScrollViewInsets definesPresentationContext providesPresentationContextTransitionStyle \
    modalTransitionStyle modalPresentationStyle extendedLayoutIncludesOpaqueBars contentMode barStyle translucent opaque \
    clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled autoresizesSubviews fixedFrame translatesAutoresizingMaskIntoConstraints \
    insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins horizontalHuggingPriority verticalHuggingPriority \
    itemPositioning misplaced landscapeImage largeContentSizeImage placeholderIntrinsicWidth placeholderIntrinsicHeight
    """

  /// Notes a class that no file declares: it may change what its controller shows.
  private func checkClass(_ name: String, _ element: XMLElement, in document: InterfaceDocument) {
    guard !name.isEmpty, declarations.type(name)?.count ?? 0 == 0 else { return }
    bar.gap(document.place(element), "the class \(name) is not among the Swift that was read")
  }

  private func tab(of item: XMLElement, in document: InterfaceDocument) -> ImportedTab {
    check(item, in: document)
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
    if let name = item["systemItem"] {
      tab.title = SystemItem.title(of: name)
    } else {
      tab.title = title ?? ""
      let key = (item["id"] ?? "") + ".title"
      // The text of a storyboard itself is the one in the app's own language.
      let table = String(document.path.baseName)
      if let doubt = translations.doubt(of: key, table: table) { bar.gap(doubt, Translations.unread) }
      let found = translations.title(of: key, table: table, near: document.path)
      tab.titles = found?.others ?? [:]
    }
    return tab
  }
}

extension XMLElement {
  fileprivate func icon(_ name: String) -> ImportedIcon? {
    self[name].map { self["catalog"] == "system" ? .symbol($0) : .asset($0) }
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
