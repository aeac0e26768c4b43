/// A type that some files declare, with its extensions.
final class DeclaredType {
  let name: String
  /// The names of the types around it and its own, such as `MainView.Tab`.
  let fullName: String
  var isEnumeration = false
  var inherits: [String] = []
  /// The names of an enumeration's cases, in their order.
  var cases: [String] = []
  /// The raw values of cases, as they are written.
  var rawValues: [String: Code] = [:]
  var properties: [String: DeclaredProperty] = [:]
  var functions: [String: [DeclaredFunction]] = [:]
  var initializers: [DeclaredFunction] = []
  /// The names of the stored properties, in their order.
  var storedProperties: [String] = []

  init(name: String, fullName: String) {
    self.name = name
    self.fullName = fullName
  }
}

/// Some tokens of a file.
struct Code {
  let file: CodeFile
  let range: Range<Int>

  var text: String { file.text(range) }
}

/// A variable or constant outside of functions.
final class DeclaredProperty {
  let name: String
  let file: CodeFile
  let owner: DeclaredType?
  /// The name of its type, or `nil` where none is written.
  var typeName: String?
  /// The names of its parts, where its type is a tuple or a list of tuples.
  var tupleLabels: [String] = []
  var initial: Range<Int>?
  /// What computes it, without the curly brackets.
  var body: Range<Int>?

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
    var typeName: String
    var standard: Range<Int>?
  }

  let name: String
  let file: CodeFile
  let owner: DeclaredType?
  let parameters: [Parameter]
  /// The name of the type that it returns, or an empty text.
  var typeName = ""
  let body: Range<Int>

  init(name: String, file: CodeFile, owner: DeclaredType?, parameters: [Parameter], body: Range<Int>) {
    self.name = name
    self.file = file
    self.owner = owner
    self.parameters = parameters
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
  /// All functions with a body, in the order of the files.
  private(set) var allFunctions: [DeclaredFunction] = []
  /// All computed properties, in the order of the files.
  private(set) var computedProperties: [DeclaredProperty] = []

  init(_ files: [CodeFile]) {
    for file in files { read(file) }
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

  private func declare(_ name: String, in outer: DeclaredType?, isExtension: Bool) -> DeclaredType {
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
      while index < range.upperBound {
        index = member(at: index, of: range, file, owner, &waiting)
      }
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
      !file.isToken(index + 1, "var"),
      !file.isToken(index + 1, "let")
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
    let parameters = Arguments.split(file.inside(index), in: file).compactMap { parameter($0, in: file) }
    index = file.after(index)
    let afterParameters = index
    let limit = min(range.upperBound, index + 128)
    while index < limit, !file.isOpen(index, "{") {
      if file.kind(index) == .close { return index }
      let begins =
        file.isToken(index, "func") || file.isToken(index, "var") || file.isToken(index, "let")
        || file.isToken(index, "init") || file.isToken(index, "case")
      if file.tokens[index].startsLine, begins { return index }
      index = file.after(index)
    }
    guard index < limit else { return index }
    let function = DeclaredFunction(
      name: name, file: file, owner: owner, parameters: parameters, body: file.inside(index))
    if let arrow = (afterParameters..<index).first(where: { file.isToken($0, "->") }) {
      function.typeName = Self.typeName((arrow + 1)..<index, in: file)
    }
    if name == "init" {
      owner?.initializers.append(function)
    } else if let owner {
      owner.functions[name, default: []].append(function)
    }
    // A function of an extension of SwiftUI's or UIKit's types is called on values whose type is not known here.
    functions[name, default: []].append(function)
    allFunctions.append(function)
    return file.after(index)
  }

  private func parameter(_ range: Range<Int>, in file: CodeFile) -> DeclaredFunction.Parameter? {
    var index = range.lowerBound
    while file.isToken(index, "@") { index += 2 }
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
    let typeStart = min(index + 2, typeEnd)
    return DeclaredFunction.Parameter(
      label: label, name: name, typeName: Self.typeName(typeStart..<typeEnd, in: file),
      standard: equals.map { ($0 + 1)..<range.upperBound })
  }

  /// The name of a type as it is written, without `some`, `any`, `?` and `@escaping`.
  private static func typeName(_ range: Range<Int>, in file: CodeFile) -> String {
    var result = ""
    for index in range where file.kind(index) == .name {
      let word = file.text(index)
      if ["some", "any", "inout", "escaping", "ViewBuilder", "autoclosure"].contains(word) { continue }
      if !result.isEmpty {
        guard file.isToken(index - 1, ".") else { break }
        result += "."
      }
      result += word
    }
    return result
  }

  /// The names in `(title: String, image: String)` or in a list of it, or none.
  static func tupleLabels(_ type: Range<Int>, in file: CodeFile) -> [String] {
    guard let open = type.first(where: { file.isOpen($0, "(") }), open <= type.lowerBound + 1 else {
      return []
    }
    return Arguments.arguments(file.inside(open), in: file).map(\.label)
  }

  private func readProperty(at index: Int, of range: Range<Int>, _ file: CodeFile, _ owner: DeclaredType?)
    -> Int
  {
    let property = DeclaredProperty(name: file.text(index), file: file, owner: owner)
    var end = index + 1
    if file.isToken(end, ":") {
      let start = end + 1
      end = start
      while end < range.upperBound, !file.isToken(end, "="), !file.isOpen(end, "{"), !file.isToken(end, ";"),
        end == start || !file.tokens[end].startsLine
      { end = file.after(end) }
      property.typeName = Self.typeName(start..<end, in: file)
      property.tupleLabels = Self.tupleLabels(start..<end, in: file)
    }
    if file.isToken(end, "="), end < range.upperBound {
      let start = end + 1
      end = Statements.end(of: start, in: range, file)
      property.initial = start..<end
    } else if file.isOpen(end, "{"), end < range.upperBound {
      property.body = getter(file.inside(end), in: file)
      end = file.after(end)
    }
    if let owner {
      if owner.properties[property.name] == nil { owner.properties[property.name] = property }
      if property.body == nil { owner.storedProperties.append(property.name) }
    } else if properties[property.name] == nil {
      properties[property.name] = property
    }
    if property.body != nil { computedProperties.append(property) }
    return max(end, index + 1)
  }

  /// The body of `get`, or the whole where it is not written.
  private func getter(_ range: Range<Int>, in file: CodeFile) -> Range<Int>? {
    let first = range.lowerBound
    if file.isToken(first, "get"), file.isOpen(first + 1, "{") { return file.inside(first + 1) }
    let observes = file.isToken(first, "didSet") || file.isToken(first, "willSet")
    return observes && file.isOpen(first + 1, "{") ? nil : range
  }

  private func readCases(at start: Int, of range: Range<Int>, _ file: CodeFile, _ owner: DeclaredType) -> Int
  {
    let end = Statements.end(of: start, in: range, file)
    for part in Arguments.split(start..<end, in: file) where file.kind(part.lowerBound) == .name {
      let name = file.text(part.lowerBound)
      owner.cases.append(name)
      if let equals = part.first(where: { file.isToken($0, "=") }) {
        owner.rawValues[name] = Code(file: file, range: (equals + 1)..<part.upperBound)
      }
    }
    return max(end, start)
  }
}
