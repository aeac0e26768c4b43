/// Reads the tabs of a `UITabBarController`: the list that it gets, where it is written out, and what the same function, and the
/// initializer of a controller, give its tab bar item.
extension CodeReader {
  /// Returns the bars of all files, those without tabs as well.
  func tabBarControllers(of walk: Walk) -> [ImportedBar] {
    var found: [(bar: ImportedBar, owner: DeclaredType?)] = []
    for body in declarations.bodies
    where body.body.contains("viewControllers", "setViewControllers", "tabs", "setTabs") {
      begin("", at: body.body.place, isAside: body.body.file.isAside)
      within(body.scope) { _ = run(body.body) }
      // Of several lists the last one counts.
      guard
        let list = lists.last(where: {
          $0.code.file === body.body.file && body.body.range.contains($0.code.first)
        })
      else { continue }
      (bar.name, bar.place) = (list.owner?.name ?? "", list.code.place)
      if let system = walk.types[list.owner?.fullName ?? ""] { (bar.isReached, bar.branch) = (true, system) }
      if list.values == nil { gap(list.code, "the app makes this list when it runs: \(list.code.text)") }
      for value in list.values ?? [] { add(value, list.code) }
      found.append((bar, list.owner))
    }
    return found.map { found, owner in
      bar = found
      addLeftovers(of: owner)
      if let owner, let heir = declarations.heir(of: owner) {
        bar.gap(bar.place, "\(heir.name), which inherits from \(owner.name), may have other tabs")
      }
      return bar
    }
  }

  /// Adds the tab of a controller, and those of a group.
  private func add(_ value: Value?, in group: ImportedTab? = nil, _ code: Code) {
    guard bar.tabs.count < 200 else { return gap(code, "there is too much of it") }
    guard let controller = value?.controller else {
      return gap(code, "the app makes one of these controllers when it runs")
    }
    // UITab is new in iOS 18.
    if controller.isTab { bar.system = 18 }
    let chain = controller.chain
    let titles = chain.compactMap(\.title)
    for remark in chain.flatMap(\.gaps) { bar.gap(remark.place, remark.reason) }
    guard
      let holder = chain.firstIndex(where: { $0.item != nil })
        ?? chain.firstIndex(where: { $0.title != nil }),
      var tab = chain[holder].item ?? titles.first
    else { return gap(code, "\(controller.typeName) has no tab bar item that can be read here") }
    if tab.title.isEmpty, let title = titles.first { tab.take(title) }
    tab.gaps[.any] = tab.gaps[.any] ?? chain.lazy.compactMap(\.gaps.first).first
    // A group that is in the sidebar only is a section there (Apple, UITab.Placement.sidebarOnly).
    let isSection = tab.placement == "sidebar" && !controller.children.isEmpty
    if let group { (tab.section, tab.placement) = (group.title, tab.placement ?? "sidebar") }
    if !isSection { bar.tabs.append(tab) }
    // The controllers' own code may say something else later.
    for controller in chain.prefix(holder + 1) { addTitles(of: controller.type) }
    for child in controller.children { add(child, in: tab, code) }
  }

  // MARK: - What is left over

  /// Adds what a controller's own code says of its title, where no reading has understood it.
  func addTitles(of type: DeclaredType?) {
    for owner in declarations.chain(of: type) {
      for name in ["title", "tabBarItem"] where owner.properties[name] != nil {
        bar.gap(bar.place, "\(owner.name) may give its tab another \(name)")
      }
      for code in assignments(of: owner) where code.text == "title" && !isRead(code.first, code.file) {
        change(code)
      }
    }
  }

  /// What the app's code says of tab bars, their items and lists, where no reading has understood it.
  var leftovers: [Code] {
    everything.flatMap { file in file.code(file.all).names { isOfBar($0, file) && !isRead($0, file) } }
  }

  /// Whether a name may change a tab bar, wherever it is.
  private func isOfBar(_ index: Int, _ file: CodeFile) -> Bool {
    // Nearly all names are others, and their bytes tell.
    guard Self.ofBars.contains(where: { file.isToken(index, $0) }) else { return false }
    let before = file.text(index - 1).isOne(of: "? !") ? index - 1 : index
    let owner = file.isToken(before - 1, ".") ? file.owner(before) : ""
    switch file.text(index) {
    case "tabBarItem", "badgeValue": return true
    // UIKit's property of the name is a navigation controller; a type's own list is looked at with the type.
    case "viewControllers", "setViewControllers":
      let isMember = file.isToken(index - 1, ".") || !file.isSwift
      return isMember && !owner.isOne(of: "navigationController super" + (file.isSwift ? " self" : ""))
        && !file.member(index).isOne(of: Self.asked)
    case "tabBar": return !file.member(index).isOne(of: Self.looks)
    case "appearance":
      return owner.isOne(of: "UITabBar UITabBarItem UIView") && !file.member(index + 1).isOne(of: Self.looks)
    case "toolbar", "toolbarVisibility":
      return file.isToken(index + 1, "(") && file.code(file.inside(index + 1)).contains("tabBar")
    default: return false
    }
  }

  private static let ofBars: [StaticString] = [
    "tabBarItem", "badgeValue", "viewControllers", "setViewControllers", "tabBar", "appearance", "toolbar",
    "toolbarVisibility",
  ]
  private static let asked = "first last count firstIndex isEmpty"

  /// What changes how a tab bar looks and where its parts are, or asks it; no member at all is none.
  private static let looks =
    """
     tintColor unselectedItemTintColor barTintColor backgroundColor backgroundImage shadowImage isTranslucent barStyle \
    standardAppearance scrollEdgeAppearance selectionIndicatorImage layer clipsToBounds delegate selectedItem itemPositioning \
    itemSpacing itemWidth frame bounds heightAnchor topAnchor bottomAnchor leadingAnchor trailingAnchor safeAreaInsets \
    accessibilityIdentifier setTitleTextAttributes titlePositionAdjustment badgeColor setBadgeTextAttributes
    """

  /// Adds what the code of a type of the bar's says of its tabs, where no reading has understood it.
  func addLeftovers(of type: DeclaredType?) {
    for owner in declarations.chain(of: type) {
      if owner.properties["viewControllers"] ?? owner.properties["tabBar"] != nil {
        bar.gap(bar.place, "\(owner.name) has a bar or a list of its own")
      }
      let words =
        """
        viewControllers setViewControllers addChild children tabs UITab setValue setTabBarHidden setBottomAccessory \
        sidebar semanticContentAttribute
        """
      for body in owner.bodies where !body.file.isAside {
        let file = body.file
        let found = body.names {
          file.text($0).isOne(of: words) && !file.member($0).isOne(of: Self.asked) && !isRead($0, file)
        }
        for code in found { change(code) }
      }
      for code in assignments(of: owner)
      where owner.properties[code.text] == nil && !code.file.isAside
        && !code.text.isOne(
          of:
            """
            viewControllers tabs tabBarItem title delegate selectedIndex selectedViewController selectedTab \
            view modalPresentationStyle modalTransitionStyle transitioningDelegate \
            overrideUserInterfaceStyle definesPresentationContext restorationIdentifier
            """
        )
      { change(code) }
    }
  }

  private func change(_ code: Code) { gap(code, Self.change + code.text) }
  static let change = "this may change the tabs: "

  /// The names of what a type's code sets of itself.
  private func assignments(of type: DeclaredType) -> [Code] {
    type.bodies.flatMap { body in
      let file = body.file
      let own = Set(
        body.range.filter { file.isToken($0 - 1, "let") || file.isToken($0 - 1, "var") }.map(file.text))
      return body.range.filter { index in
        guard file.kind(index) == .name, file.isToken(index + 1, "=") else { return false }
        let isFirst = file.startsLine(index) || file.text(index - 1).isOne(of: "{ ;")
        return file.isToken(index - 2, "self") || isFirst && !own.contains(file.text(index))
      }.map { file.code($0..<$0 + 1) }
    }
  }

  // MARK: - Values

  /// Returns the controller, the item or the tab that a call of its initializer makes.
  func controller(_ link: Link) -> Value? {
    guard link.name.first?.isUppercase == true else { return nil }
    var root: Controller?
    if let code = link["rootViewController"] {
      root = value(of: code)?.controller ?? Controller(code.text)
    }
    let made = Controller(link.name, type: declarations.type(link.name, from: scope.type), root: root)
    if made.isTab || link.name == "UITabBarItem" { made.item = item(link) }
    if let code = link["children"] {
      if case .list(let values)? = value(of: code) {
        made.children = values
      } else {
        gap(code, "the app makes the tabs of this group when it runs")
      }
    }
    let fitting = made.type?.functions["init"]?.filter { $0.arguments(link) != nil } ?? []
    if fitting.count == 1 {
      within(bound(fitting[0], link, .controller(made))) { _ = run(fitting[0].body) }
    }
    return .controller(made)
  }

  private func item(_ link: Link) -> ImportedTab {
    var tab = ImportedTab(place: link.code.place)
    if link.name == "UISearchTab" { tab.beSearch() }
    read(link, &tab)
    return tab
  }

  // MARK: - Statements

  /// Follows the statements of a body one after the other, and returns what it returns.
  ///
  /// A statement of another form may change what it names, so that these are gaps.
  func run(_ body: Code) -> Value? {
    var isCertain = true
    let count = lists.count
    for code in body.statements where !isTired {
      if code.begins("return") {
        consume(code)
        return isCertain ? value(of: code.withoutReturn) : nil
      }
      let isRead = code.isConditional ? nil : follow(code)
      if isRead == true { consume(code) }
      if isRead == nil { touch(code) }
      if !isCertain, lists.count > count { gap(code, "what stands before may end this function") }
      isCertain = isCertain && (isRead != nil || !code.contains("return") || code.isOfScene)
    }
    return nil
  }

  /// Follows a statement; returns whether it is read, or `nil` where it may change what it names.
  private func follow(_ code: Code) -> Bool? {
    let file = code.file
    if code.begins("let", "var") {
      let variable = file.variables(code.first, code.range.upperBound)[0]
      let value = variable.value.flatMap(value)?.given(to: variable.type)
      switch value {
      case .list?, .controller?: scope.bind(variable.name, value)
      case nil where variable.value != nil:
        // It may be a controller that gets its item here: this statement is a gap of it.
        let name = file.text(code.range.upperBound - 1)
        scope.bind(variable.name, .controller(Controller(name, type: declarations.type(name))))
      default: scope.bind(variable.name, variable.isConstant ? value : nil)
      }
      return value == nil ? nil : true
    }
    if let sign = file.first(code.range, { file.isToken($0, "=") }) {
      return assign(code.from(sign + 1), to: code.before(sign))
    }
    guard let chain = code.chain, let last = chain.last, last.isCalled, !code.begins(".") else { return nil }
    let base = chain.dropLast().map(\.name).filter { $0 != "self" }
    if last.name.isOne(of: "setViewControllers setTabs"), let list = last[""], base.count < 2 {
      return give(list, to: base.first, code)
    }
    // What is done to the view of a controller is nothing of its tab.
    let isOfView = base.count > 1 && base[1].isOne(of: "view navigationBar navigationItem toolbar")
    return base.first == "super" || isOfView ? true : nil
  }

  /// Returns the controller that a name means, of the code or of its type.
  private func controller(_ name: String) -> Controller? {
    if let bound = scope.names[name] { return bound?.controller }
    guard let property = declarations.property(name, of: scope.type), property.isConstant else { return nil }
    return value(of: property, this: scope.this)?.controller
  }

  private func assign(_ code: Code, to target: Code) -> Bool? {
    guard let chain = target.chain, !chain.contains(where: { $0.isCalled || $0.isIndex }) else { return nil }
    var names = chain.map(\.name).filter { $0 != "self" }
    var object = names.first.flatMap(controller)
    let name = object == nil ? nil : names.removeFirst()
    if scope.names[names.first ?? ""] == nil { object = object ?? scope.this?.controller }
    let (path, last) = (names.joined(separator: "."), names.last ?? "")
    if path.isOne(of: "viewControllers tabs") { return give(code, to: name, code) }
    var tab = object?.item ?? ImportedTab(place: target.place)
    if path == "tabBarItem" {
      if code.begins("."), var link = code.chain?.first, link.name == "init" {
        link.name = "UITabBarItem"
        tab = item(link)
      } else if let item = value(of: code)?.controller?.item {
        tab = item
      } else {
        return nil
      }
      object?.item = tab
    } else if path == "title", let object, !object.isTab {
      tab = ImportedTab(place: target.place)
      read(Argument(label: path, code: code), "text", &tab)
      object.title = tab
      // A controller's title is its item's from then on (Apple, UIViewController.title).
      object.item?.take(tab)
    } else if path == "tabBarItem." + last || object?.isTab == true && path == last {
      read(
        Argument(label: last, code: code), Forms.calls[path == last ? "UITab" : "UITabBarItem"]?[last], &tab)
      object?.item = tab
    } else {
      // A variable of the code has another value from here on; a property may get one of the controllers.
      if object == nil, scope.names[names.first ?? ""] != nil { touch(target) }
      if code.chain?.contains(where: \.isCalled) != false { touch(code) }
      return false
    }
    // What is done to a controller that may be another one is left over.
    return object.map(\.gaps.isEmpty)
  }

  /// Notes that a tab bar controller gets a list: the type of the code, or the one of a name.
  private func give(_ list: Code, to name: String?, _ code: Code) -> Bool? {
    let object = name.flatMap(controller)
    let type = name == nil ? scope.type : object?.type
    let bases = declarations.chain(of: type).flatMap(\.inherits) + [object?.typeName ?? ""]
    guard bases.contains(where: { $0.hasSuffix("TabBarController") }) else { return nil }
    var values: [Value?]?
    if case .list(let found)? = value(of: list) { values = found }
    lists.append((type ?? scope.type, code, values))
    return values == nil ? nil : true
  }

  /// Notes that a statement, which is not read, may change the controllers and lists that it names.
  private func touch(_ code: Code) {
    let file = code.file
    for index in code.range
    where file.kind(index) == .name && (!file.isToken(index - 1, ".") || file.isToken(index - 2, "self")) {
      let name = file.text(index)
      var named = [controller(name)]
      if case .list(let values)?? = scope.names[name] {
        named += values.map { $0?.controller }
        scope.bind(name, nil)
      }
      let remark = ImportRemark(place: code.place, reason: "what this does to \(name) is not read")
      for controller in named { controller?.gaps.append(remark) }
    }
  }
}

extension CodeFile {
  /// The name before the full stop before a name.
  func owner(_ index: Int) -> String { text(text(index - 2).isOne(of: "? !") ? index - 3 : index - 2) }

  /// The name after the full stop after a name, or after the brackets of its call; empty where there is none.
  fileprivate func member(_ index: Int) -> String {
    var next = after(index)
    while text(next).isOne(of: "? !") { next += 1 }
    return isToken(next, ".") ? text(next + 1) : ""
  }
}

extension Code {
  /// The names for which something holds, without labels.
  func names(_ isWanted: (Int) -> Bool) -> [Code] {
    range.filter { index in
      file.kind(index) == .name && (!file.isToken(index + 1, ":") || !file.isSwift) && isWanted(index)
    }.map { file.code($0..<$0 + 1) }
  }

  /// Whether it ends a function where there is no window scene, and so no bar.
  fileprivate var isOfScene: Bool { begins("guard") && contains("UIWindowScene") }
}
