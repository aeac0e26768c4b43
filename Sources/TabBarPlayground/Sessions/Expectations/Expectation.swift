import TabBarCore
package import TabBarGuidelines

/// A statement about the design at a point of a session, compared while the session is replayed.
package struct Expectation {
  let kind: ExpectationKind
  /// The titles, rules or other words that it names; without the word `none`.
  let values: [String]
  /// Whether the opposite is expected.
  var isUnmet = false

  /// Returns what the scene has instead, or `nil` where it is as expected.
  ///
  /// Tabs are known by their own titles, whatever the language of the design.
  package func mismatch(in scene: Scene) -> Mismatch? {
    let mismatch = kind.mismatch(values, scene)
    guard isUnmet else { return mismatch }
    guard mismatch == nil else { return nil }
    var opposite = self
    opposite.isUnmet = false
    return Mismatch(
      "\"\(opposite.description)\" holds, and should not", found: opposite.words,
      problem: "\(opposite.description) holds")
  }

  package struct Mismatch {
    /// What was expected and what there is, as a clause without a full stop.
    package let sentence: Prose
    /// The words that would be met after the name of the form, where there are such; else what there is in a word.
    package let found: String
    /// What is wrong, without what was expected, as a lesson says it.
    package let problem: Prose

    init(_ sentence: Prose, found: String, problem: Prose? = nil) {
      (self.sentence, self.found, self.problem) = (sentence, found, problem ?? sentence)
    }

    init(noTab title: String) { self.init("no tab is called \(Quoting.quoted(title))", found: "no tab") }
  }

  /// Returns a clause about the expected titles that no tab has; `nil` if all are known.
  package func doubt(in scene: Scene) -> Prose? {
    let known = scene.design.tabs.map(\.title)
    let named = values.enumerated().filter { place, _ in kind.parameter(at: place)?.kind.isTab ?? false }
    let unknown = named.map(\.element).filter { !known.contains($0) }.map { title in
      let meant = Suggestion.nearest(to: title, in: known)
      return Quoting.quoted(title) + (meant.map { " (did you mean \(Quoting.quoted($0))?)" } ?? "")
    }
    return unknown.isEmpty ? nil : "no tab is called \(unknown.joined(separator: " / "))"
  }
}

extension Expectation: CustomStringConvertible {
  package var description: String {
    (isUnmet ? "unmet " : "") + kind.name + (words.isEmpty ? "" : " " + words)
  }

  private var words: String {
    var words = values.enumerated().map { place, value in
      // Facts are kept as they are written.
      guard let parameter = kind.parameter(at: place) else { return value }
      // A title may be a number or a keyword; of another kind of word a keyword is one.
      let isTitle =
        parameter.kind.isTab
        && (Quoting.hasMeaning(value) || parameter.literals.contains(value.lowercased()))
      return Quoting.quoted(value, always: isTitle || kind.takesNone && Quoting.isReserved(value))
    }
    if kind.takesNone, values.count < kind.parameters.count { words.append(Self.nothing) }
    return words.joined(separator: " ")
  }

  private static let nothing = "none"
}

/// A form of `expect`: its name, the words after it, and how a scene is compared with them.
struct ExpectationKind {
  let name: String
  let parameters: [Parameter]
  /// Whether `none` may be in the place of the last words.
  let takesNone: Bool
  /// Returns what of it a scene has: what a person can predict, and no form without this.
  var found: (@Sendable (Scene) -> [String])?
  /// Returns what a scene has instead of some values, or `nil` where it has them.
  let mismatch: @Sendable (_ values: [String], _ scene: Scene) -> Mismatch?

  typealias Mismatch = Expectation.Mismatch

  init(
    _ name: String, _ parameters: Parameter..., orNone takesNone: Bool = false,
    found: (@Sendable (Scene) -> [String])? = nil,
    mismatch: @escaping @Sendable ([String], Scene) -> Mismatch?
  ) {
    self.name = name
    self.found = found
    self.parameters = takesNone ? parameters.dropLast() + parameters.suffix(1).map(\.orNone) : parameters
    self.takesNone = takesNone
    self.mismatch = mismatch
  }

  static func named(_ name: String) -> ExpectationKind? { all.first { $0.name == name } }

  func parameter(at place: Int) -> Parameter? {
    if place < parameters.count { return parameters[place] }
    return parameters.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  /// Whether `KEY=VALUE` follows.
  var takesFacts: Bool { name == Self.fact.name }

  /// Returns the expectation of some words, read as a command of its own would; in them tabs are named as they are in a draft.
  func reading(
    _ words: ArraySlice<Word>, _ arguments: Arguments, in draft: Draft
  ) throws(CommandError) -> Expectation {
    if name == "count", let range = words.first, range.text.contains(".."), words.count == 1 {
      guard CountRange(range.text) != nil else {
        throw CommandError(
          "\(Quoting.quoted(range.text)) is not a range of numbers", at: range, remedy: "such as 3..5")
      }
      return Expectation(kind: self, values: [range.text])
    }
    let none = takesNone && words.count == parameters.count && words.last?.isKeyword("none") == true ? 1 : 0
    let command = Command(
      "expect \(name)", .sessions, parameters: Array(parameters.dropLast(none)),
      options: takesFacts ? words.first.map(Self.factOptions) ?? [] : [])
    let own = try Arguments(
      words.dropLast(none) + arguments.options, for: command, end: arguments.end)
    let read = try Invocation(command: command, arguments: own).known(in: draft).arguments
    if takesFacts { return try Self.reading(read, in: draft) }
    return Expectation(
      kind: self,
      values: read.words.enumerated().map { place, word in
        parameter(at: place)?.kind.isTab == true ? draft.title(of: word) : word.text
      })
  }
}

extension Parameter {
  fileprivate var orNone: Parameter {
    Parameter(name + "|none", kind, isRepeated: isRepeated, standard: standard)
  }
}

/// The numbers from one to another, as in `expect count 3..5`.
struct CountRange {
  let bounds: ClosedRange<Int>

  init?(_ text: String) {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    guard ends.count <= 2, let low = ends.first.flatMap({ Int($0) }),
      let high = ends.last.flatMap({ Int($0) }),
      low >= 0, low <= high
    else { return nil }
    bounds = low...high
  }

  var words: Prose {
    bounds.count == 1
      ? "\(counted: bounds.lowerBound, "tab")" : "\(bounds.lowerBound) to \(bounds.upperBound) tabs"
  }
}

extension Parameter.Kind {
  fileprivate var isTab: Bool { if case .tab = self { true } else { false } }
}

extension Draft {
  /// Returns the title of the tab that a word names; a title that no tab has is kept, so that the comparison can say
  /// what there is instead.
  func title(of word: Word) -> String {
    (index(translated: word) ?? (try? index(of: word))).map { design.tabs[$0].title } ?? word.text
  }

  /// Returns the index of the one tab that has a word as its title in some language and not as its own.
  func index(translated word: Word) -> Int? {
    let tabs = design.tabs
    guard !tabs.contains(where: { $0.title == word.text }) else { return nil }
    let found = tabs.indices.filter { tabs[$0].titles.values.contains(word.text) }
    return found.count == 1 ? found[0] : nil
  }
}
