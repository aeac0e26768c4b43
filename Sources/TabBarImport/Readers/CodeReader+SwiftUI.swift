/// Reads the tabs of SwiftUI's `TabView`: `Tab`, `TabSection`, `tabItem`.
///
/// Each child, argument and modifier of a tab is read, or is a gap with its place.
extension CodeReader {
  /// Returns the bars of all files, those without tabs as well.
  func tabViews() -> [ImportedBar] {
    let byFile = Dictionary(grouping: declarations.bodies, by: \.file.path)
    return files.flatMap { file in
      file.all.filter { file.isTabView($0) }.prefix(64).compactMap { index in
        let bodies = byFile[file.path]?.filter { $0.range.contains(index) }
        guard let body = bodies?.min(by: { $0.range.count < $1.range.count }), !body.isPreview else {
          return nil
        }
        steps = 0
        bar = ImportedBar(name: body.owner?.name ?? "", place: file.place(index))
        bar.aside = body.owner?.firstSystem == 0 ? "for macOS" : file.isAside ? ImportSource.aside : nil
        read(at: index, in: body)
        if bar.tabs.allSatisfy({ $0.title.isEmpty && $0.icon == nil }) { bar.tabs = [] }
        return bar
      }
    }
  }

  private func read(at index: Int, in body: CodeBody) {
    let file = body.file
    var scope = Scope(type: body.owner)
    for parameter in body.function?.parameters ?? [] { scope.bind(parameter.name, nil) }
    for word in body.range where word < index && (file.isToken(word, "let") || file.isToken(word, "var")) {
      scope.bind(file.text(word + 1), nil)
    }
    require(body.owner?.firstSystem)
    /// The curly brackets around the bar, from the outermost.
    let brackets = body.range.filter {
      $0 < index && file.isToken($0, "{") && file.inside($0).contains(index)
    }.suffix(64)
    for open in [body.range.lowerBound - 1] + brackets {
      for name in file.code(open..<file.after(open)).parameters { scope.bind(name, nil) }
      for code in file.statements(open + 1..<index) where code.begins("let") {
        let variable = file.variables(code.first, code.range.upperBound)[0]
        scope.bind(
          variable.name, variable.value.flatMap { value(of: $0, in: scope) }?.given(to: variable.type))
      }
      let head = file.code(max(body.range.lowerBound, open - 16)..<open)
      if let start = head.range.last(where: { file.isToken($0, "#available") }),
        !head.from(start).contains("}", "else")
      {
        require(head.from(start).version)
      }
      guard file.isToken(file.after(open), ".") else { continue }
      for link in file.links(file.after(open)..<body.range.upperBound) { readStyle(link) }
    }
    let chain = file.links(index..<body.range.upperBound)
    for link in chain.dropFirst() { readStyle(link) }
    if file.tokens[index].isConditional {
      gap(file.code(index..<index + 1), "only some builds have this bar")
    }
    guard let content = chain.first?.content, !bar.gaps.contains(where: { $0.reason == Self.pages }) else {
      return
    }
    readTabs(content, scope, ImportedTab(place: bar.place))
  }

  private static let pages = "the style shows pages, which have no tab bar"

  private func require(_ system: Int?) { bar.system = max(system ?? 0, bar.system ?? 0) }

  /// Reads a modifier of the bar, or of what is around it.
  func readStyle(_ link: Link) {
    let code = link.code
    consumed[code.file.path, default: []].append(code.range)
    switch link.name {
    case "tabViewStyle":
      if code.contains("page", "PageTabViewStyle", "verticalPage", "VerticalPageTabViewStyle", "carousel") {
        gap(code, Self.pages)
      } else if link.options == ["sidebarAdaptable"] {
        bar.note(code, "people can turn an iPad's bar into a sidebar: bar sidebar=yes")
      } else if link.options?.first?.isOne(of: "automatic tabBarOnly") != true {
        gap(code, "the app computes the style of the bar")
      }
    case "tabBarMinimizeBehavior":
      require(26)
      switch link.options?.first {
      case nil: gap(code, "the app computes when the bar shrinks")
      case "never", "automatic": break
      default: bar.note(code, "the bar shrinks: minimize on shows it")
      }
    case "tabViewBottomAccessory":
      require(26)
      bar.hasAccessory = true
      if code.contains("isEnabled", "if", "switch") {
        gap(code, "the app computes whether there is an accessory")
      }
    default:
      if !isHarmless(link) { gap(code, "\(link.name) may change the bar") }
    }
  }

  // MARK: - Tabs

  /// Reads the tabs in some code; each begins as `outer`, which has what is said around them.
  private func readTabs(_ code: Code, _ scope: Scope, _ outer: ImportedTab) {
    guard bar.tabs.count < 200, !scope.isTooDeep else { return gap(code, "there is too much of it") }
    for statement in code.statements { readTab(statement, scope.inner, outer) }
  }

  private func readTab(_ code: Code, _ scope: Scope, _ outer: ImportedTab) {
    if code.begins("if") { return readBranches(code, scope, outer) }
    let code = code.begins("switch") ? statement(code, scope) ?? code : code.withoutReturn
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
      if first.name.isOne(of: "Group ForEach") { return gap(item.code, "each view inside has this tab item") }
      tab.place = item.code.place
      if let label = item.content, item.arguments.count == 1 {
        readLabel(label, scope, &tab)
      } else {
        gap(item.code, "the tab item cannot be read")
      }
      return add(tab, rest.filter { $0.code.first != item.code.first }, scope)
    }
    switch isDeclared(first, scope) ? "" : first.name {
    case "Tab":
      readNewTab(first, scope, &tab)
      add(tab, rest, scope)
    case "EmptyView", "EmptyTabContent": break
    case "TabSection":
      if let title = first[""], !title.isInside("{") { readTitle(title, scope, isKey: true, &tab) }
      if let header = first["header"] { readLabel(header.content, scope, &tab) }
      guard isShown(&tab, rest, scope), let content = first.content else { return }
      var inner = outer
      inner.section = tab.title.isEmpty ? nil : tab.title
      (inner.placement, inner.condition) = (tab.placement, tab.condition)
      readTabs(content, scope, inner)
    case "ForEach":
      unless(rest)
      guard let closure = first.arguments.last?.code, closure.isInside("{"), let list = first[""],
        case .list(let values)? = value(of: list, in: scope)
      else { return gap(code, "ForEach(\(first[""]?.text ?? "")): the app makes these tabs when it runs") }
      for value in values {
        var scope = scope
        scope.bind(closure.parameters.first ?? "$0", value)
        readTabs(closure.content, scope, outer)
      }
    default:
      let made = first.name == "Group" ? first.content.map { ($0, scope) } : body(of: first, scope)
      guard let (body, scope) = made, body.contains("tabItem", "Tab", "TabSection", "ForEach") else {
        return gap(code, "the view has no tab item that can be read here: \(code.text)")
      }
      unless(rest)
      readTabs(body, scope, outer)
    }
  }

  /// Notes each modifier that may change a tab.
  private func unless(_ links: ArraySlice<Link>) {
    for link in links where !isHarmless(link) { gap(link.code, "what \(link.name) does is not read") }
  }

  private func readBranches(_ code: Code, _ scope: Scope, _ outer: ImportedTab) {
    var isOlder = false
    for (head, body) in code.file.branches(code) {
      if isOlder || head.range.isEmpty {
        gap(body, "where that does not hold the app has other tabs")
      } else if head.begins("#available"), head.range.upperBound == head.file.after(head.first + 1) {
        require(head.version)
        isOlder = true
        readTabs(body, scope, outer)
      } else {
        readTabs(body, scope, outer.shown(if: head.text))
      }
    }
  }

  private func readNewTab(_ first: Link, _ scope: Scope, _ tab: inout ImportedTab) {
    // Tab is new in iOS 18.
    require(18)
    let count = bar.gaps.count
    for argument in first.arguments {
      let code = argument.code
      switch argument.label {
      case "" where !code.isInside("{"): readTitle(code, scope, isKey: true, &tab)
      case "systemImage", "image": readIcon(argument, scope, &tab)
      case "role" where code.text == ".search": tab.isSearch = true
      case "label": readLabel(code.content, scope, &tab)
      case "", "content", "value": break
      default: gap(code, "\(argument.label) is not read")
      }
    }
    // The system gives a search tab without a label its title and icon (Apple, TabRole.search).
    if tab.isSearch, tab.title.isEmpty, tab.icon == nil, bar.gaps.count == count { tab.beSearch() }
  }

  private func add(_ tab: ImportedTab, _ modifiers: ArraySlice<Link>, _ scope: Scope) {
    var tab = tab
    if isShown(&tab, modifiers, scope) { bar.tabs.append(tab) }
  }

  /// Reads the modifiers of a tab or a section; returns `false` where it is hidden.
  private func isShown(_ tab: inout ImportedTab, _ links: ArraySlice<Link>, _ scope: Scope) -> Bool {
    for link in links {
      let options = link.options ?? []
      switch link.name {
      case "badge" where link.arguments.count == 1:
        readBadge(link.arguments[0].code, scope, isKey: true, &tab)
      case "hidden":
        // Its parameter is true without an argument (Apple, TabContent.hidden).
        guard let text = link[""]?.text, text != "true" else { return false }
        if text != "false" { tab = tab.shown(if: "not \(text)") }
      case "tabPlacement" where options.first?.isOne(of: "sidebarOnly pinned") == true:
        tab.placement = options == ["pinned"] ? "pinned" : "sidebar"
      case "defaultVisibility" where options == ["hidden", "tabBar"]: tab.placement = "optional"
      case "customizationBehavior" where options.first == "disabled":
        tab.placement = options.contains("tabBar") ? "fixed" : nil
      case "tabPlacement" where options == ["automatic"],
        "defaultVisibility" where options.first == "visible",
        "customizationBehavior" where !options.isEmpty:
        break
      default: unless([link])
      }
    }
    return true
  }

  // MARK: - Labels

  /// Reads all parts of a label. What is neither a text nor an image that can be read is a gap.
  private func readLabel(_ code: Code, _ scope: Scope, _ tab: inout ImportedTab) {
    guard !scope.isTooDeep else { return gap(code, "there is too much of it") }
    for statement in code.statements { readPart(statement, scope.inner, &tab) }
  }

  private func readPart(_ code: Code, _ scope: Scope, _ tab: inout ImportedTab) {
    let code = code.begins("switch") ? statement(code, scope) ?? code : code.withoutReturn
    guard let chain = code.chain, !code.begins("."), !code.isConditional else {
      return gap(code, "the app computes this part of the label: \(code.text)", in: .any, of: &tab)
    }
    let first = chain[0]
    unless(chain.dropFirst())
    func isMade(of words: String) -> Bool { first.arguments.allSatisfy { $0.label.isOne(of: words) } }
    switch isDeclared(first, scope) ? "" : first.name {
    case "Text" where isMade(of: " verbatim bundle comment"), "Image" where first.arguments.count == 1,
      "Label" where isMade(of: " systemImage image title icon"), "VStack", "HStack", "ZStack", "Group":
      for argument in first.arguments {
        if argument.code.isInside("{") {
          readLabel(argument.code.content, scope, &tab)
        } else if first.name == "Image" || argument.label.isOne(of: "systemImage image") {
          readIcon(argument, scope, &tab)
        } else if argument.label.isOne(of: " verbatim"), !first.name.hasSuffix("Stack") {
          if !tab.title.isEmpty { gap(code, "a second title is not read", in: .title, of: &tab) }
          readTitle(argument.code, scope, isKey: argument.label.isEmpty, &tab)
        }
      }
    default:
      if case .icon(let icon)?? = scope.names[first.name], !first.isCalled, tab.icon == nil {
        tab.icon = icon
      } else if let (body, scope) = body(of: first, scope) {
        readLabel(body, scope, &tab)
      } else {
        gap(code, "the app computes this part of the label: \(code.text)", in: .any, of: &tab)
      }
    }
  }

  private func readIcon(_ argument: Argument, _ scope: Scope, _ tab: inout ImportedTab) {
    let icon = icon(argument, scope)
    if icon == nil || tab.icon != nil {
      gap(argument.code, "the app computes the icon: \(argument.code.text)", in: .icon, of: &tab)
    }
    tab.icon = tab.icon ?? icon
  }

  /// Whether the app itself declares what is called, which is not SwiftUI's of that name then.
  private func isDeclared(_ link: Link, _ scope: Scope) -> Bool {
    declarations.type(link.name, from: scope.type)?.count ?? 0 > 0
      || declarations.function(link, of: scope.type) != nil
  }

  /// Returns the body of a function or a property of the code's type that makes a view, and what its names mean.
  private func body(of link: Link, _ scope: Scope) -> (code: Code, scope: Scope)? {
    guard !scope.isTooDeep, scope.names[link.name] == nil else { return nil }
    if link.isCalled {
      return declarations.function(link, of: scope.type).map {
        ($0.body, bound($0, link, scope, this: scope.this))
      }
    }
    guard let property = declarations.property(link.name, of: scope.type), let body = property.body else {
      return nil
    }
    return (body, Scope(type: property.owner, this: scope.this, depth: scope.depth + 1))
  }

  // MARK: - Modifiers

  /// The modifiers of SwiftUI that change neither a tab's place, title and icon nor its badge (Apple, SwiftUI: View, TabContent).
  private static let harmless = Set(
    """
    accentColor accessibilityAddTraits accessibilityElement accessibilityHidden accessibilityHint accessibilityIdentifier \
    accessibilityLabel accessibilityValue alert allowsHitTesting animation aspectRatio autocorrectionDisabled background \
    bold buttonStyle clipShape clipped colorScheme confirmationDialog containerBackground contentMargins contentShape contextMenu \
    controlSize customizationID defaultAppStorage dropDestination dynamicTypeSize edgesIgnoringSafeArea environment \
    environmentObject fileImporter fixedSize focused font fontWeight foregroundColor foregroundStyle frame fullScreenCover gesture \
    highPriorityGesture hoverEffect id ignoresSafeArea imageScale inspector interactiveDismissDisabled keyboardShortcut \
    keyboardType layoutPriority lineLimit listStyle minimumScaleFactor modelContainer modelContext navigationBarBackButtonHidden \
    navigationBarHidden navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationTitle \
    navigationViewStyle offset onAppear onChange onContinueUserActivity onDisappear onOpenURL onPreferenceChange onReceive onSubmit \
    onTapGesture opacity overlay padding popover position preference preferredColorScheme redacted refreshable renderingMode \
    resizable rotationEffect safeAreaInset safeAreaPadding scaleEffect scaledToFill scaledToFit scenePadding \
    scrollContentBackground scrollDismissesKeyboard searchable sectionActions sensoryFeedback shadow sheet simultaneousGesture \
    statusBar statusBarHidden submitLabel swipeActions symbolRenderingMode tabViewCustomization \
    tabViewSearchActivation tag task textInputAutocapitalization tint toolbarBackground toolbarColorScheme transaction transition \
    userActivity zIndex
    """.split(separator: " ").map(String.init))

  /// Returns whether a modifier changes nothing of a tab: one of SwiftUI's, or one of the app's that is a chain of these.
  private func isHarmless(_ link: Link, ofApp: Bool = true) -> Bool {
    // Titles are in another language, or icons are filled in another way.
    guard link.isCalled, !(link.name == "environment" && link.code.contains("locale", "symbolVariants"))
    else { return false }
    let own = ["View", "TabContent"].flatMap { declarations.type($0)?.functions[link.name] ?? [] }
    guard own.isEmpty else {
      return ofApp
        && own.allSatisfy { function in
          let chain = function.body.chain?.drop { $0.name == "self" } ?? []
          return !function.body.isConditional && !chain.isEmpty
            && chain.allSatisfy { isHarmless($0, ofApp: false) }
        }
    }
    return Self.harmless.contains(link.name)
  }
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
