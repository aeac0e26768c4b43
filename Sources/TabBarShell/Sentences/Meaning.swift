import TabBarCore
import TabBarGuidelines
import TabBarLexicon
package import TabBarPlayground
import TabBarSentences
import TabBarTerminal

/// What a line may mean that no command takes. Nothing of it has been done.
enum Meaning {
  /// A command that only shows something.
  case shows(String)
  /// Commands to choose from, the likeliest first.
  case may([Reading])
  /// The error of the line, with lines that do something of the kind.
  case refused(CommandError)
}

extension Playground {
  /// Returns what else a line that was carried out may mean: two words with capitals may be one title. It replaces the
  /// step.
  static func otherReading(of line: TypedLine) -> Reading? {
    guard let invocation = try? line.invocation,
      invocation.command.name == "add", invocation.arguments.options.isEmpty, !line.text.contains(","),
      invocation.arguments.words.count == 2,
      invocation.arguments.words.allSatisfy({ !$0.isQuoted && $0.text.first?.isLowercase == false })
    else { return nil }
    let title = invocation.arguments.words.map(\.text).joined(separator: " ")
    return Reading(["undo", "add \(Quoting.quoted(title))"])
  }

  // MARK: What is meant

  // As many as are read at a glance.
  private static let most = 3

  /// Returns what a line may mean that was refused; `isForeign` where its person speaks no language that is read.
  func meaning(of line: String, refusedWith error: CommandError, isForeign: Bool = false) -> Meaning {
    // Nobody means anything by a line that is too long to be read; and quotes are exact: where one is open, nobody can
    // tell what the line says.
    guard line.utf8.count <= Reader.mostBytes, error.mayMeanAnother || Reader.asks(line),
      (try? Lexer.words(of: line, source: .prompt)) != nil
    else { return .refused(error) }
    if let look = lookAtFinding(asked: line) { return .shows(look) }
    // As in: undo, please.
    let words = line.split(separator: " ")
    let plain = words.filter { !SpokenWords.isPlease($0.lowercased()) }.joined(separator: " ").trimming(",")
    if plain != line, let command = canonical(plain), after([command]) != nil {
      return .may([Reading([command])])
    }
    let wrong = String(Substring(line.utf8.dropFirst(error.range.lowerBound).prefix(error.range.count)))
    guard
      error.isQuestion || !Invocation.hasShape(line) || Reader.points(wrong)
        || Reader.isSmall(wrong) && !Reader.wishesForNoChange(line)
    else {
      return .refused(refusal(of: line, with: error, isForeign: isForeign))
    }
    if error.isQuestion {
      return .may(error.lines.map { Reading(Self.commands(of: $0)) })
    }
    let owner = owner(of: line)
    // What takes away more tabs is less likely, and what cannot be carried out is not meant.
    let candidates = candidates(for: line, of: owner).compactMap { reading -> Reading? in
      after(reading.lines).map { later in
        var reading = reading
        reading.cost += Self.loss * Double(max(0, draft.design.tabs.count - later.draft.design.tabs.count))
        return reading
      }
    }.sorted { $0.cost < $1.cost }
    if owner == nil, let first = candidates.first?.lines, first.count == 1, onlyShows(first[0]),
      // What asks nothing may be a wish as well.
      !first[0].hasPrefix("rules ") || Reader.asks(line)
        || candidates.allSatisfy({ $0.lines.allSatisfy(onlyShows) })
    {
      return .shows(first[0])
    }
    var found: [Reading] = []
    for candidate in candidates where found.count < Self.most && candidate.lines != [canonical(line) ?? ""] {
      let isKnown = found.contains { $0.lines == candidate.lines }
      // Nothing is taken away for a line of which a part is not understood.
      let takes = !candidate.leftOut.isEmpty && takesAway(candidate.lines)
      if !isKnown, !takes { found.append(candidate) }
    }
    guard found.isEmpty || Reader.asksHow(line) else { return .may(found) }
    var refusal = refusal(of: line, with: error, isForeign: isForeign)
    // Who asks how it is done wants to read the line, and to decide then.
    if !found.isEmpty { refusal.lines = found.filter { $0.lines.count == 1 }.map(\.text) }
    return .refused(refusal)
  }

  /// Returns the look at the finding that a line asks about: the one whose rule it names, or else the first one where it
  /// asks nothing but why, or who says so.
  private func lookAtFinding(asked line: String) -> String? {
    guard Reader.asks(line) || Reader.asksHow(line) else { return nil }
    let named = line.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init).filter {
      $0.contains("-") && Rule.named($0) != nil
    }
    if named.count == 1 { return "explain \(named[0])" }
    guard Question(line, in: draft).isAboutFindings else { return nil }
    return draft.scene.report.findings.first.map { "explain \($0.rule)" } ?? "check"
  }

  /// Returns the error of a line that nothing is made of, with lines that do something of the kind.
  private func refusal(of line: String, with error: CommandError, isForeign: Bool) -> CommandError {
    let owner = owner(of: line)
    let titles = Set(draft.design.tabs.map { $0.title.lowercased() })
    let words = line.lowercased().split { " ,?!".contains($0) }.map(String.init)
    let known = words.filter { Reader.knows($0) || titles.contains($0) }
    if let owner {
      // A wrong value is answered by what is possible in its place, unless every word is known and another command likelier.
      let likely = Reader.likelyCommands(for: line, in: self).first
      guard known.count == words.count, likely != owner.name || !Invocation.hasShape(line) else {
        return error
      }
    }
    var refusal = error
    if owner == nil, !looksLikeCommand(line) {
      refusal = CommandError(
        "this is not understood", at: 0..<line.utf8.count, remedy: "`help` lists the commands")
    }
    let useful = usefulLines(for: line)
    refusal.lines = useful.lines
    if let form = useful.form {
      refusal.advised = "form: `\(form)`"
    } else if owner == nil, known.isEmpty, let advised = refusal.advised,
      isForeign || line.unicodeScalars.contains(where: { $0.properties.isAlphabetic && $0.value > 0x24F })
    {
      refusal.advised = "\(advised); sentences are read in English and German"
    }
    return refusal
  }

  /// Returns all that may be meant, on one scale: what a slip was to be, the number of a list, an answer to a finding, and
  /// what the words say.
  private func candidates(for line: String, of owner: Command?) -> [Reading] {
    var found = Reader.readings(of: line, in: self)
    let asks = Reader.asks(line)
    let onlyLooks = found.allSatisfy { $0.lines.allSatisfy(onlyShows) }
    // What only tells of something may be about a rule, unless it is a wish that is understood.
    let tells = Reader.asksHow(line) ? !found.isEmpty && onlyLooks : found.allSatisfy { !$0.leftOut.isEmpty }
    if owner == nil, asks || tells {
      let question = Question(line, in: draft)
      let isAnswered =
        asks ? question.rules != nil : question.rules?.isEmpty == false && question.words.count > 3
      // What ought to be is in no picture.
      let said = line.lowercased().split(separator: " ").map(String.init)
      let isAboutRules =
        asks
        && said.prefix(isAnswered ? said.count : 1).contains(where: Lexicon.shared.list("norms").contains)
      // What a question leaves out may be what it is about.
      if asks {
        found = found.filter { $0.leftOut.isEmpty && $0.lines.allSatisfy(onlyShows) && !isAboutRules }
      }
      if isAnswered, isAboutRules || !question.isAboutTabs {
        // An apostrophe begins a text in a file.
        let words = String(line.trimming(" ?!.").map { "„“”«»".contains($0) ? "\"" : $0 == "'" ? "’" : $0 })
        found.append(Reading(["rules " + words], cost: -Self.loss))
      }
    }
    if let owner {
      // Options and facts are part of no sentence, and the command in it is for another place than the present one.
      guard !line.contains(" --"), !line.contains("="), owner.name != "step" else { return [] }
      let isDoubted = Reader.wishesForNoChange(line)
      found = found.filter {
        !(isDoubted && !$0.leftOut.isEmpty) && $0.lines.allSatisfy { isAllowed($0, besides: owner) }
      }
    } else {
      if let listed = self.line(ofNumberIn: line) { found.append(Reading(Self.commands(of: listed))) }
      found += draft.answers(in: line).map { Reading([$0]) }
      // The beginning of a name that no other command has: sel A.
      let first = Self.firstWord(of: line)
      let names = Command.all.map(\.name).filter { $0.hasPrefix(first) }
      if names.count == 1, first.count > 1, !Reader.knows(first) {
        found.append(Reading([names[0] + line.trimming(" ").dropFirst(first.count)]))
      }
    }
    return found
  }

  /// What it costs that a tab goes, or that a topic explains all words of a question.
  private static let loss = 0.1

  /// The command that a line begins with, but not in a question that no command takes, such as `why is the bar at the top?`.
  private func owner(of line: String) -> Command? {
    let isQuestion = Reader.asks(line)
    let asks =
      isQuestion
      && line.split(separator: " ").dropFirst().first.map { Reader.knows(String($0)) } == true
    return Command.named(Self.firstWord(of: line)).flatMap {
      asks && $0.isLook || isQuestion && !Invocation.hasShape(line) ? nil : $0
    }
  }

  /// Whether a line may be meant by another one that begins with the name of a command: it is of that command, or takes
  /// nothing away and touches nothing outside. What asks for rules changes nothing.
  private func isAllowed(_ line: String, besides owner: Command) -> Bool {
    guard let command = try? Invocation.parsed(from: line)?.command else { return false }
    return command.name == owner.name
      || !command.actsOutside && !takesAway([line]) && !(owner.name == "rules" && command.isRecorded)
  }

  /// Whether the first word of a line is more likely the name of a command than a word of a sentence: it stands alone.
  private func looksLikeCommand(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    return words.count == 1 && !Reader.knows(Self.firstWord(of: line))
  }

  private static func firstWord(of line: String) -> String {
    line.split(whereSeparator: { " \t,:=".contains($0) }).first.map { $0.lowercased() } ?? ""
  }

  private static func commands(of line: String) -> [String] {
    Lexer.commands(of: line, source: .pipe).map(\.text)
  }

  private func isRecorded(_ line: String) -> Bool {
    (try? Invocation.parsed(from: line))?.command.isRecorded == true
  }

  /// Whether tabs or steps are gone after some lines.
  func takesAway(_ lines: [String]) -> Bool {
    guard let later = after(lines) else { return false }
    return later.draft.design.tabs.count < draft.design.tabs.count
      || later.timeline.position < timeline.position
  }

  /// Returns what would be gone after some lines, and what they leave out; `nil` where there is neither.
  func remark(on meaning: Reading) -> Prose? {
    let quoted = meaning.leftOut.map { Quoting.quoted($0, always: true) }.joined(separator: ", ")
    let later = after(meaning.lines)
    let isIdle = later?.isSame(as: self) == true && meaning.lines.allSatisfy(isRecorded)
    var remarks: [Prose] = isIdle ? ["it is so already"] : []
    if !isIdle, let losses = later.flatMap({ losses(after: meaning.lines, in: $0) }) {
      remarks.append(losses)
    }
    if !quoted.isEmpty {
      remarks.append(meaning.leftOut.count == 1 ? "\(quoted) is left out" : "\(quoted) are left out")
    }
    return remarks.isEmpty ? nil : .joined(remarks, by: " · ")
  }

  /// Returns the error of a line in a file or from a pipe, where nothing but commands is taken: with the lines to type for
  /// what is meant most likely, and with what else may be meant.
  func naming(_ error: CommandError, insteadOf line: String) -> CommandError {
    var found = error
    switch meaning(of: line, refusedWith: error) {
    case .shows(let line): found.lines = [line]
    case .may(let all):
      if all[0].lines.count > 1 {
        found = CommandError("these are several commands, and a line is one", at: 0..<line.utf8.count)
      }
      found.lines = all[0].lines
      // A line is one command.
      found.others = all.dropFirst().filter { $0.lines.count == 1 }.map(\.text)
    case .refused(let refusal): found = refusal
    }
    return found.lines.isEmpty || found.lines == canonical(line).map({ [$0] }) ? error : found
  }

  // MARK: While it is typed

  /// Returns what a line would do.
  ///
  /// - Parameter reads: Whether it may be said in own words. Then what it most likely means is named, and what that does.
  package func preview(of line: String, reads: Bool) -> Preview {
    let strict: Preview
    do throws(CommandError) {
      let commands = TypedLine.commands(of: line, source: .prompt)
      try check(commands)
      if commands.count > 1 { return preview(ofMeant: Reading(commands.map(\.text))) }
      strict = preview(of: commands[0])
    } catch {
      strict = .refused(error)
    }
    guard reads, case .refused(let refusal) = strict else { return strict }
    switch meaning(of: line, refusedWith: refusal) {
    case .refused(let error): return .refused(error)
    case .shows(let line): return preview(ofMeant: Reading([line]))
    case .may(let all): return preview(ofMeant: all[0])
    }
  }

  func preview(ofMeant meaning: Reading) -> Preview {
    let said = remark(on: meaning).map { "\(meaning.text) · \($0)" as Prose } ?? "\(meaning.text)"
    guard let after = after(meaning.lines), after.draft != draft else { return .says(said) }
    return .change(to: after.draft, sentence: { said })
  }

  /// Returns the commands that completion may put in place of a line.
  func lines(insteadOf line: String) -> [String] {
    switch meaning(of: line, refusedWith: CommandError("", at: 0..<0)) {
    case .shows(let line): [line]
    case .may(let all): all.map(\.text)
    case .refused(let error): error.lines
    }
  }
}

extension SessionError {
  /// The error with the lines that were probably meant.
  var named: CommandError {
    draft.map { Playground($0).naming(error, insteadOf: text) } ?? error
  }
}
