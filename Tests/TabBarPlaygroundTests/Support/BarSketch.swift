import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

/// Bars drawn as a line: titles with spaces between, the selected one in brackets, such as `A [B] C`.
enum BarSketch {
  /// Returns the design that a sketch draws, on the standard device.
  static func design(_ sketch: String) -> Design {
    var design = Design()
    for (index, word) in sketch.split(separator: " ").enumerated() {
      if word.hasPrefix("[") { design.selection = index }
      design.tabs.append(Tab(word.filter { $0 != "[" && $0 != "]" }))
    }
    return design
  }

  /// Returns the sketch of a design.
  static func text(_ design: Design) -> String {
    design.tabs.enumerated()
      .map { $0 == design.selection ? "[\($1.title)]" : $1.title }
      .joined(separator: " ")
  }
}

extension Playground {
  /// Creates a playground on a sketched bar.
  init(sketch: String) { self.init(Document(draft: Draft(design: BarSketch.design(sketch)))) }

  /// Creates a playground on which some lines were carried out.
  init(lines: [String], location: SourceLocation = #_sourceLocation) throws {
    self.init()
    for line in lines { _ = try run(line, location: location) }
  }

  /// Carries out a line as the prompt does.
  @discardableResult
  mutating func run(_ line: String, location: SourceLocation = #_sourceLocation) throws -> Outcome {
    let invocation = try #require(try Invocation.parsed(from: line), sourceLocation: location)
    return try perform(invocation)
  }

  /// Carries out a line and returns what changed, in words.
  mutating func sentence(_ line: String, location: SourceLocation = #_sourceLocation) throws -> String {
    let outcome = try run(line, location: location)
    let sentence = try #require(outcome.sentence, sourceLocation: location)
    return sentence().text
  }

  /// Carries out a line that must be refused and returns why.
  mutating func refusal(of line: String, location: SourceLocation = #_sourceLocation) -> CommandError? {
    do {
      try run(line, location: location)
      Issue.record("\(line) was carried out", sourceLocation: location)
    } catch let error as CommandError {
      return error
    } catch {
      Issue.record("\(line): \(error)", sourceLocation: location)
    }
    return nil
  }

  /// The sketch of the bar.
  var sketch: String { BarSketch.text(draft.design) }
}

/// A line with a part of it between `«` and `»`, which is where an error should point.
struct MarkedLine {
  let line: String
  let range: Range<Int>

  init(_ marked: String) {
    let parts = marked.split(separator: /[«»]/, omittingEmptySubsequences: false).map(String.init)
    line = parts.joined()
    let start = parts[0].utf8.count
    range = start..<start + (parts.count > 1 ? parts[1].utf8.count : 0)
  }
}
