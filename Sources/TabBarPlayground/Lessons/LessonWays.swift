extension Lesson {
  /// A solution of more lines is tried in its own order alone.
  private static let mostInEachOrder = 5

  /// Whether a bar is on a way to the goal, so that it is no wrong end: some of the lines of a solution make it, in any order in
  /// which all of them can be carried out and meet the goal, from none to all.
  func isOnTheWay(_ draft: Draft) -> Bool {
    solutions.contains { solution in
      let steps = solution.script.flatMap(Self.steps)
      return (steps.count > Self.mostInEachOrder ? [steps] : Self.permutations(of: steps)).contains { order in
        var playground = Playground(startDraft)
        var bars = [startDraft]
        for line in order {
          guard (try? playground.perform(line)) != nil else { return false }
          bars.append(playground.draft)
        }
        return bars.contains(draft) && Trial(goal, on: playground.draft).isMet
      }
    }
  }

  /// Returns the lines that say the same as one, each of one tab or of one fact.
  private static func steps(of line: TextLine) -> [String] {
    guard let read = try? Invocation.parsed(from: line.text) else { return [line.text] }
    let (words, options) = (read.arguments.words.map(\.canonical), read.arguments.options.map(\.canonical))
    let steps =
      switch read.command.name {
      case Command.remove.name: words.map { [$0] }
      case Command.set.name, Command.bar.name: options.map { words + [$0] }
      default: [words + options]
      }
    return steps.map { ([read.command.name] + $0).joined(separator: " ") }
  }

  private static func permutations(of script: [String]) -> [[String]] {
    guard script.count > 1 else { return [script] }
    return script.indices.flatMap { index in
      var rest = script
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}
