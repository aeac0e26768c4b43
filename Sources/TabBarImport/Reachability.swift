/// What an app shows first: the views and controllers that its root constructs by name, and those that these show in turn.
///
/// The root is the first scene of `@main`, what a window gets as its root, and the storyboard that the app begins with. Nothing
/// that is presented, pushed or shown over something else is a way.
struct Reachability {
  private let declarations: Declarations
  /// The types that are reached, and the tab views by their places, each with the system that its branch asks for.
  private(set) var types: [String: Int] = [:]
  private(set) var places: [SourcePlace: Int] = [:]
  private(set) var storyboards: Set<String> = []
  /// The modifiers of the bar that are given to what is around it.
  private(set) var styles: [Link] = []
  private(set) var hasRoot = false
  private var depth = 0

  init(_ reader: CodeReader, _ documents: [InterfaceDocument], mainStoryboards: Set<String>) {
    declarations = reader.declarations
    for document in documents where !document.isLaunchScreen && !document.isAside && !document.first.isEmpty {
      let isMain =
        mainStoryboards.isEmpty
        ? document.name == "Main" || documents.count == 1 : mainStoryboards.contains(document.name)
      if isMain { enter(document) }
    }
    for type in declarations.types where type.isRoot && !type.isAside {
      hasRoot = true
      let scenes = declarations.property("body", of: type)?.body?.statements ?? []
      if let scene = scenes.first(where: { !$0.begins("Settings", "MenuBarExtra", "let", "var") }) {
        show(scene, type, 0)
      }
    }
    for body in declarations.bodies where !body.file.isAside {
      let file = body.file
      for index in body.range where file.isToken(index, "rootViewController") && file.isToken(index + 1, "=")
      {
        let owner = file.text(file.isToken(index - 2, "?") ? index - 3 : index - 2)
        guard owner.lowercased().hasSuffix("window") else { continue }
        hasRoot = true
        let code = file.code(index + 2..<file.statementEnd(index, body.range.upperBound))
        // A constant of the same function, or what a storyboard begins with.
        let word = body.range.last { file.isToken($0, "let") && file.text($0 + 1) == code.text }
        let value =
          word.flatMap { file.variables($0, file.statementEnd($0, body.range.upperBound))[0].value } ?? code
        show(value, body.owner, 0)
        for document in documents where document.name == value.literal { enter(document) }
      }
    }
  }

  private mutating func enter(_ document: InterfaceDocument) {
    hasRoot = true
    storyboards.insert(document.path)
    for type in document.first.compactMap({ declarations.type($0["customClass"] ?? "") }) { enter(type, 0) }
  }

  private mutating func enter(_ type: DeclaredType, _ system: Int) {
    guard types[type.fullName] ?? .max > system else { return }
    types[type.fullName] = system
    for parent in declarations.chain(of: type).dropFirst() { enter(parent, system) }
    let made = type.functions["makeUIViewController"] ?? []
    for body in (type.properties["body"] ?? []).compactMap(\.body) + made.map(\.body) {
      walk(body, type, system)
    }
  }

  /// Follows what the statements of a body show, in each branch.
  private mutating func walk(_ body: Code, _ type: DeclaredType?, _ system: Int) {
    guard depth < 100 else { return }
    depth += 1
    defer { depth -= 1 }
    for code in body.statements {
      if code.begins("if") {
        for (head, body) in code.file.branches(code) {
          walk(body, type, head.contains("#available") ? max(system, head.version ?? 0) : system)
        }
      } else if code.begins("switch") {
        for (_, body) in code.file.cases(code).cases { walk(body, type, system) }
      } else if !code.begins("let", "var", "guard") {
        show(code.withoutReturn, type, system)
      }
    }
  }

  private mutating func show(_ code: Code, _ type: DeclaredType?, _ system: Int) {
    let links = code.file.links(code.range)
    // What shows nothing of what it is given before somebody taps it, or shows it elsewhere.
    guard let first = links.first,
      !first.name.isOne(of: "NavigationLink Button Menu Settings MenuBarExtra Window Task")
    else { return }
    if code.file.isTabView(code.first) {
      places[code.place] = min(system, places[code.place] ?? system)
      return
    }
    styles += links.dropFirst().filter {
      $0.name.isOne(of: "tabBarMinimizeBehavior tabViewBottomAccessory tabViewStyle")
    }
    if first.name.first?.isUppercase == true, !code.begins("."), first.isCalled {
      if let known = declarations.type(first.name, from: type) { enter(known, system) }
      for argument in first.arguments {
        if argument.code.isInside("{") {
          walk(argument.code.content, type, system)
        } else if (first.name + " " + argument.label).isShown {
          show(argument.code, type, system)
        }
      }
    } else if let property = declarations.property(first.name, of: type), !first.isCalled {
      if let body = property.body {
        walk(body, property.owner, system)
      } else if let value = property.value {
        show(value, type, system)
      }
    } else if first.isCalled, let function = declarations.function(first, of: type) {
      for argument in first.arguments { show(argument.code, type, system) }
      walk(function.body, function.owner, system)
    }
  }
}

extension String {
  /// Whether an argument of a view or a controller is what this shows.
  fileprivate var isShown: Bool {
    hasPrefix("AnyView") || ["rootViewController", "rootView", "content", "root"].contains(where: hasSuffix)
  }
}

extension ImportSource {
  static let aside = "its folder is for tests, samples or another platform"

  private static let asides: Set = [
    "test", "tests", "sample", "samples", "example", "examples", "demo", "demos", "preview", "previews",
    "pods", "carthage", "watch", "tv", "tvos", "watchos", "macos", "mac", "android",
  ]

  /// Returns whether one of some folders is for tests, for samples or for other platforms than iOS, as its name says.
  static func isAside(_ folders: ArraySlice<Substring>) -> Bool {
    folders.contains { folder in
      var name = ""
      for letter in folder {
        if letter.isUppercase, name.last?.isLowercase == true { name += " " }
        name.append(letter)
      }
      let words = name.lowercased().split { !$0.isLetter }.map(String.init)
      return !asides.isDisjoint(with: words + zip(words, words.dropFirst()).map { $0 + $1 })
    }
  }
}
