extension Phrase {
  /// Phrases about the badge or the icon of a tab. A line such as `add a badge 5 to Library` is none about a title.
  static let badgesAndIcons = [
    Phrase("add|show|put|use|place [a|the|our] logo", "help logo"),
    Phrase("remove|delete|no|hide|without|drop [the] logo", "logo off"),
    Phrase(
      "put|bring|take|change|give [me] the|its|his old|previous|former|original|first title|name|icon|badge|one|order [back]",
      "undo"),
    Phrase("bring|get|take|put [it|that] back", "undo"),
    Phrase("put|bring|get|add TEXT back", "history"),
    Phrase("set|change [the] badge of|on|for TAB to TEXT", "badge TAB TEXT"),
    Phrase(
      "add|put|give|set|show [a|the] [red] badge [with|of|saying] [a|the] [number|text|value|count] TEXT to|on|for TAB",
      "badge TAB TEXT"),
    Phrase("[put|show|add] [a] [red] dot on|for|to TAB", "badge TAB •"),
    Phrase("badge|mark TAB [with|by|as] [a|the] [red|small] dot", "badge TAB •"),
    Phrase(
      "[add|put|give|show|want] [a|the] red badge|sign|mark on|for|to|at TAB", "badge TAB 1", "badge TAB •"),
    Phrase(
      "[add|put|give|show|want] [a|the] [red] badge|sign|mark on|to|at TAB for|because|when|about NAMES",
      "badge TAB 1",
      "badge TAB •"),
    Phrase(
      "[show|put] [new|unread] N [new|unread] [messages|notifications|items|mails] on|for|in TAB",
      "badge TAB N"),
    Phrase("[show|put|add] [a] [notification] badge N [on|for|to|in] TAB", "badge TAB N"),
    Phrase("set badge TAB [to] TEXT", "badge TAB TEXT"),
    Phrase("add|put|give|set|show [a|the] badge on|to|for TAB with|of|saying TEXT", "badge TAB TEXT"),
    Phrase("[the|make] badge|badges [should|is|are|must] [be] red", "bar badgeColor=red badgeText=white"),
    Phrase("set|change TAB badge to TEXT", "badge TAB TEXT"),
    Phrase("turn|switch off [the] badge of|on|for TAB", "badge TAB off"),
    Phrase("set|change TAB icon|symbol to [a|an|the] SYMBOL", "icon TAB SYMBOL"),
    Phrase("TAB badge TEXT", "badge TAB TEXT"),
    Phrase("give|add TAB [a|the] badge", "badge TAB 1", "badge TAB new"),
    Phrase("remove|delete|clear|no|without|hide|drop [all] [the] badges|badge", eachTab: "badge NUMBER off"),
    Phrase(
      "remove|delete|clear|no|without|hide|drop [all] [the] icons|symbols", eachTab: "icon NUMBER off"),
    Phrase(
      "[use|make|with|show|take|want] [all] [the] filled|solid [icons|symbols] [everywhere|for|on] [all|every|each] [tabs|tab|them|of] [them]",
      eachTab: "icon NUMBER FILLED"),
    Phrase(
      "make|turn all|every|each [the] icon|icons|symbols [be] filled|solid", eachTab: "icon NUMBER FILLED"),
    Phrase(
      "use|take|want|show [the] filled|solid version|versions|form of all|every|each [the] icon|icons|symbol|symbols",
      eachTab: "icon NUMBER FILLED"),
    Phrase(
      "[use|make|with|show] [all] [the] outlined|outline|hollow [icons|symbols]",
      eachTab: "icon NUMBER OUTLINED"),
    Phrase("fill [all] [the] icons|symbols", eachTab: "icon NUMBER FILLED"),
    Phrase("use|put|take|show [a|an|the] SYMBOL [icon|symbol] for|on|as|at TAB", "icon TAB SYMBOL"),
    Phrase("give TAB [a|an|the] SYMBOL icon|symbol", "icon TAB SYMBOL"),
    Phrase("[set|change] icon|symbol [of|for] TAB [to] [a|an|the] SYMBOL", "icon TAB SYMBOL"),
    Phrase("TAB [has|gets|should] [have] [a|an|the] icon|symbol SYMBOL", "icon TAB SYMBOL"),
    Phrase("TAB [has|gets|should] [have] [a|an|the] SYMBOL icon|symbol", "icon TAB SYMBOL"),
    Phrase(
      "show|use|make|display|draw TABS [as|with] [an|only] icon|icons only|alone",
      eachNamed: "rename EACH \"\""),
    Phrase("show|use|make|display|draw TAB [as|with] [an|only] icon only|alone", "rename TAB \"\""),
    Phrase("[show|use] [only] [an|the] icon only|alone [for|on] TAB", "rename TAB \"\""),
    Phrase("[show|use|have] only [an|the] icon|symbol for|on|of TAB", "rename TAB \"\""),
    Phrase(
      "[hide|remove|drop|delete] [the] [no|without] title|text|label|name of|on|for|from TAB",
      "rename TAB \"\""),
    Phrase("badge TAB none", "badge TAB off"),
    Phrase("badge TEXT on|for|to TAB", "badge TAB TEXT"),
    Phrase("badge TAB with TEXT", "badge TAB TEXT"),
    Phrase("badge for|on|to TAB WORD", "badge TAB WORD"),
    Phrase("badge for|on|to TAB", "badge TAB 1", "badge TAB new"),
    Phrase("add|put|give [a] badge to|on|for TAB", "badge TAB 1", "badge TAB new"),
    Phrase("add|put|show N new|unread [messages|items|mails|offers|orders] to|on|for|at TAB", "badge TAB N"),
    Phrase("add|put|give|show [a|the] [red] WORD badge on|to|for|at TAB", "badge TAB WORD"),
    Phrase("unbadge TAB", "badge TAB off"),
    Phrase("no badge on|for TAB", "badge TAB off"),
    Phrase("clear [the] badge of|on|from TAB", "badge TAB off"),
    Phrase("icon TAB none", "icon TAB off"),
    Phrase("icon WORD on|for TAB", "icon TAB WORD"),
    Phrase(
      "[add|give|suggest|show|choose|find|pick|propose|set|use] [them|me|us|it] [all|some|fitting|good] [the] icons|symbols"
        + " [to|for] [all|every|each] [of] [the|them] [tabs|tab]", "icons"),
    Phrase("icon|symbol all|everything|every|each [tabs|tab]", "icons"),
    Phrase(
      "[and] [add|give|find|choose] icons|symbols [to|for|on] [all] [the] rest|others|other|remaining|missing|left [tabs|ones|of] [the|them] [tabs]",
      "icons"),
    Phrase("[make|use|with|fill] [all] [the] [tab] icons|symbols filled|solid|full", "explain filled-icon"),
    Phrase(
      "[add|give|suggest|show|choose|find|pick|propose|set|use|put] [in|me] [fitting|good|nice] icons|symbols [for|to|on] [all|every|each|me] [tabs|tab|them]",
      "icons"),
    Phrase(
      "add|give|suggest|choose|find|pick|propose|set|use|put [a|an] [fitting|good|nice] icon|symbol [for|to|on] [all|every|each] [tabs|tab|them]",
      "icons"),
    Phrase(
      "what|which|list|show|search|find|browse [me|the|all] [available] icons|symbols [can|do|could|are|have] [i|you|there|we] [use|have|there]",
      "help icons"),
    Phrase("icon|symbol [for|of|on] TAB", "icon TAB USUAL"),
    Phrase("[suggest|find|choose|add] [a|an|the] icon|symbol [for|of|on|to] TAB", "icon TAB USUAL"),
    Phrase("give TAB [a|an|the] icon|symbol", "icon TAB USUAL"),
    Phrase("set|change [the] icon|symbol of|on|for TAB to WORD", "icon TAB WORD"),
    Phrase("give TAB [the|an] icon|symbol WORD", "icon TAB WORD"),
    Phrase("give TAB [a|the] badge [of|with|saying] TEXT", "badge TAB TEXT"),
    Phrase("symbol|image|glyph TAB [to] WORD", "icon TAB WORD"),
    Phrase("icon TAB [to] WORD", "icon TAB WORD"),
    Phrase("[i|we] don't|dont|not like|love|want [the|this|that] icon|symbol for|of|on WISH", "icons WISH"),
    Phrase("symbols [for|like|of|about|with] [a|an|the] WISH", "icons WISH"),
    Phrase(
      "find|search|show|what|which|look|suggest|list|need|want|use|take|choose|pick|try|give [me|for] [an|the|a] [different|other|another|better|nicer|good] icon|symbol|icons|symbols [would|could|should|can] [fits|fit|for|like|of|means|shows|about|with] [a|an|the] WISH",
      "icons WISH"),
    Phrase(
      "find|search|show|suggest|list|need|want [me|for] [an|the|a] WISH icon|symbol|icons|symbols",
      "icons WISH"),
  ]

  /// Phrases about all tabs at once.
  static let wholeBar = [
    Phrase(
      "[add|create|make|want|need|start|begin|have|use|try|put|with|say] [with|in] FEW [new|more] tabs [called|named|titled|are] LIST",
      "add LIST"),
    Phrase(
      "[add|create|make|want|need|start|begin|have|use|try|put|with] [with|in] [the] tabs LIST", "add LIST"),
    Phrase("start|begin|go|starting with LIST", "add LIST"),
    Phrase("[a|an|the|our|my|new] WORD app [with] [tabs|sections] LIST", "add LIST"),
    Phrase("[our|my|the|these] FEW tabs|sections [are] LIST", "add LIST"),
    Phrase("[the] icons|symbols [are|be] ITEMS", eachTab: "icon NUMBER ITEM"),
    Phrase("[our|my|the|this] app|bar has FEW tabs|sections LIST", "add LIST"),
    Phrase("[our|my|the|this] app|bar has [the|these] [tabs|sections] LIST", "add LIST"),
    Phrase("[a|an|the|our|my] WORD app [with] tabs|sections NAMES", "add NAMES"),
    Phrase(
      "translate [everything|all|the|my] [titles|tabs] to|into|in LANGUAGE LIST",
      eachTab: "set NUMBER title.LANGUAGE=ITEM"),
    Phrase(
      "check|test|judge [it] [everything|all|bar|titles|tabs] in|with LANGUAGES on [all|both|every|several|the] device|devices|phones|iphones|screens|sizes",
      eachLanguage: "locale LANGUAGE", "matrix"),
    Phrase(
      "check|test|judge [it] [everything|all|bar|titles|tabs] [in|with] LANGUAGES [titles]",
      eachLanguage: "locale LANGUAGE", "check"),
    Phrase(
      "rename|change|set|call [the] LANGUAGE title|name|word|label of|for|on TAB to|as|into TITLE",
      "set TAB title.LANGUAGE=TITLE"),
    Phrase("set [for] [on] TABS", eachNamed: "set EACH …"),
    Phrase("badge|badges [for|on] TABS off|none", eachNamed: "badge EACH off"),
    Phrase("badge TABS N", eachNamed: "badge EACH N"),
    Phrase("icon TABS SYMBOL", eachNamed: "icon EACH SYMBOL"),
    Phrase(
      "hide|remove|no|without|drop|turn|switch [off] [all] [the] labels|titles|names|text|captions [off]",
      eachTab: "rename NUMBER \"\""),
    Phrase("labels|titles|names|text off|away|hidden", eachTab: "rename NUMBER \"\""),
    Phrase("hide TABS", eachNamed: "set EACH visible=no"),
    Phrase(
      "[set] [the] titles|names|labels [are|be] [in] LANGUAGE [are|to|be] ITEMS",
      eachTab: "set NUMBER title.LANGUAGE=ITEM"),
    Phrase("in LANGUAGE TAB is|becomes|= [called] TITLE", "set TAB title.LANGUAGE=TITLE"),
    Phrase("TAB = TITLE", "set TAB title.LANGUAGE=TITLE"),
    Phrase(
      "translate|title|call|name|label TAB in|to|into LANGUAGE [is|as|to|with] TITLE",
      "set TAB title.LANGUAGE=TITLE"),
    Phrase(
      "shorten|rename|change|call TAB to|as|into TITLE in LANGUAGE", "set TAB title.LANGUAGE=TITLE"),
    Phrase("TAB is|should [be] [called] TITLE in LANGUAGE", "set TAB title.LANGUAGE=TITLE"),
    Phrase(
      "TAB in|is LANGUAGE [is|as|to|called|means|should] [rather|better] [be] [called] TITLE",
      "set TAB title.LANGUAGE=TITLE"),
    Phrase(
      "[the] LANGUAGE [title|word|name] for|of TAB [is|should] [be] TITLE", "set TAB title.LANGUAGE=TITLE"),
    Phrase(
      "[in|locale|lang|language] [the] LANGUAGE [the] [tabs|titles|title|names|labels] [are|be|should] [be] [called|named] ITEMS",
      eachTab: "set NUMBER title.LANGUAGE=ITEM"),
    Phrase(
      "titles|names|labels [are|be|to|should] [be] ITEMS", eachTab: "rename NUMBER ITEM"),
    Phrase(
      "rename|retitle|call [all|them] [the] [tabs] [to|as] LIST", eachTab: "rename NUMBER ITEM"),
    Phrase("names|titles|tabs|labels [are|be|called|should] [be] ITEMS", "add ITEMS"),
    Phrase("[only] keep [only] TABS", "remove REST"),
    Phrase(
      "[change|set] [the] order|reorder|sort|arrange|sequence [tabs] [is|to|as|be] ITEMS",
      eachTab: "move ITEM NUMBER"),
    Phrase(
      "sort|order|arrange [all] [the] [tabs|titles|them] [alphabetically|abc|a-z|by] [title|name|alphabet]",
      eachTab: "move SORTED NUMBER"),
    Phrase("reverse|invert [the] [order|tabs|bar] [of] [the] [tabs]", eachTab: "move REVERSED NUMBER"),
    Phrase(
      "write|start|begin all|every|each [the|of] title|titles|tab|name|names with [a] capital [letter|letters]",
      eachTab: "rename NUMBER CAPITALIZED"),
    Phrase(
      "capitalize|capitalise|uppercase [all] [the] [titles|tabs|names|labels|them]",
      eachTab: "rename NUMBER CAPITALIZED"),
    Phrase(
      "make|write|have|set|put|want [all] [the] titles|tabs|names|labels|them [be|in] capitalized|capitalised|capital|uppercase [letters]",
      eachTab: "rename NUMBER CAPITALIZED"),
    Phrase(
      "[all] [the] [titles|tabs|names|labels] [in|with|use|start|begin|should] [start|begin] [with|in] [a|the] capital|title|upper|uppercase letters|letter|case|titles",
      eachTab: "rename NUMBER CAPITALIZED"),
    Phrase("reorder|rearrange|sort|order [the] [tabs|order]", "help move"),
    Phrase("change|set [the] order [of] [the] [tabs]", "help move"),
    Phrase("shorten|shorter [the] [titles|title|names|labels]", "fit"),
    Phrase("shorten TABS", "fit"),
    Phrase("get rid|out of [the] more|overflow [tab|list]", "fit"),
    Phrase("no|without|avoid [the] more|overflow [tab|list]", "fit"),
    Phrase("[i|we] don't|dont want|need|like [a|the] more|overflow [tab|list]", "fit"),
    Phrase("make|get|bring it|them|this|that [to|down] [to] FEW [tabs]", "fit"),
    Phrase("need|want [only|just] FEW [tabs]", "fit"),
    Phrase("add|create|make|want|need FEW [more|new|empty] tabs", "help add"),
    Phrase("[have|want|only|just|exactly|max|maximum] FEW tabs [max|maximum|only|please]", "fit"),
  ]

  static let facts = [
    Phrase("move|mv|put|place|bring TAB to [the] OTHER [tab]", "merge OTHER TAB", "move TAB after=OTHER"),
    Phrase("hide TAB", "set TAB visible=no"),
    Phrase("unhide TAB", "set TAB visible=yes"),
    Phrase("TAB is|should [be] [a|the] search [tab]", "set TAB role=search"),
    Phrase("role [of] TAB [to] WORD", "set TAB role=WORD"),
    Phrase("set|give|make|assign TAB [a|the] role [of|to|as|=] [a|the] WORD", "set TAB role=WORD"),
    Phrase("disable TAB", "set TAB enabled=no"),
    Phrase("enable TAB", "set TAB enabled=yes"),
    Phrase("TAB opens|shows|is [a|an|its] [own] section|screen|page|view|place", "set TAB opens=section"),
    Phrase("TAB opens|shows|is [a|an|its] [own] sheet|modal|dialog", "set TAB opens=sheet"),
    Phrase("ignore|suppress|accept|waive RULE because TEXT", "allow RULE because TEXT"),
    Phrase("ignore|suppress|accept|waive RULE", "allow RULE"),
    Phrase(
      "ignore|suppress|accept|waive [the|this|that] warning|finding|problem|rule|error about|on|for|of|with NAMES",
      "help allow"),
    Phrase(
      "that's|thats|this|that|it's|its [is] fine|ok|okay|intended|intentional|good|wanted TEXT", "help allow"),
    Phrase("ignore|suppress|accept|waive|allow it|this|that|them|warning|finding", "help allow"),
    Phrase("that's|thats|this|that|it's|its [is] fine|ok|okay|intended|intentional|good", "help allow"),
    Phrase("[turn|switch|use|show|enable|add] [on] [a|the] sidebar [on]", "bar sidebar=ONPAD"),
  ]
}
