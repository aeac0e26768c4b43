/// Reads the tabs of a `UITabBarController`: the list that it gets, where it is written out, and what the same function, and the
/// initializer of a controller, give its tab bar item.
extension CodeReader {
  /// Returns the bars of all files, those without tabs as well.
  func tabBarControllers() -> [ImportedBar] {
    var found: [(bar: ImportedBar, owner: DeclaredType?)] = []
    for body in declarations.bodies
    where body.code.contains("viewControllers", "setViewControllers", "tabs", "setTabs") {
      (steps, lists, kept) = (0, [], [:])
      bar = ImportedBar(place: body.code.place)
      var scope = Scope(type: body.owner)
      for parameter in body.function?.parameters ?? [] { scope.bind(parameter.name, nil) }
      _ = run(body.code, &scope)
      // Of several lists the last one counts.
      guard let list = lists.last(where: { $0.code.file === body.file && body.range.contains($0.code.first) })
      else { continue }
      read(list)
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

  private func read(_ list: ControllerList) {
    let gaps = bar.gaps
    bar = ImportedBar(name: list.owner?.name ?? "", place: list.code.place)
    (bar.gaps, bar.isOfController) = (gaps, true)
    bar.aside = list.code.file.isAside ? ImportSource.aside : nil
    if list.values == nil { gap(list.code, "the app makes this list when it runs: \(list.code.text)") }
    for value in (list.values ?? []).prefix(64) {
      guard let controller = value?.controller else {
        gap(list.code, "the app makes one of these controllers when it runs")
        continue
      }
      add(controller, list.code)
      for child in controller.children {
        guard let child = child?.controller, var tab = child.item else {
          gap(list.code, "the app makes a tab of the group when it runs")
          continue
        }
        tab.section = controller.item?.title
        tab.placement = tab.placement ?? "sidebar"
        bar.gaps += child.gaps
        bar.tabs.append(tab)
      }
    }
  }

  private func add(_ controller: Controller, _ code: Code) {
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
    bar.tabs.append(tab)
    // The controllers' own code may say something else later.
    for owner in chain.prefix(holder + 1).flatMap({ declarations.chain(of: $0.type) }) {
      if owner.properties["title"] ?? owner.properties["tabBarItem"] != nil {
        bar.gap(tab.place, "\(owner.name) may give it another title")
      }
      for body in owner.bodies { addLeftovers(body) { $0 == "title" } }
    }
  }

  /// Whether a reading has understood the code at a token.
  private func isRead(_ index: Int, _ file: CodeFile) -> Bool {
    consumed[file.path]?.contains { $0.contains(index) } ?? false
  }

  func isRead(_ code: Code) -> Bool { isRead(code.first, code.file) }

  /// Adds what the app's code says of tab bar items, and the code of a type of its tabs, where no reading has understood it.
  func addLeftovers(of type: DeclaredType?) {
    for file in files
    where !file.isAside && (file.bytes.contains("tabB") || file.bytes.contains("badgeValue")) {
      addLeftovers(file.code(file.all)) { $0.isOne(of: "tabBarItem badgeValue items") }
    }
    for owner in declarations.chain(of: type) {
      if owner.properties["viewControllers"] ?? owner.properties["tabBar"] != nil {
        bar.gap(bar.place, "\(owner.name) has a bar or a list of its own")
      }
      for body in owner.bodies where !body.file.isAside {
        addInherited(body, owner)
        addLeftovers(body) {
          $0.isOne(
            of:
              "viewControllers setViewControllers addChild children tabs UITab setValue isHidden isTabBarHidden setTabBarHidden tabBarMinimizeBehavior bottomAccessory setBottomAccessory sidebar"
          )
        }
      }
    }
  }

  /// Adds what a controller sets of itself that UIKit declares, but for what is read or leaves the tabs as they are.
  private func addInherited(_ body: Code, _ owner: DeclaredType) {
    let file = body.file
    let own = body.range.filter { file.text($0 - 1).isOne(of: "let var") }.map(file.text)
    for index in body.range where file.kind(index) == .name && file.isToken(index + 1, "=") {
      let name = file.text(index)
      let isFirst = file.startsLine(index) || file.text(index - 1).isOne(of: "{ ;")
      guard isFirst || file.isToken(index - 2, "self"), owner.properties[name] == nil, !own.contains(name),
        !name.isOne(
          of:
            "viewControllers tabs tabBarItem title delegate selectedIndex selectedViewController selectedTab view modalPresentationStyle modalTransitionStyle transitioningDelegate overrideUserInterfaceStyle definesPresentationContext restorationIdentifier"
        )
      else { continue }
      bar.gap(file.place(index), "this may change the tabs: \(name)")
    }
  }

  private func addLeftovers(_ code: Code, _ isWanted: (String) -> Bool) {
    let file = code.file
    for index in code.range where file.kind(index) == .name && isWanted(file.text(index)) {
      if file.isToken(index, "title") {
        let isOwn =
          file.startsLine(index) || file.text(index - 1).isOne(of: "{ ;") || file.isToken(index - 2, "self")
        guard isOwn, file.isToken(index + 1, "=") else { continue }
      }
      let isOfAny = file.text(index).isOne(of: "items isHidden")
      let isOfBar = file.text(index - 2).hasSuffix("tabBar") || file.text(index - 3).hasSuffix("tabBar")
      let isList = file.text(index).hasSuffix("iewControllers") || file.isToken(index, "tabs")
      let next = file.text(index + 1).isOne(of: "? !") ? index + 3 : index + 2
      let isAsked = isList && file.text(next).isOne(of: "first last count firstIndex isEmpty")
      if isOfAny && !isOfBar || isAsked || file.isToken(index + 1, ":") || isRead(index, file) { continue }
      bar.gap(file.place(index), "this may change the tabs: \(file.text(index))")
    }
  }

  // MARK: - Values

  /// Returns the controller, the item or the tab that a call of its initializer makes.
  func controller(_ link: Link, _ scope: Scope) -> Value? {
    guard link.name.first?.isUppercase == true else { return nil }
    var root: Controller?
    if let code = link["rootViewController"] {
      root = value(of: code, in: scope)?.controller ?? Controller(code.text)
    }
    let made = Controller(link.name, type: declarations.type(link.name, from: scope.type), root: root)
    if made.isTab || link.name == "UITabBarItem" { made.item = item(link, scope, made) }
    let fitting = made.type?.functions["init"]?.filter { $0.arguments(link) != nil } ?? []
    if fitting.count == 1 {
      var inner = bound(fitting[0], link, scope, this: .controller(made))
      _ = run(fitting[0].body, &inner)
    }
    return .controller(made)
  }

  private func item(_ link: Link, _ scope: Scope, _ made: Controller) -> ImportedTab {
    var tab = ImportedTab(place: link.code.place)
    if link.name == "UISearchTab" { tab.beSearch() }
    for argument in link.arguments {
      if argument.label == "children", case .list(let values)? = value(of: argument.code, in: scope) {
        made.children = values
      } else if !argument.isTrailing {
        set(argument.label, argument.code, scope, &tab)
      }
    }
    return tab
  }

  /// Gives a property of an item the value of some code.
  private func set(_ name: String, _ code: Code, _ scope: Scope, _ tab: inout ImportedTab) {
    let value = value(of: code, in: scope)
    switch (name, value) {
    case ("title", _): readTitle(code, scope, isKey: false, &tab)
    case ("badgeValue", _): readBadge(code, scope, isKey: false, &tab)
    case ("image", .icon(let icon)?): tab.icon = icon
    case ("selectedImage", .icon(let icon)?): tab.selectedIcon = icon
    case ("image", .nothing?): tab.icon = nil
    case ("tabBarSystemItem", .implicit(let name)?):
      tab.systemItem = name
      tab.title = SystemItem.title(of: name)
    case ("preferredPlacement", .implicit("sidebarOnly")?): tab.placement = "sidebar"
    case ("preferredPlacement", .implicit(let word)?): tab.placement = word == "automatic" ? nil : word
    case ("selectedImage", .nothing?), ("viewControllerProvider", _): break
    default:
      if !name.isOne(
        of:
          "tag identifier imageInsets titlePositionAdjustment badgeColor accessibilityIdentifier automaticallyActivatesSearch"
      ) {
        gap(
          code, "the app computes \(name): \(code.text)", in: name.hasSuffix("mage") ? .icon : .any, of: &tab)
      }
    }
  }

  // MARK: - Statements

  /// Follows the statements of a body one after the other, and returns what it returns.
  ///
  /// A statement of another form may change what it names, so that these are gaps.
  func run(_ body: Code, _ scope: inout Scope) -> Value? {
    var isCertain = !scope.isTooDeep
    let count = lists.count
    scope.depth += 1
    defer { scope.depth -= 1 }
    for code in body.statements where steps < 20_000 && !scope.isTooDeep {
      steps += 1
      let isEnd = code.begins("return")
      let isRead = isEnd || !code.isConditional && follow(code, &scope)
      if isRead { consumed[body.file.path, default: []].append(code.range) } else { touch(code, &scope) }
      if isEnd { return isCertain ? value(of: code.withoutReturn, in: scope) : nil }
      if !isCertain, lists.count > count { gap(code, "what stands before may end this function") }
      isCertain = isCertain && (isRead || !code.contains("return") || code.isOfScene)
    }
    return nil
  }

  /// Follows a statement; returns whether it has a form that is read.
  private func follow(_ code: Code, _ scope: inout Scope) -> Bool {
    let file = code.file
    if code.begins("let", "var") {
      let variable = file.variables(code.first, code.range.upperBound)[0]
      let value = variable.value.flatMap { [scope] in self.value(of: $0, in: scope) }?.given(
        to: variable.type)
      switch value {
      case .list?, .controller?: scope.bind(variable.name, value)
      default: scope.bind(variable.name, variable.isConstant ? value : nil)
      }
      return value != nil
    }
    if let sign = file.first(code.range, { file.isToken($0, "=") }) {
      return assign(code.from(sign + 1), to: code.before(sign), &scope)
    }
    guard let chain = code.chain, let last = chain.last, last.isCalled, !code.begins(".") else {
      return false
    }
    let base = chain.dropLast().map(\.name).filter { $0 != "self" }
    if last.name.isOne(of: "setViewControllers setTabs"), let list = last[""], base.count < 2 {
      return give(list, to: base.first, code, scope)
    }
    // What is done to the view of a controller is nothing of its tab.
    return base.first == "super"
      || base.count > 1 && base[1].isOne(of: "view navigationBar navigationItem toolbar")
  }

  /// Returns the controller that a name means, of the code or of its type.
  private func controller(_ name: String, _ scope: Scope) -> Controller? {
    let property = scope.names[name] == nil ? declarations.property(name, of: scope.type) : nil
    let made =
      property?.isConstant == true
      ? property.flatMap { value(of: $0, this: scope.this, depth: scope.depth) } : nil
    return (scope.names[name] ?? made)?.controller
  }

  private func assign(_ code: Code, to target: Code, _ scope: inout Scope) -> Bool {
    guard let chain = target.chain, !chain.contains(where: { $0.isCalled || $0.isIndex }) else {
      return false
    }
    var names = chain.map(\.name).filter { $0 != "self" }[...]
    var object = names.first.flatMap { controller($0, scope) }
    let name = object == nil ? nil : names.popFirst()
    if scope.names[names.first ?? ""] == nil { object = object ?? scope.this?.controller }
    switch (names.first, names.count) {
    case ("viewControllers", 1), ("tabs", 1): return give(code, to: name, code, scope)
    case ("tabBarItem", 1):
      if let link = code.chain?.first, code.begins("."), link.name == "init", let object {
        object.item = item(link, scope, object)
      } else if let item = value(of: code, in: scope)?.controller?.item {
        object?.item = item
      } else {
        return false
      }
    case ("tabBarItem", 2):
      var item = object?.item ?? ImportedTab(place: target.place)
      set(names.last ?? "", code, scope, &item)
      object?.item = item
    case ("title", 1) where object?.isTab == false:
      var title = ImportedTab(place: target.place)
      set("title", code, scope, &title)
      object?.title = title
      // A controller's title is its item's from then on (Apple, UIViewController.title).
      if object?.item != nil { object?.item?.take(title) }
    default:
      if let object, object.isTab, var item = object.item, names.count == 1 {
        set(names.first ?? "", code, scope, &item)
        object.item = item
        return true
      }
      // A variable of the code has another value from here on; a property may get one of the controllers.
      if let local = names.first, object == nil, scope.names[local] != nil { touch(target, &scope) }
      if code.chain?.contains(where: \.isCalled) != false { touch(code, &scope) }
      return !["tabBar.isHidden", "isTabBarHidden"].contains(where: target.text.hasSuffix)
        && !(target.range.lowerBound..<code.range.upperBound).contains {
          code.file.kind($0) == .name
            && code.file.text($0).isOne(
              of: "tabBarItem items viewControllers tabs tabBarMinimizeBehavior bottomAccessory sidebar")
        }
    }
    return object != nil
  }

  /// Notes that a tab bar controller gets a list: the type of the code, or the one of a name.
  private func give(_ list: Code, to name: String?, _ code: Code, _ scope: Scope) -> Bool {
    let object = name.flatMap { controller($0, scope) }
    let type = name == nil ? scope.type : object?.type
    let bases = declarations.chain(of: type).flatMap(\.inherits) + [object?.typeName ?? ""]
    guard bases.contains(where: { $0.hasSuffix("TabBarController") }) else { return false }
    var values: [Value?]?
    if case .list(let found)? = value(of: list, in: scope) { values = found }
    lists.append(ControllerList(owner: type ?? scope.type, code: code, values: values))
    return values != nil
  }

  /// Notes that a statement, which is not read, may change the controllers and lists that it names.
  private func touch(_ code: Code, _ scope: inout Scope) {
    let file = code.file
    for index in code.range
    where file.kind(index) == .name && (!file.isToken(index - 1, ".") || file.isToken(index - 2, "self")) {
      let name = file.text(index)
      var named: [Value?] = []
      if case .list(let values)?? = scope.names[name] {
        named = values
        scope.bind(name, nil)
      }
      for controller in [controller(name, scope)] + named.map({ $0?.controller }) {
        controller?.gaps.append(
          ImportRemark(place: code.place, reason: "what this does to \(name) is not read"))
      }
    }
  }
}

extension Code {
  /// Whether it ends a function where there is no window scene, and so no bar.
  fileprivate var isOfScene: Bool { begins("guard") && contains("UIWindowScene") }
}
