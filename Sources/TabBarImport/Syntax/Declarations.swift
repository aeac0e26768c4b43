/// A type that some files declare, with its extensions.
final class DeclaredType {
  let name: String
  /// The names of the types around it and its own, such as `MainView.Tab`.
  let fullName: String
  var isEnumeration = false
  /// Whether each variable has a copy of its own.
  var isStructure = false
  /// How many declarations have its name, extensions not counted: the app's targets may each have one.
  var count = 0
  /// Whether the app begins with it: `@main`, or the delegate of an app or a scene.
  var isRoot = false
  /// Whether it is compiled for macOS only, as its `@available` says.
  var isForMac = false
  /// The code between the brackets of it and of its extensions.
  var bodies: [Code] = []
  var inherits: [String] = []
  /// The names of an enumeration's cases, in their order.
  var cases: [String] = []
  /// Where each case is declared.
  var places: [String: SourcePlace] = [:]
  /// What cases depend on.
  var conditions: [String: Condition] = [:]
  var rawValues: [String: Code] = [:]
  var properties: [String: Variable] = [:]
  var functions: [String: [Function]] = [:]
  var initializers: [Function] = []

  init(name: String, fullName: String) {
    self.name = name
    self.fullName = fullName
  }
}

/// What the files of an app declare.
final class Declarations {
  private(set) var types: [DeclaredType] = []
  private var byFullName: [String: DeclaredType] = [:]
  private var byName: [String: [DeclaredType]] = [:]
  private(set) var functions: [String: [Function]] = [:]
  private(set) var properties: [String: Variable] = [:]
  /// The bodies of types that are still to be read, each with its type.
  private var waiting: ArraySlice<(body: Code, owner: DeclaredType?)> = []
  /// The bodies of all functions and computed properties, in the order of the files.
  private(set) var bodies: [CodeBody] = []

  private let files: [CodeFile]

  init(_ files: [CodeFile]) {
    self.files = files
    for file in files {
      waiting = [(file.code(file.all), nil)]
      while let (body, owner) = waiting.popFirst() {
        for (code, condition) in file.statements(body.range) {
          if let keyword = file.keyword(code) { declare(code, keyword, in: owner, under: condition) }
        }
      }
    }
  }

  private func declare(_ code: Code, _ keyword: Int, in owner: DeclaredType?, under condition: Condition?) {
    let (file, end) = (code.file, code.range.upperBound)
    switch file.text(keyword) {
    case "let", "var":
      for variable in file.variables(keyword, end) {
        variable.owner = owner
        variable.condition = condition
        add(variable)
      }
    case "func", "init":
      guard let function = file.function(keyword, end) else { break }
      function.owner = owner
      add(function)
    case "case":
      guard let owner, owner.isEnumeration else { break }
      for range in file.split((keyword + 1)..<end) {
        let name = file.text(range.lowerBound)
        owner.cases.append(name)
        owner.places[name] = file.place(range.lowerBound)
        owner.conditions[name] = condition
        let equals = file.first(range) { file.isToken($0, "=") }
        owner.rawValues[name] = equals.map { file.code(($0 + 1)..<range.upperBound) }
      }
    default: declareType(code, keyword, in: owner)
    }
  }

  private func declareType(_ code: Code, _ keyword: Int, in owner: DeclaredType?) {
    let (file, word) = (code.file, code.file.text(keyword))
    var name = file.text(keyword + 1)
    var index = keyword + 2
    while file.isToken(index, "."), file.kind(index + 1) == .name {
      name += "." + file.text(index + 1)
      index += 2
    }
    // Types inside of more types than anybody writes are left out.
    guard (owner?.fullName.utf8.count ?? 0) < 1000,
      let open = file.first(index..<code.range.upperBound, { file.isToken($0, "{") })
    else { return }
    let type = declaredType(name, in: owner, isExtension: word == "extension")
    type.isEnumeration = type.isEnumeration || word == "enum"
    type.isStructure = type.isStructure || word == "struct"
    type.count += word == "extension" ? 0 : 1
    type.inherits += file.names(index..<open).prefix(64)
    type.bodies.append(file.code(file.inside(open)))
    // Attributes may stand on lines of their own.
    var first = code.first
    while first > 0, code.first - first < 24, !["{", "}", ";"].contains(file.text(first - 1)) { first -= 1 }
    let head = file.code(first..<open)
    let inherits = Set(type.inherits)
    let isDelegate = !inherits.isDisjoint(with: Self.delegates)
    let isMain = head.range.contains {
      file.isToken($0, "@") && ["main", "UIApplicationMain"].contains(file.text($0 + 1))
    }
    type.isRoot = type.isRoot || isDelegate || isMain
    type.isForMac =
      type.isForMac || head.contains("available") && head.contains("macOS") && !head.contains("iOS")
    waiting.append((file.code(file.inside(open)), type))
  }

  private static let delegates = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]

  private func add(_ function: Function) {
    if function.name == "init" {
      function.owner?.initializers.append(function)
    } else {
      function.owner?.functions[function.name, default: []].append(function)
    }
    // A function of an extension of SwiftUI's or UIKit's types is called on values whose type is not known here.
    functions[function.name, default: []].append(function)
    bodies.append(CodeBody(code: function.body, owner: function.owner, function: function))
  }

  /// Adds a property; of two of the same name the one without a condition or, of others, the first counts.
  private func add(_ property: Variable) {
    let owner = property.owner
    let known = owner == nil ? properties[property.name] : owner?.properties[property.name]
    if known == nil || known?.condition?.isOther == true {
      if let owner {
        owner.properties[property.name] = property
      } else {
        properties[property.name] = property
      }
    }
    if let body = property.body { bodies.append(CodeBody(code: body, owner: owner)) }
  }

  private func declaredType(_ name: String, in outer: DeclaredType?, isExtension: Bool) -> DeclaredType {
    var fullName = (outer.map { $0.fullName + "." } ?? "") + name
    if isExtension, let known = type(name, from: outer) { fullName = known.fullName }
    if let known = byFullName[fullName] { return known }
    let type = DeclaredType(name: Self.lastName(name), fullName: fullName)
    types.append(type)
    byFullName[fullName] = type
    byName[type.name, default: []].append(type)
    return type
  }

  private static func lastName(_ name: String) -> String {
    // Most names have no dot, and none ends with one.
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  // MARK: - Looking up

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

  /// A type and those that it inherits from, as far as they are declared.
  func chain(of type: DeclaredType?) -> [DeclaredType] {
    var result: [DeclaredType] = []
    var current = type
    while let known = current, result.count < 8 {
      result.append(known)
      current = known.inherits.lazy.compactMap { self.type($0) }.first
    }
    return result
  }

  func property(_ name: String, of type: DeclaredType?) -> Variable? {
    chain(of: type).lazy.compactMap { $0.properties[name] }.first
  }

  /// Returns a type of the app that inherits from another one.
  func heir(of type: DeclaredType) -> DeclaredType? {
    types.first { other in other !== type && !other.isAside && chain(of: other).contains { $0 === type } }
  }

  /// Returns whether any code names a function besides its declaration.
  func isCalled(_ name: String) -> Bool { usedNames.contains(name) }

  private lazy var usedNames: Set<String> = files.reduce(into: []) { result, file in
    for index in file.all where file.kind(index) == .name && !file.isToken(index - 1, "func") {
      result.insert(file.text(index))
    }
  }

  /// Returns the innermost type around some code.
  func owner(of code: Code) -> DeclaredType? {
    var best: (type: DeclaredType, count: Int)?
    for type in types {
      for body in type.bodies where body.file === code.file && body.range.contains(code.range.lowerBound) {
        if body.range.count < best?.count ?? .max { best = (type, body.range.count) }
      }
    }
    return best?.type
  }

  func inherits(_ type: DeclaredType?, _ name: String) -> Bool {
    chain(of: type).contains { $0.inherits.contains(name) }
  }
}

/// The body of a function or a computed property.
struct CodeBody {
  let code: Code
  let owner: DeclaredType?
  /// The function, or `nil` for a property.
  var function: Function?

  var file: CodeFile { code.file }
  var range: Range<Int> { code.range }

  /// Whether Xcode shows it beside the code and the app does not.
  var isPreview: Bool {
    guard let owner else { return false }
    return owner.inherits.contains("PreviewProvider") || owner.name.hasSuffix("_Previews")
  }
}
