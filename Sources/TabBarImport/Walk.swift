/// How the app's root leads to some code.
struct Way {
  /// The version of iOS that its branches ask for, 0 for none.
  var system = 0
  /// The modifiers around it.
  var modifiers: [Link] = []
  /// Whether it begins at the app's root.
  var isReached = true
}

/// A walk over what an app shows first: the views and controllers that its root constructs by name, and those that
/// these show in turn. It reads each `TabView` that it comes to.
///
/// The root is the first scene of `@main`, what a window gets as its root, and the storyboard that the app begins
/// with. Nothing that is presented, pushed or shown over something else is a way.
struct Walk {
  private let reader: CodeReader
  private var declarations: Declarations { reader.declarations }
  private(set) var bars: [ImportedBar] = []
  /// The types that are reached, each with the system that its branch asks for.
  private(set) var types: [String: Int] = [:]
  private(set) var storyboards: Set<String> = []
  private(set) var hasRoot = false
  /// Where the app gets another root than its first.
  private(set) var changes: [Code] = []
  /// Where there was too much code to follow, so that there may be more bars, and more ways to a bar; `nil` where all
  /// of it was looked at.
  private(set) var end: SourcePlace?
  private var visited: Set<String> = []
  private var steps = 0

  init(_ reader: CodeReader, _ documents: [InterfaceDocument], mainStoryboards: Set<String>) {
    self.reader = reader
    for document in documents where !document.isLaunchScreen && !document.isAside && !document.first.isEmpty {
      let isMain =
        mainStoryboards.isEmpty
        ? document.name == "Main" || documents.count == 1 : mainStoryboards.contains(document.name)
      if isMain { enter(document) }
    }
    var known = 0
    for type in declarations.types where type.isRoot && !type.isAside {
      hasRoot = true
      let scenes = declarations.property("body", of: type)?.body?.statements ?? []
      if let scene = scenes.first(where: { !$0.begins("Settings", "MenuBarExtra", "let", "var") }) {
        reader.within(Scope(type: type)) { show(scene, Way()) }
        known += 1
      }
    }
    let roots = reader.everything.flatMap { file in
      file.code(file.all).names { index in
        file.isToken(index, "setRootViewController")
          || file.isToken(index, "rootViewController") && file.isToken(index + 1, "=")
            && file.isToken(index - 1, ".") && !file.owner(index).isOne(of: "self")
      }
    }
    changes = Array(roots.dropFirst(known + storyboards.count == 0 ? 1 : 0))
    for function in declarations.bodies where !function.body.file.isAside {
      let (body, file) = (function.body, function.body.file)
      for code in body.range.lazy.map(body.from)
      where code.begins("rootViewController") && file.isToken(code.first + 1, "=") {
        let owner = file.owner(code.first)
        guard owner.lowercased().hasSuffix("window") else { continue }
        hasRoot = true
        var value = file.code(code.first + 2..<file.statementEnd(code.first, body.range.upperBound))
        // A constant of the same function, or what a storyboard begins with.
        if let word = body.range.last(where: { file.isToken($0, "let") && file.text($0 + 1) == value.text }) {
          value = file.variables(word, file.statementEnd(word, body.range.upperBound))[0].value ?? value
        }
        reader.within(Scope(type: function.owner)) { show(value, Way()) }
        for document in documents where document.name == value.literal { enter(document) }
      }
    }
    steps = 0
    reader.rest()
    for function in declarations.bodies where function.owner?.inherits.contains("PreviewProvider") != true {
      let body = function.body
      for index in body.range where body.file.isTabView(index) {
        for code in [body, body.from(index)] where !isKnown(index, body.file) {
          reader.within(function.scope) { walk(code, Way(isReached: false)) }
        }
      }
    }
  }

  private func isKnown(_ index: Int, _ file: CodeFile) -> Bool {
    let place = file.place(index)
    return bars.contains { $0.place == place }
  }

  private mutating func enter(_ document: InterfaceDocument) {
    hasRoot = true
    storyboards.insert(document.path)
    for type in document.first.compactMap({ declarations.type($0["customClass"] ?? "") }) {
      enter(type, Way())
    }
  }

  private mutating func enter(_ type: DeclaredType, _ way: Way) {
    let places = way.modifiers.map(\.code.place.description)
    guard way.isReached, visited.insert("\(type.fullName) \(way.system) \(places)").inserted else { return }
    types[type.fullName] = min(way.system, types[type.fullName] ?? way.system)
    for parent in declarations.chain(of: type).dropFirst() { enter(parent, way) }
    let made = type.functions["makeUIViewController"] ?? []
    for body in (type.properties["body"] ?? []).compactMap(\.body) + made.map(\.body) {
      reader.within(Scope(type: type)) { walk(body, way) }
    }
  }

  /// Follows what the statements of a body show, in each branch.
  private mutating func walk(_ body: Code, _ way: Way) {
    guard !reader.isTired else { return end = end ?? body.place }
    for code in body.statements {
      if code.begins("if") {
        for (head, body) in code.file.branches(code) {
          var way = way
          if head.contains("#available") { way.system = max(way.system, head.version ?? 0) }
          reader.within(reader.scope.hiding(head)) { walk(body, way) }
        }
      } else if code.begins("switch") {
        for (pattern, body) in code.file.cases(code).cases {
          reader.within(reader.scope.hiding(pattern)) { walk(body, way) }
        }
      } else if code.begins("let") {
        let variable = code.file.variables(code.first, code.range.upperBound)[0]
        reader.scope.bind(variable.name, variable.value.flatMap(reader.value)?.given(to: variable.type))
      } else if code.file.keyword(code) != nil || code.begins("guard") {
        reader.scope = reader.scope.hiding(code)
      } else {
        show(code.withoutReturn, way)
      }
    }
  }

  private mutating func show(_ code: Code, _ way: Way) {
    steps += 1
    guard steps < Self.mostSteps else { return end = end ?? code.place }
    let links = code.file.links(code.range)
    // What shows nothing of what it is given before somebody taps it, or shows it elsewhere.
    guard let first = links.first,
      !first.name.isOne(of: "NavigationLink Button Menu Settings MenuBarExtra Window Task")
    else { return }
    var way = way
    let scope = reader.scope
    if first.name != "WindowGroup" { way.modifiers += links.dropFirst() }
    if code.file.isTabView(code.first) {
      guard way.isReached || !isKnown(code.first, code.file) else { return }
      reader.readTabView(first, way)
      add(reader.bar)
    } else if first.name.first?.isUppercase == true, !code.begins("."), first.isCalled {
      if let known = declarations.type(first.name, from: scope.type) { enter(known, way) }
      for argument in first.arguments {
        if argument.code.isInside("{") {
          reader.within(scope.hiding(argument.code)) { walk(argument.code.content, way) }
        } else if (first.name + " " + argument.label).isShown {
          show(argument.code, way)
        }
      }
    } else {
      for argument in first.arguments { show(argument.code, way) }
      let property = first.isCalled ? nil : declarations.property(first.name, of: scope.type)
      if !reader.follow(first, { walk($0, way) }), let value = property?.value { show(value, way) }
    }
  }

  // More than any app of those that the reader was tried with has by a hundred times, and read in a second.
  private static let mostSteps = 5_000

  /// Adds a bar. Of several ways to one bar, the one that asks for the newest system counts; the gaps of all are its
  /// own.
  private mutating func add(_ bar: ImportedBar) {
    guard let index = bars.firstIndex(where: { $0.place == bar.place }) else { return bars.append(bar) }
    let known = bars[index]
    if bar.branch > known.branch { bars[index] = bar }
    for gap in known.gaps + bar.gaps { bars[index].gap(gap.place, gap.reason) }
    if bar.branch == known.branch, bar.notes != known.notes || bar.hasAccessory != known.hasAccessory {
      bars[index].gap(bar.place, "not all ways to this bar give it the same modifiers")
    }
  }
}

extension String {
  /// Whether an argument of a view or a controller is what this shows.
  fileprivate var isShown: Bool {
    hasPrefix("AnyView") || ["rootViewController", "rootView", "content", "root"].contains(where: hasSuffix)
  }
}
