extension Phrase {
  /// Every phrase. The first one that fits and can be carried out is taken, so a special one comes before a general one.
  package static let all: [Phrase] =
    pages + badgesAndIcons + wholeBar + tabs + facts + devices + context + questions + looking + time
    + sessions
    + rest

  /// Returns the command that people most likely mean by a word that begins a phrase, which is that of the most general
  /// phrase, or `nil`.
  static func command(for word: String) -> String? {
    // No phrase begins with a longer one.
    word.utf8.count <= 64 ? commands[word.lowercased()] : nil
  }

  private static let commands: [String: String] = {
    var commands: [String: String] = [:]
    for phrase in all {
      guard let command = phrase.lines.first?.split(separator: " ").first else { continue }
      for word in phrase.firstWords { commands[word] = String(command) }
    }
    return commands
  }()

  /// The words that phrases begin with, for a slip in one of them.
  private static let merging =
    "merge|fold|combine|join|unite|group|lump|squeeze|bundle|roll|throw|squash|collapse"

  static let verbs: [String] = all.flatMap(\.firstWords).filter { $0.count > 3 }

  private static let tabs = [
    // Adding
    Phrase(
      "[add|create|insert|need|want] [a|an|another|one|new] tab for [the|our|my] TITLES with [a|an|the] SYMBOL icon|symbol",
      "add TITLES icon=SYMBOL"),
    Phrase("add|create|insert|make [a|an|one|another|new] [more|new] tab", "help add"),
    Phrase("a|an|one|another|new [more|new|extra] tab", "help add"),
    Phrase("[we|i] have|got|want|need [these|the|those] tabs|sections|categories LIST", "add LIST"),
    Phrase("[we|i] have|got|want|need [these|the|those] FEW tabs|sections|categories LIST", "add LIST"),
    Phrase("add|create|make|want|need FEW [new|more] tabs called|named|titled TITLES", "add TITLES"),
    Phrase(
      "add|create|insert [a|an|the|another|new] TITLES tab with [a|an|the] SYMBOL icon|symbol",
      "add TITLES icon=SYMBOL"),
    Phrase("add|create|insert [a|another] [tab] TITLES as [the] last [tab]", "add TITLES"),
    Phrase(
      "add|create|insert|put [a|an|another|the] [new] TITLES tab between TAB and|& OTHER",
      "add TITLES at=AFTER"),
    Phrase(
      "add|create|insert|put [a|an|another|the] [new] TITLES tab after|behind TAB", "add TITLES at=AFTER"),
    Phrase("add|create|insert|put [a|an|another|the] [new] TITLES tab before TAB", "add TITLES at=BEFORE"),
    Phrase("add|create|insert [a|another] [tab] TITLES between TAB and|& OTHER", "add TITLES at=AFTER"),
    Phrase("add|create|insert|make|new [a|an|the|new|another] tabs NAMES", "add NAMES"),
    Phrase(
      "add|create|insert [a|another] [tab] TITLES at|in|to [the] PLACE with [the|an|a] icon|symbol WORD",
      "add TITLES at=PLACE icon=WORD"),
    Phrase(
      "add|create|insert [a|another] [tab] TITLES with [the|an|a] icon|symbol WORD at|in|to [the] PLACE",
      "add TITLES at=PLACE icon=WORD"),
    Phrase(
      "add|create|insert [a|another] [tab] TITLES with [the|an|a] icon|symbol WORD", "add TITLES icon=WORD"),
    Phrase("add|create|insert [a|another] [tab] TITLES icon|symbol WORD", "add TITLES icon=WORD"),
    Phrase(
      "add|create|insert [a|another] [tab] TITLES with [a|an|the] SYMBOL icon|symbol",
      "add TITLES icon=SYMBOL"),
    Phrase("add|create|insert [a|another] [tab] TITLES with [the|a] badge TEXT", "add TITLES badge=TEXT"),
    Phrase("add|create|insert [a|another] [tab] TITLES badge TEXT", "add TITLES badge=TEXT"),
    Phrase(
      "add|create|insert [a|another] [tab] TITLES at|as|in|on [the] [place|position] N", "add TITLES at=N"),
    Phrase("add WORD and also|then WORD2", "add WORD WORD2"),
    Phrase("add|create|insert [a|another] [tab] TITLES first", "add TITLES at=1"),
    Phrase("add|create|insert [a|another] [tab] TITLES at [the] start|beginning|front", "add TITLES at=1"),
    Phrase("add|create|insert [a|another] [tab] TITLES as [the|a] PLACE tab|one|item", "add TITLES at=PLACE"),
    Phrase("add|create|insert [a|another] [tab] TITLES last", "add TITLES"),
    Phrase("add|create|insert [a|another] [tab] TITLES at [the] end", "add TITLES"),
    Phrase("add|create|insert [a|another] [tab] TITLES before TAB", "add TITLES at=BEFORE"),
    Phrase("add|create|insert [a|another] [tab] TITLES after TAB", "add TITLES at=AFTER"),
    Phrase("a|one|another [more|new|extra] tab called|named|titled TITLE", "add TITLE"),
    // A tab bar is no tab.
    Phrase(
      "add|create|make|new|start|begin|design|build [a|an|the|my|our] [new|another] tab bar [for] [a|an|the|my|our] STARTER [app]",
      "new STARTER"),
    Phrase(
      "add|create|make|new|start|begin|design|build [a|an|the|my|our] [new|another] tab bar [for] [a|an|the|my|our] DEVICE [app]",
      "device DEVICE"),
    Phrase(
      "add|create|make|new|start|begin|design|build [a|an|the|my|our] [new|another] tab bar", "new"),
    Phrase(
      "add|create|make|new|start|begin|design|build [a|an|the|my|our] [new|another] tab bar for NAMES app",
      "help new"),
    Phrase(
      "add|create|insert|make|new [a|an|the|new|another] tab [called|named|titled] TITLES", "add TITLES"),
    Phrase("add|create|insert [a|an|the|another|new] TITLES tab", "add TITLES"),
    Phrase("add|create|insert|append [called|named|titled] TITLES", "add TITLES"),
    // Renaming
    Phrase(
      "rename|retitle|relabel|call|name|title|label|change|shorten|abbreviate TAB to|as|into|-> TITLE",
      "rename TAB TITLE"),
    Phrase("change|set [the] title|name|label of TAB to TITLE", "rename TAB TITLE"),
    Phrase("set|change title|name|label TAB [to|as] TITLE", "rename TAB TITLE"),
    Phrase("set|change TAB title|name|label to|as TITLE", "rename TAB TITLE"),
    Phrase("TAB = SYMBOL", "icon TAB SYMBOL"),
    Phrase("TAB becomes|->|=>|= TITLE", "rename TAB TITLE"),
    Phrase("TAB should|must be called|named|titled TITLE", "rename TAB TITLE"),
    Phrase("replace|substitute TAB with|by TITLE", "rename TAB TITLE"),
    Phrase("[the] title|name|label of TAB should|must be TITLE", "rename TAB TITLE"),
    Phrase("remove|delete|drop TAB instead of OTHER", "remove TAB"),
    Phrase("TITLE instead of TAB", "rename TAB TITLE"),
    Phrase(
      "title|titles|name|label|rename TAB [in] LANGUAGE [is|as|to] TITLE",
      "set TAB title.LANGUAGE=TITLE"),
    Phrase(
      "shorten|abbreviate|change|make|set|rename|translate [the] LANGUAGE title|name|label|text|word of|for TAB to|as|into|is|= TITLE",
      "set TAB title.LANGUAGE=TITLE"),
    Phrase("rename|retitle|relabel|call|name|title|label TAB TITLE", "rename TAB TITLE"),
    Phrase(
      "make|turn TAB [tab] [into] [a|the] [real|proper|true] search [tab|role|one]", "set TAB role=search"),
    Phrase("TABS is|are not|no [a|real] tab|tabs", "remove TABS"),
    Phrase("take|get|leave|throw|kick TABS out|away [of|from] [the] [tab] [bar|tabs]", "remove TABS"),
    Phrase(
      "take|get|move|put TABS out of [the] [tab] bar|tabs [and] into|to|behind|in|on [a|an|the] NAMES",
      "remove TABS"),
    Phrase(
      "put|move|hide TABS behind|in|into|on [a|an|the] NAMES button|screen|menu|page|header|toolbar instead [of] [a|the] [tab|bar]",
      "remove TABS"),
    // Titles in other languages
    Phrase("rename|translate|title|titles|set TAB", "set TAB …"),
    Phrase("translate|title|titles|localize TAB LANGUAGE TITLE", "set TAB title.LANGUAGE=TITLE"),
    Phrase("translate|titles|localize TAB [to|as|into|with|in] TITLE", "set TAB title.LANGUAGE=TITLE"),
    Phrase(
      "translate|localize TAB [to|as|into|with] TEXT", refusal: "the language of this title is not known",
      remedy: "locale de shows the titles of a language, and set TAB title.de=TITLE gives one"),
    // Moving
    Phrase("move|put|place|shift|drag|mv TAB [to] after|behind OTHER", "move TAB after=OTHER"),
    Phrase("move|put|place|shift|drag|mv TAB [to] before OTHER", "move TAB before=OTHER"),
    Phrase("move|put|place|shift|drag|mv TAB in front of OTHER", "move TAB before=OTHER"),
    Phrase("move|put|place|shift|drag|mv TAB next to OTHER", "move TAB after=OTHER"),
    Phrase("move|put|shift|drag TAB [to] [the] left", "move TAB LEFT"),
    Phrase("move|put|shift|drag TAB [to] [the] right", "move TAB RIGHT"),
    Phrase("move|shift|drag|mv TAB one|a|1 [place|position|step|to] [the] left", "move TAB LEFT"),
    Phrase("move|shift|drag|mv TAB one|a|1 [place|position|step|to] [the] right", "move TAB RIGHT"),
    Phrase("move|shift|drag|mv TAB up|earlier", "move TAB EARLIER"),
    Phrase("move|shift|drag|mv TAB down|later", "move TAB LATER"),
    Phrase(
      "move|put|place|shift|drag|mv TAB [to|at|in|into] [the] [place|position|slot] PLACE [place|position|slot]",
      "move TAB PLACE"),
    Phrase(
      "TAB should|must|has|goes|comes|go|come|to|is [to] [be|go|come|stand] [to|at|in|on|the] [the] [place|position|slot] PLACE [place|position|slot|tab]",
      "move TAB PLACE"),
    Phrase("TAB N", "move TAB N", "badge TAB N"),
    Phrase("[have|want] TAB PLACE", "move TAB PLACE"),
    Phrase("TAB before OTHER", "move TAB before=OTHER"),
    Phrase("TAB after|behind OTHER", "move TAB after=OTHER"),
    Phrase("[move|put|place] TAB [to] [the] left of OTHER", "move TAB before=OTHER"),
    Phrase("[move|put|place] TAB [to] [the] right of OTHER", "move TAB after=OTHER"),
    Phrase("move|put|place|shift|drag|mv TAB between OTHER and|& TEXT", "move TAB after=OTHER"),
    Phrase("make TAB [the] first [tab|one]", "move TAB first"),
    Phrase("make TAB [the] last [tab|one]", "move TAB last"),
    Phrase("make TAB [the] [tab|one] [in] [the] PLACE [tab|one]", "move TAB PLACE"),
    Phrase("swap|exchange|switch|interchange TAB and|with|for|& OTHER", "swap TAB OTHER"),
    Phrase("swap|exchange|switch|interchange [the] first two [tabs]", "swap 1 2"),
    Phrase("swap|exchange|switch|interchange TAB OTHER", "swap TAB OTHER"),
    Phrase("swap|exchange|switch|interchange TAB and|with|& OTHER round|around|over", "swap TAB OTHER"),
    // Merging
    Phrase(
      "\(merging)|put|move TAB into|in|with|and|& OTHER [and] call|name|rename|title it|them|that|both TITLE",
      "merge OTHER TAB TITLE"),
    Phrase(
      "\(merging)|put|move TABS into|in|inside|under|to|with [of] OTHER",
      eachNamed: "merge OTHER EACH"),
    Phrase(
      "\(merging) TAB and|with|& OTHER into|to [just] one [tab|section]", "merge TAB OTHER"),
    Phrase(
      "\(merging)|put TABS [together] into|to|in [just|only] [a|one|the] [single|one] tab|section|one|item",
      eachNamed: "merge OTHER EACH"),
    Phrase(
      "\(merging)|put TABS [together] into|to|in [just|only] [a|one|the] [single|one] tab|section|one|item called|named|titled TITLE",
      eachNamed: "merge OTHER EACH TITLE"),
    Phrase(
      "\(merging)|put TAB and|with|& OTHER [together] into|in|under|as|to [a|the] [single|one|new] tab|section|name [called|named] TITLE",
      "merge TAB OTHER TITLE"),
    Phrase(
      "\(merging) TAB and|with|& OTHER into|as|to|called|named TITLE", "merge TAB OTHER TITLE"),
    Phrase("\(merging)|put|move TAB into|in|inside|under OTHER", "merge OTHER TAB"),
    Phrase("\(merging) TAB and|with|to|& OTHER [together]", "merge TAB OTHER"),
    Phrase("\(merging)|put|take TAB in|together with|to OTHER", "merge OTHER TAB"),
    Phrase("put|bring|take TAB and|with|& OTHER together", "merge TAB OTHER"),
    Phrase("\(merging) TAB OTHER", "merge TAB OTHER"),
    // Removing
    Phrase("remove|delete|del|rm|drop|erase [the] icon|symbol from|of|on TAB", "icon TAB off"),
    Phrase("remove|delete|del|rm|drop|erase [the] badge from|of|on TAB", "badge TAB off"),
    Phrase("remove|delete|del|rm|drop|erase|clear all|everything [tabs]", "clear"),
    Phrase("clear [the] tabs|bar", "clear"),
    Phrase("remove|delete|del|rm|drop|erase TABS", "remove TABS"),
    Phrase("kick|ditch|scrap|lose|discard|throw|take|get [out|away|rid] [of] TABS", "remove TABS"),
    Phrase("[i|we] don't|dont want|need TABS [any] [more]", "remove TABS"),
    Phrase("[i|we] do not want|need TABS [any] [more]", "remove TABS"),
    Phrase("no|without TABS", "remove TABS"),
    // Selecting
    Phrase("select|choose|pick|tap|press|click|activate TAB", "select TAB"),
    Phrase("select|tap|press|click|touch on TAB", "select TAB"),
    Phrase("start|begin|open|launch [the] [app] on|at|in TAB", "select TAB"),
    Phrase("go|jump to TAB", "select TAB"),
    Phrase("show TAB", "select TAB"),
    Phrase("highlight TAB", "select TAB"),
    Phrase("TAB is|should [be] selected|active|current|highlighted", "select TAB"),
    Phrase("make TAB [the] selected|active|current [tab|one]", "select TAB"),
  ]

  private static let looking = [
    Phrase("show|list|print|display [me] [all] [the|my] tabs", "show list"),
    Phrase("list|tabs", "show list"),
    Phrase("device|devices list|all", "devices"),
    Phrase("stats|statistics|summary|report|score", "check"),
    Phrase("number|count|list [of] [the] tabs", "show list"),
    Phrase("show|list|print [all] [the] devices", "devices"),
    Phrase("show|list|print [all] [the] sessions|files", "sessions"),
    Phrase("show|list|print [the] history|steps", "history"),
    Phrase("show|list [the] problems|warnings|errors|findings|issues", "check"),
    Phrase("show [the] device|phone|everything|all", "show screen"),
    Phrase("show me", "show"),
    Phrase("show [me] [the] [my] [tab] picture|it|tabbar|design|bar|result", "show"),
    Phrase("print|view|draw|display|render|redraw|status|preview [it] [the] [tab] [bar|picture]", "show"),
    Phrase("draw|show|display|make [it|the|picture] bigger|larger|full|whole|large", "show screen"),
    Phrase("zoom [in]", "show screen"),
    Phrase("[show] [the] whole|entire screen|device|phone|app", "show screen"),
    Phrase(
      "[show] [me] [the] [in] sizes|size|measurements|measures|dimensions|points|numbers|parts", "anatomy"),
    Phrase("measure [it|bar|the|tabs]", "anatomy"),
    Phrase("print|view|draw|display|render screen", "show screen"),
    Phrase("json", "show json"),
    Phrase("markdown", "show markdown"),
    Phrase("screen", "show screen"),
    Phrase("lint|validate|verify|test|audit|judge|problems|warnings|errors|findings|issues", "check"),
    Phrase("check|test|lint|validate|judge everything|full|more", "check all"),
    Phrase("check|judge|validate|test|review|lint it|this|that|bar|tabs|design|now|again|tabbar", "check"),
    Phrase("explain|why RULE", "explain RULE"),
    Phrase(
      "explain [the] [first|second|third|last|this|that] warning|finding|problem|error|warnings|findings",
      "explain"),
    Phrase("explain|rules [of|for|by|in] GUIDE", "guides GUIDE"),
    Phrase(
      "compare|guides|guide|rules|explain|diff [guides] GUIDE [and|with|to|vs|&|against] GUIDE2",
      "compare guides GUIDE GUIDE2"),
    Phrase("rules|rule|guideline|guidelines [for|about|on|of] NAMES", "rules NAMES"),
    Phrase("why [is] [it] N", "why"),
    Phrase("RULE", "explain RULE"),
    Phrase("why is|does|are|was TAB TEXT", "why TAB"),
    Phrase("why [is] [it] NAMES", "help NAMES"),
    Phrase("explain NAMES", "help NAMES"),
    Phrase("what|how [is|are|do|can] [i] [to] [a|an|the] NAMES", "help NAMES"),
    Phrase("voiceover|speak|spoken|accessibility|a11y", "describe"),
    Phrase("voice over", "describe"),
    Phrase("everywhere", "matrix"),
    Phrase("check [it] everywhere", "matrix"),
    Phrase(
      "check|test|try|show [it] [all] [languages] [on|in] all|every|both|several [the] devices|device|phones|iphones|iphone|phone|languages|ipads|tablets|tvs|screens",
      "matrix"),
    Phrase("[check|test|try|show|see] [it] [in] all|every|each|both [the] languages|language", "matrix"),
    Phrase(
      "check|test|try|show [it] [on|in] all|every|both [the] devices|phones|iphones|screens and|in [all|every|both] [the] languages",
      "matrix"),
    Phrase("translate|translation|translations|languages", "help locale"),
    Phrase("widths|room|lengths", "budget"),
    Phrase("fix|solve|repair it|this|that|them|all|everything|problems|warnings|warning|errors", "fix"),
    Phrase("fix|solve|repair what|whatever|as NAMES", "fix"),
    Phrase("run|do|start [all|the|every] checks|check|tests", "check all"),
    Phrase("fix|solve|repair [the] first [one|warning|finding|problem]", "fix 1"),
    Phrase("fix|solve|repair [number|no|warning|finding|way] N [one|warning|finding]", "fix N"),
    Phrase("solve|repair|autofix|correct", "fix"),
    Phrase("compare|diff [this|it] with|to|against|and [the] [mark] WORD", "compare WORD"),
    Phrase("compare|diff WORD with|to|against|and|vs|& WORD2", "compare WORD WORD2"),
    Phrase("compare side by side [with|to] WORD", "compare WORD"),
    Phrase("diff WORD", "compare WORD"),
    Phrase("diff WORD WORD2", "compare WORD WORD2"),
  ]

  private static let time = [
    Phrase("undo that|it|last|this", "undo"),
    Phrase("u|oops|revert|back|rollback", "undo"),
    Phrase(
      "undo the|my|that export|save|page|picture|file", refusal: "a file that is written stays",
      remedy: "undo alone takes back the last change of the design"),
    Phrase("undo the|my WORD", "undo"),
    Phrase("undo the|my move|merge|rename|renaming|removal|swap|change of|on|for TEXT", "undo"),
    Phrase("go back", "undo"),
    Phrase("[that] was wrong|bad", "undo"),
    Phrase("[go|jump|return] [back] to step N", "undo to N"),
    Phrase("undo all|everything", "undo to 0"),
    Phrase("[go|back|revert|return] [back] to start|beginning", "undo to 0"),
    Phrase(
      "undo|back|revert|take [back] [the] [last] FEW [steps|step|times|commands|changes|things|lines|edits|ones] [back]",
      "undo FEW"),
    Phrase("undo|revert|back|take [back] [the] last [step|command|change|thing|line|edit] [back]", "undo"),
    Phrase("[go] back [to] before|when TEXT", "history"),
    Phrase("mark|remember|bookmark [this|it] as version|variant|option|alternative TEXT", "mark TEXT"),
    Phrase("mark|remember|bookmark [this|it] as|version TEXT", "mark TEXT"),
    Phrase("mark TEXT", "mark TEXT"),
    Phrase("[go] [back] [to] [use|take|load|open] mark|version|variant TEXT", "back TEXT"),
    Phrase("take|choose WORD", "back WORD"),
    Phrase("save|name [this|it] version TEXT", "mark TEXT"),
    Phrase("save|keep [this|it] as [a|the] version|variant|option|alternative TEXT", "mark TEXT"),
    Phrase("save|keep [this|it] as [a|the] TEXT version|variant|option|alternative", "mark TEXT"),
    Phrase("save|keep [this|the] [present|current] version|variant|option|alternative as TEXT", "mark TEXT"),
    Phrase("help variants|variant|versions|version|ideas|alternatives", "help mark"),
    Phrase("keep [this|that|the] [present|current] one|version|bar|design|variant|way", "show"),
    Phrase(
      "save|export|write|put [the] swiftui|swift code|file [code] to|in|into|as WORD", "export swiftui WORD"),
    Phrase("save|export|write|put [the] uikit code|file [code] to|in|into|as WORD", "export uikit WORD"),
    Phrase("[git] checkout TEXT", "back TEXT"),
    Phrase("git switch|restore|reset TEXT", "back TEXT"),
    Phrase("[go|return] [back] to it|that", "history"),
    Phrase("git diff|log|status", "history"),
    Phrase("git commit|tag TEXT", "mark TEXT"),
    Phrase("redo that|it|last|this", "redo"),
    Phrase("take back [the|that|my] [last] move|change|step|merge|rename|one", "undo"),
    Phrase("redo N steps|times|commands", "redo N"),
    Phrase("log|steps|changes|diff", "history"),
    Phrase("checkpoint|bookmark|remember|snapshot TEXT", "mark TEXT"),
    Phrase(
      "save|export|write|put|send [the|that|this] code to|in|into|as [a|the] [file] WORD",
      "export swiftui WORD"),
    Phrase("name|call this|that [version|one|design|bar] TEXT", "mark TEXT"),
    Phrase("restore|back|go|return [back] [to] TEXT", "back TEXT"),
  ]
}
