import TabBarDrawing
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground
import TabBarRendering
import TabBarSentences
import TabBarTerminal

/// Lines that wait for an answer, where a line may mean one of them or asks which.
struct Offer {
  let meanings: [Reading]
  /// The line that they are offered for; empty where it was carried out.
  let line: String
}

extension ShellState {
  /// The line that a typed one takes of those that are offered; `nil` where it takes none.
  func offered(by line: String) -> Reading? {
    guard let offer else { return nil }
    if let meaning = offer.meanings.first(where: { $0.text == line }) { return meaning }
    return SpokenWords.choice(line).flatMap {
      offer.meanings.indices.contains($0 - 1) ? offer.meanings[$0 - 1] : nil
    }
  }
}

extension Shell {
  /// Shows lines that wait for an answer: in a menu below the next prompt, or as a numbered list.
  func show(_ offer: Offer) {
    let (meanings, line) = (offer.meanings, offer.line)
    if !line.isEmpty { dropSubmittedLines() }
    let remarks = meanings.map { playground.remark(on: $0).map(presenter.options.said) ?? "" }
    let lines = zip(meanings, remarks).map { meaning, remark in
      OfferedLine(meaning.text, remark: remark, effect: { [unowned self] in rows(of: meaning, in: $0) })
    }
    if !line.isEmpty && reader.offer(lines, insteadOf: line) || settings.isQuiet { return }
    for (index, meaning) in meanings.enumerated() {
      let remark = remarks[index].isEmpty ? "" : " · " + remarks[index]
      presenter.put([HarmlessText(presenter.options.shown("  \(index + 1)  \(meaning.text)\(remark)"))])
    }
  }

  /// Returns what would come of a line that is offered.
  private func rows(of meaning: Reading, in size: TerminalSize) -> [HarmlessText] {
    guard let draft = playground.after(meaning.lines)?.draft, draft != playground.draft else { return [] }
    return rows(changingTo: draft, nil, in: size)
  }

  /// Returns what another draft changes on the bar, in the fullest form with room.
  func rows(
    changingTo draft: Draft, _ sentence: Prose?, in size: TerminalSize, isBrief: Bool = false,
    withFindings: Bool = true
  ) -> [HarmlessText] {
    let options = options(in: size.columns)
    let block = PreviewBlock(
      DesignDifference(from: bar.scene, to: draft.scene), sentence: sentence, options,
      pictureBefore: { [bar] in bar.picture(options) }, withFindings: withFindings)
    if !isBrief, case let full = block.full, full.count <= size.rows { return full }
    return Array(block.brief.prefix(size.rows))
  }

  func options(in columns: Int) -> RenderOptions {
    var options = presenter.options
    options.columns = min(options.columns, columns)
    return options
  }
}
