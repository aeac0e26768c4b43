import TabBarCore
import TabBarSentences

extension Playground {
  /// What came of a line.
  package struct Response {
    /// The line that was carried out: the typed one, or the one that it means.
    package let line: String
    package let outcome: Outcome
    /// The commands that the line asks for as well, to be carried out afterwards, one by one.
    package var rest: [String] = []
  }

  /// Carries out a line, or where it is no command what it says; `nil` for an empty line. Comments are kept.
  ///
  /// - Parameter takesSentences: Whether it may be said in own words, as at a prompt.
  /// - Throws: An error with the lines that were probably meant. Nothing has changed then.
  package mutating func perform(
    _ line: String, takesSentences: Bool = true
  ) throws(CommandError) -> Response? {
    let (changes, start) = (changes, timeline.position)
    // A copy of the design makes the change after it slower.
    let before = takesSentences ? draft.design : nil
    defer {
      if let before { draft.note(changeFrom: before) }
      if timeline.position > start, self.changes > changes { noteLine(from: start) }
    }
    let response = try respond(to: line, takesSentences)
    if let response {
      note(response)
      if takesSentences, let tab = draft.tab(askedAboutIn: response.line) { draft.subject = tab }
    }
    return response
  }

  private mutating func respond(to line: String, _ takesSentences: Bool) throws(CommandError) -> Response? {
    do throws(CommandError) {
      if takesSentences, let fix = try self.line(forShownFixesIn: line),
        let invocation = try Invocation.parsed(from: fix)
      {
        return Response(line: fix, outcome: try perform(invocation))
      }
      guard let invocation = try Invocation.parsed(from: line, isTyped: takesSentences) else {
        // What is read from a pipe may begin as a session file does.
        guard LineKind(line) != .blank, !line.hasPrefix(SessionFile.mark) else { return nil }
        keep(comment: String(line.drop { $0.isWhitespace }))
        return Response(line: line, outcome: .asks(.none))
      }
      if takesSentences, let word = invocation.smallWord {
        throw CommandError(
          "\(word.canonical) is no title by itself", at: word,
          remedy: "a title of several words needs quotes, and so does this word")
      }
      return Response(line: line, outcome: try perform(invocation, as: invocation.step(in: draft, of: line)))
    } catch {
      if takesSentences, let lines = LineSequence.commands(in: line) {
        guard after(lines) != nil else { throw error }
        return try carryOut(lines, of: line)
      }
      let error = takesSentences ? suggesting(error, insteadOf: line) : naming(error, insteadOf: line)
      guard takesSentences, error.areSteps || error.lines.count == 1 else { throw error }
      return try carryOut(error.lines, of: line)
    }
  }

  /// Carries out the commands of a line up to the first one that is no step; that and those after it are the rest.
  private mutating func carryOut(_ lines: [String], of line: String) throws(CommandError) -> Response {
    let steps = lines.prefix { (try? Invocation.parsed(from: $0))?.command.isRecorded == true }
    let rest = Array(lines.dropFirst(steps.count))
    do throws(CommandError) {
      if lines.count > 1, !steps.isEmpty {
        return Response(line: line, outcome: carryOut(Array(steps)), rest: rest)
      }
      guard let first = lines.first, let invocation = try Invocation.parsed(from: first) else {
        throw CommandError("nothing would change: it is so already", at: 0..<line.utf8.count)
      }
      return Response(line: first, outcome: try perform(invocation), rest: Array(lines.dropFirst()))
    } catch {
      // Its place is in the other line.
      throw CommandError(error.problem, at: 0..<line.utf8.count, remedy: error.remedy)
    }
  }

  /// Returns what a line says in own words: the lines that do it, or a few that may.
  func reading(of line: String) -> Reading {
    if let listed = self.line(ofNumberIn: line) { return .lines([listed]) }
    if let asked = Question.leave(in: line), case let name = asked.lowercased(),
      !draft.design.tabs.contains(where: { $0.title.lowercased() == name }),
      MayQuery(asked, in: self).isAnswer
    {
      return .lines(["may \(asked)"])
    }
    let reading = Reader.reading(of: line, in: self)
    guard reading == .unclear else { return reading }
    let answers = draft.answers(in: line)
    return answers.isEmpty ? .unclear : answers.count == 1 ? .lines(answers) : .choices(answers.map { [$0] })
  }

  /// Returns the error of a line with the lines that it may mean.
  package func suggesting(_ error: CommandError, insteadOf line: String) -> CommandError {
    // A command that asks which of several lines is meant knows best, and the line itself is no answer to its error.
    guard error.lines.isEmpty else { return error }
    // Quotes are exact: where one is open, nobody can tell what the line says.
    guard (try? Lexer.words(of: line, isTyped: true)) != nil else { return error }
    let command = line.split(separator: " ").first.flatMap { Command.named(String($0)) }
    // An option that a command lacks is part of no sentence.
    if command != nil, line.contains(" --") { return error }
    // Nor are facts of a tab that is not there about another one.
    if command?.name == Command.set.name, line.contains("=") { return error }
    let reading = reading(of: line)
    // A command with one word that is wrong is no sentence about something else.
    if let invocation = try? Invocation.parsed(from: line, isTyped: true),
      invocation.arguments.words.count < 2
    {
      guard case .lines(let lines) = reading, lines.count == 1,
        lines[0].hasPrefix(invocation.command.name + " ")
      else { return error }
    }
    let whole = 0..<line.utf8.count
    var found: CommandError
    switch reading {
    case .lines(let lines) where lines.count == 1:
      guard lines[0] != canonical(line) else { return error }
      found = error
      found.lines = lines
    case .lines(let lines):
      found = CommandError("these are several commands, and a line is one", at: whole)
      found.lines = lines
      found.areSteps = true
    case .choices(let choices)
    where command.map { command in choices.contains { $0[0].hasPrefix(command.name) } } ?? true:
      found = CommandError("this could mean more than one thing", at: whole)
      found.lines = choices.map { $0.joined(separator: "; ") }
      // One alone is no choice.
      if found.lines.count == 1, let name = found.lines[0].split(separator: " ").first {
        found.lines.append("help \(name)")
      }
    case .unclear, .choices:
      guard error.lines.isEmpty, error.problem.hasPrefix("there is no command"),
        let name = SpokenWords.command(nearestTo: line),
        let command = Command.named(name)
      else { return error }
      found = error
      found.remedy = "\(command.briefUsage); help \(command.name) says more"
    }
    return found
  }
}

extension Invocation {
  /// A word among titles that a sentence is made of, and that nobody means as a title: `Music too`.
  fileprivate var smallWord: Word? {
    let commands: [Command] = [.add, .rename, .mark, .save]
    guard commands.contains(where: { $0.name == command.name }) else { return nil }
    return arguments.words.first { word in
      !word.isQuoted
        && (SpokenWords.isSmall(word.text, isAlone: arguments.words.count == 1) || word.text.hasPrefix("(")
          || word.text.hasSuffix(":"))
    }
  }
}

extension Draft {
  /// Notes what people may speak of after a change: the tab that it was about, and the device that it left.
  mutating func note(changeFrom before: Design) {
    if let tab = design.subject(since: before) { subject = tab }
  }

  /// Returns the tab that a line looks at, or `nil`.
  fileprivate func tab(askedAboutIn line: String) -> Int? {
    guard let invocation = try? Invocation.parsed(from: line), invocation.command.isLook,
      let parameter = invocation.command.parameters.first, case .tab = parameter.kind,
      let word = invocation.arguments.word(0)
    else { return nil }
    return try? index(of: word)
  }
}

extension Design {
  /// Returns the number of the tab that a change was about, from 0; `nil` where no tab changed, or several did.
  fileprivate func subject(since before: Design) -> Int? {
    guard tabs != before.tabs else { return selection == before.selection ? nil : selection }
    let changed = tabs.indices.filter { !before.tabs.contains(tabs[$0]) }
    if let last = changed.last { return last }
    guard tabs.count == before.tabs.count else { return nil }
    // One that moved leaves the others in their order.
    return tabs.indices.first { index in
      var (rest, others) = (tabs, before.tabs)
      let tab = rest.remove(at: index)
      guard let place = others.firstIndex(of: tab), place != index else { return false }
      others.remove(at: place)
      return rest == others
    }
  }
}

/// Several commands in a line, with semicolons in between.
enum LineSequence {
  /// Returns the commands of a line; `nil` where it is no more than one, or a part of it is none.
  static func commands(in line: String) -> [String]? {
    guard line.contains(";") else { return nil }
    var parts = [""]
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, "\"'".contains(character) {
        quote = character
      }
      if character == ";", quote == nil { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    let commands = parts.map { String($0.trimmingBlanks) }.filter { !$0.isEmpty }
    guard commands.count > 1, commands.allSatisfy({ (try? Invocation.parsed(from: $0)) != nil }) else {
      return nil
    }
    return commands
  }
}
