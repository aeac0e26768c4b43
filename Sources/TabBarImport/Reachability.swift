/// What an app shows first: what its root makes, and what that makes in turn. The root is `@main`, a delegate of the app or of
/// a scene, and the storyboard that the app begins with.
///
/// A way leads from a type to those that its code makes or asks, to the one that it inherits from, and between code and the
/// storyboards that it names. Only to name a type, as `Tabs.self` or an annotation does, is no way.
struct Reachability {
  private let declarations: Declarations
  private let documents: [InterfaceDocument]
  /// By name in small letters.
  private let named: [String: [InterfaceDocument]]
  private let bars: [ImportedBar]
  private let places: Set<SourcePlace>
  /// The types and storyboards that are reached, and whether only by what opens over something else.
  private var isOpened: [String: Bool] = [:]
  let hasRoot: Bool
  /// Whether folders say nothing, as the root itself is in one that is for something else.
  private let ignoresFolders: Bool

  private typealias Way = (place: Place, isOpened: Bool)

  init(
    _ declarations: Declarations, _ documents: [InterfaceDocument], mainStoryboards: Set<String>,
    bars: [ImportedBar]
  ) {
    self.declarations = declarations
    self.documents = documents
    named = Dictionary(grouping: documents) { $0.name.lowercased() }
    self.bars = bars.filter(\.hasTabs)
    places = Set(self.bars.map(\.place))
    let types = declarations.types.filter(\.isRoot)
    let storyboards = documents.filter { document in
      guard !document.isLaunchScreen, document.initialController != nil else { return false }
      return mainStoryboards.isEmpty
        ? document.name == "Main" || documents.count == 1 : mainStoryboards.contains(document.name)
    }
    hasRoot = !types.isEmpty || !storyboards.isEmpty
    let ignoresFolders = types.allSatisfy(\.isAside) && storyboards.allSatisfy(\.isAside)
    self.ignoresFolders = ignoresFolders
    var ways = types.map { type -> Way in
      let isForDebugging = type.bodies.allSatisfy { $0.file.isForDebugging($0.range.lowerBound) }
      return (.type(type), type.isForMac || isForDebugging || type.isAside && !ignoresFolders)
    }
    ways += storyboards.map { (.storyboard($0), $0.isAside && !ignoresFolders) }
    // What is opened waits until all that is shown has been seen.
    var later = ways.filter(\.isOpened)
    ways.removeAll(where: \.isOpened)
    while let way = ways.popLast() ?? later.popLast() {
      guard isOpened[way.place.name] == nil else { continue }
      isOpened[way.place.name] = way.isOpened
      for next in self.ways(from: way.place) {
        if way.isOpened || next.isOpened { later.append((next.place, true)) } else { ways.append(next) }
      }
    }
  }

  /// Returns whether the app opens a bar over something else only, or `nil` where no way leads there.
  func isOpened(_ bar: ImportedBar) -> Bool? {
    let found = bar.owners.compactMap { isOpened[$0] }
    // A storyboard that begins with a bar shows no other one first.
    let isBehind = bar.isInitial == false && beginsWithBar(bar.place.path)
    return found.isEmpty ? nil : isBehind || !found.contains(false)
  }

  private func beginsWithBar(_ path: String) -> Bool {
    bars.contains { $0.isInitial == true && $0.place.path == path }
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

  private func ways(from place: Place) -> [Way] {
    switch place {
    case .type(let type):
      // What a tab bar controller makes is inside of its bar.
      let isBar =
        declarations.inherits(type, "UITabBarController")
        && bars.contains { $0.owners.contains(type.fullName) }
      let inside = type.bodies.flatMap { ways(in: $0, of: type) }.map { ($0.place, $0.isOpened || isBar) }
      return inside
        + type.inherits.compactMap { declarations.type($0, from: type) }.map { (.type($0), false) }
    case .storyboard(let document):
      let first = beginsWithBar(document.path) ? document.initialClass ?? "" : nil
      return document.classes.compactMap { declarations.type($0) }.map {
        (.type($0), first != nil && first != $0.name)
      } + documents.filter { document.references.contains($0.name) }.map { (.storyboard($0), first != nil) }
    }
  }

  /// What opens something over what is there (Apple, SwiftUI: modal presentations, navigation; UIKit: `present`, `show`), or
  /// beside it.
  private static let opening: Set = [
    "sheet", "fullScreenCover", "popover", "inspector", "present", "Settings", "MenuBarExtra",
    "navigationDestination", "NavigationLink", "pushViewController", "presentViewController", "show",
    "showDetailViewController",
  ]

  private func ways(in code: Code, of type: DeclaredType) -> [Way] {
    let file = code.file
    var result: [Way] = []
    var known: Set<String> = []
    let openings = Set(code.range.filter { opens($0, file) })
    let names = Set(openings.filter { file.kind($0 + 2) == .name }.map { file.text($0 + 2) })
    var end = 0
    for index in code.range {
      if openings.contains(index) || file.isToken(index, "TabView") && places.contains(file.place(index)) {
        end = max(end, file.links(index..<file.tokens.count)[0].end)
      } else if file.isAfterAvailable(index) {
        end = max(end, file.after(index))
      }
      let kind = file.kind(index)
      guard kind == .name || kind == .string else { continue }
      let word = kind == .name ? file.text(index) : file.string(index) ?? ""
      let isOpened =
        index < end || file.isForDebugging(index) || file.isAside && !ignoresFolders
        || file.isToken(index - 1, "=") && names.contains(file.text(index - 2))
      if kind == .name, word.first?.isUppercase == true {
        let outer = file.isToken(index - 1, ".") ? file.text(index - 2) : ""
        let name = outer.first?.isUppercase == true ? outer + "." + word : word
        guard makes(index, file, type), known.insert("\(name) \(isOpened)").inserted else { continue }
        if let other = declarations.type(name, from: type), other !== type {
          result.append((.type(other), isOpened))
        }
      } else if kind == .string || file.isToken(index - 1, "."), known.insert("\(word) \(isOpened)").inserted
      {
        let asked = named[word.lowercased(), default: []].filter { kind == .name || $0.name == word }
        result += asked.map { (.storyboard($0), isOpened) }
      }
    }
    return result
  }

  private func opens(_ index: Int, _ file: CodeFile) -> Bool {
    let word = file.text(index)
    // An app's own function of this short name may show what is there.
    let isOwn = word == "show" && declarations.functions[word] != nil
    return file.kind(index) == .name && Self.opening.contains(word) && !isOwn
      && !file.isToken(index - 1, "func") && ["(", "{", ":"].contains(file.text(index + 1))
  }

  /// Returns whether code makes a value of the type that it names, or asks the type for one.
  private func makes(_ index: Int, _ file: CodeFile, _ type: DeclaredType) -> Bool {
    let next = file.afterGenerics(index + 1, file.tokens.count) ?? index + 1
    if file.isToken(next, "(") { return true }
    if file.isToken(next, "{") {
      let before = file.text(index - 1)
      return ![":", ",", "->", "as", "is", "?", "!", "some", "any", "extension", "&"].contains(before)
    }
    let value = file.isToken(next, "?") ? next + 1 : next
    // An annotation whose value is of the type: `: Tabs = .init()`.
    if file.isToken(value, "="), file.isToken(value + 1, ".") { return true }
    let member = file.text(next + 1)
    return file.isToken(next, ".") && !["self", "Type"].contains(member)
      && declarations.type(file.text(index) + "." + member, from: type) == nil
  }
}

extension DeclaredType {
  /// Whether its folder is for something else.
  var isAside: Bool { bodies.allSatisfy(\.file.isAside) }
}

extension CodeFile {
  /// Why what is at a token is not what people see first in the app, or `nil`.
  func aside(_ index: Int) -> String? {
    isForDebugging(index) ? "only in a build for debugging" : isAside ? ImportSource.aside : nil
  }

  func isForDebugging(_ index: Int) -> Bool {
    guard index < tokens.count, tokens[index].condition > 0 else { return false }
    let flag = conditions[Int(tokens[index].condition) - 1].text
    return flag.contains("DEBUG") && !flag.contains("!")
  }

  /// Returns whether a bracket opens what is for systems before those that `#available` names.
  func isAfterAvailable(_ open: Int) -> Bool {
    guard isToken(open, "{"), isToken(open - 1, "else"), kind(open - 2) == .close else { return false }
    let start = Int(tokens[open - 2].mate)
    return Code(file: self, range: max(0, start - 16)..<start).contains("#available")
  }
}

extension ImportSource {
  static let aside = "its folder is for tests, samples or another platform"

  private static let asides: Set = [
    "test", "tests", "sample", "samples", "example", "examples", "demo", "demos", "preview", "previews",
    "pods", "carthage", "watch", "tv", "tvos", "watchos", "macos",
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
