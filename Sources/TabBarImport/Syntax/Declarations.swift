/// A type that some files declare, with its extensions.
final class DeclaredType {
  /// The names of the types around it and its own, such as `MainView.Tab`.
  let fullName: String
  /// How many declarations have its name, extensions not counted: the app's targets may each have one.
  var count = 0
  /// Whether the app begins with it: `@main`, or the delegate of an app or a scene.
  var isRoot = false
  /// The first iOS that has it, as its `@available` says; 0 for one that iOS does not have.
  var firstSystem: Int?
  /// The code between the brackets of it and of its extensions.
  var bodies: [Code] = []
  var inherits: [String] = []
  /// The names of an enumeration's cases, in their order; one is empty that has values of its own, or a flag.
  var cases: [String] = []
  var rawValues: [String: Code] = [:]
  var properties: [String: [Variable]] = [:]
  var functions: [String: [Function]] = [:]

  init(_ fullName: String) { self.fullName = fullName }

  var name: String { fullName.lastName }

  /// Whether its folder is for something else.
  var isAside: Bool { bodies.allSatisfy(\.file.isAside) }
}

/// What the files of an app declare.
final class Declarations {
  private(set) var types: [DeclaredType] = []
  private var byFullName: [String: DeclaredType] = [:]
  private var byName: [String: [DeclaredType]] = [:]
  /// What no type has around it.
  private let outside = DeclaredType("")
  /// All functions and computed properties with a body, in the order of the files.
  private(set) var bodies: [Function] = []

  init(_ files: [CodeFile]) {
    for file in files {
      var waiting = [(code: file.code(file.all), owner: outside)]
      var next = 0
      while next < waiting.count {
        for code in waiting[next].code.statements {
          guard let keyword = file.keyword(code),
            let type = declare(code, keyword, in: waiting[next].owner), let body = type.bodies.last
          else { continue }
          waiting.append((body, type))
        }
        next += 1
      }
    }
  }

  /// Adds a declaration to a type; returns the type that it is.
  private func declare(_ code: Code, _ keyword: Int, in type: DeclaredType) -> DeclaredType? {
    let (file, end) = (code.file, code.range.upperBound)
    let owner = type === outside ? nil : type
    switch file.text(keyword) {
    case "let", "var":
      for var variable in file.variables(keyword, end) {
        variable.owner = owner
        type.properties[variable.name, default: []].append(variable)
        guard let body = variable.body else { continue }
        bodies.append(Function(name: variable.name, type: variable.type, body: body, owner: owner))
      }
    case "func", "init":
      guard var function = file.function(keyword, end) else { break }
      function.owner = owner
      type.functions[function.name, default: []].append(function)
      bodies.append(function)
    case "case":
      for range in file.split(keyword + 1..<end) {
        let isPlain = !file.isToken(range.lowerBound + 1, "(") && !code.isConditional
        let name = isPlain ? file.text(range.lowerBound) : ""
        type.cases.append(name)
        type.rawValues[name] = file.first(range) { file.isToken($0, "=") }.map {
          file.code($0 + 1..<range.upperBound)
        }
      }
    case let word: return declare(code, keyword, in: owner, isExtension: word == "extension")
    }
    return nil
  }

  private func declare(_ code: Code, _ keyword: Int, in owner: DeclaredType?, isExtension: Bool)
    -> DeclaredType?
  {
    let file = code.file
    // Types inside of more types than anybody writes are left out.
    guard owner?.fullName.utf8.count ?? 0 < 1000,
      let open = file.first(keyword..<code.range.upperBound, { file.isToken($0, "{") })
    else { return nil }
    let names = file.links(keyword + 1..<open).map(\.name).joined(separator: ".")
    let fullName = (owner.map { $0.fullName + "." } ?? "") + names
    let known = isExtension ? self.type(names, from: owner) : byFullName[fullName]
    let type = known ?? DeclaredType(fullName)
    if known == nil {
      types.append(type)
      byFullName[fullName] = type
      byName[type.name, default: []].append(type)
    }
    type.count += isExtension ? 0 : 1
    type.inherits += (keyword + 2..<open).filter { file.kind($0) == .name }.prefix(64).map(file.text)
    // Attributes may stand on lines of their own.
    let before = (0..<code.first).suffix(24).reversed().prefix { !file.text($0).isOne(of: "{ } ;") }
    let head = file.code((before.last ?? code.first)..<open)
    type.isRoot =
      type.isRoot
      || head.contains(
        "main", "UIApplicationMain", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate")
    if head.contains("available") { type.firstSystem = head.version ?? (head.contains("macOS") ? 0 : nil) }
    type.bodies.append(file.code(file.inside(open)))
    return type
  }

  // MARK: - Looking up

  /// Returns the type of a name, seen from inside of another type; `nil` where several have it.
  func type(_ name: String, from inner: DeclaredType? = nil) -> DeclaredType? {
    var outer = inner?.fullName ?? ""
    while !outer.isEmpty {
      if let found = byFullName[outer + "." + name] { return found }
      outer = String(outer.dropLast(outer.lastName.count + 1))
    }
    let known = byName[name.lastName] ?? []
    return byFullName[name] ?? (known.count == 1 && known[0].fullName.hasSuffix(name) ? known[0] : nil)
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

  /// Returns the property of a type or, without one, of the files; `nil` where it is declared twice.
  func property(_ name: String, of type: DeclaredType?) -> Variable? {
    let found = chain(of: type ?? outside).lazy.compactMap { $0.properties[name] }.first
    return found?.count == 1 ? found?[0] : nil
  }

  /// Returns the function that a call is of, or `nil` where several or none have its labels.
  func function(_ link: Link, of type: DeclaredType?) -> Function? {
    let found = (chain(of: type) + [outside]).lazy.compactMap { $0.functions[link.name] }.first ?? []
    let fitting = found.filter { $0.arguments(link) != nil }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Returns a type of the app that inherits from another one.
  func heir(of type: DeclaredType) -> DeclaredType? {
    types.first { other in other !== type && !other.isAside && chain(of: other).contains { $0 === type } }
  }
}

extension Code {
  /// The version of iOS that `available` asks for.
  var version: Int? {
    let name = range.first { file.isToken($0, "iOS") }
    return name.flatMap { Int(file.text($0 + 1).prefix { $0 != "." }) }
  }
}

extension String {
  /// What follows its last full stop, or all of it.
  var lastName: String { utf8.contains(0x2E) ? split(separator: ".").last.map(String.init) ?? "" : self }
}
