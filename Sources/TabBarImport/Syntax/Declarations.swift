/// A type that some files declare, with its extensions.
final class DeclaredType {
  let name: String
  /// The names of the types around it and its own, such as `MainView.Tab`.
  let fullName: String
  var isEnumeration = false
  var inherits: [String] = []
  /// The names of an enumeration's cases, in their order.
  var cases: [String] = []
  /// Where each case is declared.
  var places: [String: SourcePlace] = [:]
  /// What cases depend on.
  var conditions: [String: Condition] = [:]
  /// The raw values of cases.
  var rawValues: [String: Body] = [:]
  var properties: [String: DeclaredProperty] = [:]
  var functions: [String: [DeclaredFunction]] = [:]
  var initializers: [DeclaredFunction] = []
  /// The names of the static properties, in their order.
  var statics: [String] = []

  init(name: String, fullName: String) {
    self.name = name
    self.fullName = fullName
  }
}

/// A variable or constant outside of functions.
final class DeclaredProperty {
  let name: String
  let file: CodeFile
  let owner: DeclaredType?
  var type = TypeName()
  /// Whether it may have another value when the app runs than the one that is written: a stored `var`.
  var isVariable = false
  var isStatic = false
  /// The value that it has at first.
  var initial: Body?
  /// What computes it.
  var body: Body?

  init(name: String, file: CodeFile, owner: DeclaredType?) {
    self.name = name
    self.file = file
    self.owner = owner
  }
}

/// A function or an initializer.
final class DeclaredFunction {
  struct Parameter {
    /// The name at the call, empty for none.
    var label: String
    var name: String
    var type = TypeName()
    var standard: Body?
  }

  let name: String
  let owner: DeclaredType?
  let parameters: [Parameter]
  /// What it returns.
  let type: TypeName
  let body: Body

  init(name: String, owner: DeclaredType?, parameters: [Parameter], type: TypeName, body: Body) {
    self.name = name
    self.owner = owner
    self.parameters = parameters
    self.type = type
    self.body = body
  }
}

/// What the files of an app declare.
final class Declarations {
  private(set) var types: [DeclaredType] = []
  private var byFullName: [String: DeclaredType] = [:]
  private var byName: [String: [DeclaredType]] = [:]
  private(set) var functions: [String: [DeclaredFunction]] = [:]
  private(set) var properties: [String: DeclaredProperty] = [:]
  /// The types behind the names that `typealias` gives them.
  private(set) var aliases: [String: TypeName] = [:]
  /// All functions with a body, in the order of the files.
  private(set) var allFunctions: [DeclaredFunction] = []
  /// All computed properties, in the order of the files.
  private(set) var computedProperties: [DeclaredProperty] = []

  init(_ files: [CodeFile]) {
    for file in files { if file.isObjectiveC { readObjectiveC(file) } else { read(file) } }
  }

  /// Returns the type of a name, seen from inside of another type; `nil` where several have it.
  func type(_ name: String, from inner: DeclaredType? = nil) -> DeclaredType? {
    var outer = inner?.fullName ?? ""
    while !outer.isEmpty {
      if let found = byFullName[outer + "." + name] { return found }
      outer = outer.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(outer[..<$0]) } ?? ""
    }
    if let found = byFullName[name] { return found }
    let last = Self.lastName(name)
    let known = byName[last] ?? []
    return known.count == 1 && (last == name || known[0].fullName.hasSuffix(name)) ? known[0] : nil
  }

  /// The enumerations by the names of their cases.
  private lazy var enumerations: [String: [DeclaredType]] = {
    var result: [String: [DeclaredType]] = [:]
    for type in types where type.isEnumeration {
      for name in type.cases { result[name, default: []].append(type) }
    }
    return result
  }()

  /// Returns the only enumeration that has all of some cases, two at least; `nil` where many have the first.
  func enumeration(of cases: [String]) -> DeclaredType? {
    guard cases.count > 1, let candidates = enumerations[cases[0]], candidates.count < 32 else { return nil }
    let found = candidates.filter { type in cases.dropFirst().allSatisfy(type.cases.contains) }
    return found.count == 1 ? found[0] : nil
  }

  private static func lastName(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  func declare(_ name: String, in outer: DeclaredType?, isExtension: Bool) -> DeclaredType {
    var fullName = (outer.map { $0.fullName + "." } ?? "") + name
    if isExtension, let known = type(name, from: outer) { fullName = known.fullName }
    if let known = byFullName[fullName] { return known }
    let short = Self.lastName(name)
    let type = DeclaredType(name: short, fullName: fullName)
    types.append(type)
    byFullName[fullName] = type
    byName[short, default: []].append(type)
    return type
  }

  private func read(_ file: CodeFile) {
    /// The bodies that are still to be read, each with its type.
    var waiting: [(range: Range<Int>, owner: DeclaredType?)] = [(file.all, nil)]
    var next = 0
    while next < waiting.count {
      let (range, owner) = waiting[next]
      next += 1
      var index = range.lowerBound
      while index < range.upperBound { index = member(at: index, of: range, file, owner, &waiting) }
    }
  }

  /// Reads what is declared at a token and returns the token after it.
  private func member(
    at index: Int, of range: Range<Int>, _ file: CodeFile, _ owner: DeclaredType?,
    _ waiting: inout [(range: Range<Int>, owner: DeclaredType?)]
  ) -> Int {
    guard file.kind(index) == .name, !file.isToken(index - 1, ".") else {
      return max(index + 1, file.after(index))
    }
    let isType =
      file.isToken(index, "struct") || file.isToken(index, "class") || file.isToken(index, "enum")
      || file.isToken(index, "extension") || file.isToken(index, "actor") || file.isToken(index, "protocol")
    if isType, file.kind(index + 1) == .name, !file.isToken(index + 1, "func"),
      !file.isToken(index + 1, "var"), !file.isToken(index + 1, "let")
    {
      return readType(at: index, of: range, file, owner, &waiting)
    }
    if file.isToken(index, "func"), index + 1 < range.upperBound {
      return readFunction(file.text(index + 1), at: index + 2, of: range, file, owner)
    }
    if file.isToken(index, "init"), file.isOpen(index + 1, "(") || file.isToken(index + 1, "?") {
      return readFunction("init", at: index + 1, of: range, file, owner)
    }
    if file.isToken(index, "let") || file.isToken(index, "var"), file.kind(index + 1) == .name {
      return readProperty(at: index + 1, of: range, file, owner)
    }
    if file.isToken(index, "typealias"), file.isToken(index + 2, "=") {
      let end = file.statementEnd(index, range.upperBound)
      aliases[file.text(index + 1)] = TypeName((index + 3)..<max(index + 3, end), in: file)
      return end
    }
    if file.isToken(index, "case"), let owner, owner.isEnumeration {
      return readCases(at: index + 1, of: range, file, owner)
    }
    return max(index + 1, file.after(index))
  }

  private func readType(
    at index: Int, of range: Range<Int>, _ file: CodeFile, _ owner: DeclaredType?,
    _ waiting: inout [(range: Range<Int>, owner: DeclaredType?)]
  ) -> Int {
    var name = file.text(index + 1)
    var end = index + 2
    while file.isToken(end, "."), file.kind(end + 1) == .name {
      name += "." + file.text(end + 1)
      end += 2
    }
    // Types inside of more types than anybody writes are left out.
    guard (owner?.fullName.utf8.count ?? 0) < 1000 else { return end }
    let type = declare(name, in: owner, isExtension: file.isToken(index, "extension"))
    if file.isToken(index, "enum") { type.isEnumeration = true }
    while end < range.upperBound, !file.isOpen(end, "{") {
      if file.kind(end) == .name { type.inherits.append(file.text(end)) }
      if file.kind(end) == .close || type.inherits.count > 64 { return end }
      end = file.after(end)
    }
    guard end < range.upperBound else { return end }
    waiting.append((file.inside(end), type))
    return file.after(end)
  }

  private func readFunction(
    _ name: String, at start: Int, of range: Range<Int>, _ file: CodeFile, _ owner: DeclaredType?
  ) -> Int {
    var index = start
    while index < range.upperBound, !file.isOpen(index, "(") {
      if file.isOpen(index, "{") || index > start + 64 { return index }
      index = file.after(index)
    }
    guard index < range.upperBound else { return index }
    let parameters = file.split(file.inside(index)).compactMap { parameter($0, in: file) }
    index = file.after(index)
    let afterParameters = index
    let limit = min(range.upperBound, index + 128)
    while index < limit, !file.isOpen(index, "{") {
      if file.kind(index) == .close { return index }
      let begins =
        file.kind(index) == .name && ["func", "var", "let", "init", "case"].contains(file.text(index))
      if file.tokens[index].startsLine, begins { return index }
      index = file.after(index)
    }
    guard index < limit else { return index }
    let arrow = (afterParameters..<index).first { file.isToken($0, "->") }
    add(
      DeclaredFunction(
        name: name, owner: owner, parameters: parameters,
        type: arrow.map { TypeName(($0 + 1)..<index, in: file) } ?? TypeName(),
        body: Body(file, file.inside(index))))
    return file.after(index)
  }

  func add(_ function: DeclaredFunction) {
    if function.name == "init" {
      function.owner?.initializers.append(function)
    } else {
      function.owner?.functions[function.name, default: []].append(function)
    }
    // A function of an extension of SwiftUI's or UIKit's types is called on values whose type is not known here.
    functions[function.name, default: []].append(function)
    allFunctions.append(function)
  }

  private func parameter(_ range: Range<Int>, in file: CodeFile) -> DeclaredFunction.Parameter? {
    var index = range.lowerBound
    while file.isToken(index, "@") {
      index += 2
      if file.isToken(index, "<") { index = max(index + 1, file.afterGenerics(index, range.upperBound)) }
    }
    guard file.kind(index) == .name else { return nil }
    var label = file.text(index)
    var name = label
    if file.kind(index + 1) == .name, index + 1 < range.upperBound {
      name = file.text(index + 1)
      index += 1
    }
    if label == "_" { label = "" }
    let equals = (index..<range.upperBound).first { file.isToken($0, "=") }
    let typeEnd = equals ?? range.upperBound
    var type = TypeName(min(index + 2, typeEnd)..<typeEnd, in: file)
    // The attribute may be before the name.
    type.isBuilt = type.isBuilt || (range.lowerBound..<index).contains { file.text($0).hasSuffix("Builder") }
    return DeclaredFunction.Parameter(
      label: label, name: name, type: type, standard: equals.map { Body(file, ($0 + 1)..<range.upperBound) })
  }

  private func readProperty(at index: Int, of range: Range<Int>, _ file: CodeFile, _ owner: DeclaredType?)
    -> Int
  {
    let property = DeclaredProperty(name: file.text(index), file: file, owner: owner)
    var before = index - 2
    while before >= range.lowerBound, file.kind(before) == .name, !file.tokens[before + 1].startsLine {
      property.isStatic = property.isStatic || file.isToken(before, "static") || file.isToken(before, "class")
      before -= 1
    }
    var end = index + 1
    if file.isToken(end, ":") {
      let start = end + 1
      end = start
      while end < range.upperBound, !file.isToken(end, "="), !file.isOpen(end, "{"), !file.isToken(end, ";"),
        end == start || !file.tokens[end].startsLine
      { end = file.after(end) }
      property.type = TypeName(start..<end, in: file)
    }
    if file.isToken(end, "="), end < range.upperBound {
      let start = end + 1
      end = file.statementEnd(start, range.upperBound)
      property.initial = Body(file, start..<end)
    } else if file.isOpen(end, "{"), end < range.upperBound {
      property.body = getter(file.inside(end), in: file)
      end = file.after(end)
    }
    property.isVariable = property.body == nil && file.isToken(index - 1, "var")
    add(property)
    return max(end, index + 1)
  }

  /// Adds a property; of two of the same name the one without a condition or, of others, the first counts.
  func add(_ property: DeclaredProperty) {
    let known = property.owner == nil ? properties[property.name] : property.owner?.properties[property.name]
    if known == nil || known?.isOther == true {
      if let owner = property.owner {
        owner.properties[property.name] = property
        if property.isStatic, known == nil { owner.statics.append(property.name) }
      } else {
        properties[property.name] = property
      }
    }
    if property.body != nil { computedProperties.append(property) }
  }

  /// The body of `get`, or the whole where it is not written.
  private func getter(_ range: Range<Int>, in file: CodeFile) -> Body? {
    let first = range.lowerBound
    if file.isToken(first, "get"), file.isOpen(first + 1, "{") { return Body(file, file.inside(first + 1)) }
    let observes = file.isToken(first, "didSet") || file.isToken(first, "willSet")
    return observes && file.isOpen(first + 1, "{") ? nil : Body(file, range)
  }

  private func readCases(at start: Int, of range: Range<Int>, _ file: CodeFile, _ owner: DeclaredType) -> Int
  {
    let end = file.statementEnd(start, range.upperBound)
    for part in file.split(start..<end) where file.kind(part.lowerBound) == .name {
      let name = file.text(part.lowerBound)
      owner.cases.append(name)
      owner.places[name] = file.place(part.lowerBound)
      let condition = file.tokens[part.lowerBound].condition
      if condition > 0 { owner.conditions[name] = file.conditions[Int(condition) - 1] }
      if let equals = part.first(where: { file.isToken($0, "=") }) {
        owner.rawValues[name] = Body(file, (equals + 1)..<part.upperBound)
      }
    }
    return max(end, start)
  }
}

extension DeclaredProperty {
  /// Whether it is compiled only where another counts.
  fileprivate var isOther: Bool {
    let first = (initial ?? body)?.code.range.first ?? 0
    let condition = first < file.tokens.count ? file.tokens[first].condition : 0
    return condition > 0 && file.conditions[Int(condition) - 1].isOther
  }
}
