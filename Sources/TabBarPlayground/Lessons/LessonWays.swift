extension Lesson {
  /// A solution of more lines is not tried in each order: its neighbours change places, and some orders are random.
  private static let mostInEachOrder = 5
  private static let randomOrders = 200

  /// Calls a function with each bar on the way to the goal, and the lines that made it: some of the lines of a solution in
  /// any order in which all of them can be carried out and meet the goal, from none to all.
  ///
  /// - Parameter visit: Returns whether to go on.
  func forEachBarOnTheWay(_ visit: (Draft, [TextLine]) -> Bool) {
    for solution in solutions {
      for order in Self.orders(of: solution.script.flatMap(Self.steps)) {
        var bars = [startDraft]
        var playground = Playground(startDraft)
        guard
          order.allSatisfy({ line in
            guard (try? playground.perform(line.text)) != nil else { return false }
            bars.append(playground.draft)
            return true
          }), Trial(goal, on: playground.draft).isMet
        else { continue }
        for (count, bar) in bars.enumerated() where !visit(bar, Array(order.prefix(count))) { return }
      }
    }
  }

  /// Whether a bar is on a way to the goal, so that it is no wrong end.
  func isOnTheWay(_ draft: Draft) -> Bool {
    var isFound = false
    forEachBarOnTheWay { bar, _ in
      isFound = isFound || bar == draft
      return !isFound
    }
    return isFound
  }

  /// Returns the lines that say the same as one, each of one tab or of one fact.
  private static func steps(of line: TextLine) -> [TextLine] {
    guard let read = try? Invocation.parsed(from: line.text) else { return [line] }
    let (words, options) = (read.arguments.words.map(\.canonical), read.arguments.options.map(\.canonical))
    let steps =
      switch read.command.name {
      case Command.remove.name: words.map { [$0] }
      case Command.set.name, Command.bar.name: options.map { words + [$0] }
      default: [words + options]
      }
    return steps.map { step in
      TextLine(text: ([read.command.name] + step).joined(separator: " "), number: line.number)
    }
  }

  private static func orders(of script: [TextLine]) -> [[TextLine]] {
    guard script.count > mostInEachOrder else { return permutations(of: script) }
    let neighbours = script.indices.dropLast().map { index in
      var order = script
      order.swapAt(index, index + 1)
      return order
    }
    var generator = FixedGenerator()
    return [script] + neighbours + (0..<randomOrders).map { _ in script.shuffled(using: &generator) }
  }

  private static func permutations(of script: [TextLine]) -> [[TextLine]] {
    guard script.count > 1 else { return [script] }
    return script.indices.flatMap { index in
      var rest = script
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}

/// The same numbers each time (SplitMix64).
private struct FixedGenerator: RandomNumberGenerator {
  private var state: UInt64 = 0

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
