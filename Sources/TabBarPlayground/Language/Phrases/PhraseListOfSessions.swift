extension Phrase {
  /// What people say of a page to send, which is no title of a tab that they create.
  static let pages = [
    Phrase(
      "make|create|build|write|generate|produce [me|us] a|the [web|html] page|webpage|website|document [of|from|with] [it|this|that|the] [bar|design] for|that|which|to|with|so NAMES",
      "export html bar.html"),
    Phrase(
      "make|create|build|write|generate|produce [me|us] a|an|the web|html page|site|file|document",
      "export html bar.html"),
  ]

  /// What people say of files, and of beginning again.
  static let sessions = [
    Phrase(
      "open|show|see|view|preview|look [at] [it|this|that] [the] [bar|page|design] in|with|inside [the|a|my] [web] browser|safari|chrome|firefox",
      "view"),
    Phrase(
      "where [is|are|did|do] [i|you|we|it|that|this|the|my] file|files|page|session|write|wrote|save|saved|put|written|located|stored [is|it|to|in|saved|written|now]",
      "sessions"),
    Phrase(
      "[in|to] which|what folder|directory [is|are|did|do] [i|you|we|it|that|this|the|my] [file|files|write|save|saved|put] [it|saved|written|in|to]",
      "sessions"),
    Phrase("load|reload|reopen|read|edit WORD", "open WORD"),
    Phrase("write|store WORD", "save WORD"),
    Phrase("save to|as|in WORD", "save WORD"),
    Phrase(
      "save|store [it|this|that|design|session|file|bar] [the] [to|as|in|under] [file] WORD",
      "save WORD"),
    Phrase("open|load [a|my|the|saved|last|old|another|existing] file|session|design|one", "sessions"),
    Phrase(
      "save|store|keep [it|this|that|my|the|our] [design|session|file|bar|work|all|everything] as|under|with|by [the|a] name TEXT",
      "save TEXT"),
    Phrase("keep|remember [it|this|that] as [the|an|a] idea|version|variant|option TEXT", "mark TEXT"),
    Phrase(
      "keep [it|this|that|my|the|our] [one|design|session|file|bar|work|result] as|under|in TEXT",
      "save TEXT"),
    Phrase(
      "save|store|export [it|this|that|the] [bar|design] as|to [a|an] picture|image|screenshot|png|jpg|pdf|svg",
      "export svg bar.svg"),
    Phrase(
      "save|store|export [it|this|that|the] [bar|design] as|to [a|an] picture|image|screenshot|png|jpg|pdf|svg for NAMES",
      "export svg bar.svg"),
    Phrase(
      "save|store|export|write|share [it|this|that|the] [bar|design|session] as|to [a|an] [web] page|html|website|webpage [file]",
      "export html bar.html"),
    Phrase(
      "save|store|export|write|share [it|this|that|the] [bar|design|session] as|to [a|an] [web] page|html|website|webpage for NAMES",
      "export html bar.html"),
    Phrase(
      "save|store [it|this|that|the|design|session|file|bar] [one|version|way|result|last] as|under TEXT replace|overwrite",
      "save TEXT replace"
    ),
    Phrase(
      "save|store [it|this|that|the|design|session|file|bar] [one|version|way|result|last] as|under TEXT",
      "save TEXT"),
    Phrase("save|store my|the|our|this design|session|bar|work|file as|in|under|to TEXT", "save TEXT"),
    Phrase(
      "export|write|make|create|build|send [me] [a|an|the] html|web [page|site|file|document]",
      "export html bar.html"),
    Phrase(
      "export|write|make|create|build|send [me] [a|an|the] html|web [page|site|file|document] for|to [my|the|our] NAMES",
      "export html bar.html"),
    Phrase(
      "share|send [it|this|the] [bar|design] with|to [my|the|our] NAMES as [a|an] [web|html] page|file|website",
      "export html bar.html"),
    Phrase(
      "hand|give|send|pass [it|this|that] [over|on|off] to [the|a|our|my] developer|developers|dev|devs|engineer|engineers",
      "export swiftui bar.swift", "export html bar.html"),
    Phrase("save|store|export idea|version|variant|option WORD as|under TEXT", "save TEXT"),
    Phrase(":w|:wq WORD", "save WORD"),
    Phrase("write|w|store|:w", "save"),
    Phrase("new|start|make app [for] [a|the|our|my] STARTER", "new STARTER"),
    Phrase("export WORD > WORD2", "export WORD WORD2"),
    Phrase("save my|the|this|all work|design|session|bar|file|changes", "save"),
    Phrase("save my|our TEXT", "save TEXT"),
    Phrase("run|play|source WORD", "replay WORD"),
    Phrase("ls|dir|files", "sessions"),
    Phrase("restart", "new"),
    Phrase("start|begin over|again|new", "new"),
    Phrase(
      "start|begin over|again|afresh|anew with [a|an|the|my] [new|second|other|another|different] idea|variant|version|bar|design|one",
      "new"),
    Phrase(
      "start|begin|new [with] [a|an|the|my] [new|second|other|another|fresh|next] idea|variant|version|option|design",
      "new"),
    Phrase(
      "[now] [for] [a|the|another] [second|third|other|next|new] idea|variant|version|alternative [now]",
      "new", "help mark"),
    Phrase("start|begin idea|variant|version|option TEXT", "new"),
    Phrase(
      "[design|create|make|build|start|begin|plan|draw|new|i] [again|over|want|need] [with] [a|an|the|my] [tab] [bar] [for|of] [a|an|the|my] STARTER app|bar",
      "new STARTER"),
    Phrase(
      "design|create|make|build|start|begin|plan|draw|new [a|an|the|my|our] GUIDE app|bar", "guide GUIDE"),
    Phrase(
      "design|create|make|build|start|begin|plan|draw|new [a|an|the|my|our] GUIDE app|bar for NAMES",
      "guide GUIDE"),
    Phrase(
      "[design|create|make|build|start|new|i] [want|need] [a|an|the|my] [apple] tv|television app",
      "new television"),
    Phrase(
      "[design|create|make|build|start|begin|plan|draw|new] [a|an|the|my|our] [tab] [bar] [for|of] [a|an|the|my|our] DEVICE app",
      "device DEVICE"),
    Phrase(
      "design|create|make|build|start|begin|plan|draw|new [a|an|the|my] [tab] [bar] [for|of] [a|an|the|my] NAMES app",
      "help new"),
    Phrase("[a] tab bar for [a|an|the|my] NAMES app", "help new"),
    Phrase("new bar|design|session|file", "new"),
    Phrase("new GUIDE", "guide GUIDE"),
    Phrase(
      "save|keep|store [it|this|that] [the] [first|second|better|best] [one|version|idea] for NAMES",
      "save my-app"),
    Phrase("comment|remark TEXT", "note TEXT"),
  ]

  /// What people say of the program itself, and lists without a verb.
  static let rest = [
    Phrase("never|nevermind|forget [mind] [it|that]", "show"),
    Phrase("next|continue [step]", "tour hint"),
    Phrase("done|finish|finished", "quit"),
    Phrase("?|h|man|commands|usage|options|menu", "help"),
    Phrase("show|list|print [all] [the] commands|options|keywords", "help"),
    Phrase(
      "[show|give|open] [me] [an|a|the] examples|example|templates|template|starters|samples|sample",
      "help new"),
    Phrase(
      "clear|wipe [the] screen|terminal|window", refusal: "the screen is no part of the design",
      remedy: "^L clears it; clear takes out all tabs"),
    Phrase("help me", "help"),
    Phrase("hi|hello|hey [there|tabbar]", "help"),
    Phrase("which|what phone|device|iphone|ipad is this|that|it", "show"),
    Phrase("thanks|thank|cool|nice|great|perfect|good|super|wow [you] [a] [lot|much|job]", "show"),
    Phrase("?|h|man|search|find|apropos NAMES", "help NAMES"),
    Phrase("tutorial|demo|intro", "tour"),
    Phrase("stop|end|leave|skip|quit|enough|no [with] [of] [the] [more] tour", "tour off"),
    Phrase("guide", "guides"),
    Phrase("device", "devices"),
    Phrase("system", "help system"),
    Phrase("locale", "help locale"),
    Phrase("quiz|test|ask me", "quiz"),
    Phrase("q|bye|close|leave|logout|end|:q|:q!|stop", "quit"),
    Phrase("get me out [of] [here]", "quit"),
    Phrase("exit|quit program|tabbar|now", "quit"),
    Phrase(
      "is|are|do|does|can|could|should|will|has|have|which|where|when|who|what's|whats [a|an|the] NAMES",
      "help NAMES"),
    Phrase("[the] TAB tab", "select TAB"),
    Phrase("[titles] LIST", eachTab: "set NUMBER title.SHOWN=ITEM"),
    Phrase("LIST", "add LIST"),
    Phrase("WORD with [a|an|the] SYMBOL [icon|symbol]", "add WORD icon=SYMBOL"),
  ]
}
