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
  var kept: [String: Value] = [:]
  /// The code of UIKit that has been read, by file.
  var consumed: [String: [Range<Int>]] = [:]
  /// How many values have been asked for: functions may ask each other twice.
  var steps = 0

  init(_ sources: [ImportSource], translations: Translations) {
    let isAboutTabs = sources.contains { $0.bytes.contains("Tab") || $0.bytes.contains("iewControllers") }
    files = isAboutTabs ? sources.filter { $0.path.ending == "swift" }.map { CodeFile($0) } : []
    declarations = Declarations(files)
    self.translations = translations
  }

  func gap(_ code: Code, _ reason: String) { bar.gap(code.place, reason) }

  /// Notes what keeps a fact of a tab from being certain.
  func gap(_ code: Code, _ reason: String, in fact: ImportedTab.Fact, of tab: inout ImportedTab) {
    gap(code, reason)
    tab.gaps[fact] = ImportRemark(place: code.place, reason: reason)
  }

  // MARK: - Values

  func value(of code: Code, in scope: Scope) -> Value? {
    let scope = scope.inner
    steps += 1
    guard !scope.isTooDeep, steps < 20_000, !code.isConditional else { return nil }
    let file = code.file
    if code.isInside("[") {
      return .list(file.split(file.inside(code.first)).map { value(of: file.code($0), in: scope) })
    }
    if let sign = file.first(code.range, { file.isToken($0, "??") }) {
      // An image of the app is there; the other one is for the compiler.
      let first = value(of: code.before(sign), in: scope)
      if case .icon? = first { return first }
      return nil
    }
    guard let chain = code.chain, let first = chain.first, !chain.contains(where: \.isIndex) else {
      return nil
    }
    if chain.count == 1, !first.isCalled {
      if let text = file.string(code.first) { return .literal(text) }
      if let number = Int(code.text) { return .number(number) }
      if code.begins("nil") { return .nothing }
    }
    var found: Value?
    var type: DeclaredType?
    var path: [String] = []
    if code.begins(".") {
      found = first.isCalled ? nil : .implicit(first.name)
    } else if first.name.isEmpty, !first.isCalled, chain.count > 1 {
      found = value(of: first.code, in: scope)
    } else if let bound = scope.names[first.name] {
      found = first.isCalled ? nil : bound
    } else if let property = property(first.name, of: scope.type), !first.isCalled {
      found = value(of: property, this: scope.this, depth: scope.depth)
    } else if first.isCalled {
      found = made(by: first, scope)
    } else if first.name == "self" || first.name == "Self" {
      found = first.name == "self" ? scope.this : nil
      type = scope.type
    } else {
      type = declarations.type(first.name, from: scope.type)
      if type?.count ?? 0 == 0, first.name.first?.isUppercase == true { path = [first.name] }
    }
    if found == nil, type == nil, path.isEmpty { return nil }
    for link in chain.dropFirst() {
      if let value = found {
        found = member(link, of: value, scope)
        if found == nil { return nil }
        continue
      }
      path.append(link.name)
      guard let known = type else { continue }
      type = link.isCalled ? nil : declarations.type(known.fullName + "." + link.name)
      found = type == nil ? member(link, of: known, scope) : nil
      if found == nil, type == nil, known.count > 0 || link.isCalled { return nil }
    }
    let isConstant = type == nil && path.count > 1 && !chain.dropLast().contains(where: \.isCalled)
    return found ?? (isConstant && chain.last?.arguments.isEmpty != false ? .constant(path) : nil)
  }

  private func property(_ name: String, of type: DeclaredType?) -> Variable? {
    declarations.property(name, of: type) ?? declarations.property(name, of: nil)
  }

  /// A case or a static member of a type. One that is declared twice has none.
  private func member(_ link: Link, of type: DeclaredType, _ scope: Scope) -> Value? {
    guard type.count < 2 else { return nil }
    if type.cases.contains(link.name), !link.isCalled { return .element(type, link.name) }
    if let found = declared(link, in: type, of: nil, scope) { return found }
    let isWhole =
      link.name == "allCases" && type.properties["allCases"] == nil && type.inherits.contains("CaseIterable")
      && !type.cases.contains("")
    return isWhole ? .list(type.cases.map { .element(type, $0) }) : nil
  }

  /// A property or a function of a type that the app declares.
  private func declared(_ link: Link, in type: DeclaredType, of value: Value?, _ scope: Scope) -> Value? {
    if link.isCalled {
      return declarations.function(link, of: type).flatMap { call($0, link, scope, this: value) }
    }
    return declarations.property(link.name, of: type).flatMap {
      self.value(of: $0, this: value, depth: scope.depth)
    }
  }

  private func member(_ link: Link, of value: Value, _ scope: Scope) -> Value? {
    switch value {
    case .literal, .text:
      return declarations.type("String").flatMap { declared(link, in: $0, of: value, scope) }
    case .element(let type, let name):
      if let found = declared(link, in: type, of: value, scope) { return found }
      guard declarations.property(link.name, of: type) == nil, !link.isCalled, link.name == "rawValue",
        type.inherits.first == "String"
      else { return nil }
      return type.rawValues[name].map {
        self.value(of: $0, in: Scope(depth: scope.depth + 1))?.given(to: "String")
      }
        ?? .text(name)
    case .icon: return link.name.isOne(of: "withRenderingMode withTintColor withConfiguration") ? value : nil
    case .list(let values) where link.name == "map":
      return link[""].map { code in .list(values.map { $0.flatMap { apply(code, to: $0, scope) } }) }
    default: return nil
    }
  }

  /// Returns what the closure of `map` makes of an element.
  private func apply(_ code: Code, to element: Value, _ scope: Scope) -> Value? {
    guard code.isInside("{") else { return nil }
    var inner = scope
    inner.bind(code.parameters.first ?? "$0", element)
    return result(of: code.content, inner)
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

  /// Returns what a function returns for the arguments of a call.
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

  // MARK: - Bodies

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

  func result(of body: Code, _ scope: Scope) -> Value? {
    if let code = statement(body, scope) { return value(of: code, in: scope) }
    var scope = scope
    return run(body, &scope)
  }

  /// Returns the value that a call makes: of a framework's type, a controller, or of a function of the app.
  private func made(by link: Link, _ scope: Scope) -> Value? {
    if declarations.type(link.name, from: scope.type)?.count ?? 0 == 0,
      let function = declarations.function(link, of: scope.type)
    {
      return call(function, link, scope, this: scope.this)
    }
    let labels = link.arguments.map(\.label)
    func isMade(of words: String) -> Bool { labels.allSatisfy { $0.isOne(of: words) } }
    switch link.name {
    case "String" where isMade(of: "localized table bundle comment") && labels.first == "localized",
      "NSLocalizedString" where isMade(of: " tableName bundle comment"),
      "LocalizedStringResource" where isMade(of: " table comment"), "LocalizedStringKey" where labels == [""]:
      let table = link["table"] ?? link["tableName"]
      let key = link.arguments.first.flatMap { value(of: $0.code, in: scope) }
      if table == nil, case .implicit(let name)? = key { return .constant(["", name]) }
      if table == nil, case .constant? = key { return key }
      guard let text = key?.plain, table == nil || table?.literal != nil else { return nil }
      return .key(text, table: table?.literal)
    case "UIImage", "Image": return labels.count == 1 ? icon(link.arguments[0], scope).map(Value.icon) : nil
    case "":
      return link.code.begins("{")
        ? result(of: link.code.file.code(link.code.file.inside(link.code.first)), scope) : nil
    default: return controller(link, scope)
    }
  }

  // MARK: - Titles and icons

  /// Gives a tab the title that code has, in all languages; `isKey` looks a literal up, as SwiftUI does.
  func readTitle(_ code: Code, _ scope: Scope, isKey: Bool, _ tab: inout ImportedTab) {
    var found: (key: String, table: String?)?
    switch value(of: code, in: scope) {
    case .nothing?: tab.title = ""
    case .text(let text)?: tab.title = text
    case .literal(let text)?: if isKey { found = (text, nil) } else { tab.title = text }
    case .key(let key, let table)?: found = (key, table)
    case .implicit(let name)?:
      found = translations.key(ofConstant: ["", name]).map { ($0.key, $0.table) }
      if found == nil { gap(code, "the text of \(name) is in no file that was given", in: .title, of: &tab) }
    case .constant(let names)?:
      found = translations.key(ofConstant: names).map { ($0.key, $0.table) }
      if found == nil {
        gap(code, "the text of \(code.text) is in no file that was given", in: .title, of: &tab)
      }
    default:
      found = code.literal.map { ($0, nil) }
      gap(code, "the app computes the title: \(code.text)", in: .title, of: &tab)
    }
    guard let (key, table) = found else { return }
    let title = translations.title(of: key, table: table, near: code.file.path)
    tab.take(title, key: key)
    // A text without spaces is no title that people read: `tabs.home`, `tab_home`.
    let isKey = key.contains("_") || key.contains(".") && key.last != "." && key.first?.isLetter == true
    if title?.own == nil, isKey, !key.contains(where: \.isWhitespace) {
      gap(code, "the text of the key \(key) is in no file that was given", in: .title, of: &tab)
    }
  }

  /// Returns the icon that an argument of `UIImage`, `Image`, `Label` or `Tab` names.
  func icon(_ argument: Argument, _ scope: Scope) -> ImportedIcon? {
    let value = value(of: argument.code, in: scope)
    let isSymbol = argument.label.hasPrefix("system")
    if let name = value?.plain, argument.label.isOne(of: " named image decorative systemName systemImage") {
      return isSymbol ? .symbol(name) : .asset(name)
    }
    guard case .implicit(let name)? = value, argument.label.isOne(of: " resource image") else { return nil }
    return .asset(name)
  }

  /// Reads a badge; 0 and an empty text are none.
  func readBadge(_ code: Code, _ scope: Scope, isKey: Bool, _ tab: inout ImportedTab) {
    let texts = code.chain?.count == 1 && code.begins("Text") ? code.chain?[0].arguments : nil
    if case .number(let number)? = value(of: code, in: scope) {
      tab.badge = number == 0 ? nil : "\(number)"
    } else if texts?.count ?? 1 == 1 {
      var text = tab
      text.gaps = [:]
      readTitle(texts?[0].code ?? code, scope, isKey: isKey && texts?[0].label != "verbatim", &text)
      tab.badge = text.title.isEmpty || !text.gaps.isEmpty ? nil : text.title
      tab.gaps[.badge] = text.gaps[.title]
    } else {
      gap(code, "the app computes the badge", in: .badge, of: &tab)
    }
  }
}
