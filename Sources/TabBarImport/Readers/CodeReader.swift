/// Reads what is written out in Swift: literals, constants, cases of enumerations, and functions whose arguments are these.
///
/// A form that is not listed here has no value, and what needs it becomes a gap.
final class CodeReader {
  let declarations: Declarations
  let translations: Translations
  let files: [CodeFile]
  /// The files of Objective-C, of which only names are looked at.
  private let others: [CodeFile]
  /// All files but those for something else.
  var everything: [CodeFile] { (files + others).filter { !$0.isAside } }
  /// The bar that is being read.
  var bar = ImportedBar(place: SourcePlace(path: "", line: 1, column: 1))
  /// The lists of controllers or tabs that tab bar controllers get in the function that is being read; `nil` for one that the
  /// app makes when it runs.
  var lists: [(owner: DeclaredType?, code: Code, values: [Value?]?)] = []
  /// The controllers that properties are, so that all who name one mean the same.
  private var kept: [String: Value] = [:]
  /// The code that has been read, by file.
  private var consumed: [String: [Range<Int>]] = [:]
  /// How many values have been asked for: functions may ask each other twice.
  private var steps = 0
  /// What names mean in the code that is being read.
  var scope = Scope()

  init(_ sources: [ImportSource], translations: Translations) {
    let isAboutTabs = sources.contains { $0.bytes.contains("Tab") || $0.bytes.contains("iewControllers") }
    func files(_ endings: String) -> [CodeFile] {
      isAboutTabs ? sources.filter { $0.path.ending.isOne(of: endings) }.map { CodeFile($0) } : []
    }
    (self.files, others) = (files("swift"), files("m mm"))
    declarations = Declarations(self.files)
    self.translations = translations
  }

  /// Begins to read another bar.
  func begin(_ name: String, at place: SourcePlace, isAside: Bool) {
    (steps, lists, kept) = (0, [], [:])
    bar = ImportedBar(name: name, place: place)
    bar.aside = isAside ? ImportSource.aside : nil
  }

  /// Begins to count anew how much is followed.
  func rest() { steps = 0 }

  // MARK: - What is consumed, and what is a gap

  func consume(_ code: Code) { consumed[code.file.path, default: []].append(code.range) }

  func isRead(_ index: Int, _ file: CodeFile) -> Bool {
    consumed[file.path]?.contains { $0.contains(index) } ?? false
  }

  func gap(_ code: Code, _ reason: String) { bar.gap(code.place, reason) }

  /// Notes what keeps a fact of a tab from being certain.
  func gap(_ code: Code, _ reason: String, _ fact: ImportedTab.Fact, _ tab: inout ImportedTab) {
    gap(code, reason)
    tab.gaps[fact] = ImportRemark(place: code.place, reason: reason)
  }

  /// Whether there is too much code to follow.
  var isTired: Bool {
    steps += 1
    return scope.depth > 40 || steps > 20_000
  }

  /// Reads something where names have other meanings.
  func within<Result>(_ scope: Scope, _ read: () -> Result) -> Result {
    let outer = self.scope
    self.scope = scope
    self.scope.depth = outer.depth + 1
    defer { self.scope = outer }
    return read()
  }

  // MARK: - Values

  func value(of code: Code) -> Value? {
    within(scope) {
      guard !isTired, !code.isConditional, let chain = code.chain else { return nil }
      let first = value(of: chain[0], in: code)
      return chain.dropFirst().reduce(first) { found, link in found.flatMap { member(link, of: $0) } }
    }
  }

  /// The value that a chain begins with.
  private func value(of first: Link, in code: Code) -> Value? {
    let (file, name) = (code.file, first.name)
    if first.code.isInside("[") {
      return .list(file.split(file.inside(code.first)).map { value(of: file.code($0)) })
    }
    if let text = file.string(code.first) { return .literal(text) }
    if first.isCalled { return code.begins(".") ? nil : made(by: first) }
    if code.begins(".") { return .constant(["", name]) }
    if let number = Int(first.code.text) { return .number(number) }
    if name == "nil" { return .nothing }
    guard !name.isEmpty else { return nil }
    if let bound = scope.names[name] { return bound }
    if let found = declarations.property(name, of: scope.type) ?? declarations.property(name, of: nil) {
      return value(of: found, this: scope.this)
    }
    if name == "self" { return scope.this ?? scope.type.map(Value.type) }
    if let type = name == "Self" ? scope.type : declarations.type(name, from: scope.type) {
      return .type(type)
    }
    return name.first?.isUppercase == true ? .constant([name]) : nil
  }

  private func member(_ link: Link, of value: Value) -> Value? {
    guard !link.isIndex else { return nil }
    switch value {
    case .constant(let names): return link.isCalled || names[0].isEmpty ? nil : .constant(names + [link.name])
    // A type that is declared twice has no values.
    case .type(let type) where type.count < 2:
      if !link.isCalled, let inner = declarations.type(type.fullName + "." + link.name) {
        return .type(inner)
      }
      if !link.isCalled, type.cases.contains(link.name) { return .element(type, link.name) }
      if let found = declared(link, in: type, of: nil) { return found }
      if type.count == 0 { return link.isCalled ? nil : .constant([type.name, link.name]) }
      let isWhole =
        link.name == "allCases" && type.properties["allCases"] == nil
        && type.inherits.contains("CaseIterable")
        && !type.cases.contains("")
      return isWhole ? .list(type.cases.map { .element(type, $0) }) : nil
    case .literal, .text: return declarations.type("String").flatMap { declared(link, in: $0, of: value) }
    case .element(let type, let name):
      if let found = declared(link, in: type, of: value) { return found }
      guard link.name == "rawValue", type.properties["rawValue"] == nil, type.inherits.first == "String"
      else { return nil }
      guard let raw = type.rawValues[name] else { return .text(name) }
      return self.value(of: raw)?.given(to: "String")
    case .icon: return link.name.isOne(of: "withRenderingMode withTintColor withConfiguration") ? value : nil
    case .list(let values) where link.name == "map":
      guard let code = link["{}"] else { return nil }
      return .list(
        values.map { element in
          element.flatMap { element in
            within(scope.binding(code.parameters.first ?? "$0", element)) { result(of: code.content) }
          }
        })
    default: return nil
    }
  }

  /// A property or a function of a type that the app declares.
  private func declared(_ link: Link, in type: DeclaredType, of this: Value?) -> Value? {
    if link.isCalled { return declarations.function(link, of: type).flatMap { call($0, link, this) } }
    return declarations.property(link.name, of: type).flatMap { value(of: $0, this: this) }
  }

  func value(of property: Variable, this: Value?) -> Value? {
    within(Scope(type: property.owner, this: this)) {
      if let body = property.body { return result(of: body)?.given(to: property.type) }
      guard property.isConstant else { return nil }
      let name = (property.owner?.fullName ?? "") + "." + property.name
      if let known = kept[name] { return known }
      let value = property.value.flatMap(value)?.given(to: property.type)
      if case .controller? = value, this == nil { kept[name] = value }
      return value
    }
  }

  private func call(_ function: Function, _ link: Link, _ this: Value?) -> Value? {
    within(bound(function, link, this)) { result(of: function.body) }?.given(to: function.type)
  }

  /// Returns what names mean in the body of a function that is called.
  func bound(_ function: Function, _ link: Link, _ this: Value?) -> Scope {
    zip(function.parameters, function.arguments(link) ?? []).reduce(Scope(type: function.owner, this: this)) {
      $0.binding($1.0.name, $1.1.flatMap(value)?.given(to: $1.0.type))
    }
  }

  /// Returns the value that a call makes: of a framework's type, a controller, or of a function of the app.
  private func made(by link: Link) -> Value? {
    if isType(link) { return controller(link) }
    if let function = declarations.function(link, of: scope.type) { return call(function, link, scope.this) }
    if let form = Forms.keys[link.name], let first = link.arguments.first, form[first.label] == "key",
      link.arguments.allSatisfy({ form[$0.label] != nil })
    {
      guard isOwn(link["bundle"]) else { return nil }
      let table = link["table"] ?? link["tableName"]
      let key = value(of: first.code)
      if table == nil, case .constant? = key { return key }
      guard let text = key?.plain, table == nil || table?.literal != nil else { return nil }
      return .key(text, table: table?.literal)
    }
    switch link.name {
    case "UIImage", "Image":
      guard link.arguments.count == 1, let argument = link.arguments.first else { return nil }
      return icon(value(of: argument.code), argument.label).map(Value.icon)
    case "":
      return link.code.begins("{")
        ? result(of: link.code.before(link.code.file.after(link.code.first)).content) : nil
    default: return controller(link)
    }
  }

  /// Whether the app itself declares a type of the name that is called, or an initializer that the call may be of.
  func isType(_ link: Link) -> Bool {
    guard let type = declarations.type(link.name, from: scope.type) else { return false }
    return type.count > 0 || type.functions["init"]?.contains { $0.arguments(link) != nil } == true
  }

  /// Whether a bundle is the one of the app, whose tables are looked up.
  private func isOwn(_ bundle: Code?) -> Bool { bundle?.text.isOne(of: ".main Bundle.main nil") ?? true }

  /// Returns the only statement of a body, or of the case that a `switch` over an element takes, without `return`.
  func statement(_ body: Code) -> Code? {
    let statements = body.statements
    guard statements.count == 1, let code = statements.first, !code.isConditional, !isTired else {
      return nil
    }
    guard code.begins("switch") else { return code.withoutReturn }
    let (subject, cases) = code.file.cases(code)
    guard case .element(_, let name)? = value(of: subject), !code.contains("where", "fallthrough")
    else { return nil }
    for (pattern, body) in cases {
      let names = code.file.split(pattern.range).map { code.file.code($0).text }
      if names.isEmpty || names.contains("." + name) { return statement(body) }
      if !names.allSatisfy({ $0.first == "." && $0.dropFirst().utf8.allSatisfy(\.isNamePart) }) { return nil }
    }
    return nil
  }

  private func result(of body: Code) -> Value? {
    if let code = statement(body) { value(of: code) } else { run(body) }
  }

  // MARK: - Facts of a tab

  /// Reads the arguments of a call as the form of its name says.
  func read(_ link: Link, _ tab: inout ImportedTab) {
    for argument in link.arguments { read(argument, Forms.calls[link.name]?[argument.label], &tab) }
  }

  /// Reads an argument, or what a property gets, as a fact of a tab.
  func read(_ argument: Argument, _ fact: String?, _ tab: inout ImportedTab) {
    let code = argument.code
    let value = value(of: code)
    let icon = icon(value, argument.label)
    switch (fact, value) {
    case ("", _): break
    case ("bundle", _) where isOwn(code): break
    case ("title", _), ("verbatim", _):
      if !tab.title.isEmpty { gap(code, "a second title is not read", .title, &tab) }
      readTitle(code, isKey: fact == "title", &tab)
    case ("text", _): readTitle(code, isKey: false, &tab)
    case ("badge", _), ("number", _): readBadge(code, isKey: fact == "badge", &tab)
    case ("parts", _): readParts(code.content, &tab)
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
        gap(code, reason, fact?.isOne(of: "image icon selected") == true ? .icon : .any, &tab)
      }
    }
  }

  /// Gives a tab the title that code has, in all languages; `isKey` looks a literal up, as SwiftUI does.
  private func readTitle(_ code: Code, isKey: Bool, _ tab: inout ImportedTab) {
    var found: (key: String, table: String?)?
    switch value(of: code) {
    case .nothing?: tab.title = ""
    case .text(let text)?: tab.title = text
    case .literal(let text)?: if isKey { found = (text, nil) } else { tab.title = text }
    case .key(let key, let table)?: found = (key, table)
    case .constant(let names)? where names.count > 1:
      found = translations.key(ofConstant: names).map { ($0.key, $0.table) }
      if found == nil { gap(code, "the text of \(code.text) is in no file that was given", .title, &tab) }
    default:
      found = code.literal.map { ($0, nil) }
      gap(code, "the app computes the title: \(code.text)", .title, &tab)
    }
    guard let (key, table) = found else { return }
    let title = translations.title(of: key, table: table, near: code.file.path)
    tab.titles = title?.others ?? [:]
    tab.title = title?.own ?? key
    if translations.doubt(of: key, table: table) != nil || tab.title.contains("\u{FFFD}") {
      gap(code, Translations.unread, .title, &tab)
    }
    // A text without spaces is no title that people read: `tabs.home`, `tab_home`.
    let isKey = key.contains("_") || key.contains(".") && key.last != "." && key.first?.isLetter == true
    if title?.own == nil, isKey, !key.contains(where: \.isWhitespace) {
      gap(code, "the text of the key \(key) is in no file that was given", .title, &tab)
    }
  }

  /// Returns the icon that an argument of `UIImage`, `Image`, `Label` or `Tab` names.
  private func icon(_ value: Value?, _ label: String) -> ImportedIcon? {
    if case .icon(let icon)? = value { return icon }
    if let name = value?.name, label.isOne(of: " resource image") { return .asset(name) }
    guard let name = value?.plain, label.isOne(of: " named image decorative systemName systemImage") else {
      return nil
    }
    return label.hasPrefix("system") ? .symbol(name) : .asset(name)
  }

  /// Reads a badge; 0 and an empty text are none.
  private func readBadge(_ code: Code, isKey: Bool, _ tab: inout ImportedTab) {
    if case .number(let number)? = value(of: code) {
      tab.badge = number == 0 ? nil : "\(number)"
      return
    }
    var text = ImportedTab(place: tab.place)
    if isKey, code.begins("Text") {
      readParts(code, &text)
    } else {
      readTitle(code, isKey: isKey, &text)
    }
    tab.badge = text.title.isEmpty || !text.gaps.isEmpty ? nil : text.title
    tab.gaps[.badge] = text.gaps.values.first
  }
}
