import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground

/// A finding in words, as a scene has it or as a change left it. A terminal, a page and a difference of files arrange
/// the words in their own ways.
struct Found {
  let finding: Finding
  /// What a change did to it; one that is not compared counts as added.
  var sign = DifferenceWords.Sign.added
  /// Whether it is compared with an earlier scene that did not have it.
  var isNew = false
  let word: Prose
  var message: Prose
  let style: Style

  /// What a change did to the findings: the new ones, the accepted ones and the cleared ones.
  static func all(of change: DesignDifference) -> [Found] {
    // What holds on another device or in another language is neither new nor cleared.
    let isElsewhere = change.isElsewhere
    let others =
      (isElsewhere ? [] : change.acceptedFindings.map(FindingDifference.accepted))
      + change.clearedFindings.map(FindingDifference.removed)
    return change.newFindings.map { Found($0, isNew: !isElsewhere) }
      + others.map { Found($0, isElsewhere: isElsewhere) }
  }

  /// The sign before it in a list.
  func glyph(_ options: RenderOptions) -> String {
    switch sign {
    case .added: isNew ? options.glyphs[.new] : finding.sign(options)
    case .removed: options.glyphs[.cleared]
    case .changed: options.glyphs[.accepted]
    }
  }

  var isQuestion: Bool { sign == .added && finding.verdict == .needsPerson }

  /// The beginning of a sentence about it.
  var state: Prose {
    (!isNew ? word : isQuestion ? "new, \(word)" : "new \(word)" as Prose).asSentence
  }
}

extension Found {
  init(_ finding: Finding, isNew: Bool = false) {
    self.init(
      finding: finding, isNew: isNew, word: finding.word, message: finding.prose, style: finding.style)
  }

  init(_ difference: FindingDifference, isElsewhere: Bool) {
    switch difference {
    case .added(let finding): self.init(finding)
    case .accepted(let entry):
      self.init(
        finding: entry.finding, sign: .changed, word: "accepted", message: "because: \(entry.reason)",
        style: .faint)
    case .removed(let finding):
      self.init(
        finding: finding, sign: .removed, word: isElsewhere ? "not here" : "cleared",
        message: "was: \(finding.prose)", style: .good)
    case .severity(let from, let to):
      self.init(
        finding: to, sign: .changed, word: "\(to.word), was \(from.word)", message: to.prose, style: to.style)
    }
  }
}
