/// The names that designs were given, beside the steps, in the order in which they were given.
///
/// A name is that of a step, which keeps its number and its design whatever is undone.
struct Marks: Sendable {
  /// A name that was given to the design after a step, or taken away.
  struct Naming: Sendable {
    let name: String
    let step: Int
    var isOff = false
    /// Whether the step is the `mark` that gave it; else the program named the design.
    var isTyped = true
    /// Whether it was taken back for good.
    fileprivate(set) var isForgotten = false
  }

  private(set) var namings: [Naming] = []
  /// By name in small letters.
  private var indices: [String: [Int]] = [:]
  private var typed: Set<Int> = []

  var count: Int { indices.count }
  var names: some Sequence<String> { indices.keys }

  mutating func add(_ naming: Naming) {
    indices[naming.name.lowercased(), default: []].append(namings.count)
    if naming.isTyped { typed.insert(naming.step) }
    namings.append(naming)
  }

  /// Forgets namings, or brings them back.
  mutating func forget(_ indices: some Sequence<Int>, _ isForgotten: Bool = true) {
    for index in indices { namings[index].isForgotten = isForgotten }
  }

  func kept(from first: Int) -> [Int] { (first..<namings.count).filter { !namings[$0].isForgotten } }

  func isNaming(_ step: Int) -> Bool { typed.contains(step) }

  /// Returns the namings of a name, ignoring case, the newest first.
  func namings(of name: String) -> some Sequence<Naming> {
    (indices[name.lowercased()] ?? []).reversed().lazy.map { namings[$0] }.filter {
      !$0.isForgotten
    }
  }
}

/// A design that was given a name, to come back to it.
package struct Idea: Sendable {
  package let name: String
  package let state: EndState
  package var draft: Draft { state.draft }
  /// The number of the step that gave the name, as `history` has it; `nil` where that is no step of its own any more.
  package let step: Int?
}
