import TabBarCore
import TabBarGuidelines

extension Command {
  static let icons = Command(
    "icons", .tabs,
    parameters: [
      Parameter("WORD", .text, isOptional: true, isRepeated: true, meaning: "what the symbol is to show")
    ],
    body: .plan { draft, arguments throws(CommandError) in
      guard arguments.symbolWords.isEmpty else {
        let wish = arguments.words.map(\.text).filter { !SymbolsQuery.fillers.contains($0.lowercased()) }
        guard !wish.isEmpty else {
          throw CommandError(
            "no word here says what a symbol is to show", at: arguments.words[0],
            remedy: "`icons` alone gives each tab one that fits")
        }
        return (nil, .show(SymbolsQuery(words: wish, isWhole: arguments.search.isAll)))
      }
      let bare = draft.design.tabs.indices.filter { !draft.design.tabs[$0].hasIcon }
      guard !draft.design.tabs.isEmpty else {
        throw arguments.missing("there are no tabs yet", remedy: "`add TITLE` makes one")
      }
      guard !bare.isEmpty else {
        throw arguments.missing(
          "every tab has an icon already", remedy: "`icon TAB SYMBOL` gives it another one"
        ).nothing
      }
      let edits = draft.proposedIcons(for: bare)
      guard !edits.isEmpty else {
        throw arguments.missing(
          "no symbol is known that fits \(listed(bare.map(draft.design.name)))",
          remedy: "`icon TAB SYMBOL` gives one, such as `icon 1 star`")
      }
      let given = edits.compactMap { if case .icon(let tab, _) = $0 { tab } else { nil } }
      let left = bare.filter { !given.contains($0) }
      return (draft.lines(for: edits), left.isEmpty ? .none : .show(SymbolsQuery(bare: left)))
    })
}

extension Arguments {
  /// What is asked about; nothing where each tab is to get a symbol, which auto says outright.
  fileprivate var symbolWords: [Word] { words.count == 1 && words[0].isKeyword("auto") ? [] : words }
}

/// The symbols that fit some words, or the tabs that none was found for.
package struct SymbolsQuery: Query {
  package static var command: Command { .icons }
  /// What the symbols are to show; none where it is about tabs.
  package var words: [String] = []
  /// The indices of the tabs that were left without one.
  package var bare: [Int] = []
  var isWhole = false

  /// Words that say nothing about a picture.
  static let fillers = Set(OtherForm.words("L:icons"))

  /// As many as are read at a glance.
  private static let most = 12

  /// The symbols that fit, at most twelve where not all are asked for, the one to propose first.
  package var symbols: [String] {
    let text = words.joined(separator: " ")
    let proposed = ([text] + words).compactMap(SymbolMeaning.proposedSymbol)
    var symbols: [String] = []
    for name in proposed + Symbol.names(with: words.map { $0.lowercased() }) where !symbols.contains(name) {
      symbols.append(name)
    }
    return isWhole ? symbols : Array(symbols.prefix(Self.most))
  }
}

extension Draft {
  /// Returns the icons for some tabs, all outlined or all filled.
  fileprivate func proposedIcons(for tabs: [Int]) -> [Edit] {
    var taken = Set(design.tabs.compactMap(\.icon))
    var given: [Int: String] = [:]
    let first = tabs.filter { SymbolMeaning.isFirstWord(design.tabs[$0].title) }
    for tab in first + tabs.filter({ !first.contains($0) }) {
      // Two tabs with the same picture are no help.
      given[tab] = SymbolMeaning.proposedSymbols(for: design.tabs[tab].title).first {
        taken.insert($0).inserted
      }
    }
    let outlined = tabs.compactMap { tab in given[tab].map { (tab, $0) } }
    let filled = outlined.map { ($0, Symbol.named($1)?.filledName ?? $1) }
    let proposals = [outlined, filled].map { icons in icons.map { Edit.icon($0, $1) } }
    let findings = proposals.map { edits in
      var draft = self
      for edit in edits { edit.apply(to: &draft.design) }
      return draft.scene.report.findings.count
    }
    return findings[1] < findings[0] ? proposals[1] : proposals[0]
  }
}
