/// Reads the tabs of SwiftUI's `TabView`: `Tab`, `TabSection`, `tabItem`.
///
/// Each child, argument and modifier of a tab is read, or is a gap with its place.
extension CodeReader {
  func readTabView(_ first: Link, _ way: Way) {
    let type = scope.type
    begin(type?.name ?? "", at: first.code.place, isAside: first.code.file.isAside)
    if type?.firstSystem == 0 { bar.aside = "for macOS" }
    (bar.isReached, bar.branch) = (way.isReached, way.system)
    require(max(way.system, type?.firstSystem ?? 0))
    for link in way.modifiers { readModifier(link) }
    if isDeclared(first) { gap(first.code, "the app declares this itself") }
    if first.code.before(first.code.first + 1).isConditional {
      gap(first.code, "only some builds have this bar")
    }
    guard let content = first.content, !bar.gaps.contains(where: { $0.reason == Self.pages }) else { return }
    readTabs(content, ImportedTab(place: bar.place))
    // Of a title that is written out as an empty one there is no gap.
    if bar.tabs.allSatisfy({ $0.title.isEmpty && $0.icon == nil && !$0.gaps.isEmpty }) { bar.tabs = [] }
  }

  private static let pages = "the style shows pages, which have no tab bar"

  private func require(_ system: Int) { bar.system = max(system, bar.system ?? 0) }

  // MARK: - Modifiers

  /// Reads a modifier of the bar, or of what is around it.
  private func readModifier(_ link: Link, _ depth: Int = 0) {
    let (code, option) = (link.code, link.options.first ?? "")
    if isHarmless(link) { return }
    if code.isConditional { gap(code, "only some builds have this modifier") }
    switch link.name {
    case "tabViewStyle" where option == "sidebarAdaptable":
      bar.note(code, "people can turn an iPad's bar into a sidebar: bar sidebar=yes")
    case "tabViewStyle" where option.isOne(of: "automatic tabBarOnly"): break
    case "tabViewStyle":
      let isPages = code.contains("page", "PageTabViewStyle", "verticalPage", "VerticalPageTabViewStyle")
      gap(code, isPages ? Self.pages : "the app computes the style of the bar")
    case "tabBarMinimizeBehavior":
      require(26)
      if option.isEmpty { gap(code, "the app computes when the bar shrinks") }
      if !option.isOne(of: " never automatic") { bar.note(code, "the bar shrinks: minimize on shows it") }
    case "tabViewBottomAccessory":
      require(26)
      bar.hasAccessory = true
      if code.contains("isEnabled", "if", "switch") {
        gap(code, "the app computes whether there is an accessory")
      }
    case "environment" where code.contains("locale"):
      bar.note(code, "the app chooses the language of its titles: \(code.text)")
    default:
      guard let (system, links) = body(of: link, depth) else {
        return gap(code, "\(link.name) may change the bar")
      }
      require(system)
      for link in links { readModifier(link, depth + 1) }
    }
  }

  /// Notes each modifier that may change a tab.
  private func unless(_ links: ArraySlice<Link>) {
    for link in links where !isHarmless(link) { gap(link.code, "what \(link.name) does is not read") }
  }

  /// Returns whether a modifier changes nothing of a tab: one of SwiftUI's, or one of the app's that is a chain of these.
  private func isHarmless(_ link: Link, _ depth: Int = 0) -> Bool {
    if let (_, links) = body(of: link, depth) { return links.allSatisfy { isHarmless($0, depth + 1) } }
    // Titles are in another language, or icons are filled in another way.
    if link.name == "environment",
      link.code.contains("locale", "symbolVariants", "layoutDirection", "horizontalSizeClass")
    {
      return false
    }
    if link.name == "toolbar" { return link.arguments.count == 1 && link.content != nil }
    return link.isCalled && link.name.isOne(of: Self.harmless) && functions(of: link).isEmpty
  }

  /// The functions of the app that a modifier calls.
  private func functions(of link: Link) -> [Function] {
    ["View", "TabContent"].flatMap { declarations.type($0)?.functions[link.name] ?? [] }
  }

  /// Returns the modifiers that one of the app's is made of, and the system that it asks for to have any; `nil` for another.
  private func body(of link: Link, _ depth: Int) -> (system: Int, links: ArraySlice<Link>)? {
    var (found, base) = (functions(of: link).filter { $0.arguments(link) != nil }, "self")
    if link.name == "modifier", link.arguments.count == 1, let made = link[""]?.chain, made.count == 1 {
      found = declarations.type(made[0].name)?.functions["body"] ?? []
      base = found.first?.parameters.first?.name ?? base
    }
    guard found.count == 1, depth < 8, !isTired, !link.code.isConditional,
      var code = found[0].body.statements.first,
      found[0].body.statements.count == 1, !code.isConditional
    else { return nil }
    var system = 0
    if code.begins("if") {
      let branches = code.file.branches(code)
      guard branches.count == 2, branches[0].head.isAvailability, branches[1].head.range.isEmpty,
        branches[1].body.text == base
      else { return nil }
      (code, system) = (branches[0].body, branches[0].head.version ?? 0)
    }
    guard let chain = code.withoutReturn.chain else { return nil }
    if chain[0].name == base, !chain[0].isCalled { return (system, chain.dropFirst()) }
    return base == "self" && chain[0].name.first?.isLowercase == true ? (system, chain[...]) : nil
  }

  /// The modifiers of SwiftUI that change neither a tab's place, title and icon nor its badge (Apple, SwiftUI: View,
  /// TabContent).
  private static let harmless =
    """
    accentColor accessibilityAddTraits accessibilityElement accessibilityHidden accessibilityHint \
    accessibilityIdentifier accessibilityLabel accessibilityValue alert allowsHitTesting animation \
    aspectRatio autocorrectionDisabled background bold buttonStyle clipShape clipped colorScheme \
    confirmationDialog containerBackground contentMargins contentShape contextMenu controlSize \
    customizationID defaultAppStorage dropDestination dynamicTypeSize edgesIgnoringSafeArea environment \
    environmentObject fileImporter fixedSize focused font fontWeight foregroundColor foregroundStyle frame \
    fullScreenCover gesture highPriorityGesture hoverEffect id ignoresSafeArea imageScale inspector \
    interactiveDismissDisabled keyboardShortcut keyboardType layoutPriority lineLimit listStyle \
    minimumScaleFactor modelContainer modelContext navigationBarBackButtonHidden navigationBarHidden \
    navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationTitle \
    navigationViewStyle offset onAppear onChange onContinueUserActivity onDisappear onOpenURL \
    onPreferenceChange onReceive onSubmit onTapGesture overlay padding popover position preference \
    preferredColorScheme redacted refreshable renderingMode resizable safeAreaInset \
    safeAreaPadding scaledToFill scaledToFit scenePadding scrollContentBackground \
    scrollDismissesKeyboard searchable sectionActions sensoryFeedback shadow sheet simultaneousGesture \
    statusBar statusBarHidden submitLabel swipeActions symbolRenderingMode tabViewCustomization \
    tabViewSearchActivation tag task textInputAutocapitalization tint toolbarBackground toolbarColorScheme \
    transaction transition userActivity zIndex
    """

  // MARK: - Tabs

  /// Reads the tabs in some code; each begins as `outer`, which has what is said around them.
  private func readTabs(_ code: Code, _ outer: ImportedTab) {
    within(scope) {
      guard bar.tabs.count < 200, !isTired else { return gap(code, "there is too much of it") }
      for statement in code.statements { readTab(statement, outer) }
    }
  }

  private func readTab(_ code: Code, _ outer: ImportedTab) {
    if code.begins("if") { return readBranches(code, outer) }
    let code = code.begins("switch") ? statement(code) ?? code : code.withoutReturn
    guard let chain = code.chain, !code.begins("."), !code.isConditional else {
      return gap(code, "the app makes these tabs when it runs: \(code.text)")
    }
    let first = chain[0]
    var rest = chain.dropFirst()
    // Names before the first call are of the view: `Color.clear`.
    if first.name.first?.isUppercase == true, !first.isCalled { rest = rest.drop { !$0.isCalled } }
    var tab = outer
    tab.place = first.code.place
    if let item = rest.first(where: { $0.name == "tabItem" }) {
      tab.place = item.code.place
      if first.name.isOne(of: "Group ForEach") { return gap(item.code, "each view inside has this tab item") }
      guard let label = item.content, item.arguments.count == 1 else {
        return gap(item.code, "this item cannot be read")
      }
      readParts(label, &tab)
      return add(tab, rest.filter { $0.code.first != item.code.first })
    }
    let name = isDeclared(first) ? "" : first.name
    if name.isOne(of: "EmptyView EmptyTabContent") { return }
    if name == "Tab" {
      // Tab is new in iOS 18.
      require(18)
      let count = bar.gaps.count
      read(first, &tab)
      // The system gives a search tab without a label its title and icon (Apple, TabRole.search).
      if tab.isSearch, tab.title.isEmpty, tab.icon == nil, bar.gaps.count == count { tab.beSearch() }
      return add(tab, rest)
    }
    if name == "TabSection", let content = first.content {
      read(first, &tab)
      guard isShown(&tab, rest) else { return }
      (tab.section, tab.title) = (tab.title.isEmpty ? nil : tab.title, "")
      (tab.titles, tab.gaps) = ([:], outer.gaps)
      return readTabs(content, tab)
    }
    unless(rest)
    if name == "ForEach" {
      guard let closure = first.arguments.last?.code, closure.isInside("{"), let list = first[""],
        case .list(let values)? = value(of: list)
      else { return gap(code, "ForEach(\(first[""]?.text ?? "")): the app makes these tabs when it runs") }
      for value in values {
        within(scope.binding(closure.parameters.first ?? "$0", value)) { readTabs(closure.content, outer) }
      }
    } else if name == "Group", let content = first.content {
      readTabs(content, outer)
    } else if !follow(first, { readTabs($0, outer) }) {
      gap(code, "the view has no tab item that can be read here: \(code.text)")
    }
  }

  private func readBranches(_ code: Code, _ outer: ImportedTab) {
    var isOlder = false
    for (head, body) in code.file.branches(code) {
      if isOlder || head.range.isEmpty {
        gap(body, "where that does not hold the app has other tabs")
      } else if head.isAvailability {
        require(head.version ?? 0)
        isOlder = true
        readTabs(body, outer)
      } else {
        within(scope.hiding(head)) { readTabs(body, outer.shown(if: head.text)) }
      }
    }
  }

  private func add(_ tab: ImportedTab, _ modifiers: ArraySlice<Link>) {
    var tab = tab
    if isShown(&tab, modifiers) { bar.tabs.append(tab) }
  }

  /// Reads the modifiers of a tab or a section; returns `false` where it is hidden.
  private func isShown(_ tab: inout ImportedTab, _ links: ArraySlice<Link>) -> Bool {
    for link in links {
      if !functions(of: link).isEmpty {
        unless([link])
      } else if link.name == "hidden" {
        // Its parameter is true without an argument (Apple, TabContent.hidden).
        guard let value = link[""], value.text != "true" else { return false }
        if value.text != "false" { gap(value, "the app computes whether this is hidden") }
      } else if let place = Forms.placements[link.name]?[link.options.joined(separator: ".")] {
        tab.placement = place.isEmpty ? tab.placement : place
      } else if link.name == "badge" {
        read(link, &tab)
      } else {
        unless([link])
      }
    }
    return true
  }

  // MARK: - Labels

  /// Reads all parts of a label. What is neither a text nor an image that can be read is a gap.
  func readParts(_ code: Code, _ tab: inout ImportedTab) {
    guard !isTired else { return gap(code, "there is too much of it") }
    for code in code.statements {
      let code = code.begins("switch") ? statement(code) ?? code : code.withoutReturn
      let chain = code.begins(".") || code.isConditional ? [] : code.chain ?? []
      unless(chain.dropFirst())
      if let first = chain.first, Forms.calls[first.name] != nil, !isDeclared(first) {
        within(scope) { read(first, &tab) }
      } else if let first = chain.first, case .icon(let icon)? = value(of: first.code), tab.icon == nil {
        tab.icon = icon
      } else if chain.first.map({ follow($0) { readParts($0, &tab) } }) != true {
        gap(code, "the app computes this part of the label: \(code.text)", .any, &tab)
      }
    }
  }

  /// Whether the app itself declares what is called, which is not SwiftUI's of that name then.
  private func isDeclared(_ link: Link) -> Bool {
    isType(link) || declarations.function(link, of: scope.type) != nil
  }

  /// Reads the body of a function or a property of the code's type that makes a view; returns whether there is one.
  func follow(_ link: Link, _ read: (Code) -> Void) -> Bool {
    guard scope.names[link.name] == nil else { return false }
    if link.isCalled, let function = declarations.function(link, of: scope.type) {
      within(bound(function, link, scope.this)) { read(function.body) }
    } else if !link.isCalled, let property = declarations.property(link.name, of: scope.type),
      let body = property.body
    {
      within(Scope(type: property.owner, this: scope.this)) { read(body) }
    } else {
      return false
    }
    return true
  }
}

extension Code {
  /// Whether it is a condition of the system's version and of nothing else.
  fileprivate var isAvailability: Bool { begins("#available") && range.upperBound == file.after(first + 1) }
}

extension CodeFile {
  func isTabView(_ index: Int) -> Bool {
    guard isToken(index, "TabView") else { return false }
    let next = afterGenerics(index + 1, tokens.count) ?? index + 1
    let isMember = isToken(index - 1, ".") && !isToken(index - 2, "SwiftUI")
    return (isToken(next, "(") || isToken(next, "{")) && !isMember
      && !text(index - 1).isOne(of: "struct func")
  }
}
