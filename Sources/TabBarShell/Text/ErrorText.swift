package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground
import TabBarTerminal

/// Errors as text: the place, the problem, the remedy.
package enum ErrorText {
  /// Returns an error about a line: problem, the line with a caret under the place, remedy. `place` is that of the
  /// line, such as `clock.tabs:7`, or `nil` for a typed line.
  package static func lines(
    for error: CommandError, in line: String, place: String? = nil, _ options: RenderOptions
  ) -> [HarmlessText] {
    let shown = excerpt(of: line, around: error.range, options)
    var lines: [HarmlessText]
    if let place {
      lines = ["\(options.shown(place)):\(error.column(in: line)): error: \(brief(error.problem, options))"]
    } else {
      // Only errors at a prompt are wrapped: programs that read the errors of a file want whole lines.
      let problem = brief(error.said.text(in: options.language), options)
      lines = [.entry("\("error" as Prose): ", "\(problem)", labelStyle: .plain)].lines(options)
    }
    if !options.pictures {
      // A caret under a word is only a picture of a place.
      lines.append("  \(options.said(spot(of: error.range, in: line, options)))")
    } else if !shown.text.isEmpty {
      lines.append("  \(shown.text)")
      let caret = String(repeating: " ", count: shown.start) + String(repeating: "^", count: shown.count)
      lines.append("  \(caret)")
    }
    guard error.lines.isEmpty else {
      return lines + error.lines.map { HarmlessText(options.said("type: \(typed($0, options))")) }
        + error.others.map { HarmlessText(options.said("or: \(typed($0, options))")) }
    }
    return lines + advice(error.advised, isWrapped: place == nil, options)
  }

  /// Returns what to do: in one row for programs, for people in rows whose commands have a style.
  static func advice(
    _ remedy: Prose?, isWrapped: Bool = false, _ options: RenderOptions
  ) -> [HarmlessText] {
    guard let remedy else { return [] }
    guard isWrapped || options.color else {
      return ["  \(brief(remedy.text(in: options.language), options))"]
    }
    var narrower = options
    narrower.columns -= 2
    return remedy.lines(narrower).text(options).map { "  " + $0 }
  }

  private static func spot(of range: Range<Int>, in line: String, _ options: RenderOptions) -> Prose {
    let column = String(decoding: line.utf8.prefix(range.lowerBound), as: UTF8.self).count + 1
    let marked = String(
      decoding: line.utf8.prefix(range.upperBound).dropFirst(range.lowerBound), as: UTF8.self)
    return marked.isEmpty ? "at the end, column \(column)" : "at column \(column): \(brief(marked, options))"
  }

  package static func lines(for error: any Error, _ options: RenderOptions) -> [HarmlessText] {
    func place(_ path: String) -> String { path == "-" ? "standard input" : path }
    switch error {
    case let error as SessionError:
      return lines(for: error.named, in: error.text, place: "\(place(error.file)):\(error.line)", options)
    case let error as OptionError:
      // The person did not write the line, so it is not shown.
      let (said, advised) = (error.error.said, error.error.advised)
      return lines(
        for: CommandError("\(error.option): \(said)", at: 0..<0, remedy: advised), in: "", options)
    case let error as FileError:
      return ["\(options.shown(place(error.path))): error: \(options.shown(error.problem))"]
        + advice(error.advised, options)
    case let error as Refusal:
      return ["error: \(options.shown(error.problem))"] + advice(error.remedy, options)
    default: return ["error: \(options.shown("\(error)"))"]
    }
  }

  /// Returns a line that does the same when it is typed as it is shown: no letter is changed, not even to ASCII.
  static func typed(_ line: String, _ options: RenderOptions) -> String {
    options.shown(options.ascii ? Quoting.asciiLine(line) : line)
  }

  /// Returns a clause with very long words shortened: typed text can be of any length.
  private static func brief(_ text: String, _ options: RenderOptions) -> String {
    guard text.utf8.count > 200 else { return options.shown(text) }
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.count > 60 ? "\($0.prefix(30))...\($0.suffix(10))" : String($0) }
      .map { options.shown($0) }.joined(separator: " ")
  }

  /// The part of a line around a range, made harmless, with the range's columns.
  private static func excerpt(
    of line: String, around range: Range<Int>, _ options: RenderOptions
  ) -> (text: String, start: Int, count: Int) {
    let bytes = line.utf8
    let start =
      bytes.index(bytes.startIndex, offsetBy: range.lowerBound, limitedBy: bytes.endIndex) ?? bytes.endIndex
    let end =
      bytes.index(bytes.startIndex, offsetBy: range.upperBound, limitedBy: bytes.endIndex) ?? bytes.endIndex
    let room = options.columns - 4
    // Of a long line the part around the place is shown, and no more of it is looked at.
    let reach = 32 * max(1, room)
    let scalars = line.unicodeScalars
    let beginning = String(scalars[..<start].suffix(reach))
    // What a log might take for a command is longer when escaped, so the caret is placed after that.
    var before = LogCommand.escaped(inLine: options.shown(beginning))
    let isFirst = beginning.allSatisfy(\.isWhitespace)
    let shown = options.shown(String(scalars[start..<end].prefix(reach)))
    let marked = isFirst ? LogCommand.escaped(inLine: shown) : LogCommand.escaped(in: shown)
    let after = options.shown(String(scalars[end...].prefix(reach)))
    let longest = room / 2
    let ellipsis = options.ascii ? "..." : "…"
    if before.columns > longest {
      before = ellipsis + String(before.reversed().prefix(columns: longest - 3).reversed())
    }
    let column = before.columns
    let text = TerminalText.clipped(
      before + marked + after, to: room, ellipsis: ellipsis)
    let count = min(max(1, marked.columns), max(1, room - column))
    return (text, column, count)
  }
}

/// Why something was not done, and what to do.
struct Refusal: Error, Hashable {
  let problem: String
  let remedy: Prose

  init(_ problem: String, _ remedy: Prose) { (self.problem, self.remedy) = (problem, remedy) }
}
