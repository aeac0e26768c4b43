/// Reads the tabs of a `UITabBarController`: the items of its controllers, and `UITab`; and those of CarPlay's templates.
///
/// The functions that speak of tab bar items are followed from those that no other calls. A bar is then a list of
/// controllers that was given to something, or else the items that one file makes.
final class UIKitReader {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Returns the bars of files, by the bodies in them. Items without a list count only where there is no list at all.
  func bars(of files: [[CodeBody]]) -> [ImportedBar] {
    var result: [ImportedBar] = []
    for bodies in files where !bodies.isEmpty {
      let entries = entries(bodies)
      guard !entries.isEmpty else { continue }
      evaluator.begin()
      follow(entries)
      guard var bar = found() else { continue }
      bar.kind = bodies[0].file.isObjectiveC ? .objectiveC : .uiKit
      bar.settle()
      result.append(bar)
    }
    let listed = result.filter { $0.isInOrder && $0.hasTabs }
    return listed.isEmpty ? result : listed
  }

  /// Returns the bar of the longest list, with what the other lists of the same controller have; or else of the items
  /// without one.
  private func found() -> ImportedBar? {
    var read: [(bar: ImportedBar, list: ControllerList)] = []
    for list in evaluator.lists where !isOfAnotherController(list.owner) {
      if let bar = bar(list) { read.append((bar, list)) }
    }
    let full = read.filter { $0.bar.hasTabs }
    guard let chosen = full.max(by: { $0.bar.tabs.count < $1.bar.tabs.count }) else {
      return looseItems() ?? read.first?.bar
    }
    var bar = chosen.bar
    for (other, list) in full where list.condition != nil && list.owner.object === chosen.list.owner.object {
      for tab in other.tabs + other.candidates.map(\.tab) {
        guard let index = bar.tabs.firstIndex(where: { $0.isSame(as: tab) }) else {
          bar.add(tab, list.condition.map { Condition(text: $0.text, isOther: true) })
          continue
        }
        // What both branches have is there in any case.
        if bar.tabs[index].condition.map(Condition.not) == list.condition?.text {
          bar.tabs[index].condition = nil
        }
      }
    }
    // What the fields of the controller and its tabs say about the bar.
    for object in [chosen.list.owner.object] + chosen.list.values.map { $0.object } {
      bar.facts.formUnion(object?.fields.compactMap { Frameworks.fact($0, $1) } ?? [])
    }
    return bar
  }

  // MARK: - Following functions

  /// Returns the bodies that speak of bars, or call others of the file that do, and are called by none of them.
  private func entries(_ bodies: [CodeBody]) -> [CodeBody] {
    guard let file = bodies.first?.file else { return [] }
    var chosen = Set(bodies.indices.filter { file.mentionsBars(bodies[$0].range) })
    guard !chosen.isEmpty else { return [] }
    let calls = bodies.map { body in
      Set(
        body.range.filter { token in
          file.kind(token) == .name
            && (file.isObjectiveC ? !file.isToken(token - 1, "super") : file.isToken(token + 1, "("))
        }.map(file.text))
    }
    func name(_ index: Int) -> String { bodies[index].function?.name ?? "" }
    for _ in 0..<4 {
      let names = Set(chosen.map(name)).subtracting(["init", ""])
      let more = bodies.indices.filter { !chosen.contains($0) && !calls[$0].isDisjoint(with: names) }
      if more.isEmpty { break }
      chosen.formUnion(more)
    }
    let called = Set(chosen.flatMap { index in calls[index].filter { $0 != name(index) } })
    let roots = chosen.filter { !called.contains(name($0)) || name($0).isEmpty || name($0) == "init" }
    return (roots.isEmpty ? chosen : roots).map { bodies[$0] }.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  private func follow(_ entries: [CodeBody]) {
    /// One object for each type, so that what one function sets another knows.
    var objects: [ObjectIdentifier: Object] = [:]
    for entry in entries {
      var owner: Value?
      if let type = entry.owner, !type.isEnumeration {
        let object = objects[ObjectIdentifier(type)] ?? Object(type.name, type: type, entry.body.code)
        objects[ObjectIdentifier(type)] = object
        owner = .object(object)
      }
      let scope = evaluator.scope(in: nil, owner: owner, type: entry.owner)
      for parameter in entry.function?.parameters ?? [] {
        let isController = parameter.type.name.hasSuffix("Controller")
        let type = evaluator.declarations.type(parameter.type.name, from: entry.owner)
        guard type?.isEnumeration == false || isController else { continue }
        let object = Object(parameter.type.name, type: isController ? nil : type, entry.body.code)
        object.isForeign = true
        scope.names[parameter.name] = .object(object)
      }
      let followed = entry.function.map { $0 as AnyObject } ?? scope
      evaluator.following(followed) { _ = evaluator.run(entry.body, in: scope) }
    }
  }

  // MARK: - Tabs

  private func isOfAnotherController(_ owner: Value) -> Bool {
    let text: String
    switch owner.meaning {
    case .object(let object): text = object.typeName + " " + (object.type?.inherits.first ?? "")
    case .unknown(let name): text = name
    default: return false
    }
    let words = text.lowercased()
    return ["navigation", "split", "page", "nav"].contains { words.contains($0) } && !words.contains("tab")
  }

  private func isTabBarController(_ owner: Value) -> Bool {
    guard let object = owner.object else { return false }
    return object.typeName.hasSuffix("TabBarController") || object.typeName == "CPTabBarTemplate"
      || evaluator.declarations.inherits(object.type, "UITabBarController")
  }

  static let choiceOfApp = "the app chooses among these tabs when it runs"

  private func bar(_ list: ControllerList) -> ImportedBar? {
    var bar = ImportedBar(kind: .uiKit, place: list.code.place)
    let types = [list.owner.object?.type, evaluator.declarations.owner(of: list.code)].compactMap { $0 }
    bar.owners = types.map(\.fullName)
    bar.aside = list.code.file.aside(list.code.range.lowerBound)
    bar.name = list.owner.object?.type?.name ?? ""
    let isTabBar = isTabBarController(list.owner)
    if let unknown = list.unknown {
      guard isTabBar else { return nil }
      bar.gap(bar.place, "the app makes this list when it runs: \(unknown)")
    }
    for value in list.values.prefix(64) { add(value, to: &bar, list, isTabBar) }
    if list.values.contains(where: { $0.condition == .open }) { bar.gap(bar.place, Self.choiceOfApp) }
    return bar
  }

  private func add(_ value: Value, to bar: inout ImportedBar, _ list: ControllerList, _ isTabBar: Bool) {
    let condition = value.condition.map { list.condition?.and($0) ?? $0 } ?? list.condition
    guard let object = value.object else {
      if let values = value.elements {
        for value in values.prefix(64) { add(value, to: &bar, list, isTabBar) }
      } else if !value.isNothing {
        var words = ""
        if case .unknown(let text) = value.meaning { words = ": " + text }
        bar.gap(bar.place, "a controller is known only when the app runs\(words)")
      }
      return
    }
    let source = tabSource(object)
    // The title of a controller is a tab's only in a tab bar controller.
    guard source.item != nil || isTabBar,
      var reading = tab(of: source.item ?? object, controllers: source.controllers)
    else {
      bar.gap(object.code.place, "the controller has no tab bar item that can be read here")
      return
    }
    reading.tab.place = object.origin ?? reading.tab.place
    for reason in reading.gaps { bar.gap(reading.tab.place, reason) }
    if let condition = source.condition {
      reading.notes.append("its tab bar item depends on \(condition.text)")
    }
    if let made = source.controllers.first(where: { $0.typeName.contains("(") }),
      made.fields["tabBarItem"] == nil
    {
      reading.notes.append("its tab bar item depends on \(made.typeName)")
    }
    if let choice = object.choice, object.fields["tabBarItem"] == nil {
      reading.notes.append("its tab bar item depends on \(choice.text)")
    }
    // UITab is new in iOS 18.
    if object.isItem, object.typeName != "UITabBarItem" { bar.system = 18 }
    bar.add(reading, condition)
    guard object.typeName == "UITabGroup" else { return }
    for child in (object.fields["children"]?.elements ?? []).prefix(64) {
      guard let object = child.object, var inner = tab(of: object, controllers: []) else { continue }
      inner.tab.section = reading.tab.title
      inner.tab.placement = inner.tab.placement ?? .sidebar
      bar.add(inner, child.condition ?? condition)
    }
  }

  /// Returns the tab bar item that a controller shows, and the controllers whose titles count where it has none: its own,
  /// and that of the one which a navigation controller shows first.
  private func tabSource(_ object: Object) -> (item: Object?, controllers: [Object], condition: Condition?) {
    var current: Object? = object
    var item: Value?
    var controllers: [Object] = []
    for _ in 0..<6 {
      guard let controller = current else { break }
      if controller.isItem { return (controller, controllers, nil) }
      prepare(controller)
      if controller.typeName != "()" { controllers.append(controller) }
      item = item ?? controller.fields["tabBarItem"]
      if controller.fields["tabImage"] != nil || controller.fields["tabTitle"] != nil {
        return (controller, controllers, nil)
      }
      let inner = ["rootViewController", "rootVC", "root", "viewController", "controller", "template", "#0"]
        .lazy.compactMap { controller.fields[$0]?.object }.first
      let list = controller.fields["viewControllers"] ?? controller.fields["#0"]
      current = inner ?? list?.elements?.first?.object
    }
    return (item?.object, controllers, item?.condition)
  }

  /// Follows what a declared controller does to its own tab bar item.
  private func prepare(_ controller: Object) {
    guard let type = controller.type, !controller.isPrepared else { return }
    controller.isPrepared = true
    let value = Value.object(controller)
    let declarations = evaluator.declarations
    if let property = type.properties["tabBarItem"], property.body != nil {
      controller.fields["tabBarItem"] = evaluator.value(of: property, owner: value)
    }
    func has(_ field: String) -> Bool { controller.fields[field] != nil }
    let functions = type.initializers + type.functions.keys.sorted().flatMap { type.functions[$0] ?? [] }
    for function in functions where !has("tabBarItem") || !has("title") || function.name == "init" {
      let isInitializer = function.name == "init"
      let code = function.body.code
      guard code.contains("tabBarItem") || isInitializer && code.contains("title"),
        function.parameters.isEmpty || isInitializer
      else { continue }
      // Of several initializers only the app knows which one it calls, unless a call says it.
      if isInitializer, controller.isMade { continue }
      let scope = evaluator.scope(in: nil, owner: value, type: type)
      for parameter in function.parameters {
        scope.names[parameter.name] = controller.fields[parameter.label]
      }
      let isOne = !isInitializer || type.initializers.count == 1
      let labels = function.parameters.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined()
      let condition = Condition(text: "init(\(labels)) makes the controller")
      evaluator.under(isOne || function.parameters.isEmpty ? nil : condition) {
        evaluator.following(function) { _ = evaluator.run(function.body, in: scope) }
      }
    }
    // A getter of the title, in Swift or Objective-C.
    guard controller.fields["title"] == nil else { return }
    if let property = declarations.property("title", of: type), property.body != nil {
      controller.fields["title"] = evaluator.value(of: property, owner: value)
    } else if let getter = declarations.method("title", of: type), getter.parameters.isEmpty {
      controller.fields["title"] =
        evaluator.result(of: getter, evaluator.scope(in: nil, owner: value, type: getter.owner))
    }
  }

  /// Reads a tab of an item, or returns `nil` where it has neither a title nor an icon.
  ///
  /// - Parameter controllers: Those that show it. A controller's title is also that of its item, and a navigation controller
  ///   has the title of its first one (Apple, UIViewController.title, UINavigationController).
  func tab(of item: Object, controllers: [Object]) -> TabReading? {
    var reading = TabReading(tab: ImportedTab(place: item.code.place))
    if item.isItem, let name = Self.systemItem(item.fields["tabBarSystemItem"]) {
      reading.tab.systemItem = name
      reading.tab.title = SystemItem.title(of: name)
      return reading
    }
    var title = item.isItem ? item.fields["title"] : item.fields["tabTitle"]
    if title == nil || title?.isNothing == true && item.fields["#0"] == nil {
      let others = controllers.flatMap { controller in
        [controller.fields["tabBarItem"]?.object?.fields["title"], controller.fields["title"]]
      }
      title = others.lazy.compactMap { $0 }.first { !$0.isNothing } ?? title
    }
    if item.typeName == "UISearchTab" {
      reading.tab.isSearch = true
      reading.tab.title = "Search"
      reading.tab.icon = .symbol("magnifyingglass")
    }
    if let title { evaluator.readTitle(title, into: &reading, isKey: false) }
    if let image = item.isItem ? item.fields["image"] : item.fields["tabImage"] {
      reading.tab.icon = evaluator.icon(image, &reading)
    }
    if let image = item.fields["selectedImage"] {
      var ignored = reading
      reading.tab.selectedIcon = evaluator.icon(image, &ignored)
    }
    if case .implicit(let word, _)? = item.fields["preferredPlacement"]?.meaning {
      reading.tab.placement = word == "sidebarOnly" ? .sidebar : ImportedPlacement(rawValue: word)
    }
    if let badge = item.fields["badgeValue"] { reading.tab.badge = evaluator.badge(badge, reading) }
    let isKnown = reading.tab.icon != nil || reading.tab.isSearch || title.map { isReadable($0) } ?? false
    return isKnown ? reading : nil
  }

  private static func systemItem(_ value: Value?) -> String? {
    switch value?.meaning {
    case .implicit(let name, _)?: return name
    case .unknown(let text)? where text.hasPrefix("UITabBarSystemItem"):
      let word = text.dropFirst("UITabBarSystemItem".count)
      return word.prefix(1).lowercased() + word.dropFirst()
    case .unknown(let text)?: return Icons.path(text).count > 1 ? Icons.path(text).last : nil
    default: return nil
    }
  }

  /// Returns whether a title is a text or a constant, and nothing that only the running app knows.
  private func isReadable(_ title: Value) -> Bool {
    switch title.meaning {
    case .text(let text): !text.isEmpty
    case .key, .number: true
    case .unknown(let text): Icons.path(text).first?.first?.isUppercase == true
    default: false
    }
  }

  // MARK: - Items without a list

  /// Returns the items that a file makes, in the order of the file.
  private func looseItems() -> ImportedBar? {
    var seen: [ImportedTab] = []
    var bar: ImportedBar?
    for item in evaluator.items {
      guard let reading = tab(of: item, controllers: [item.controller].compactMap { $0 }),
        !seen.contains(where: { $0.isSame(as: reading.tab) })
      else { continue }
      seen.append(reading.tab)
      if bar == nil {
        bar = ImportedBar(kind: .uiKit, place: reading.tab.place)
        bar?.owners = [evaluator.declarations.owner(of: item.code)?.fullName ?? ""]
        bar?.aside = item.code.file.aside(item.code.range.lowerBound)
      }
      bar?.add(reading, item.condition)
      for reason in reading.gaps { bar?.gap(reading.tab.place, reason) }
    }
    guard var bar, bar.tabs.count + bar.candidates.count <= 12 else { return nil }
    bar.isInOrder = false
    bar.note(bar.place, "no list of controllers was found: the tabs are in the order of the file")
    return bar
  }
}

extension CodeFile {
  private static let barWords: Set = [
    "UITab", "addTab", "tabBarItem", "UITabBarItem", "setTabBarItem", "viewControllers", "setViewControllers",
    "addChildViewController", "CPTabBarTemplate",
  ]

  /// Returns whether some code speaks of tab bar items or of a list of controllers.
  fileprivate func mentionsBars(_ range: Range<Int>) -> Bool {
    range.contains { index in
      guard kind(index) == .name, (5...22).contains(tokens[index].end - tokens[index].start) else {
        return false
      }
      if isToken(index, "tabBar") { return isToken(index + 2, "items") || isToken(index + 3, "items") }
      return Self.barWords.contains(text(index))
    }
  }
}
