/// Reads the tabs of a `UITabBarController`: the items of its controllers, and `UITab`.
///
/// The functions that speak of tab bar items are followed from those that no other calls. A bar is then a list of
/// controllers that was given to something, or else the items that one file makes.
final class UIKitReader {
  private let evaluator: Evaluator
  private let bodies: [CodeBody]

  init(_ evaluator: Evaluator, bodies: [CodeBody]) {
    self.evaluator = evaluator
    self.bodies = bodies
  }

  /// Returns the bars of all files. Items without a list count only where they are all of one file.
  func bars() -> [ImportedBar] {
    var result: [ImportedBar] = []
    var byFile: [(path: String, bodies: [CodeBody])] = []
    for body in bodies {
      if byFile.last?.path != body.file.path { byFile.append((body.file.path, [])) }
      byFile[byFile.count - 1].bodies.append(body)
    }
    for (_, bodies) in byFile {
      evaluator.begin()
      follow(entries(bodies))
      result += found().map { [$0] } ?? []
    }
    return Self.withoutLoose(result)
  }

  /// Returns the bars of the Objective-C files.
  func bars(inObjectiveC files: [CodeFile]) -> [ImportedBar] {
    let follower = ObjectiveCEvaluator(evaluator, ObjectiveCDeclarations(files))
    var result: [ImportedBar] = []
    for file in files {
      evaluator.begin()
      follower.follow(file)
      guard var bar = found() else { continue }
      bar.kind = .objectiveC
      result.append(bar)
    }
    return Self.withoutLoose(result)
  }

  /// Returns the bar of the longest list, or else of the items without one.
  private func found() -> ImportedBar? {
    let lists = evaluator.lists.filter { !isOfAnotherController($0.owner) }.compactMap(bar)
    var best: ImportedBar?
    for list in lists where list.tabs.count > best?.tabs.count ?? 0 { best = list }
    return best ?? looseItems()
  }

  /// Leaves out the items without a list where there is a list.
  private static func withoutLoose(_ bars: [ImportedBar]) -> [ImportedBar] {
    let listed = bars.filter { !$0.isUncertain }
    return listed.isEmpty ? bars : listed
  }

  // MARK: - Following functions

  /// Returns the bodies that speak of bars, or call others of the file that do, and are called by none of them.
  private func entries(_ bodies: [CodeBody]) -> [CodeBody] {
    guard let file = bodies.first?.file else { return [] }
    var chosen = Set(bodies.indices.filter { file.mentionsBars(bodies[$0].range) })
    guard !chosen.isEmpty else { return [] }
    var calls: [Int: Set<String>] = [:]
    for index in bodies.indices {
      var names: Set<String> = []
      for token in bodies[index].range where file.kind(token) == .name && file.isOpen(token + 1, "(") {
        names.insert(file.text(token))
      }
      calls[index] = names
    }
    func name(_ index: Int) -> String { bodies[index].function?.name ?? "" }
    for _ in 0..<4 {
      let names = Set(chosen.map(name)).subtracting(["init", ""])
      let more = bodies.indices.filter { !chosen.contains($0) && !(calls[$0] ?? []).isDisjoint(with: names) }
      if more.isEmpty { break }
      chosen.formUnion(more)
    }
    let called = Set(chosen.flatMap { index in (calls[index] ?? []).filter { $0 != name(index) } })
    let roots = chosen.filter { !called.contains(name($0)) || name($0).isEmpty || name($0) == "init" }
    return (roots.isEmpty ? chosen : roots).map { bodies[$0] }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func follow(_ entries: [CodeBody]) {
    /// One object for each type, so that what one function sets another knows.
    var objects: [ObjectIdentifier: Object] = [:]
    for entry in entries {
      var owners: [Value?] = [nil]
      if let type = entry.owner, type.isEnumeration, !type.cases.isEmpty {
        owners = type.cases.prefix(32).map { .enumCase(type, $0) }
      } else if let type = entry.owner {
        let code = Code(file: entry.file, range: entry.range)
        let object = objects[ObjectIdentifier(type)] ?? Object(typeName: type.name, type: type, code: code)
        objects[ObjectIdentifier(type)] = object
        owners = [.object(object)]
      }
      for owner in owners {
        for scope in scopes(of: entry, owner) {
          if let function = entry.function {
            evaluator.following(function) { _ = evaluator.run(entry.range, in: scope) }
          } else {
            _ = evaluator.run(entry.range, in: scope)
          }
        }
      }
    }
  }

  /// Returns the scopes in which a function is followed: one for each case, where a parameter is an enumeration.
  private func scopes(of entry: CodeBody, _ owner: Value?) -> [Scope] {
    func scope() -> Scope { Scope(file: entry.file, owner: owner, type: entry.owner) }
    guard let parameters = entry.function?.parameters else { return [scope()] }
    let enumerations = parameters.compactMap { parameter -> (String, DeclaredType)? in
      guard let type = evaluator.declarations.type(parameter.typeName, from: entry.owner), type.isEnumeration,
        !type.cases.isEmpty
      else { return nil }
      return (parameter.name, type)
    }
    func filled(_ scope: Scope) -> Scope {
      for parameter in parameters where scope.names[parameter.name] == nil {
        guard parameter.typeName.hasSuffix("Controller") else { continue }
        let code = Code(file: entry.file, range: entry.range)
        scope.names[parameter.name] = .object(Object(typeName: parameter.typeName, code: code))
      }
      return scope
    }
    guard enumerations.count == 1, let (name, type) = enumerations.first else { return [filled(scope())] }
    return type.cases.prefix(32).map { caseName in
      // Each case is for a controller of its own.
      let code = Code(file: entry.file, range: entry.range)
      let own = owner?.object.map { Value.object(Object(typeName: $0.typeName, type: $0.type, code: code)) }
      let inner = Scope(file: entry.file, owner: own ?? owner, type: entry.owner)
      inner.names[name] = .enumCase(type, caseName)
      return filled(inner)
    }
  }

  // MARK: - Tabs

  private func isOfAnotherController(_ owner: Value) -> Bool {
    let text: String
    switch owner {
    case .object(let object): text = object.typeName + " " + (object.type?.inherits.first ?? "")
    case .unknown(let name): text = name
    default: return false
    }
    let words = text.lowercased()
    return ["navigation", "split", "page", "nav"].contains { words.contains($0) } && !words.contains("tab")
  }

  private func isTabBarController(_ owner: Value) -> Bool {
    guard let object = owner.object else { return false }
    if object.typeName.hasSuffix("TabBarController") { return true }
    var type = object.type
    for _ in 0..<8 {
      guard let known = type else { return false }
      if known.inherits.contains("UITabBarController") { return true }
      type = known.inherits.lazy.compactMap { self.evaluator.declarations.type($0) }.first
    }
    return false
  }

  private func bar(_ list: ControllerList) -> ImportedBar? {
    let place = list.code.file.place(list.code.range.lowerBound)
    var bar = ImportedBar(kind: .uiKit, place: place)
    // A list that goes to some function may be of something else.
    if case .unknown(Evaluator.argumentOwner) = list.owner, list.values.count < 2 { return nil }
    if let object = list.owner.object { bar.name = object.type?.name ?? "" }
    let isTabBar = isTabBarController(list.owner)
    for value in list.values.prefix(64) { add(value, to: &bar, at: place, isTabBar) }
    if let condition = list.condition {
      bar.notes.append(ImportRemark(place: place, reason: "used only if \(condition)"))
    }
    return bar
  }

  private func add(
    _ value: Value, to bar: inout ImportedBar, at place: SourcePlace, _ isTabBar: Bool
  ) {
    guard let object = value.object else {
      if case .array(let values) = value {
        for value in values.prefix(64) { add(value, to: &bar, at: place, isTabBar) }
      } else if !value.isNothing {
        bar.gaps.append(
          ImportRemark(
            place: place, reason: "a controller is known only when the app runs\(Self.words(value))"))
      }
      return
    }
    let source = tabSource(object)
    // The title of a controller is a tab's only in a tab bar controller.
    guard source.item != nil || isTabBar,
      let reading = tab(of: source.item ?? object, controller: source.controller)
    else {
      let at = object.code.file.place(object.code.range.lowerBound)
      bar.gaps.append(
        ImportRemark(place: at, reason: "the controller has no tab bar item that can be read here"))
      return
    }
    bar.gaps += reading.gaps.map { ImportRemark(place: reading.tab.place, reason: $0) }
    bar.tabs.append(reading.tab)
    if object.typeName == "UITabGroup", case .array(let children)? = object.fields["children"] {
      for child in children.prefix(64) {
        guard let child = child.object, var inner = tab(of: child, controller: nil) else { continue }
        inner.tab.section = reading.tab.title
        inner.tab.placement = inner.tab.placement ?? .sidebar
        bar.tabs.append(inner.tab)
      }
    }
  }

  private static func words(_ value: Value) -> String {
    if case .unknown(let text) = value { return ": " + text }
    return ""
  }

  /// Returns the tab bar item of a controller, or of the one that a navigation controller shows first, and the one of the
  /// two that has a title.
  private func tabSource(_ object: Object) -> (item: Object?, controller: Object?) {
    var current: Object? = object
    var titled: Object?
    for _ in 0..<6 {
      guard let controller = current else { break }
      if ["UITabBarItem", "UITab", "UISearchTab", "UITabGroup"].contains(controller.typeName) {
        return (controller, titled)
      }
      prepare(controller)
      if titled == nil, controller.fields["title"] != nil, controller.typeName != "()" { titled = controller }
      if let item = controller.fields["tabBarItem"]?.object { return (item, titled) }
      let inner = ["rootViewController", "rootVC", "root", "viewController", "controller", "#0"]
        .lazy.compactMap { controller.fields[$0]?.object }.first
      if let inner {
        current = inner
      } else if case .array(let values)? = controller.fields["viewControllers"] ?? controller.fields["#0"] {
        current = values.first?.object
      } else {
        current = nil
      }
    }
    return (nil, titled)
  }

  /// Follows what a declared controller does to its own tab bar item.
  private func prepare(_ controller: Object) {
    guard let type = controller.type, !controller.isPrepared else { return }
    controller.isPrepared = true
    if let property = type.properties["tabBarItem"], property.body != nil {
      controller.fields["tabBarItem"] = evaluator.value(of: property, owner: .object(controller))
    }
    let functions = type.initializers + type.functions.keys.sorted().flatMap { type.functions[$0] ?? [] }
    for function in functions
    where controller.fields["tabBarItem"] == nil || controller.fields["title"] == nil {
      let speaks = function.body.contains { index in
        function.file.isToken(index, "tabBarItem")
          || function.file.isToken(index, "title") && function.name == "init"
      }
      guard speaks, function.parameters.isEmpty || function.name == "init" else { continue }
      let scope = Scope(file: function.file, owner: .object(controller), type: type)
      for parameter in function.parameters {
        if let known = controller.fields[parameter.label] { scope.names[parameter.name] = known }
      }
      _ = evaluator.run(function.body, in: scope)
    }
  }

  /// Reads a tab of an item, or returns `nil` where it has neither a title nor an icon.
  private func tab(of item: Object, controller: Object?) -> TabReading? {
    let file = item.code.file
    var reading = TabReading(tab: ImportedTab(place: file.place(item.code.range.lowerBound)))
    let isItem = ["UITabBarItem", "UITab", "UISearchTab", "UITabGroup"].contains(item.typeName)
    if isItem, let name = Self.systemItem(item.fields["tabBarSystemItem"]) {
      reading.tab.systemItem = name
      reading.tab.title = SystemItem.title(of: name)
      reading.tab.condition = item.condition
      return reading
    }
    var title = isItem ? item.fields["title"] : nil
    if title == nil || title?.isNothing == true && item.fields["#0"] == nil {
      title = controller?.fields["title"] ?? title
    }
    let image = isItem ? item.fields["image"] : nil
    if item.typeName == "UISearchTab" {
      reading.tab.isSearch = true
      reading.tab.title = "Search"
      reading.tab.icon = .symbol("magnifyingglass")
    }
    if let title { evaluator.readTitle(title, into: &reading, isKey: false) }
    if let image {
      reading.tab.icon = evaluator.icon(image, &reading)
    }
    if let image = item.fields["selectedImage"] {
      var ignored = reading
      reading.tab.selectedIcon = evaluator.icon(image, &ignored)
    }
    if case .implicit(let word)? = item.fields["preferredPlacement"] {
      reading.tab.placement = word == "sidebarOnly" ? .sidebar : ImportedPlacement(rawValue: word)
    }
    if let badge = item.fields["badgeValue"] { reading.tab.badge = evaluator.badge(badge, &reading) }
    reading.tab.condition = item.condition
    let isKnown =
      reading.tab.icon != nil || reading.tab.isSearch || title.map { isReadable($0, reading) } ?? false
    return isKnown ? reading : nil
  }

  private static func systemItem(_ value: Value?) -> String? {
    switch value {
    case .implicit(let name)?: name
    case .unknown(let text)?: Icons.path(text).count > 1 ? Icons.path(text).last : nil
    default: nil
    }
  }

  /// Returns whether a title is a text or a constant, and nothing that only the running app knows.
  private func isReadable(_ title: Value, _ reading: TabReading) -> Bool {
    switch title {
    case .text(let text): return !text.isEmpty
    case .key, .number: return true
    case .unknown(let text): return Icons.path(text).first?.first?.isUppercase == true
    default: return false
    }
  }

  // MARK: - Enumerations

  /// Returns the bar that an enumeration of tabs describes, where nothing else in the files makes one: the only one whose
  /// name speaks of tabs and that has a title and an image.
  func enumeration() -> ImportedBar? {
    func property(_ type: DeclaredType, _ names: [String], _ isWanted: (DeclaredProperty) -> Bool)
      -> DeclaredProperty?
    {
      names.lazy.compactMap { type.properties[$0] }.first { $0.body != nil && isWanted($0) }
    }
    evaluator.begin()
    var found: [(type: DeclaredType, title: DeclaredProperty, image: DeclaredProperty)] = []
    for type in evaluator.declarations.types where type.isEnumeration && (2...12).contains(type.cases.count) {
      guard type.name.contains("Tab") && !type.name.contains("Table"),
        let title = property(type, ["title", "tabTitle", "name", "label"], { $0.typeName == "String" }),
        let image = property(type, ["image", "icon", "tabImage"], { $0.typeName == "UIImage" })
      else { continue }
      found.append((type, title, image))
    }
    guard found.count == 1, let (type, title, image) = found.first else { return nil }
    let place = title.file.place(title.body?.lowerBound ?? 0)
    var bar = ImportedBar(kind: .uiKit, name: type.name, place: place)
    for name in type.cases {
      let value = Value.enumCase(type, name)
      let item = Object(typeName: "UITabBarItem", code: Code(file: title.file, range: title.body ?? 0..<0))
      item.fields = [
        "title": evaluator.value(of: title, owner: value), "image": evaluator.value(of: image, owner: value),
      ]
      guard let reading = tab(of: item, controller: nil) else { continue }
      bar.tabs.append(reading.tab)
      bar.gaps += reading.gaps.map { ImportRemark(place: place, reason: $0) }
    }
    guard bar.tabs.count > 1 else { return nil }
    bar.isUncertain = true
    bar.notes = [ImportRemark(place: place, reason: "the tabs are those of an enumeration, in its order")]
    return bar
  }

  // MARK: - Items without a list

  /// Returns the items that a file makes, in the order of the file.
  private func looseItems() -> ImportedBar? {
    var seen: Set<String> = []
    var readings: [TabReading] = []
    for item in evaluator.items {
      guard let reading = tab(of: item, controller: item.controller) else { continue }
      let icon = reading.tab.icon.map { "\($0)" } ?? ""
      if seen.insert(reading.tab.title + "\n" + icon).inserted { readings.append(reading) }
    }
    guard let first = readings.first, readings.count <= 12 else { return nil }
    var bar = ImportedBar(kind: .uiKit, place: first.tab.place)
    bar.tabs = readings.map(\.tab)
    bar.gaps = readings.flatMap { reading in
      reading.gaps.map { ImportRemark(place: reading.tab.place, reason: $0) }
    }
    bar.isUncertain = true
    let note = "no list of controllers was found: the tabs are in the order of the file"
    bar.notes = [ImportRemark(place: first.tab.place, reason: note)]
    return bar
  }
}
