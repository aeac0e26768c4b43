extension LoosePhrase {
  /// Every loose phrase. The first one that fits, and whose line can be carried out, is taken.
  static let all: [LoosePhrase] = changes + certain + contexts + questions + looks

  private static let changes = [
    LoosePhrase(
      .change, "off|none|away|without|remove|clear|drop|delete|no|hide|undo badge|badges|dot TAB",
      "badge TAB off"),
    LoosePhrase(
      .change, "off|none|away|without|remove|clear|drop|delete|no|hide icon|symbol TAB", "icon TAB off"),
    LoosePhrase(.change, "after|behind TAB OTHER", "move TAB after=OTHER"),
    LoosePhrase(.change, "before|front TAB OTHER", "move TAB before=OTHER"),
    LoosePhrase(.change, "left TAB OTHER", "move TAB before=OTHER"),
    LoosePhrase(.change, "right|next TAB OTHER", "move TAB after=OTHER"),
    LoosePhrase(.change, "into|inside|under|within|in TAB OTHER", "merge OTHER TAB"),
    LoosePhrase(.change, "\(merging) TAB OTHER TEXT", "merge TAB OTHER TEXT"),
    LoosePhrase(.change, "\(merging) TAB OTHER", "merge TAB OTHER"),
    LoosePhrase(.change, "swap|switch|exchange TAB OTHER", "swap TAB OTHER"),
    LoosePhrase(
      .change, "badge|badgevalue|counter|count|number|bubble|has|have|unread|new|open|red TAB N",
      "badge TAB N"),
    LoosePhrase(.change, "dot TAB", "badge TAB •"),
    LoosePhrase(.change, "dot badge|red TAB", "badge TAB •"),
    LoosePhrase(.change, "set|make|change TAB N", "badge TAB N"),
    LoosePhrase(.change, "icon|symbol|sign|glyph|image TAB PICTURE", "icon TAB PICTURE"),
    LoosePhrase(.change, "\(removing) TABS", "remove TABS"),
    LoosePhrase(.change, "\(moving) TAB PLACE", "move TAB PLACE"),
    LoosePhrase(.change, "TAB PLACE", "move TAB PLACE"),
    LoosePhrase(
      .change, "select|selected|open|tap|press|focus|focused|click|highlight|active|start TAB", "select TAB"),
    LoosePhrase(
      .change, "call|called|name|named|rename|title LANGUAGE TAB TITLE", "set TAB title.LANGUAGE=TITLE"),
    LoosePhrase(.change, "\(naming) TAB LANGUAGE TEXT", "set TAB title.LANGUAGE=TEXT"),
    LoosePhrase(
      .change, "give|use|take|try|icon|with|gets|for|should|be|have TAB PICTURE", "icon TAB PICTURE"),
    LoosePhrase(.change, "put|draw on TAB PICTURE", "icon TAB PICTURE"),
    LoosePhrase(.change, "TAB PICTURE", "icon TAB PICTURE"),
    LoosePhrase(.change, "call|called|name|named|rename TAB TITLE", "rename TAB TITLE"),
    // The title that is shown.
    LoosePhrase(.change, "should|is|called|becomes|instead TAB TEXT", "set TAB title.LANGUAGE=TEXT"),
    LoosePhrase(.change, "\(naming) TAB TEXT", "rename TAB TEXT"),
    LoosePhrase(.change, "add|create|plus TITLE", "add TITLE"),
  ]

  private static let certain = [
    LoosePhrase(
      .sure, "badge|badges|counter|count|bubble|unread|new|waiting|notification|notifications|dot TAB N",
      "badge TAB N"),
    LoosePhrase(
      .sure, "badge|badges|counter|dot|red off|none|away|without|remove|clear|drop|hide TAB", "badge TAB off"),
    LoosePhrase(.sure, "\(moving) after|behind TAB OTHER", "move TAB after=OTHER"),
    LoosePhrase(.sure, "\(moving) before TAB OTHER", "move TAB before=OTHER"),
    LoosePhrase(
      .sure, "call|called|name|named|rename|title LANGUAGE TAB TEXT", "set TAB title.LANGUAGE=TEXT"),
    LoosePhrase(.sure, "call|called|name|named|rename|title TAB TEXT", "rename TAB TEXT"),
    LoosePhrase(.sure, "icon|symbol|picture TAB PICTURE", "icon TAB PICTURE"),
    LoosePhrase(.sure, "part TAB OTHER", "merge OTHER TAB"),
    LoosePhrase(.sure, "dot TAB", "badge TAB •"),
    LoosePhrase(.sure, "visible TAB", "set TAB visible=yes"),
    LoosePhrase(.sure, "role search TAB", "set TAB role=search"),
    LoosePhrase(.sure, "focus|focused|selected|highlight|highlighted TAB", "select TAB"),
  ]

  private static let contexts = [
    LoosePhrase(
      .question, "\(playing) film|films|movie|movies|video|videos|trailer|episode|stream|bar|bars",
      "compare \"modal on\""),
    LoosePhrase(
      .question, "scroll|scrolls|scrolling|scrolled bar|tabs|happens|look|looks", "compare \"scroll middle\""),
    LoosePhrase(
      .look,
      "stop|stops|stopped|end|ends|over|finished|leave|exit \(playing)|film|movie|video|episode|stream",
      "modal off"),
    // A film that fills the screen covers the bar as well.
    LoosePhrase(
      .look, "\(playing) \(playing)|film|films|movie|movies|video|videos|trailer|episode|stream|bar|bars",
      "modal on"),
    LoosePhrase(
      .look, "check|judge|test|validate \(ruling) tv|tvos|television|ipad|ipados|tablet|iphone|phone", "check"
    ),
    LoosePhrase(.look, "\(ruling) tv|tvos|television", "rules Apple TV"),
    LoosePhrase(.look, "\(ruling) ipad|ipados|tablet", "rules iPad"),
    LoosePhrase(.look, "\(ruling) iphone|phone", "rules iPhone"),
    LoosePhrase(.look, "\(every) \(kinds)", "matrix"),
    LoosePhrase(.look, "\(big) text|type|font|letters|size|text-size", "textsize accessibility"),
    LoosePhrase(.look, "ax5|xxxl|xxl|dynamictype", "textsize accessibility"),
    LoosePhrase(.look, "normal|standard|default|regular|small text|type|font|size", "textsize standard"),
    LoosePhrase(.question, "how|what look|looks|see DEVICE", "device DEVICE"),
    LoosePhrase(.question, "\(fitting) \(every) \(kinds)", "matrix"),
    LoosePhrase(.question, "\(fitting) DEVICE", "compare DEVICE"),
    LoosePhrase(.question, "\(satisfying) GUIDE", "compare guides JUDGE GUIDE"),
    LoosePhrase(.question, "\(satisfying) GUIDE", "check"),
    LoosePhrase(
      .question, "\(satisfying)|according|compliant|conformant guidelines|guideline|rules|rule|hig", "check"),
    LoosePhrase(
      .question, "reject|pass|approve|ok|okay|accept|like|fine|right|alright|good|happy GUIDE", "check"),
    LoosePhrase(.setting, "icon|icons GUIDE", "guide GUIDE"),
    LoosePhrase(.question, "GUIDE GUIDE2", "compare guides GUIDE GUIDE2"),
    LoosePhrase(
      .look, "compare|vs|versus|difference|differences|side|between GUIDE GUIDE2",
      "compare guides GUIDE GUIDE2"),
    LoosePhrase(
      .look, "compare|vs|versus|difference|differences|side|between DEVICE DEVICE2", "compare DEVICE DEVICE2"),
    LoosePhrase(.look, "matrix", "matrix"),
    LoosePhrase(.look, "rtl|mirror|mirrored|flip|flipped", "direction rtl"),
    LoosePhrase(.look, "200%|150%|300% scale|text|font", "textsize accessibility"),
    LoosePhrase(.look, "100% scale|text|font", "textsize standard"),
    LoosePhrase(.look, "landscape|sideways|horizontal", "orientation landscape"),
    LoosePhrase(.look, "portrait|upright|vertical", "orientation portrait"),
    LoosePhrase(.look, "third window|split|multitasking|view|screen", "window 1/3"),
    LoosePhrase(.look, "split|half window|view|screen|multitasking", "window 1/2"),
  ]

  private static let questions = [
    LoosePhrase(.question, "badge|badges critical|important|enough", "explain badge-meaning"),
    LoosePhrase(
      .question, "warning|warnings|say|says|rule|rules|complain|complains|ok|okay|allowed|fine badge|badges",
      "rules badges"),
    LoosePhrase(
      .question, "warning|warnings|say|says|rule|rules|complain|complains icon|icons|symbols", "rules icons"),
    LoosePhrase(
      .question, "warning|warnings|say|says|rule|rules|complain|complains title|titles|name|names|label",
      "rules titles"),
    LoosePhrase(.question, "\(allowing)|have|has|get|gets|show|carry badge|badges", "rules badges"),
    LoosePhrase(.question, "icon|icons|symbol|symbols|sf TAB", "icons TITLED"),
    LoosePhrase(
      .question, "icon|icons|symbol|symbols|sf for|about|show|shows|means|fit|fits|mean NAMES", "icons NAMES"),
    LoosePhrase(.question, "which|what icon|icons|symbol|symbols", "compare \"icons\""),
    LoosePhrase(.question, "which|where tab|tabs RULE", "check RULE"),
    LoosePhrase(
      .question, "break|breaks|violate|violates|follow|follows|meet|meets|satisfy|satisfies RULE",
      "check RULE"),
    LoosePhrase(.question, "RULE", "explain RULE"),
    LoosePhrase(.question, "why|warning|bad|wrong|good TAB", "why TAB"),
    LoosePhrase(.question, "cut|fit|fits|truncated|long|short TAB", "why TAB"),
    LoosePhrase(.question, "ignored|accepted|allowed far|already|list", "check all"),
    LoosePhrase(.question, "minimum|min|few|least", "explain too-few-tabs"),
    LoosePhrase(.question, "many|maximum|max|most", "explain too-many-tabs"),
    LoosePhrase(.question, "more tab|list|menu", "explain more-tab"),
    LoosePhrase(.question, "\(allowing) GUIDE NAMES", "rules GUIDE NAMES"),
    LoosePhrase(.question, "\(allowing) NAMES", "rules NAMES"),
    LoosePhrase(.question, "GUIDE NAMES", "rules GUIDE NAMES"),
    LoosePhrase(.question, "GUIDE", "guides GUIDE"),
  ]

  private static let looks = [
    LoosePhrase(.look, "explain|mean|means|meaning|about RULE", "explain RULE"),
    LoosePhrase(.look, "source|sources|quote", "why sources"),
    LoosePhrase(.look, "android|samsung|pixel", "guides material-3"),
    LoosePhrase(.look, "\(colors)", "help bar"),
    LoosePhrase(.look, "code|swiftui|swift|xcode", "show swiftui"),
    LoosePhrase(.look, "voiceover|voice-over|spoken|speaks|accessibility|accessible|aloud", "describe"),
    LoosePhrase(
      .setting, "make|create|build|write|generate|produce|give|get|turn web|website|webpage|html",
      "export html bar.html"),
    LoosePhrase(.setting, "send|share|give|hand|pass|mail|email \(others)", "export html bar.html"),
    LoosePhrase(.setting, "show \(others) open|something", "export html bar.html"),
    LoosePhrase(.look, "folder|directory file|saved|written|it|is", "sessions"),
    LoosePhrase(
      .look,
      "picture|image|pic|png|svg|pdf|jpg|screenshot|powerpoint|slide|slides|link|share|figma|jira|excel|csv|file|export|html|website|pptx|keynote|table|xliff|send|handoff|hand|developer",
      "help export"),
    LoosePhrase(.look, "uikit", "show uikit"),
    LoosePhrase(
      .look,
      "icon|icons|symbol|symbols \(every)|others|rest|missing|suitable|fitting|nice|good|matching|fit|auto|default|automatic",
      "icons"),
    LoosePhrase(.look, "symbol|symbols|icon|icons|sf for|like|about|show|means NAMES", "icons NAMES"),
    LoosePhrase(.look, "undo|revert", "undo"),
    LoosePhrase(.look, "redo", "redo"),
    LoosePhrase(.look, "history|log|changed|commands", "history"),
    LoosePhrase(.look, "too many|much", "fit"),
    LoosePhrase(.look, "must|should|only|max|down|make|get five|four|three|5|4|3", "fit"),
    LoosePhrase(.look, "sidebar|side-bar|rail", "explain sidebar"),
    LoosePhrase(.look, "cut|fit|fits|truncated|overflow", "fit"),
    LoosePhrase(
      .look, "long|short|length|letters|characters|width title|titles|name|names|label|labels", "budget"),
    LoosePhrase(.look, "many|maximum|max|most tab|tabs", "explain too-many-tabs"),
    LoosePhrase(.look, "size|height|width|wide|tall|points|44|target|targets|px", "anatomy"),
    LoosePhrase(.look, "side", "compare devices"),
    LoosePhrase(.look, "devices|phones|tablets", "devices"),
    LoosePhrase(.look, "guides|guidelines", "guides"),
    LoosePhrase(.look, "rules list|all|every|which", "rules"),
    LoosePhrase(.question, "LANGUAGE", "locale LANGUAGE"),
    LoosePhrase(.setting, "\(showing) LANGUAGE", "locale LANGUAGE"),
    // Whoever wants an icon that nobody knows may choose one.
    LoosePhrase(.look, "icon|symbol|glyph TAB", "icons TITLED"),
    LoosePhrase(.look, "before after", "compare before"),
    LoosePhrase(.look, "compare|difference|differences|worse|changes", "history"),
    LoosePhrase(.look, "\(checking)", "check"),
    LoosePhrase(.question, "DEVICE", "compare DEVICE"),
    LoosePhrase(.look, "compare|difference|differences|differ|vs|versus DEVICE", "compare DEVICE"),
    LoosePhrase(.question, "SYSTEM", "compare systems"),
    LoosePhrase(.look, "call|name|named|called|save TEXT", "mark TEXT"),
    LoosePhrase(.setting, "\(showing) SYSTEM", "system SYSTEM"),
    LoosePhrase(.setting, "\(showing) GUIDE", "guide GUIDE"),
    LoosePhrase(.setting, "\(showing) DEVICE", "device DEVICE"),
  ]

  /// Returns whether words speak of all devices, or all of another kind.
  static func speaksOfAll(_ words: [String]) -> Bool {
    let (all, kinds) = (every.split(separator: "|"), kinds.split(separator: "|"))
    return words.indices.dropLast().contains { index in
      all.contains { $0 == words[index] } && kinds.contains { $0 == words[index + 1] }
    }
  }

  /// Returns whether words ask what something is, which help says: `what is overflow`.
  static func asksForHelp(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased(),
      // What is still wrong is what check says.
      Set(["wrong", "left", "missing", "broken"]).isDisjoint(
        with: words.map { $0.lowercased().filter(\.isLetter) })
    else { return false }
    return ["help", "man", "search", "find", "explain"].contains(first) && words.count < 3
      || first == "what" && words.count < 5 && ["is", "are"].contains(words[1 % words.count])
  }

  /// Returns whether a line asks whether something is so.
  static func isQuestion(_ line: String) -> Bool {
    let first = line.split(separator: " ").first?.lowercased() ?? ""
    return line.hasSuffix("?")
      || ["is", "are", "does", "do", "will", "would", "can", "should"].contains(first)
  }

  private static let others =
    "colleagues|colleague|team|boss|client|clients|stakeholders|others|coworkers"
  private static let merging =
    "merge|together|combine|combined|one|group|join|fold|merged|joined|unite|lump|squeeze|bundle|squash|collapse"
  private static let showing =
    "take|pick|choose|go|show|shows|see|look|looks|check|test|try|how|switch|change|judge|judged|use|using|make|making|turn|now|only|view|again|back|app|rules|rule|guideline|guidelines|for|on|in|at|want|need|not|instead|same|too|also|version|titles|layout|preview|platform|os|device|system|set"
  private static let playing =
    "play|plays|playing|playback|watching|watches|fullscreen|full-screen|streaming"
  private static let ruling = "guide|guides|guideline|guidelines|rule|rules|say|says|recommend|recommends"
  private static let moving = "move|put|place|at|to|goes|go|should|must|comes|come|want|wants|mv|be|stand"
  private static let colors =
    "dark|light|night|contrast|color|colors|colour|colours|tint|appearance|theme|transparency|brightness|pink|blue|green|brand"
  private static let removing =
    "remove|delete|drop|kick|lose|out|away|without|rid|del|kill|hate|unnecessary|gone"
  private static let naming =
    "call|called|name|named|rename|title|make|use|change|should|becomes|better|instead|mean|meant|say|short|shorter|shorten|abbreviate|wrong"
  private static let every = "all|every|each|everything|both|everywhere|different|several|other"
  private static let kinds =
    "device|devices|language|languages|size|sizes|orientation|orientations|combination|combinations|phones|iphones|iphone|ipads|tablets|screens|locales|--all-devices|--all-langs"
  private static let big =
    "enlarge|increase|zoom|big|bigger|biggest|large|larger|largest|huge|maximum|max|xl|xxl|xxxl|ax5|accessibility|crank"
  private static let fitting = "fit|fits|ok|okay|same|work|works|cut|look|looks|good|fine|change|changes"
  private static let satisfying =
    "satisfy|satisfies|meet|meets|comply|complies|follow|follows|fulfil|fulfill|fulfils|conform|conforms|obey|obeys|respect|respects|violate|violates"
  private static let allowing =
    "allowed|allow|may|must|permitted|permit|should|forbidden|need|needs|required|right|ok|okay|legal|rule|rules|guideline|can|possible|want|wants|say|says"
  private static let checking =
    "check|problem|problems|warning|warnings|wrong|ok|okay|fine|good|right|reject|rejected|error|errors|finding|findings|pass|passes|valid|issue|issues|done|review|score|lint|approve|approved|missing|left|anything|else|validate|judge"
}
