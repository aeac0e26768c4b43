extension Phrase {
  /// Every phrase. The first one that fits and can be carried out is taken, so a special one comes before a general one.
  package static let all: [Phrase] = tabs + facts + devices + context + looking + time + sessions + rest

  /// Returns the command that people most likely mean by a word that begins a phrase, which is that of the most general
  /// phrase, or `nil`.
  static func command(for word: String) -> String? {
    // No phrase begins with a longer one.
    guard word.utf8.count <= 64 else { return nil }
    let word = word.lowercased()
    return all.last { $0.begins(with: word) }?.lines[0].split(separator: " ").first.map(String.init)
  }

  /// Beginnings of lines that are commands, and that people type for something else.
  private static let doubtful = ["add icons", "add symbols", "add icon", "add an icon"]

  /// Returns the error that asks what a line means; `nil` where nobody would mean anything else.
  static func doubt(about line: String) -> CommandError? {
    // Most lines fail here.
    guard line.utf8.count < 64, line.hasPrefix("add "), !line.utf8.contains(UInt8(ascii: "=")) else {
      return nil
    }
    let lower = line.lowercased()
    guard doubtful.contains(where: { lower == $0 || lower.hasPrefix($0 + " ") }) else { return nil }
    var error = CommandError("this could mean more than one thing", at: 0..<line.utf8.count)
    error.lines = ["icons", "add " + Quoting.quoted(String(line.dropFirst(4)), always: true)]
    return error
  }

  private static let tabs = [
    // Adding
    Phrase("add|create|insert|make|new [a|an|the|new|another] tabs NAMES", "add NAMES"),
    Phrase(
      "add|create|insert [a|another] [tab] TITLES with [the|an|a] icon|symbol WORD", "add TITLES icon=WORD"),
    Phrase("add|create|insert [a|another] [tab] TITLES icon|symbol WORD", "add TITLES icon=WORD"),
    Phrase("add|create|insert [a|another] [tab] TITLES with [the|a] badge TEXT", "add TITLES badge=TEXT"),
    Phrase("add|create|insert [a|another] [tab] TITLES badge TEXT", "add TITLES badge=TEXT"),
    Phrase(
      "add|insert|put [a] badge TEXT to|on TAB", "badge TAB TEXT"),
    Phrase(
      "add|create|insert [a|another] [tab] TITLES at|as|in|on [the] [place|position] N", "add TITLES at=N"),
    Phrase("add|create|insert [a|another] [tab] TITLES first", "add TITLES at=1"),
    Phrase("add|create|insert [a|another] [tab] TITLES at [the] start|beginning|front", "add TITLES at=1"),
    Phrase("add|create|insert [a|another] [tab] TITLES last", "add TITLES"),
    Phrase("add|create|insert [a|another] [tab] TITLES at [the] end", "add TITLES"),
    Phrase("add|create|insert [a|another] [tab] TITLES before TAB", "add TITLES at=BEFORE"),
    Phrase("add|create|insert [a|another] [tab] TITLES after TAB", "add TITLES at=AFTER"),
    Phrase(
      "add|create|insert|make|new [a|an|the|new|another] tab [called|named|titled] TITLES", "add TITLES"),
    Phrase("add|create|insert|append [called|named|titled] TITLES", "add TITLES"),
    // Renaming
    Phrase("rename|retitle|relabel|call|name|title|label|change TAB to|as|into|-> TITLE", "rename TAB TITLE"),
    Phrase("change|set [the] title|name|label of TAB to TITLE", "rename TAB TITLE"),
    Phrase("rename|retitle|relabel|call|name|title|label TAB TITLE", "rename TAB TITLE"),
    // Titles in other languages
    Phrase("rename|translate|title|titles|set TAB", "set TAB …"),
    Phrase("translate|titles|localize TAB [to|as|into|with|in] TITLE", "set TAB title.LANGUAGE=TITLE"),
    // Moving
    Phrase("move|put|place|shift|drag TAB [to] after|behind OTHER", "move TAB after=OTHER"),
    Phrase("move|put|place|shift|drag TAB [to] before OTHER", "move TAB before=OTHER"),
    Phrase("move|put|place|shift|drag TAB in front of OTHER", "move TAB before=OTHER"),
    Phrase("move|put|place|shift|drag TAB next to OTHER", "move TAB after=OTHER"),
    Phrase("move|put|shift|drag TAB [to] [the] left", "move TAB LEFT"),
    Phrase("move|put|shift|drag TAB [to] [the] right", "move TAB RIGHT"),
    Phrase("move|shift|drag TAB up|earlier", "move TAB EARLIER"),
    Phrase("move|shift|drag TAB down|later", "move TAB LATER"),
    Phrase(
      "move|put|place|shift|drag TAB [to|at|in|into] [the] [place|position|slot] PLACE [place|position|slot]",
      "move TAB PLACE"),
    Phrase("make TAB [the] first [tab|one]", "move TAB first"),
    Phrase("make TAB [the] last [tab|one]", "move TAB last"),
    Phrase("swap|exchange|switch|interchange TAB and|with|for|& OTHER", "swap TAB OTHER"),
    Phrase("swap|exchange|switch|interchange TAB OTHER", "swap TAB OTHER"),
    // Merging
    Phrase(
      "merge|fold|combine|join TAB and|with|& OTHER into|as|to|called|named TITLE", "merge TAB OTHER TITLE"),
    Phrase("merge|fold|combine|join|put|move TAB into|in|inside|under OTHER", "merge OTHER TAB"),
    Phrase("merge|fold|combine|join TAB and|with|to|& OTHER", "merge TAB OTHER"),
    Phrase("merge|fold|combine|join TAB OTHER", "merge TAB OTHER"),
    // Removing
    Phrase("remove|delete|del|rm|drop|erase [the] icon|symbol from|of|on TAB", "icon TAB off"),
    Phrase("remove|delete|del|rm|drop|erase [the] badge from|of|on TAB", "badge TAB off"),
    Phrase("remove|delete|del|rm|drop|erase|clear all|everything [tabs]", "clear"),
    Phrase("clear [the] tabs|bar", "clear"),
    Phrase("remove|delete|del|rm|drop|erase TABS", "remove TABS"),
    // Selecting
    Phrase("select|choose|pick|tap|press|click|activate TAB", "select TAB"),
    Phrase("go to TAB", "select TAB"),
    Phrase("make TAB [the] selected|active|current [tab|one]", "select TAB"),
  ]

  private static let facts = [
    Phrase("badge TAB none", "badge TAB off"),
    Phrase("badge TEXT on|for|to TAB", "badge TAB TEXT"),
    Phrase("badge TAB with TEXT", "badge TAB TEXT"),
    Phrase("badge for|on|to TAB TEXT", "badge TAB TEXT"),
    Phrase("badge for|on|to TAB", "badge TAB 1", "badge TAB new"),
    Phrase("add|put|give [a] badge to|on|for TAB", "badge TAB 1", "badge TAB new"),
    Phrase("set|change [the] badge of|on|for TAB to TEXT", "badge TAB TEXT"),
    Phrase("set|put [a|the] badge TEXT on|for TAB", "badge TAB TEXT"),
    Phrase("unbadge TAB", "badge TAB off"),
    Phrase("no badge on|for TAB", "badge TAB off"),
    Phrase("clear [the] badge of|on|from TAB", "badge TAB off"),
    Phrase("icon TAB none", "icon TAB off"),
    Phrase("icon WORD on|for TAB", "icon TAB WORD"),
    Phrase(
      "[add|give|suggest|show|choose|find|pick|propose|set|use] [them|me|us|it] [all|some|fitting|good] [the] icons|symbols"
        + " [to|for] [all|every|each] [of] [the|them] [tabs|tab]", "icons"),
    Phrase("icon|symbol all|everything|every|each [tabs|tab]", "icons"),
    Phrase("icon|symbol [for|of|on] TAB", "icon TAB USUAL"),
    Phrase("[suggest|find|choose|add] [a|an|the] icon|symbol [for|of|on|to] TAB", "icon TAB USUAL"),
    Phrase("give TAB [a|an|the] icon|symbol", "icon TAB USUAL"),
    Phrase("set|change [the] icon|symbol of|on|for TAB to WORD", "icon TAB WORD"),
    Phrase("give TAB [the|an] icon|symbol WORD", "icon TAB WORD"),
    Phrase("give TAB [a|the] badge TEXT", "badge TAB TEXT"),
    Phrase("symbol|image|glyph TAB [to] WORD", "icon TAB WORD"),
    Phrase("icon TAB [to] WORD", "icon TAB WORD"),
    Phrase("hide TAB", "set TAB visible=no"),
    Phrase("role [of] TAB [to] WORD", "set TAB role=WORD"),
    Phrase("disable TAB", "set TAB enabled=no"),
    Phrase("enable TAB", "set TAB enabled=yes"),
    Phrase("make TAB [a|the] search [tab]", "set TAB role=search"),
    Phrase("ignore|suppress|accept|waive RULE because TEXT", "allow RULE because TEXT"),
    Phrase("ignore|suppress|accept|waive RULE", "allow RULE"),
  ]

  private static let context = [
    Phrase("[turn|rotate|hold|orientation] [it] [to] landscape|sideways|horizontal", "orientation landscape"),
    Phrase("[turn|rotate|hold|orientation] [it] [to] portrait|upright|vertical", "orientation portrait"),
    Phrase("turn|flip|rotate [it|device|phone] [left|right]", "rotate"),
    Phrase("[direction] right to left", "direction rtl"),
    Phrase("[direction] left to right", "direction ltr"),
    Phrase("rtl|mirror|mirrored", "direction rtl"),
    Phrase("ltr", "direction ltr"),
    Phrase("[locale|language|lang|titles|show|translate] [it] [in|to|into] LANGUAGE", "locale LANGUAGE"),
    Phrase("language|lang WORD", "locale WORD"),
    Phrase("[window] full screen", "window full"),
    Phrase("fullscreen|maximize", "window full"),
    Phrase("[window] split [view|screen]", "window 1/2"),
    Phrase("[window] half", "window 1/2"),
    Phrase("[window] third", "window 1/3"),
    Phrase("[window] slide over", "window slideover"),
    Phrase("slideover", "window slideover"),
    Phrase("[show|open] keyboard [up]", "keyboard on"),
    Phrase("hide|close keyboard", "keyboard off"),
    Phrase("scroll down|bottom", "scroll end"),
    Phrase("scroll up", "scroll top"),
    Phrase("large|big|bigger|larger text|type|font", "textsize accessibility"),
    Phrase("judge|judged [it] [by|with] GUIDE", "guide GUIDE"),
    Phrase(
      "[guide|guideline|guidelines|use|by] [by|the] GUIDE [guidelines|guideline|guide|rules]", "guide GUIDE"),
    Phrase("guides GUIDE", "guides GUIDE"),
    Phrase("set picture", "set picture on", "set picture off"),
    Phrase("set pager", "set pager on", "set pager off"),
    Phrase("set pane", "set pane off", "set pane brief", "set pane full"),
    Phrase("pane off", "set pane off"),
  ]

  private static let devices = [
    Phrase("check|judge|test|try|see [it] on [a|an|the] DEVICE", "device DEVICE"),
    Phrase(
      "[show|try|see|check] [it] [on] [a|an|the] [old] small|smallest|old|older|little [old|small] iphone|phone",
      "device iphone-se-3"),
    Phrase("[a|an|the] new|newer|newest|latest|current|modern iphone|phone", "device iphone-17"),
    Phrase("[a|an|the] big|bigger|biggest|large|larger|largest iphone|phone", "device iphone-17-pro-max"),
    Phrase("back to [a|an|the] DEVICE", "device DEVICE"),
    Phrase("compare|diff [devices|device|on] DEVICE and|with|to|vs|& DEVICE2", "compare DEVICE DEVICE2"),
    Phrase("compare devices|device DEVICE DEVICE2", "compare devices DEVICE DEVICE2"),
    Phrase("[system|os|version|on|use] SYSTEM", "system SYSTEM"),
    Phrase("[system|os|version|on|use] tvos", "device apple-tv-4k"),
    Phrase("[system|os|version|on|use] visionos", "device vision-pro"),
    Phrase("[system|os|version|on|use] ipados", "device ipad-a16"),
    Phrase("[system|os|version|on|use] ios", "device iphone-17"),
    Phrase("[device|show|on|use|try|for] [it] [on|to] [a|an|the] DEVICE", "device DEVICE"),
    Phrase("switch|change|go to [a|an|the] DEVICE", "device DEVICE"),
    Phrase("set|change [the] device to [a|an|the] DEVICE", "device DEVICE"),
    Phrase("device MODEL", "device MODEL"),
    Phrase("compare [with|to|on] DEVICE", "compare DEVICE"),
    Phrase("fit [on|to|for] DEVICE", "fit DEVICE"),
    Phrase("fit everywhere", "fit all"),
    Phrase(
      "[our|my|the|these] [six|seven|eight|6|7|8] [tabs] make|get|bring [it|them|that|the] [tabs|bar] [to|down] three|four|five|six|3|4|5|6|fewer|fit",
      "fit"),
    Phrase("reduce|shrink|cut|limit [it|them|that] [to] three|four|five|six|3|4|5|6|fewer", "fit"),
    Phrase("switch to TAB", "select TAB"),
  ]

  private static let looking = [
    Phrase("show|list|print|display tabs", "show list"),
    Phrase("list|tabs", "show list"),
    Phrase("show|list|print [all] [the] devices", "devices"),
    Phrase("show|list|print [all] [the] guides|guidelines", "guides"),
    Phrase("show|list|print [all] [the] rules", "rules"),
    Phrase("show|list|print [all] [the] sessions|files", "sessions"),
    Phrase("show|list|print [the] history|steps", "history"),
    Phrase("show|list [the] problems|warnings|errors|findings|issues", "check"),
    Phrase("show [the] device|phone|everything|all", "show screen"),
    Phrase("show [the] picture|it|tabbar|design", "show"),
    Phrase("print|view|draw|display|render|redraw|status", "show"),
    Phrase("print|view|draw|display|render screen", "show screen"),
    Phrase("json", "show json"),
    Phrase("markdown", "show markdown"),
    Phrase("screen", "show screen"),
    Phrase("lint|validate|verify|test|audit|judge|problems|warnings|errors|findings|issues", "check"),
    Phrase("check everything|full|more", "check all"),
    Phrase("explain|why RULE", "explain RULE"),
    Phrase("explain|rules [of|for|by|in] GUIDE", "guides GUIDE"),
    Phrase("compare [guides] GUIDE [and|with|to|vs|&|against] GUIDE2", "compare guides GUIDE GUIDE2"),
    Phrase("rules [for|about|on|of] NAMES", "help NAMES"),
    Phrase("why [is] [it] N", "why"),
    Phrase("RULE", "explain RULE"),
    Phrase("why is|does|are|was TAB TEXT", "why TAB"),
    Phrase("why [is] [it] NAMES", "help NAMES"),
    Phrase("explain NAMES", "help NAMES"),
    Phrase("what|how [is|are|do|can] [i] [to] [a|an|the] NAMES", "help NAMES"),
    Phrase("voiceover|speak|spoken|accessibility|a11y", "describe"),
    Phrase("everywhere", "matrix"),
    Phrase("check [it] everywhere", "matrix"),
    Phrase(
      "check [all] [languages] [on|in] all|every|both|several devices|device|phones|iphones|languages",
      "matrix"),
    Phrase("translate|translation|translations|languages", "help locale"),
    Phrase("languages|translations TEXT", "help locale"),
    Phrase("all devices", "matrix"),
    Phrase("[on] every device", "matrix"),
    Phrase("widths|room|lengths", "budget"),
    Phrase("fix it|this|that|them|all|everything", "fix"),
    Phrase("compare|diff [this|it] with|to|against|and [the] [mark] WORD", "compare WORD"),
    Phrase("compare|diff WORD with|to|against|and|vs|& WORD2", "compare WORD WORD2"),
    Phrase("compare side by side [with|to] WORD", "compare WORD"),
    Phrase("diff WORD", "compare WORD"),
    Phrase("diff WORD WORD2", "compare WORD WORD2"),
  ]

  private static let time = [
    Phrase("undo that|it|last|this", "undo"),
    Phrase("u|oops|revert|back", "undo"),
    Phrase("go back", "undo"),
    Phrase("take [that|it] back", "undo"),
    Phrase("undo all|everything", "undo to 0"),
    Phrase("undo|back|revert [the] [last] N [step|steps|times|commands]", "undo N"),
    Phrase("redo that|it|last|this", "redo"),
    Phrase("redo N steps|times|commands", "redo N"),
    Phrase("log|steps|changes|diff", "history"),
    Phrase("checkpoint|bookmark|remember|snapshot TEXT", "mark TEXT"),
    Phrase("restore|back|go|return [back] [to] TEXT", "back TEXT"),
  ]

  private static let sessions = [
    Phrase("load|read|edit WORD", "open WORD"),
    Phrase("write|store WORD", "save WORD"),
    Phrase("save to|as|in WORD", "save WORD"),
    Phrase("write|w|store", "save"),
    Phrase("run|play|source WORD", "replay WORD"),
    Phrase("ls|dir|files", "sessions"),
    Phrase("restart", "new"),
    Phrase("start|begin over|again|new", "new"),
    Phrase(
      "[design|create|make|build|start|begin|plan|draw|i] [want|need] [a|an|the|my] [tab] [bar] [for|of] [a|an|the|my] STARTER app|bar",
      "new STARTER"),
    Phrase("new bar|design|session|file", "new"),
    Phrase("comment|remark TEXT", "note TEXT"),
  ]

  private static let rest = [
    Phrase("?|h|man|commands|usage", "help"),
    Phrase("help me", "help"),
    Phrase("?|h|man|search|find|apropos NAMES", "help NAMES"),
    Phrase("tutorial|demo|intro", "tour"),
    Phrase("quiz|test|ask me", "quiz"),
    Phrase("q|bye|close|leave|logout|end|:q|:q!|stop", "quit"),
    Phrase("exit|quit program|tabbar|now", "quit"),
    Phrase("LIST", "add LIST"),
  ]
}
