extension Timeline {
  /// Returns the line that goes back to a mark or compares it, for a line that ends with its name: `take idea A`,
  /// `compare with idea A`; `nil` where it names none.
  func line(forMarkIn line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\"" || $0 == "." || $0 == "?" }.map(String.init)
    guard words.count < 12, let first = words.first?.lowercased() else { return nil }
    let name = words.indices.dropFirst().lazy.compactMap { start in
      mark(named: words[start...].joined(separator: " "))?.name
    }.first
    guard let name else { return nil }
    let joint = words.indices.dropFirst().first { ComparedWishes.joints.contains(words[$0].lowercased()) }
    if first == Command.compare.name, let joint, joint > 1,
      let other = mark(named: words[1..<joint].joined(separator: " "))?.name
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
