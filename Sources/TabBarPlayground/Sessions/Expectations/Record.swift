import TabBarCore
package import TabBarGuidelines

/// What a design looks like, as `replay --record` writes it under a command: expectations that end in a comment.
///
/// They are complete: a form that is left out is as usual.
package enum Record {
  private static let forms = [
    "visible", "selected", "overflow", "tightened", "may-be-cut", "truncated", "findings",
  ].compactMap(ExpectationKind.named)
  private static let comment = "# recorded"

  /// Returns the words after `expect` in a line that begins with it, or `nil` where it does not end in the comment.
  package static func text(of line: String) -> String? {
    guard let words = try? Lexer.words(of: line), words.count > 1, let end = words.last?.range.upperBound,
      let remark = line.utf8.dropFirst(end).split(separator: UInt8(ascii: "#")).last,
      String(Substring(remark)).trimmingBlanks == "recorded"
    else { return nil }
    return String(Substring(line.utf8.prefix(end).dropFirst(words[1].range.lowerBound)))
  }

  package static func lines(of scene: Scene) -> [String] { texts(of: scene).map(line) }

  private static func line(_ text: String) -> String { "\(Command.expect.name) \(text) \(comment)" }

  /// Returns the words after `expect` in those lines.
  static func texts(of scene: Scene) -> [String] {
    forms.compactMap { form in
      // The order of a guide's rules may change from one version to the next.
      let found = form.name == "findings" ? form.found?(scene).sorted() : form.found?(scene)
      guard let found, form.name == "visible" || found != usual(form, scene) else { return nil }
      let text = Expectation(kind: form, values: found).description
      // A longer line could not be read again.
      return line(text).utf8.count <= TextLimit.bytesOfLine ? text : nil
    }
  }

  private static func usual(_ form: ExpectationKind, _ scene: Scene) -> [String] {
    form.name == "selected" ? Array(scene.drawnTitles.prefix(1)) : []
  }

  // MARK: Earlier versions

  /// Returns the lines for one with which an earlier version said the same, such as `#= bar *Home Search`; `nil` for any
  /// other line.
  static func lines(ofFormer line: String) -> [String]? {
    guard line.utf8.first(where: { !Lexer.isSpace($0) }) == UInt8(ascii: "#") else { return nil }
    let words = line.utf8.drop(while: Lexer.isSpace)
    let rest = words.dropFirst(2)
    guard words.starts(with: "#=".utf8), rest.first.map(Lexer.isSpace) == true,
      !rest.contains(UInt8(ascii: "\r"))
    else { return nil }
    let lines = texts(ofFormer: String(Substring(rest)))?.map(Self.line)
    // What would be too long to be read again stays as it is.
    return lines?.contains { $0.utf8.count > TextLimit.bytesOfLine } == true ? nil : lines
  }

  /// Returns the words after `expect` for those with which an earlier version said the same, or `nil`.
  static func texts(ofFormer text: String) -> [String]? {
    let forms = [
      "bar": "visible", "hidden": "overflow", "tightened": "tightened", "may-be-cut": "may-be-cut",
      "cut": "truncated", "findings": "findings",
    ]
    guard let words = try? Lexer.words(of: text), let form = words.first.flatMap({ forms[$0.text] }) else {
      return nil
    }
    // As they are written: an asterisk outside of quotes is not part of a title.
    var values = words.dropFirst().map { word in
      String(decoding: text.utf8.dropFirst(word.range.lowerBound).prefix(word.range.count), as: UTF8.self)
    }
    func joined(_ values: [String]) -> String { values.isEmpty ? "none" : values.joined(separator: " ") }
    guard form == "visible" else { return ["\(form) \(joined(values))"] }
    let selected = values.firstIndex { $0.utf8.first == UInt8(ascii: "*") }
    if let selected { values[selected].unicodeScalars.removeFirst() }
    // The item that leads to the others is no tab.
    let visible = "visible \(joined(values.filter { $0 != "More" }))"
    guard let selected, selected > 0 else { return [visible] }
    return [visible, "selected \(values[selected])"]
  }
}

/// The recorded lines under one command of a session.
extension Record {
  /// A recorded expectation, and what there is instead where it does not hold.
  package struct Comparison {
    /// The number of its line; where it has none, that of the last line of the block.
    package let number: Int
    /// The words after `expect`.
    package let text: String
    package let mismatch: Expectation.Mismatch?
  }

  /// Compares the lines, and what they leave out, with a design.
  package static func comparisons(of lines: [TextLine], with draft: Draft, _ scene: Scene) -> [Comparison] {
    let found = Set(texts(of: scene))
    var forms = forms
    var comparisons = lines.map { line in
      let text = text(of: line.text) ?? ""
      let mismatch = found.contains(text) ? nil : mismatch(line.text, draft, scene)
      forms.removeAll { text.utf8.starts(with: "\($0.name) ".utf8) }
      return Comparison(number: line.number, text: text, mismatch: mismatch)
    }
    for form in forms {
      let expectation = Expectation(kind: form, values: usual(form, scene))
      guard let mismatch = expectation.mismatch(in: scene), let last = lines.last else { continue }
      comparisons.append(
        Comparison(number: last.number, text: expectation.description, mismatch: mismatch))
    }
    return comparisons
  }

  private static func mismatch(_ line: String, _ draft: Draft, _ scene: Scene) -> Expectation.Mismatch? {
    do {
      return try draft.expectation(in: line)?.mismatch(in: scene)
    } catch {
      return Expectation.Mismatch("\(error.problem)", found: "none")
    }
  }

  /// Puts those of a design in the place of some lines.
  package static func replace(_ lines: [TextLine], by scene: Scene, in edits: inout LineEdits) {
    for line in lines { edits.remove(line.number) }
    if let last = lines.last { edits.add(self.lines(of: scene), after: last.number) }
  }
}
