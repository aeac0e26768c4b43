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
  func offer(_ meanings: [PossibleMeaning], insteadOf line: String) throws(OutputError) {
    let remarks = meanings.map { playground.remark(on: $0).map(presenter.options.said) ?? "" }
    let lines = zip(meanings, remarks).map { meaning, remark in
      OfferedLine(meaning.text, remark: remark, effect: { [unowned self] in rows(of: meaning, in: $0) })
    }
    let isMenu = !line.isEmpty && reader.offer(lines, insteadOf: line)
    offer = Offer(meanings: meanings, line: line, isMenu: isMenu)
    guard !isMenu, !settings.isQuiet else { return }
    for (index, meaning) in meanings.enumerated() {
      let remark = remarks[index].isEmpty ? "" : " · " + remarks[index]
      try presenter.put([HarmlessText(presenter.options.shown("  \(index + 1)  \(meaning.text)\(remark)"))])
    }
  }

  /// The line that a typed one takes of those that are offered; `nil` where it takes none.
  func offered(by line: String) -> PossibleMeaning? {
    guard let offer, !offer.isMenu || reader.hasOffer else { return nil }
    if let meaning = offer.meanings.first(where: { $0.text == line }) { return meaning }
    return SpokenWords.choice(line).flatMap {
      offer.meanings.indices.contains($0 - 1) ? offer.meanings[$0 - 1] : nil
    }
  }

  /// Takes a line as the answer to what is offered; returns whether to go on, or `nil` for a line that is none. Whatever
  /// it is, nothing is offered any more.
  func takeOffered(_ line: String) throws(OutputError) -> Bool? {
    guard let offer, !line.isEmpty else { return nil }
    let meaning = offered(by: line)
    let isOpen = !offer.isMenu || reader.hasOffer
    self.offer = nil
    if let meaning {
      mayLeaveLesson = true
      defer { mayLeaveLesson = false }
      return try obey(meaning.text, typed(meaning.lines))
    }
    if !offer.line.isEmpty { noteInLesson(.forgotten, offer.line) }
    guard isOpen, let choice = SpokenWords.choice(line) else { return nil }
    try tell(choice == 0 ? "nothing done" : "nothing done: there is no reading \(choice)")
    return true
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
