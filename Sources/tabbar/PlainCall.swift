import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarShell
import TabBarTerminal

/// Returns what a call without options does, or one of `--version` and `--help`; `nil` if the parser has to read it.
///
/// It bypasses the parser, whose start alone takes longer than reading, laying out, judging and drawing a session. All
/// other calls, wrong ones too, go to the parser; both end in the same code.
func plainCall(_ arguments: [String]) -> ((Batch) -> ExitStatus)? {
  let rest = Array(arguments.dropFirst())
  switch arguments.first {
  case "--version" where rest.isEmpty: return { $0.say([HarmlessText(TabBar.version)]) }
  case "--help" where rest.isEmpty, "-h" where rest.isEmpty, "help" where rest.isEmpty:
    return { $0.say(TabBar.help(columns: $0.presenter.options.columns)) }
  case "help" where rest.count == 1 && HelpView.knows(rest[0]) && !TabBar.subcommandNames.contains(rest[0]):
    return { $0.say(HelpView.blocks(of: rest[0], $0.presenter.options).lines($0.presenter.options)) }
  default: break
  }
  guard arguments.allSatisfy({ $0 == "-" || !$0.isEmpty && !$0.hasPrefix("-") }) else { return nil }
  switch (arguments.first, rest.count) {
  case ("show", 1): return { $0.show(rest[0], format: .standard, Overrides()) }
  case ("check", 1...): return { $0.check(rest, Batch.CheckSettings()) }
  case ("replay", 1...): return { $0.replay(rest, Replay.Settings()) }
  case (let session, 0) where !TabBar.subcommandNames.contains(session ?? ""):
    return { batch in
      let status = batch.play(session, Shell.Settings())
      if status == .failed, let suggestion = TabBar.suggestion { batch.presenter.remark(suggestion) }
      return status
    }
  default: return nil
  }
}
