/// Reads the tabs of a `UITabBarController`: the items of its controllers, and `UITab`.
///
/// What the system calls is followed, and then what nobody has called by then. A bar is then a list of controllers or tabs that
/// was given to something.
final class UIKitReader {
  let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  func bars(of files: [[CodeBody]]) -> [ImportedBar] {
    // Without a list of controllers or tabs there is no bar, whatever is said of their items.
    guard files.contains(where: { $0.contains(where: \.code.mayMakeList) }) else { return [] }
    return files.compactMap { bodies in
      guard bodies.contains(where: \.code.mentionsBars) else { return nil }
      evaluator.begin()
      follow(bodies.filter { $0.code.mentionsBars || $0.code.setsTab })
      return found()
    }
  }

  /// Returns the bar of the longest list, with what it may get besides.
  private func found() -> ImportedBar? {
    let read = evaluator.lists.filter { !isOfAnotherController($0.owner) }.compactMap { list in
      self.bar(list).map { (bar: $0, owner: list.owner.object) }
    }
    guard let chosen = read.max(by: { $0.bar.tabs.count < $1.bar.tabs.count }) else { return nil }
    var bar = chosen.bar
    for (other, owner) in read where owner === chosen.owner && !other.hasTabs { bar.gaps += other.gaps }
    bar.settle()
    return bar
  }

  // MARK: - Following functions

  /// Follows what the system calls, and then what that has not called: under a condition where nothing calls it.
  private func follow(_ bodies: [CodeBody]) {
    /// One object for each type, so that what one function sets another knows.
    var objects: [ObjectIdentifier: Object] = [:]
    func isOfSystem(_ body: CodeBody) -> Bool {
      body.function.map { Self.system.contains($0.name) || Self.loading.contains($0.name) } ?? true
    }
    for body in bodies where isOfSystem(body) { follow(body, &objects) }
    for body in bodies where !isOfSystem(body) {
      guard let function = body.function, !evaluator.followed.contains(ObjectIdentifier(function)) else {
        continue
      }
      let name = function.name
      // A property of a controller has the name of its delegate's method.
      let isDelegate = ["tabBarController", "tabBar"].contains(name) && !function.parameters.isEmpty
      let isCalled = !isDelegate && evaluator.declarations.isCalled(name)
      evaluator.under(isCalled ? nil : Condition(text: "\(name)() is called")) { follow(body, &objects) }
    }
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
      owner = .object(object)
    }
    let scope = evaluator.scope(in: nil, owner: owner, type: entry.owner)
    for parameter in entry.function?.parameters ?? [] where parameter.type.name.hasSuffix("Controller") {
      scope.names[parameter.name] = .object(Object(parameter.type.name, entry.code))
    }
    evaluator.following(entry.function ?? scope) { _ = evaluator.run(entry.code, in: scope) }
  }

  // MARK: - Tabs

  private func isOfAnotherController(_ owner: Value) -> Bool {
    guard let object = owner.object else { return false }
    let others = ["UINavigationController", "UISplitViewController", "UIPageViewController"]
    if others.contains(where: { evaluator.declarations.inherits(object.type, $0) }) { return true }
    let words = (object.typeName + (object.type?.inherits.first ?? "")).lowercased()
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
    guard let values = list.values else {
      bar.gap(bar.place, "the app makes this list when it runs: \(list.code.text)")
      return isTabBar ? bar : nil
    }
    if let type = list.owner.object?.type, let heir = evaluator.declarations.heir(of: type) {
      bar.gap(bar.place, "\(heir.name) inherits from \(type.name), and may have other tabs")
    }
    for value in values.prefix(64) { add(value, to: &bar, isTabBar) }
    if values.contains(where: { $0.condition == .open }) {
      bar.gap(bar.place, "the app chooses among these tabs when it runs")
    }
    return bar
  }

  private func add(_ value: Value, to bar: inout ImportedBar, _ isTabBar: Bool) {
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
    bar.add(reading, value.condition)
    guard object.typeName == "UITabGroup" else { return }
    for child in (object.fields["children"]?.elements ?? []).prefix(64) {
      guard let object = child.object, var inner = tab(of: object, controllers: []) else { continue }
      inner.tab.section = reading.tab.title
      inner.tab.placement = inner.tab.placement ?? "sidebar"
      bar.add(inner, child.condition ?? value.condition)
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
      let values = function.parameters.map { Value.unknown($0.name) }
      evaluator.under(condition) { _ = evaluator.call(function, values, owner: value) }
    }
    let isMade = type.initializers.contains { controller.followed.contains(ObjectIdentifier($0)) }
    let initializers = isMade ? [] : type.initializers.filter(\.body.setsTab)
    for function in initializers {
      let labels = function.parameters.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined()
      let condition = Condition(text: "init(\(labels)) makes the controller")
      follow(function, under: initializers.count == 1 ? nil : condition)
    }
    // What it does once its view is loaded comes after what others have given it.
    let later = controller.fields["tabBarItem"].map { _ in
      Condition(text: "the view of \(type.name) is loaded")
    }
    let functions = type.functions.keys.sorted().flatMap { type.functions[$0] ?? [] }
    for function in functions where Self.loading.contains(function.name) { follow(function, under: later) }
    for function in functions
    where function.body.setsTab && !controller.followed.contains(ObjectIdentifier(function)) {
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
      reading.tab.placement = word == "sidebarOnly" ? "sidebar" : word
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
}

extension Code {
  /// Whether it speaks of tab bar items or of a list of controllers.
  var mentionsBars: Bool {
    contains(
      "UITab", "tabBarItem", "UITabBarItem", "setTabBarItem", "viewControllers", "setViewControllers")
  }

  fileprivate var mayMakeList: Bool {
    range.contains { index in
      guard file.kind(index) == .name else { return false }
      let name = file.text(index)
      return name == "viewControllers" || name == "tabs"
        // What adds one more shows that there is a list which is not read.
        || Frameworks.takers[name].map { $0 || name.hasPrefix("add") } == true
    }
  }

  /// Whether it speaks of a tab bar item, or gives something a title.
  fileprivate var setsTab: Bool {
    contains("tabBarItem") || range.contains { file.isToken($0, "title") && file.isToken($0 + 1, "=") }
  }
}
