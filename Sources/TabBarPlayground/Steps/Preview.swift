package import TabBarGuidelines

/// The effect that a line would have if it were run now.
package enum Preview: Sendable {
  case nothing
  /// It would change the draft to another one, with these words.
  case change(to: Draft, sentence: Sentence)
  case noChange
  /// It would only show something, or do something outside that is not done for a preview; the text says what.
  case says(Prose)
  case refused(CommandError)
}

extension Playground {
  /// Returns what a line would do if it were typed. It is carried out on a copy, and nothing outside is touched.
  package func preview(of line: TypedLine) -> Preview {
    do throws(CommandError) {
      let line = try meant(by: line)
      guard let command = try line.invocation?.command else { return .nothing }
      // A search takes longer than a person should wait for a key.
      guard command.isQuick else { return .says(command.announcement) }
      var copy = self
      guard let outcome = try copy.perform(line) else { return .nothing }
      guard let sentence = outcome.sentence else {
        return .says(outcome.effect.announcement(by: command, in: self))
      }
      guard copy.draft != draft else { return .noChange }
      guard let lines = outcome.proposed else { return .change(to: copy.draft, sentence: sentence) }
      return .change(to: copy.draft, sentence: { "\(lines.joined(separator: " · "))" })
    } catch {
      return .refused(error)
    }
  }
}

extension Effect {
  /// Says what a line would do whose command asks for this.
  fileprivate func announcement(by command: Command, in playground: Playground) -> Prose {
    switch self {
    case .save(let named, let mayReplace):
      guard let path = named ?? playground.path else {
        return "the session has no file yet: `save FILE` gives it one"
      }
      let saves: Prose = "would save to \(Quoting.quoted(path))"
      if mayReplace { return "\(saves), replacing the session that is there" }
      guard path == playground.path else { return "\(saves), unless the file exists already" }
      let lost = playground.timeline.laterSavedSteps.count
      return lost > 0 ? "\(saves), which loses \(counted: lost, "step")" : saves
    case .saveDesign: return "would write this design alone, without the steps that led to it"
    case .export(_, let path, let mayReplace):
      return
        "would write \(Quoting.quoted(path)), \(mayReplace ? "replacing what is there" : "unless the file exists already")"
    case .endView: return "would stop writing the page"
    case .showUnsaved: return "would show what was not saved"
    case .learn(.forget(let lesson)): return "would forget \(lesson)"
    case .quit where playground.hasUnsavedChanges: return "would ask first: not everything is saved"
    case .show(let query as MarkQuery) where query.isOff: return "would forget the name"
    case .show where command.plans: return "would list what there is to choose from"
    case .show(let query): return type(of: query).command.announcement
    default: return command.announcement
    }
  }
}

extension Command {
  /// What it would do: the first clause of its summary, whose verb is the first word.
  fileprivate var announcement: Prose {
    let clause = summary.split(separator: " and ")[0].prefix { !",:;".contains($0) }
    let verb = clause.prefix { $0 != " " }.lowercased()
    let ending = ["xes", "oes", "ches"].contains(where: verb.hasSuffix) ? 2 : 1
    return Prose(listed: "would \(verb.dropLast(ending))\(clause.dropFirst(verb.count))")
  }
}
