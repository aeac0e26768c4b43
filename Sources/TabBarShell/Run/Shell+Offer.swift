import TabBarDrawing
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

/// Lines that wait for an answer, where a line may mean one of them or asks which.
struct Offer {
  let meanings: [PossibleMeaning]
  /// The line that they are offered for; empty where it was carried out.
  let line: String
  /// Whether they are in a menu below the prompt, which Escape closes.
  let isMenu: Bool
}

extension Shell {
  /// Lets lines wait for an answer: in a menu below the next prompt, or as a numbered list.
  func offer(_ meanings: [PossibleMeaning], insteadOf line: String) {
    if !line.isEmpty { dropSubmittedLines() }
    let remarks = meanings.map { playground.remark(on: $0).map(presenter.options.said) ?? "" }
    let lines = zip(meanings, remarks).map { meaning, remark in
      OfferedLine(meaning.text, remark: remark, effect: { [unowned self] in rows(of: meaning, in: $0) })
    }
    let isMenu = !line.isEmpty && reader.offer(lines, insteadOf: line)
    state.offer = Offer(meanings: meanings, line: line, isMenu: isMenu)
    guard !isMenu, !settings.isQuiet else { return }
    for (index, meaning) in meanings.enumerated() {
      let remark = remarks[index].isEmpty ? "" : " · " + remarks[index]
      presenter.put([HarmlessText(presenter.options.shown("  \(index + 1)  \(meaning.text)\(remark)"))])
    }
  }

  /// Returns what would come of a line that is offered.
  private func rows(of meaning: PossibleMeaning, in size: TerminalSize) -> [HarmlessText] {
    var options = presenter.options
    options.columns = min(options.columns, size.columns)
    guard let draft = playground.after(meaning.lines)?.draft, draft != playground.draft else { return [] }
    let block = PreviewBlock(
      DesignDifference(from: bar.scene, to: draft.scene), sentence: nil, options,
      pictureBefore: { [bar] in bar.picture(options) })
    return block.full.count <= size.rows ? block.full : Array(block.brief.prefix(size.rows))
  }
}
