/// Reads what is written out in Swift: literals, constants, cases of enumerations, and functions whose arguments are these.
///
/// A form that is not listed here has no value, and what needs it becomes a gap.
final class CodeReader {
  let declarations: Declarations
  let translations: Translations
  let files: [CodeFile]
  /// The bar that is being read.
  var bar = ImportedBar(place: SourcePlace(path: "", line: 1, column: 1))
  /// The lists that tab bar controllers get in the function that is being read.
  var lists: [ControllerList] = []
  /// The controllers that properties are, so that all who name one mean the same.
  private var kept: [String: Value] = [:]
  /// The code that has been read, by file.
  private var consumed: [String: [Range<Int>]] = [:]
  /// How many values have been asked for: functions may ask each other twice.
  var steps = 0

  init(_ sources: [ImportSource], translations: Translations) {
    let isAboutTabs = sources.contains { $0.bytes.contains("Tab") || $0.bytes.contains("iewControllers") }
    files = isAboutTabs ? sources.filter { $0.path.ending == "swift" }.map { CodeFile($0) } : []
    declarations = Declarations(files)
    self.translations = translations
  }

  /// Begins to read another bar.
  func begin(_ name: String, at code: Code) {
    (steps, lists, kept) = (0, [], [:])
    bar = ImportedBar(name: name, place: code.place)
    bar.aside = code.file.isAside ? ImportSource.aside : nil
  }

  // MARK: - What is consumed, and what is a gap

  func consume(_ code: Code) { consumed[code.file.path, default: []].append(code.range) }

  func isRead(_ index: Int, _ file: CodeFile) -> Bool {
    consumed[file.path]?.contains { $0.contains(index) } ?? false
  }

  func gap(_ code: Code, _ reason: String) { bar.gap(code.place, reason) }

  /// Notes what keeps a fact of a tab from being certain.
  func gap(_ code: Code, _ reason: String, in fact: ImportedTab.Fact, of tab: inout ImportedTab) {
    gap(code, reason)
    tab.gaps[fact] = ImportRemark(place: code.place, reason: reason)
  }

  /// Returns whether there is too much code to follow.
  func isTired(_ scope: Scope) -> Bool {
    steps += 1
    return scope.isTooDeep || steps > 20_000
  }

  // MARK: - Values

  func value(of code: Code, in scope: Scope) -> Value? {
    let scope = scope.inner
    guard !isTired(scope), !code.isConditional, let chain = code.chain else { return nil }
    var found = value(of: chain[0], code, scope)
    for link in chain.dropFirst() { found = found.flatMap { member(link, of: $0, scope) } }
    return found
  }

  /// The value that a chain begins with.
  private func value(of first: Link, _ code: Code, _ scope: Scope) -> Value? {
    let (file, name) = (code.file, first.name)
    if first.code.isInside("[") {
      return .list(file.split(file.inside(code.first)).map { value(of: file.code($0), in: scope) })
    }
    if let text = file.string(code.first) { return .literal(text) }
    if first.isCalled { return code.begins(".") ? nil : made(by: first, scope) }
    if code.begins(".") { return .constant(["", name]) }
    if let number = Int(first.code.text) { return .number(number) }
    if name == "nil" { return .nothing }
    guard !name.isEmpty else { return nil }
    if let bound = scope.names[name] { return bound }
    if let found = declarations.property(name, of: scope.type) ?? declarations.property(name, of: nil) {
      return value(of: found, this: scope.this, depth: scope.depth)
    }
    if name == "self" { return scope.this ?? scope.type.map(Value.type) }
    if let type = name == "Self" ? scope.type : declarations.type(name, from: scope.type) { return .type(type) }
    return name.first?.isUppercase == true ? .constant([name]) : nil
  }

  private func member(_ link: Link, of value: Value, _ scope: Scope) -> Value? {
    guard !link.isIndex else { return nil }
    switch value {
    case .constant(let names): return link.isCalled || names[0].isEmpty ? nil : .constant(names + [link.name])
    // A type that is declared twice has no values.
    case .type(let type) where type.count < 2:
      if !link.isCalled, let inner = declarations.type(type.fullName + "." + link.name) { return .type(inner) }
      if !link.isCalled, type.cases.contains(link.name) { return .element(type, link.name) }
      if let found = declared(link, in: type, of: nil, scope) { return found }
      if type.count == 0 { return link.isCalled ? nil : .constant([type.name, link.name]) }
      let isWhole =
        link.name == "allCases" && type.properties["allCases"] == nil && type.inherits.contains("CaseIterable")
        && !type.cases.contains("")
      return isWhole ? .list(type.cases.map { .element(type, $0) }) : nil
    case .literal, .text: return declarations.type("String").flatMap { declared(link, in: $0, of: value, scope) }
    case .element(let type, let name):
      if let found = declared(link, in: type, of: value, scope) { return found }
      guard link.name == "rawValue", type.properties["rawValue"] == nil, type.inherits.first == "String" else { return nil }
      guard let raw = type.rawValues[name] else { return .text(name) }
      return self.value(of: raw, in: Scope(depth: scope.depth))?.given(to: "String")
    case .icon: return link.name.isOne(of: "withRenderingMode withTintColor withConfiguration") ? value : nil
    case .list(let values) where link.name == "map":
      guard let code = link[""], code.isInside("{") else { return nil }
      return .list(
        values.map { element in
          var inner = scope
          inner.bind(code.parameters.first ?? "$0", element)
          return element == nil ? nil : result(of: code.content, inner)
        })
    default: return nil
    }
  }

  /// A property or a function of a type that the app declares.
  private func declared(_ link: Link, in type: DeclaredType, of this: Value?, _ scope: Scope) -> Value? {
    if link.isCalled {
      return declarations.function(link, of: type).flatMap { call($0, link, scope, this: this) }
    }
    return declarations.property(link.name, of: type).flatMap { value(of: $0, this: this, depth: scope.depth) }
  }

  func value(of property: Variable, this: Value?, depth: Int) -> Value? {
    let scope = Scope(type: property.owner, this: this, depth: depth + 1)
    if let body = property.body { return result(of: body, scope)?.given(to: property.type) }
    guard property.isConstant else { return nil }
    let name = (property.owner?.fullName ?? "") + "." + property.name
    if let known = kept[name] { return known }
    let value = property.value.flatMap { self.value(of: $0, in: scope) }?.given(to: property.type)
    if case .controller? = value, this == nil { kept[name] = value }
    return value
  }

  private func call(_ function: Function, _ link: Link, _ scope: Scope, this: Value?) -> Value? {
    result(of: function.body, bound(function, link, scope, this: this))?.given(to: function.type)
  }

  /// Returns what names mean in the body of a function that is called.
  func bound(_ function: Function, _ link: Link, _ scope: Scope, this: Value?) -> Scope {
    var inner = Scope(type: function.owner, this: this, depth: scope.depth + 1)
    for (parameter, code) in zip(function.parameters, function.arguments(link) ?? []) {
      inner.bind(parameter.name, code.flatMap { value(of: $0, in: scope)?.given(to: parameter.type) })
    }
    return inner
  }

  /// Returns the value that a call makes: of a framework's type, a controller, or of a function of the app.
  private func made(by link: Link, _ scope: Scope) -> Value? {
    if isType(link, scope) { return controller(link, scope) }
    if let function = declarations.function(link, of: scope.type) { return call(function, link, scope, this: scope.this) }
    func isMade(of words: String) -> Bool { link.arguments.allSatisfy { $0.label.isOne(of: words) } }
    switch link.name {
    case "String" where isMade(of: "localized table bundle comment"),
      "NSLocalizedString" where isMade(of: " tableName bundle comment"),
      "LocalizedStringResource" where isMade(of: " table comment"),
      "LocalizedStringKey" where isMade(of: ""):
      let table = link["table"] ?? link["tableName"]
      let key = link.arguments.first.flatMap { value(of: $0.code, in: scope) }
      if table == nil, case .constant? = key { return key }
      guard let text = key?.plain, table == nil || table?.literal != nil else { return nil }
      return .key(text, table: table?.literal)
    case "UIImage", "Image":
      guard link.arguments.count == 1, let argument = link.arguments.first else { return nil }
      return icon(value(of: argument.code, in: scope), argument.label).map(Value.icon)
    case "": return link.code.begins("{") ? result(of: link.code.before(link.code.file.after(link.code.first)).content, scope) : nil
    default: return controller(link, scope)
    }
  }

  /// Whether the app itself declares a type of the name that is called.
  func isType(_ link: Link, _ scope: Scope) -> Bool {
    declarations.type(link.name, from: scope.type)?.count ?? 0 > 0
  }

  /// Returns the only statement of a body, or of the case that a `switch` over an element takes, without `return`.
  func statement(_ body: Code, _ scope: Scope) -> Code? {
    let statements = body.statements
    guard statements.count == 1, let code = statements.first, !code.isConditional, !scope.isTooDeep else {
      return nil
    }
    guard code.begins("switch") else { return code.withoutReturn }
    let (subject, cases) = code.file.cases(code)
    guard case .element(_, let name)? = value(of: subject, in: scope), !code.contains("where", "fallthrough")
    else { return nil }
    for (pattern, body) in cases {
      let names = code.file.split(pattern.range).map { code.file.code($0).text }
      if names.isEmpty || names.contains("." + name) { return statement(body, scope.inner) }
      if !names.allSatisfy({ $0.first == "." && $0.dropFirst().utf8.allSatisfy(\.isNamePart) }) { return nil }
    }
    return nil
  }

  private func result(of body: Code, _ scope: Scope) -> Value? {
    if let code = statement(body, scope) { return value(of: code, in: scope) }
    var scope = scope
    return run(body, &scope)
  }

  // MARK: - Facts of a tab

  /// Reads the arguments of a call as the form of its name says.
  func read(_ link: Link, _ scope: Scope, _ tab: inout ImportedTab) {
    for argument in link.arguments {
      let isClosure = argument.isTrailing && argument.label.isEmpty
      read(argument, Forms.calls[link.name]?[isClosure ? "{}" : argument.label], scope, &tab)
    }
  }

  /// Reads an argument, or what a property gets, as a fact of a tab.
  func read(_ argument: Argument, _ fact: String?, _ scope: Scope, _ tab: inout ImportedTab) {
    let code = argument.code
    let value = value(of: code, in: scope)
    let icon = icon(value, argument.label)
    switch (fact, value) {
    case ("", _): break
    case ("title", _), ("verbatim", _):
      if !tab.title.isEmpty { gap(code, "a second title is not read", in: .title, of: &tab) }
      readTitle(code, scope, isKey: fact == "title", &tab)
    case ("text", _): readTitle(code, scope, isKey: false, &tab)
    case ("badge", _), ("number", _): readBadge(code, scope, isKey: fact == "badge", &tab)
    case ("parts", _): readParts(code.content, scope, &tab)
    case ("image", _) where icon != nil && tab.icon == nil, ("icon", _) where icon != nil: tab.icon = icon
    case ("selected", _) where icon != nil: tab.selectedIcon = icon
    case ("icon", .nothing?): tab.icon = nil
    case ("selected", .nothing?): tab.selectedIcon = nil
    case ("role", _) where value?.name == "search": tab.isSearch = true
    case ("system", _):
      guard let name = value?.name else { fallthrough }
      tab.systemItem = name
      tab.title = SystemItem.title(of: name)
    default:
      if fact == "placement", let place = Forms.placements[argument.label]?[value?.name ?? ""] {
        tab.placement = place.isEmpty ? nil : place
      } else {
        let reason = "the app computes \(argument.label.isEmpty ? "this" : argument.label): \(code.text)"
        gap(code, reason, in: fact.map { $0.isOne(of: "image icon selected") } == true ? .icon : .any, of: &tab)
      }
    }
  }

  /// Gives a tab the title that code has, in all languages; `isKey` looks a literal up, as SwiftUI does.
  private func readTitle(_ code: Code, _ scope: Scope, isKey: Bool, _ tab: inout ImportedTab) {
    var found: (key: String, table: String?)?
    switch value(of: code, in: scope) {
    case .nothing?: tab.title = ""
    case .text(let text)?: tab.title = text
    case .literal(let text)?: if isKey { found = (text, nil) } else { tab.title = text }
    case .key(let key, let table)?: found = (key, table)
    case .constant(let names)? where names.count > 1:
      found = translations.key(ofConstant: names).map { ($0.key, $0.table) }
      if found == nil { gap(code, "the text of \(code.text) is in no file that was given", in: .title, of: &tab) }
    default:
      found = code.literal.map { ($0, nil) }
      gap(code, "the app computes the title: \(code.text)", in: .title, of: &tab)
    }
    guard let (key, table) = found else { return }
    let title = translations.title(of: key, table: table, near: code.file.path)
    tab.titles = title?.others ?? [:]
    tab.title = title?.own ?? key
    // A text without spaces is no title that people read: `tabs.home`, `tab_home`.
    let isKey = key.contains("_") || key.contains(".") && key.last != "." && key.first?.isLetter == true
    if title?.own == nil, isKey, !key.contains(where: \.isWhitespace) {
      gap(code, "the text of the key \(key) is in no file that was given", in: .title, of: &tab)
    }
  }

  /// Returns the icon that an argument of `UIImage`, `Image`, `Label` or `Tab` names.
  private func icon(_ value: Value?, _ label: String) -> ImportedIcon? {
    if case .icon(let icon)? = value { return icon }
    if let name = value?.name, label.isOne(of: " resource image") { return .asset(name) }
    guard let name = value?.plain, label.isOne(of: " named image decorative systemName systemImage") else { return nil }
    return label.hasPrefix("system") ? .symbol(name) : .asset(name)
  }

  /// Reads a badge; 0 and an empty text are none.
  private func readBadge(_ code: Code, _ scope: Scope, isKey: Bool, _ tab: inout ImportedTab) {
    if case .number(let number)? = value(of: code, in: scope) {
      tab.badge = number == 0 ? nil : "\(number)"
      return
    }
    var text = ImportedTab(place: tab.place)
    if isKey, code.begins("Text") {
      readParts(code, scope, &text)
    } else {
      readTitle(code, scope, isKey: isKey, &text)
    }
    tab.badge = text.title.isEmpty || !text.gaps.isEmpty ? nil : text.title
    tab.gaps[.badge] = text.gaps.values.first
  }
}
