/// How far each type and each storyboard of an app is from its root: `@main`, a delegate of the app or of a scene, the
/// storyboard that the app begins with.
///
/// A way leads from a type to those whose names are in its code, from a protocol to the few that conform to it, and between
/// code and the storyboards that it names. What code only opens over something else is far.
struct Reachability {
  /// The distance of what is opened over something else, or is for another platform.
  static let far = 1_000

  private let declarations: Declarations
  private let documents: [InterfaceDocument]
  private var distances: [String: Int] = [:]
  private(set) var hasRoot = false
  private lazy var conformers: [String: [DeclaredType]] = {
    declarations.types.reduce(into: [:]) { result, type in
      for name in type.inherits { result[name, default: []].append(type) }
    }
  }()

  init(_ declarations: Declarations, _ documents: [InterfaceDocument], mainStoryboards: Set<String>) {
    self.declarations = declarations
    self.documents = documents
    var waiting: [(node: Place, distance: Int)] = []
    // What is far waits until all that is near has been seen.
    var later: [(node: Place, distance: Int)] = []
    func begin(_ place: Place, isFar: Bool) {
      if isFar { later.append((place, Self.far)) } else { waiting.append((place, 0)) }
    }
    for type in declarations.types where type.isRoot {
      let isFar = type.isForMac || type.bodies.allSatisfy { $0.file.aside($0.range.lowerBound) != nil }
      begin(.type(type), isFar: isFar)
    }
    for document in documents where !document.isLaunchScreen && document.initialController != nil {
      let isMain =
        mainStoryboards.isEmpty
        ? document.name == "Main" || documents.count == 1 : mainStoryboards.contains(document.name)
      if isMain { begin(.storyboard(document), isFar: document.isAside) }
    }
    hasRoot = !waiting.isEmpty || !later.isEmpty
    while !waiting.isEmpty || !later.isEmpty {
      if waiting.isEmpty { swap(&waiting, &later) }
      var next: [(node: Place, distance: Int)] = []
      for (node, distance) in waiting where distances[node.name] == nil {
        distances[node.name] = distance
        for (other, step) in ways(from: node) where distances[other.name] == nil {
          if step < Self.far {
            next.append((other, distance + step))
          } else {
            later.append((other, distance + step))
          }
        }
      }
      waiting = next
    }
  }

  /// The distance of the nearest of what makes a bar, or `nil` where no way leads there.
  func distance(of bar: ImportedBar) -> Int? {
    bar.owners.compactMap { distances[$0] }.min().map { $0 + (bar.isInitial ? 0 : 1) }
  }

  private enum Place {
    case type(DeclaredType)
    case storyboard(InterfaceDocument)

    var name: String {
      switch self {
      case .type(let type): type.fullName
      case .storyboard(let document): document.path
      }
    }
  }

  private mutating func ways(from place: Place) -> [(Place, Int)] {
    switch place {
    case .type(let type):
      var result = type.bodies.flatMap { ways(in: $0, of: type) }
      result += type.inherits.compactMap { declarations.type($0, from: type) }.map { (.type($0), 1) }
      if type.isProtocol, let types = conformers[type.name], types.count < 4 {
        result += types.map { (.type($0), 1) }
      }
      return result
    case .storyboard(let document):
      return document.classes.compactMap { declarations.type($0) }.map { (.type($0), 1) }
        + documents.filter { document.references.contains($0.name) }.map { (.storyboard($0), 1) }
    }
  }

  /// What opens something over what is there (Apple, SwiftUI: modal presentations; UIKit: `present`), or beside it.
  private static let opening: Set = [
    "sheet", "fullScreenCover", "popover", "inspector", "present", "Settings", "MenuBarExtra",
  ]

  private func ways(in code: Code, of type: DeclaredType) -> [(Place, Int)] {
    let file = code.file
    var result: [(Place, Int)] = []
    var known: Set<String> = []
    var opened = 0
    for index in code.range {
      let kind = file.kind(index)
      guard kind == .name || kind == .string else { continue }
      let word = kind == .name ? file.text(index) : file.string(index) ?? ""
      if Self.opening.contains(word), ["(", "{"].contains(file.text(index + 1)) {
        opened = max(opened, file.after(index + 1))
        if file.isToken(opened, "{") { opened = file.after(opened) }
      }
      let isOpened = index < opened || file.aside(index) != nil
      guard known.insert("\(word) \(isOpened)").inserted else { continue }
      let step = isOpened ? Self.far : 1
      if kind == .name, word.first?.isUppercase == true {
        if let other = declarations.type(word, from: type), other !== type {
          result.append((.type(other), step))
        }
      } else if kind == .string || file.isToken(index - 1, ".") {
        let named = documents.filter {
          $0.name == word || kind == .name && $0.name.lowercased() == word.lowercased()
        }
        result += named.map { (.storyboard($0), step) }
      }
    }
    return result
  }
}

extension CodeFile {
  /// Why what is at a token is not what people see first in the app, or `nil`.
  func aside(_ index: Int) -> String? {
    if index < tokens.count, tokens[index].condition > 0 {
      let flag = conditions[Int(tokens[index].condition) - 1].text
      if flag.contains("DEBUG"), !flag.contains("!") { return "only in a build for debugging" }
    }
    return isAside ? ImportSource.aside : nil
  }
}

extension ImportSource {
  static let aside = "its folder is for tests, samples or another platform"

  /// Returns whether one of some folders is for tests, for samples or for other platforms than iOS, as its name says.
  static func isAside(_ folders: ArraySlice<Substring>) -> Bool {
    let asides: Set<Substring> = [
      "test", "tests", "sample", "samples", "example", "examples", "demo", "demos", "preview", "previews",
      "watch",
      "pods", "carthage",
    ]
    return folders.contains { folder in
      !asides.isDisjoint(with: folder.lowercased().split { !$0.isLetter }) || folder.hasSuffix("TV")
        || ["tvOS", "watchOS", "Watch", "macOS"].contains { folder.contains($0) }
    }
  }
}
