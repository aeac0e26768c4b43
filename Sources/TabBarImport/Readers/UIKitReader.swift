/// Reads the tabs of a `UITabBarController`: the items of its controllers, and `UITab`.
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
      guard var bar = found(in: bodies[0].file) else { continue }
      bar.settle()
      result.append(bar)
    }
    let listed = result.filter { $0.isInOrder && $0.hasTabs }
    return listed.isEmpty ? result : listed
  }

  /// Returns the bar of the longest list, with what the other lists of the same controller have; or else of the items
  /// without one.
  private func found(in file: CodeFile) -> ImportedBar? {
    var read: [(bar: ImportedBar, list: ControllerList)] = []
    for list in evaluator.lists where !isOfAnotherController(list.owner) {
      if let bar = bar(list) { read.append((bar, list)) }
    }
    let full = read.filter { $0.bar.hasTabs }
    guard let chosen = full.max(by: { $0.bar.tabs.count < $1.bar.tabs.count }) else {
      return looseItems(in: file) ?? read.first?.bar
    }
    var bar = chosen.bar
    for (other, list) in full
    where list.owner.object === chosen.list.owner.object && list.code.place != bar.place {
      let others = other.tabs + other.candidates.map(\.tab)
      let isSame = others.elementsEqual(bar.tabs) { $0.isSame(as: $1) }
      if !isSame, list.condition == nil { bar.gap(other.place, "the app gives the bar another list here") }
      for tab in others {
        guard let index = bar.tabs.firstIndex(where: { $0.isSame(as: tab) }) else {
          bar.add(
            tab, Condition(text: list.condition?.text ?? "the list in \(other.place) counts", isOther: true))
          continue
        }
        // What both branches have is there in any case.
        if bar.tabs[index].condition.map(Condition.not) == list.condition?.text {
          bar.tabs[index].condition = nil
        }
      }
    }
    // What it is given besides and cannot be read.
    for (other, list) in read where !other.hasTabs && list.owner.object === chosen.list.owner.object {
      bar.gaps += other.gaps
    }
    // What the fields of the controller and its tabs say about the bar.
    for object in [chosen.list.owner.object] + chosen.list.values.map(\.object) {
      bar.facts.formUnion(object?.fields.compactMap { Frameworks.fact($0, $1) } ?? [])
    }
    return bar
  }

  // MARK: - Following functions

  /// Returns the bodies that speak of bars and are called by none of the others.
  private func entries(_ bodies: [CodeBody]) -> [CodeBody] {
    guard bodies.contains(where: \.code.mentionsBars) else { return [] }
    let chosen = bodies.filter { $0.code.mentionsBars || $0.code.setsTitle }
    func name(_ body: CodeBody) -> String { body.function?.name ?? "" }
    var called: Set<String> = []
    for body in chosen {
      let file = body.file
      let calls = body.range.filter {
        file.kind($0) == .name && file.isToken($0 + 1, "(")
      }
      called.formUnion(calls.map(file.text).filter { $0 != name(body) })
    }
    let roots = chosen.filter { !called.subtracting(["init"]).contains(name($0)) }
    return (roots.isEmpty ? chosen : roots).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Follows what is called, and then under a condition what nothing calls.
  private func follow(_ entries: [CodeBody]) {
    /// One object for each type, so that what one function sets another knows.
    var objects: [ObjectIdentifier: Object] = [:]
    let called = entries.filter(isCalled)
    for entry in called.isEmpty ? entries : called {
      evaluator.uncalled = called.isEmpty ? entry.function?.name : nil
      follow(entry, &objects)
    }
    evaluator.uncalled = nil
    guard !called.isEmpty else { return }
    for entry in entries where !isCalled(entry) {
      evaluator.under(Condition(text: "\(entry.function?.name ?? "")() is called")) {
        follow(entry, &objects)
      }
    }
  }

  private func isCalled(_ body: CodeBody) -> Bool {
    guard let function = body.function else { return true }
    let name = function.name
    // A property of a controller has the name of its delegate's method.
    if ["tabBarController", "tabBar"].contains(name), !function.parameters.isEmpty { return false }
    return Self.system.contains(name) || Self.loading.contains(name) || evaluator.declarations.isCalled(name)
  }

  /// What the system calls of a controller, of the delegate of an app or a scene, and of a view.
  private static let system: Set = [
    "init", "application", "scene", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "makeUIViewController", "updateUIViewController",
  ]

  private func follow(_ entry: CodeBody, _ objects: inout [ObjectIdentifier: Object]) {
    var owner: Value?
    if let type = entry.owner, !type.isEnumeration {
      let object = objects[ObjectIdentifier(type)] ?? Object(type.name, type: type, entry.code)
      objects[ObjectIdentifier(type)] = object
      object.mayBeOther = true
      owner = .object(object)
    }
    let scope = evaluator.scope(in: nil, owner: owner, type: entry.owner)
    for parameter in entry.function?.parameters ?? [] where parameter.type.name.hasSuffix("Controller") {
      scope.names[parameter.name] = .object(Object(parameter.type.name, entry.code))
    }
    let followed = entry.function.map { $0 as AnyObject } ?? scope
    evaluator.following(followed) { _ = evaluator.run(entry.code, in: scope) }
  }

  // MARK: - Tabs

  private func isOfAnotherController(_ owner: Value) -> Bool {
    let words = (owner.object.map { $0.typeName + ($0.type?.inherits.first ?? "") } ?? "").lowercased()
    return ["nav", "split", "page"].contains { words.contains($0) } && !words.contains("tab")
  }

  private func isTabBarController(_ owner: Value) -> Bool {
    guard let object = owner.object else { return false }
    return object.typeName.hasSuffix("TabBarController")
      || evaluator.declarations.inherits(object.type, "UITabBarController")
  }

  private func bar(_ list: ControllerList) -> ImportedBar? {
    var bar = ImportedBar(place: list.code.place)
    let types = [list.owner.object?.type, evaluator.declarations.owner(of: list.code)].compactMap { $0 }
    bar.owners = types.map(\.fullName)
    bar.aside = list.code.file.aside(list.code.range.lowerBound)
    bar.name = list.owner.object?.type?.name ?? ""
    let isTabBar = isTabBarController(list.owner)
    if let unknown = list.unknown {
      guard isTabBar else { return nil }
      bar.gap(bar.place, "the app makes this list when it runs: \(unknown)")
    }
    if let name = list.uncalled { bar.gap(bar.place, "no code in these files calls \(name)()") }
    for value in list.values.prefix(64) { add(value, to: &bar, list, isTabBar) }
    if list.values.contains(where: { $0.condition == .open }) {
      bar.gap(bar.place, "the app chooses among these tabs when it runs")
    }
    return bar
  }

  private func add(_ value: Value, to bar: inout ImportedBar, _ list: ControllerList, _ isTabBar: Bool) {
    let condition = value.condition.map { list.condition?.and($0) ?? $0 } ?? list.condition
    guard let object = value.object else {
      if value.isNothing { return }
      var words = ""
      if case .unknown(let text) = value.meaning { words = ": " + text }
      bar.gap(bar.place, "a controller is known only when the app runs\(words)")
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
    if let doubt = source.doubt { reading.notes.append("its tab bar item depends on \(doubt)") }
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

  /// Returns the tab bar item that a controller shows, the controllers whose titles count where it has none, and what it
  /// depends on: its own, and that of the one which a navigation controller shows first.
  private func tabSource(_ object: Object) -> (item: Object?, controllers: [Object], doubt: String?) {
    var current: Object? = object
    var item: Value?
    var doubt: String?
    var controllers: [Object] = []
    for _ in 0..<6 {
      guard let controller = current else { break }
      if controller.isItem { return (controller, controllers, doubt) }
      prepare(controller)
      controllers.append(controller)
      if item == nil {
        item = controller.fields["tabBarItem"]
        doubt =
          doubt ?? item?.condition?.text ?? item?.object?.doubt ?? (item == nil ? controller.doubt : nil)
      }
      let inner = ["rootViewController", "root", "viewController", "controller", "#0"].lazy.compactMap {
        controller.fields[$0]?.object
      }.first
      current = inner ?? controller.fields["viewControllers"]?.elements?.first?.object
    }
    return (item?.object, controllers, doubt)
  }

  /// Follows what a declared controller does to its own title and tab bar item, in functions without parameters and in the
  /// initializer that makes it. Of several that may have made it only the app knows.
  private func prepare(_ controller: Object) {
    guard let type = controller.type, !controller.isPrepared else { return }
    controller.isPrepared = true
    let value = Value.object(controller)
    for name in ["tabBarItem", "title"] where controller.fields[name] == nil {
      guard let property = evaluator.declarations.property(name, of: type), property.body != nil else {
        continue
      }
      controller.fields[name] = evaluator.value(of: property, owner: value)
    }
    func follow(_ function: Function, under condition: Condition?) {
      let scope = evaluator.scope(in: nil, owner: value, type: type)
      controller.followed.insert(ObjectIdentifier(function))
      evaluator.under(condition) {
        evaluator.following(function) { _ = evaluator.run(function.body, in: scope) }
      }
    }
    let functions = type.functions.keys.sorted().flatMap { type.functions[$0] ?? [] }.filter {
      $0.body.setsTab || Self.loading.contains($0.name)
    }
    // A call that is known has followed its initializer.
    if !type.initializers.contains(where: { controller.followed.contains(ObjectIdentifier($0)) }) {
      for function in type.initializers where function.body.setsTab {
        let labels = function.parameters.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined()
        let isOnly = type.initializers.count == 1 || function.parameters.isEmpty
        follow(function, under: isOnly ? nil : Condition(text: "init(\(labels)) makes the controller"))
      }
    }
    // What it does once its view is loaded comes after what others have given it.
    let later = controller.fields["tabBarItem"].map { _ in
      Condition(text: "the view of \(type.name) is loaded")
    }
    for function in functions where Self.loading.contains(function.name) { follow(function, under: later) }
    for function in functions where !controller.followed.contains(ObjectIdentifier(function)) {
      follow(function, under: Condition(text: "\(function.name)() is called"))
    }
  }

  /// What UIKit calls to make a controller.
  private static let loading: Set = ["loadView", "viewDidLoad", "awakeFromNib"]

  /// Reads a tab of an item, or returns `nil` where it has neither a title nor an icon.
  ///
  /// - Parameter controllers: Those that show it. A controller's title is also that of its item, and a navigation controller
  ///   has the title of its first one (Apple, UIViewController.title, UINavigationController).
  func tab(of item: Object, controllers: [Object]) -> TabReading? {
    var reading = TabReading(tab: ImportedTab(place: item.code.place))
    if item.isItem, case .implicit(let name, _)? = item.fields["tabBarSystemItem"]?.meaning {
      reading.tab.systemItem = name
      reading.tab.title = SystemItem.title(of: name)
      return reading
    }
    var title = item.isItem ? item.fields["title"] : nil
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
    if item.isItem, let image = item.fields["image"] {
      reading.tab.icon = evaluator.icon(image, &reading)
    }
    if let image = item.fields["selectedImage"] {
      var ignored = reading
      reading.tab.selectedIcon = evaluator.icon(image, &ignored)
    }
    if case .implicit(let word, _)? = item.fields["preferredPlacement"]?.meaning {
      reading.tab.placement = word == "sidebarOnly" ? .sidebar : ImportedPlacement(rawValue: word)
    }
    if let badge = item.fields["badgeValue"] { evaluator.readBadge(badge, into: &reading) }
    let isKnown = reading.tab.icon != nil || reading.tab.isSearch || title.map { isReadable($0) } ?? false
    return isKnown ? reading : nil
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
  private func looseItems(in file: CodeFile) -> ImportedBar? {
    let items = evaluator.items.filter { $0.code.file === file }
    guard let first = items.first else { return nil }
    var bar = ImportedBar(place: first.code.place)
    bar.owners = [evaluator.declarations.owner(of: first.code)?.fullName ?? ""]
    bar.aside = first.code.file.aside(first.code.range.lowerBound)
    for item in items {
      guard let reading = tab(of: item, controllers: [item.controller].compactMap { $0 }),
        !bar.tabs.contains(where: { $0.isSame(as: reading.tab) })
      else { continue }
      bar.add(reading, item.condition)
      for reason in reading.gaps { bar.gap(reading.tab.place, reason) }
    }
    guard bar.hasTabs, bar.tabs.count + bar.candidates.count <= 12 else { return nil }
    bar.place = bar.tabs.first?.place ?? bar.place
    bar.isInOrder = false
    bar.note(bar.place, "no list of controllers was found: the tabs are in the order of the file")
    return bar
  }
}

extension Code {
  /// Whether it speaks of tab bar items or of a list of controllers.
  fileprivate var mentionsBars: Bool {
    contains(
      "UITab", "tabBarItem", "UITabBarItem", "setTabBarItem", "viewControllers", "setViewControllers")
  }

  /// Whether it gives something a title.
  fileprivate var setsTitle: Bool {
    range.contains { file.isToken($0, "title") && file.isToken($0 + 1, "=") }
  }

  /// Whether it speaks of a tab bar item, or gives the controller a title.
  fileprivate var setsTab: Bool {
    range.contains { index in
      file.isToken(index, "tabBarItem")
        || file.isToken(index, "title") && file.isToken(index + 1, "=")
          && (!file.isToken(index - 1, ".") || file.isToken(index - 2, "self"))
    }
  }
}
