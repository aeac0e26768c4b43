extension Timeline {
  /// Returns the line that goes back to a mark or compares it, for a line that ends with its name: `take idea A`,
  /// `compare with idea A`; `nil` where it names none.
  fileprivate func line(forMarkIn line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\"" || $0 == "." || $0 == "?" }.map(String.init)
    guard words.count < 12, let first = words.first?.lowercased() else { return nil }
    let name = words.indices.dropFirst().lazy.compactMap { start in
      mark(named: words[start...].joined(separator: " "))?.name
    }.first
    guard let name else { return nil }
    let joint = words.indices.dropFirst().first { ComparedWishes.joints.contains(words[$0].lowercased()) }
    if first == Command.compare.name || SmallWords.questions.contains(first), let joint,
      let other = words.indices[1..<joint].lazy.compactMap({ start in
        mark(named: words[start..<joint].joined(separator: " "))?.name
      }).first
    {
      return "\(Command.compare.name) \(Quoting.quoted(other)) \(Quoting.quoted(name))"
    }
    if first == Command.compare.name || first == "diff" {
      return "\(Command.compare.name) \(Quoting.quoted(name))"
    }
    let verbs: Set<String> = [
      "take", "choose", "use", "pick", "prefer", "restore", "load", "switch", "return", "back", "go", "i",
      "let's",
      "keep", "we", "show",
    ]
    return verbs.contains(first) ? "\(Command.back.name) \(Quoting.quoted(name))" : nil
  }
}

extension Playground {
  /// Returns what a line means by a number of the list that was shown last, or by the marks, which a draft alone does not
  /// know; `nil` where it means neither.
  func line(meantBy line: String) -> String? {
    self.line(ofNumberIn: line) ?? timeline.line(forMarkIn: line) ?? self.line(forChoiceIn: line)
  }

  /// Returns the line that shows side by side what somebody asks the better one of: `which one is best?` after the ways
  /// that `fit` lists, or with two marks or more; `nil` for anything else, and where there are no two.
  private func line(forChoiceIn line: String) -> String? {
    let words = line.lowercased().split { $0 == " " || $0 == "?" || $0 == "," }.map(String.init)
    guard let first = words.first, ["which", "what", "what's"].contains(first), words.count < 12,
      words.contains(where: { ["better", "best", "nicer"].contains($0) })
    else { return nil }
    if hasWaysToCompare { return "\(Command.compare.name) fit 1 fit 2" }
    let names = timeline.marks.suffix(2).map { Quoting.quoted($0.name) }
    return names.count == 2 ? "\(Command.compare.name) \(names.joined(separator: " "))" : nil
  }
}
