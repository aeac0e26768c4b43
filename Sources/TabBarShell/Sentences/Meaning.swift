import TabBarCore
import TabBarGuidelines
import TabBarLexicon
package import TabBarPlayground
import TabBarSentences

/// What a person means by a line that no command takes as it stands.
enum Meaning {
  /// Commands that are carried out one after the other.
  case does([String])
  /// The error of the line, with the lines that may be meant, if any.
  case refused(CommandError)
}

extension Playground {
  /// What came of a typed line.
  package struct Response {
    /// The commands that were carried out: the typed one, or those that it means.
    package let lines: [String]
    package let outcome: Outcome
    /// The commands that the line asks for as well, to be carried out afterwards, one by one.
    package var rest: [String] = []
  }

  /// Carries out what a person types: a command, or else what the line says; `nil` for an empty line. If it throws, an
  /// error with the lines that may be meant, nothing has changed.
  package mutating func respond(to line: String) throws(CommandError) -> Response? {
    if Self.isCancel(line) {
      let back: Prose = timeline.lineToUndo.map { "; undo takes back \($0)" } ?? ""
      return Response(lines: [line], outcome: .changed { "nothing is open\(back)" })
    }
    do throws(CommandError) {
      if let lines = LineSequence.commands(in: line), after(lines) != nil {
        return try carryOut(lines, insteadOf: line)
      }
      let typed = try self.line(forShownFixesIn: line) ?? line
      if let word = (try? Invocation.parsed(from: line, isTyped: true))?.smallWord {
        throw CommandError(
          "\(word.canonical) is no title by itself", at: word,
          remedy: "a title of several words needs quotes, and so does this word")
      }
      return try perform(typed, isTyped: true).map { Response(lines: [typed], outcome: $0) }
    } catch {
      switch meaning(of: line, refusedWith: error) {
      case .does(let lines): return try carryOut(lines, insteadOf: line)
      case .refused(let error): throw error
      }
    }
  }

  /// Carries out the commands of a line up to the first one that is no step; that and those after it are the rest.
  private mutating func carryOut(
    _ lines: [String], insteadOf line: String
  ) throws(CommandError) -> Response? {
    let steps = lines.prefix { (try? Invocation.parsed(from: $0))?.command.isRecorded == true }
    let (start, before) = (timeline.position, draft.design)
    if lines.count > 1, !steps.isEmpty {
      let outcome = try carryOut(Array(steps))
      if timeline.position > start { noteLine(from: start) }
      note(changeFrom: before)
      return Response(
        lines: Array(steps), outcome: outcome, rest: Array(lines.dropFirst(steps.count)))
    }
    let whole = 0..<line.utf8.count
    guard let first = lines.first else {
      throw CommandError("nothing would change: it is so already", at: whole)
    }
    do throws(CommandError) {
      return try perform(first, isTyped: true)
        .map { Response(lines: [first], outcome: $0, rest: Array(lines.dropFirst())) }
    } catch {
      // Its place is in the other line.
      throw CommandError(error.said, at: whole, remedy: error.advised)
    }
  }

  /// Returns what else a line that was carried out may mean: two words with capitals may be one title. It replaces the
  /// step.
  static func otherReading(of line: String) -> (line: String, shown: String)? {
    guard let invocation = try? Invocation.parsed(from: line, isTyped: true),
      invocation.command.name == "add", invocation.arguments.options.isEmpty, !line.contains(","),
      invocation.arguments.words.count == 2,
      invocation.arguments.words.allSatisfy({ !$0.isQuoted && $0.text.first?.isLowercase == false })
    else { return nil }
    let title = invocation.arguments.words.map(\.text).joined(separator: " ")
    let shown = "add \(Quoting.quoted(title))"
    return ("undo; \(shown)", shown)
  }

  // MARK: What is meant

  /// Returns what a line means that was refused: a command that owns it offers what may be right, and what nobody claims
  /// is read.
  func meaning(of line: String, refusedWith error: CommandError) -> Meaning {
    // Quotes are exact: where one is open, nobody can tell what the line says.
    guard line.utf8.count <= Reader<Playground>.mostBytes, !Self.isCancel(line), error.lines.isEmpty,
      (try? Lexer.words(of: line, isTyped: true)) != nil,
      error.mayMeanAnother || RulesAsked.asksForLeave(line) || RulesAsked.asksForFact(line)
    else { return .refused(error) }
    if let lines = LineSequence.commands(in: line) {
      return after(lines) == nil ? .refused(error) : .does(lines)
    }
    let titles = draft.design.tabs.map(\.title)
    if RulesAsked.asksForLeave(line) {
      if let rules = RulesAsked.line(for: line, besides: titles) { return .does([rules]) }
      return .refused(
        CommandError(
          "no rule is about this", at: 0..<line.utf8.count,
          remedy: "rules lists all; a wish begins with what to do"))
    }
    let asksForFact = RulesAsked.asksForFact(line)
    let (owners, isSlip) = owners(of: line)
    if !owners.isEmpty, !asksForFact { return .refused(offering(error, line, owners, isSlip: isSlip)) }
    if let listed = self.line(ofNumberIn: line) {
      return .does(LineSequence.commands(in: listed) ?? [listed])
    }
    var found = CommandError("this could mean more than one thing", at: 0..<line.utf8.count)
    found.isQuestion = true
    if let line = self.line(addingListIn: line) {
      found.lines = [line]
      return .refused(found)
    }
    switch reading(of: line) {
    // The title of a tab is no wish to save or to open, whatever verb it is otherwise.
    case .lines(let lines) where beginsWithTitle(line) && lines.contains(where: actsOutside): break
    // Whoever asks wishes for no change.
    case .lines(let lines) where !asksForFact || lines.allSatisfy(isLook): return .does(lines)
    case .choices(let choices)
    where !asksForFact || Topic.rules(for: line) == nil && choices.joined().allSatisfy(isLook):
      found.lines = choices.map { $0.joined(separator: "; ") }
      return .refused(found)
    case .lines, .choices, .unclear: break
    }
    if asksForFact || RulesAsked.asksForGuidelines(line),
      let rules = RulesAsked.line(for: line, besides: titles)
    {
      return .does([rules])
    }
    found.lines = asksForFact ? [] : draft.answers(in: line)
    guard found.lines.isEmpty else { return .refused(found) }
    var refusal = error
    if beginsWithTitle(line) {
      refusal.advised = "a line begins with what to do: remove, move, rename, badge, icon or set"
    }
    return .refused(refusal)
  }

  /// Whether a line gives up a question. Where none is open nobody knows what it is to give up.
  private static func isCancel(_ line: String) -> Bool { line.lowercased().trimming(" \t.!") == "cancel" }

  private func isLook(_ line: String) -> Bool { command(of: line)?.isLook == true }

  private func actsOutside(_ line: String) -> Bool { command(of: line)?.actsOutside == true }

  private func command(of line: String) -> Command? {
    (try? Invocation.parsed(from: line, isTyped: true))?.command
  }

  private func beginsWithTitle(_ line: String) -> Bool {
    let first = line.split { $0 == " " }.first?.lowercased()
    return draft.design.tabs.contains { $0.title.lowercased() == first }
  }

  /// Returns the line that adds the tabs that a list names where there are none: `recipe app with tabs: Home, Search`.
  private func line(addingListIn line: String) -> String? {
    let list = String(line.split(separator: ":").last ?? "").trimming(" .")
    let names = list.split(separator: ",").map { String($0).trimming(" ") }
    guard draft.design.tabs.isEmpty, names.count > 1,
      names.allSatisfy({ $0.first?.isUppercase == true || $0.hasPrefix("and ") })
    else { return nil }
    return ((try? Invocation.parsed(from: "add " + list, isTyped: true)) ?? nil)?.canonical
  }

  func reading(of line: String) -> Reading { Reader.reading(of: line, in: self) }

  // As many as are read at a glance.
  private static let mostOffers = 3

  /// Returns the error of a command with the lines that may be right in place of the one that it refuses: of the same
  /// command first, and nothing that takes back, begins anew or takes tabs out.
  private func offering(
    _ error: CommandError, _ line: String, _ owners: [Command], isSlip: Bool
  ) -> CommandError {
    // Options and facts are part of no sentence.
    if line.contains(" --") || !isSlip && line.contains("=") { return error }
    // The command in it is for another place in the session than the present one.
    if owners.contains(where: { $0.name == "step" }) { return error }
    let taking = ["clear", "new", "remove", "keep"]
    // A word that is no command's is no title by itself.
    let takesOut = owners.contains { taking.contains($0.name) }
    let takenBack =
      ["undo", "redo", "back"] + (isSlip || owners.contains { $0.actsOutside } ? ["add"] : [])
      + (takesOut ? [] : taking)
    func isOwn(_ line: String) -> Bool {
      owners.contains { line == $0.name || line.hasPrefix($0.name + " ") }
    }
    var offers: [[String]] = []
    for owner in owners where isSlip {
      let mended = owner.name + line.drop { $0 == " " }.drop { $0 != " " }
      if after([mended]) != nil, let canonical = canonical(mended) { offers.append([canonical]) }
    }
    switch reading(of: line) {
    case .lines(let lines): offers.append(lines)
    case .choices(let choices): offers += choices
    case .unclear: break
    }
    offers = offers.filter { lines in
      // A wish that is so already is no line.
      !lines.isEmpty && after(lines) != nil && namesAll(in: line, lines)
        && lines.allSatisfy { line in
          isOwn(line) || !takenBack.contains { line == $0 || line.hasPrefix($0 + " ") }
        }
    }
    var error = error
    for lines in offers.filter({ isOwn($0[0]) }) + offers.filter({ !isOwn($0[0]) })
    where lines != [canonical(line) ?? ""] && error.lines.count < Self.mostOffers {
      let line = lines.joined(separator: "; ")
      if !error.lines.contains(line) { error.lines.append(line) }
    }
    return error
  }

  /// Whether lines use each name of a line. A name is a word with a capital letter after the first word, unless it names a
  /// language or a device. A tab may be named in another way.
  private func namesAll(in line: String, _ lines: [String]) -> Bool {
    let words = (try? Lexer.words(of: line, isTyped: true)) ?? []
    let offered = (try? Lexer.words(of: lines.joined(separator: " "))) ?? []
    let texts = Set(
      offered.flatMap {
        [$0.text.lowercased()] + $0.text.lowercased().split { " -".contains($0) }.map(String.init)
      }
    )
    return words.dropFirst().allSatisfy { word in
      var text = word.text.trimming(" .,;:!?").lowercased()
      if let end = text.lastIndex(where: { "'’".contains($0) }), text[end...].dropFirst() == "s" {
        text = String(text[..<end])
      }
      guard word.text.first?.isUppercase == true, !texts.contains(text) else { return true }
      let named: [Sense.Kind] = [.language, .guide, .vendor, .format, .free]
      let more = Lexicon.shared.concept(named: "N:more")
      if DeviceName.beginsName(text)
        || Lexicon.shared.senses(of: text).contains(where: { named.contains($0.kind) || $0.concept == more })
      {
        return true
      }
      return design(draft.design, has: text, in: texts)
    }
  }

  private func design(_ design: Design, has title: String, in texts: Set<String>) -> Bool {
    design.tabs.indices.contains { tab in
      let name = design.tabs[tab].title.lowercased()
      let shown = design.title(of: design.tabs[tab]).lowercased()
      return [name, shown].contains { $0.hasPrefix(title) }
        && (texts.contains(name) || texts.contains(String(tab + 1)))
    }
  }

  /// Returns the command that a line belongs to: the one that its first word names, or those that the word is one letter
  /// away from, where that is no title and no word that people use.
  private func owners(of line: String) -> (commands: [Command], isSlip: Bool) {
    let first = line.split(whereSeparator: { " \t,:=".contains($0) }).first.map { $0.lowercased() } ?? ""
    if let command = Command.named(first) { return ([command], false) }
    guard first.count > 1, first.allSatisfy(\.isLetter), !Reader<Playground>.knows(first),
      !draft.design.tabs.contains(where: { $0.title.lowercased().hasPrefix(first) })
    else { return ([], false) }
    let letters = Array(first)
    let near = (Command.all.map(\.name) + Command.aliases.keys).filter {
      $0.count > 2 && editDistance(letters, Array($0), most: 1) == 1
    }
    let names = near.compactMap { Command.named($0)?.name }
    return (Command.all.filter { names.contains($0.name) }, true)
  }

  /// Returns the error of a line in a file or from a pipe, where nothing but commands is taken: with the lines to type
  /// where it is clear what is meant and that can be done, and else with nothing more.
  func naming(_ error: CommandError, insteadOf line: String) -> CommandError {
    var found = error
    switch meaning(of: line, refusedWith: error) {
    case .does(let lines):
      if lines.count > 1 {
        found = CommandError("these are several commands, and a line is one", at: 0..<line.utf8.count)
      }
      found.lines = lines
    case .refused(let refused): if refused.lines.count == 1 { found.lines = refused.lines }
    }
    return found.lines.isEmpty || found.lines == canonical(line).map { [$0] } || after(found.lines) == nil
      ? error : found
  }

  // MARK: While it is typed

  /// Returns what a line would do.
  ///
  /// - Parameter reads: Whether it may be said in own words. What these mean does what the line does that they stand
  ///   for, and that line is named.
  package func preview(of line: String, reads: Bool) -> Preview {
    let strict = preview(of: line)
    guard reads, case .refused(let refusal) = strict else { return strict }
    switch meaning(of: line, refusedWith: refusal) {
    case .refused(let error): return error.lines.isEmpty ? .refused(error) : .choices(error.lines)
    case .does(let lines) where lines.count == 1:
      switch preview(of: lines[0]) {
      case .change(let draft, let said): return .change(to: draft, sentence: { "\(lines[0]): \(said())" })
      case .says(let text): return .says("\(lines[0]): \(text)")
      case let preview: return preview
      }
    case .does(let lines):
      let said = lines.joined(separator: " · ")
      guard let copy = after(lines), copy.draft != draft else { return .says("\(said)") }
      return .change(to: copy.draft, sentence: { "\(said)" })
    }
  }

  /// Returns the commands that completion may put in place of a line.
  func lines(insteadOf line: String) -> [String] {
    switch meaning(of: line, refusedWith: CommandError("", at: 0..<0)) {
    case .does(let lines): [lines.joined(separator: "; ")]
    case .refused(let error): error.lines
    }
  }
}

extension SessionError {
  /// The error with the lines that were probably meant.
  var named: CommandError {
    draft.map { Playground(Document(draft: $0)).naming(error, insteadOf: text) } ?? error
  }
}

extension Invocation {
  /// A word among titles that a sentence is made of, and that nobody means as a title: `Music too`.
  fileprivate var smallWord: Word? {
    guard ["add", "rename", "titles", "mark", "save"].contains(command.name) else { return nil }
    return arguments.words.first { word in
      !word.isQuoted
        && (word.text.hasPrefix("(") || word.text.hasSuffix(":")
          || word.text.split(separator: " ").contains {
            SpokenWords.isSmall(String($0), isAlone: arguments.words.count == 1 && $0 == word.text)
          })
    }
  }
}
