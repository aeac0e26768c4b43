package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

/// How the answer to a query is written: an extension of the query in a file of its own.
package protocol View: Query {
  func lines(in context: ViewContext) -> [HarmlessText]
}

/// How the answer to a query is written that scripts ask, too: only such a query is a subcommand.
package protocol DocumentView: View {
  /// Returns the answer as a document, in which tabs are counted from one.
  func document(in context: ViewContext) -> JSONValue
}

/// What a question about many places comes to.
package protocol Surveyed {
  var answer: String { get }
  func blocks(_ options: RenderOptions) -> [Block]
  var document: JSONValue { get }
}

/// A question about many places, of which a short answer has the line for the rest: `compare`, `matrix` and `budget`.
package protocol SurveyView: DocumentView {
  associatedtype Found: Surveyed
  var wholeLine: String? { get }
  func survey(_ draft: Draft) -> Found
}

extension SurveyView {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let found = survey(context.draft)
    return context.answer(.english(found.answer), found.blocks(context.options), all: wholeLine)
  }

  package func document(in context: ViewContext) -> JSONValue { survey(context.draft).document }
}

extension Query {
  /// The view of the query. A test holds every command to have one.
  package var view: (any View)? { self as? any View }
}

/// The subject of a view, and how its lines look.
package struct ViewContext {
  package let draft: Draft
  /// The guide whose severities lists of rules show, or `nil` for a reference without a session.
  let guide: Guide?
  /// The steps that led to the draft.
  package let timeline: Timeline
  package var options: RenderOptions
  /// Whether a finding comes with the command that mends it, which a lesson leaves to the learner.
  let namesCures: Bool
  /// Whether the question comes from the command line, where `--all` asks for the rest of the answer.
  package var isCall = false

  /// Returns the way to have the rest of an answer; at a prompt it is a command.
  func rest(_ line: String) -> String { isCall ? "--all" : line }

  package init(
    _ draft: Draft, _ timeline: Timeline, _ options: RenderOptions, namesCures: Bool = false
  ) {
    self.draft = draft
    self.namesCures = namesCures
    self.timeline = timeline
    self.options = options
    guide = draft.guide
  }

  package init(_ options: RenderOptions) {
    draft = Draft()
    timeline = Playground().timeline
    guide = nil
    namesCures = false
    self.options = options
  }

  /// Returns an answer: first the sentence that answers, then the rest. A terminal has at most ten rows of it, and the
  /// line for all of it; a pipe or a file has it whole. The line is `nil` where all of it is asked for.
  func answer(_ sentence: Prose, _ blocks: [Block], all line: String?) -> [HarmlessText] {
    let app = draft.app.map { [Block.paragraph("with \($0.path)", .faint)] } ?? []
    let head = [Block.paragraph(sentence, .strong)] + app
    guard let line, options.rows != nil else { return (head + blocks).lines(options) }
    let most = Page(head, options.saying(head + blocks)).lines.count + Self.mostRows
    return (head + blocks).lines(options, isWhole: false, most: most) { left in
      let what: Prose = left > 0 ? "there is more" : "all of it"
      return [.paragraph("\(what): `\(rest(line))`", .faint)]
    }
  }

  package typealias Cures = [(number: Int, lines: String)]

  /// Returns what mends what a rule finds.
  func cure(of rule: String) -> [Block] { Self.cure(cures[rule]) }

  var cures: [String: Cures] { namesCures ? draft.cures : [:] }

  static func cure(_ cures: Cures?) -> [Block] {
    (cures ?? []).map { number, lines in
      let command = "fix \(number)"
      return .entry("  \(command)  ", "\(lines)", .accent, labelStyle: .accent)
    }
  }

  /// The rows below the sentence, with the last one.
  private static let mostRows = 10

  /// The design laid out and judged, computed on each call.
  var scene: Scene { draft.scene }
}
