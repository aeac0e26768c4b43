extension Phrase {
  /// Questions, and the command that answers each.
  static let questions = [
    Phrase(
      "why is|are|do|did [i] [get|have] [that|this|the|there|these|those|each|every] [a|this|that|the] warning|warnings|finding|complaint|error|problem|problems [there|here|shown|now]",
      "explain"),
    Phrase("why [the|this|that|these] warning|warnings|finding|findings", "explain"),
    Phrase(
      "what [else] can|could|should|may [i|we|you|it|one] do|type|say|try [here|now|next|with] [this|it]",
      "help"),
    Phrase(
      "compare|diff [the] [fit|way|ways|option|options|variant|variants|number] N [and|with|to|vs|&|or] [fit|way|option|variant|number] FEW [side] [by] [side]",
      "compare fit N fit FEW"),
    Phrase(
      "what|how does|do|would|is|will|about [fit|way|option|number|choice] N cost|costs|give|gives|look|mean|bring [like]",
      "compare fit N"),
    Phrase("show|see|explain [me] fit|way|option N [again|first]", "compare fit N"),
    Phrase(
      "try|test|preview|show [out] fit|way|option N without|before [changing|applying|taking|doing] [anything|it]",
      "compare fit N"),
    Phrase(
      "[how|what] [do|can|could|should|would|to] [i|we|you] get|come|go|cut|reduce|bring [it|them|this] [down] to FEW [tabs|items]",
      "fit"),
    Phrase("go|get|switch back to [the] FEW tabs|items", "history"),
    Phrase(
      "what|does|do [does|do] GUIDE say|says|recommend|think|want about|of|on [more|less|fewer] [than] FEW tabs|items",
      "explain too-many-tabs"),
    Phrase(
      "[can|could|may|should] [we|i|you] [have|make|get|use] fewer|less [tabs|items] [of] [them|these|those]",
      "fit"),
    Phrase(
      "what do|does|would|will [each|every|either|they|these|those|both] [of] [them|way|option|one] cost|costs [the] [user|users|people]",
      "fit"),
    Phrase(
      "what did|does|would|will|is [that|this|it|the] [change|step|last] cost|costs|lose|give|bring|price [us|me|people|users|now]",
      "compare before"),
    Phrase(
      "what do|did|would|will [people|users|i|we|they] lose|lost [by|with|through|from] [it|that|this]",
      "compare before"),
    Phrase(
      "[compare|show|see] [it|this|that] [to|with] [the] before|previous [and] [after|this|version|one|now|design]",
      "compare before"),
    Phrase("[what|what's|whats] [is|are|show] [the] difference|differences to|from before", "compare before"),
    Phrase("what|explain|help|? [does|is|do] [the] [?] [to] to judge [mean|means]", "help check"),
    Phrase("explain|show|list|see [me] [the|all] rules|guidelines of|from|by GUIDE", "rules GUIDE"),
    Phrase(
      "[how] [do|can|could|would|should] [i|we] [to] make|have|create|keep|do two|several|different|2 versions|ideas|variants|alternatives|designs|bars [and] [then] [compare] [them|both]",
      "help mark"),
    Phrase(
      "may|can|should|must|could i|we|it|they|one use|put|have|show|take [a|an|the] badge|badges|dot [for|on|as|to|with] NAMES",
      "rules badges"),
    Phrase("why is TAB [so|a] vague|unclear [title|word|name]", "explain vague-title"),
    Phrase("[how] [do|can|could] [i|we] [to] get rid of [the] more [tab|list|menu]", "fit"),
    Phrase("suggest|propose [something|anything]", "fix"),
    Phrase(
      "suggest|propose|show|list|give [me] [a|some|the] way|ways|idea|ideas to fix|solve|clear|repair|mend RULE",
      "fix RULE"),
    Phrase(
      "suggest|propose|show|list|give [me] [a|some|the] way|ways|idea|ideas to fix|solve|repair|mend it|this|that|them",
      "fix"),
    Phrase("show|see|view|put|draw this|it|that next to|& TEXT", "compare TEXT"),
    Phrase("show|see|view|put|draw this|it|that beside|alongside TEXT", "compare TEXT"),
    Phrase(
      "compare|diff [the] [first|two|both] [two] ways|options|variants|alternatives|solutions|suggestions [side] [by] [side]",
      "compare fit 1 fit 2"),
    Phrase("what|which [does|do|is|are] [it|you|the] warnings|problems|errors|findings|say", "check"),
    Phrase("[is|how] [it|this|accessible] accessible|voiceover|read|spoken", "describe"),
    Phrase(
      "[how|what] [do|can|could|should|would] [i|we] fix [it|this|that|them|the] [warnings|problems|warning]",
      "fix"),
    Phrase(
      "[i|we] [have|want|got] FEW tabs [is|are] [that|it|they|these] too many|much [tabs]",
      "explain too-many-tabs"),
    Phrase(
      "what happens with|to|if|when [i|we|there] [add|have|is|are|use] [a|an|the|one] sixth|6th|six|6|seventh|seven|more tab|tabs",
      "explain more-tab"),
    Phrase(
      "what|which|where tab|tabs [go|goes|is|are|end|ends|will|would|do] [be|go|up] [in|into|under|behind] more",
      "show list"),
    Phrase(
      "what|which [tab|tabs|one|of] [them|these] should|could|can|must|to [i|we] remove|drop|delete|merge|cut|take|combine [out|away]",
      "fit"),
    Phrase(
      "suggest|propose|find|give|what|need|want [me|is|us] [a|an] better|shorter|good|other|another|different|new name|title|label|word|names|titles [for|of] TAB",
      "fix"),
    Phrase(
      "is|are TAB [in|at|on] [the] right|good|correct|wrong|best place|position|order|spot", "check"),
    Phrase(
      "what is|are [the] [different|new|changed|difference] [in|with|under|by|about] GUIDE", "guides GUIDE"),
    Phrase("what's|whats different|new|changed [in|with|under|by|about] GUIDE", "guides GUIDE"),
    Phrase(
      "how long|short|many|wide|much [may|can|should|letters|characters|is|are|space|room] [a|the|for|has|does|may|can] [a|the|be] [title|titles|label|name|text] [be|have|has]",
      "budget"),
    Phrase("longest|shortest title|titles|label|word", "budget"),
    Phrase("title|titles|label length|lengths|width|widths|space|room", "budget"),
    Phrase("how wide|high|big|tall|large [is|are] [a|the|my] [tab] tab|tabs|bar|icon|icons", "anatomy"),
    Phrase("[only|just] FEW tabs [max|maximum|at] [most]", "explain too-many-tabs"),
    Phrase("why [not] FEW tabs", "explain too-many-tabs"),
    Phrase(
      "what|why|where|who [is|does|are] [the|a|there] more [tab|list|there|here|for|come]", "explain more-tab"
    ),
    Phrase("what|which rules [are|is|do] [there|you] [know|check]", "rules"),
    Phrase(
      "what|which|where [are|is|did] [my|the|it] sessions|files|session|file [are|is] [there|saved]",
      "sessions"),
    Phrase("what|which [have|did|has] i|we [do|done|change|changed|did|type|typed]", "history"),
    Phrase("do it", "fix"),
    Phrase("which|what one|tab|ones|tabs to kill|lose|remove|drop|delete|merge", "fit"),
    Phrase(
      "[are|is] [there] [any|some|two] titles|icons|tabs|names [are|that] [are] [the] same|alike|duplicate|twice",
      "check"),
    Phrase("is|are [the] [tab] order|tabs|icons|titles|bar right|good|correct|wrong|ok|okay|fine", "check"),
    Phrase("how much|many room|space|letters|characters|points NAMES", "budget"),
    Phrase("which|what guide|guideline|guidelines is|are|asks|wants NAMES", "compare guides"),
    Phrase(
      "check|test|judge|review [it|this|everything|all|them|bar] against|by|with [the] guidelines|guideline|guide|rules|hig",
      "check"),
    Phrase("which|what tab|one|section [should|could|can|must|has] go|goes|leave|disappear [to] [go]", "fit"),
    Phrase(
      "which|what|where [tabs|ones|tab|sections] is|are [the] hidden|missing|invisible|left [out|tabs]",
      "show list"),
    Phrase("show|list|see [me] [the|all] hidden|missing [tabs|ones|sections]", "show list"),
    Phrase("who says|said|wrote [so|this|that|it]", "why sources"),
    Phrase("how sure|certain|reliable|exact [is|are] [this|that|it|you|the] [number|numbers]", "why sources"),
    Phrase("[and] what now|next|then", "fix"),
    Phrase(
      "which|what [one|of] [the|them|these] [two|ones|both] is [the] better|best|nicer|right [one|bar|design|choice]",
      "help compare"),
    Phrase(
      "what|how do|does|would GUIDE [say|says|want|wants|recommend|advise] about|on|of|regarding [the] number|amount|count|limit|maximum of tabs|items",
      "explain too-many-tabs"),
    Phrase(
      "what|where do|does|would|has|have GUIDE [say|says|want|wants|think|recommend|advise|write] about|on|of|regarding NAMES",
      "rules GUIDE NAMES"),
    Phrase("rules|rule|guideline|guidelines [of|by|from] GUIDE for|about|on NAMES", "rules GUIDE NAMES"),
    Phrase("what should|must|could i|we change|fix|improve", "fix"),
    Phrase("fix|apply|do|take [fix|fixes|number|numbers] N and|& FEW", "fix N FEW"),
    Phrase("suggest|propose [a] fix|fixes|changes|improvements", "fix"),
    Phrase(
      "why is|are|do [there] [i] [get|have] [a|the|this] warning|warnings|problem|problems about|for|on|with RULE",
      "explain RULE"),
    Phrase(
      "why is|are|do [there] [i] [get|have] [a|the|this] warning|warnings|problem|problems about|for|on|with NAMES",
      "rules NAMES"),
    Phrase("how does|do [this|it|that] [program|thing|app|you] work|start", "tour"),
    Phrase("how [do|to|can] [i] [get] start|begin|started", "tour"),
    Phrase("what|which languages [are|can|do] [there|i|you] [use|know]", "help locale"),
    Phrase("what|which systems|versions [are|can|do] [there|i|you] [use|know]", "help system"),
    Phrase(
      "explain|what [is|does|was] [the|that|this|it] warning|warnings|finding|problem|it|mean [mean]",
      "explain"),
    Phrase(
      "[what] [is|are] [the] difference|differences between|of GUIDE and GUIDE2",
      "compare guides GUIDE GUIDE2"),
    Phrase(
      "what do|does|would GUIDE say|says|think|thinks|want|object|complain [about|of|to|for] [it|this|that|my|our|the] [bar|tabs|design]",
      "compare guides JUDGE GUIDE"),
    Phrase(
      "is|does|do|will|would|what|check|judge|test|try|how [it|this|that|my|our|the] [bar|tabs|design] [is|are] by|against|satisfy|satisfies|meet|meets|comply|conform|follow|follows|respect|obey|pass|fulfil|fulfill [with|to|by|the] GUIDE [guidelines|guideline|guide|rules|requirements]",
      "compare guides JUDGE GUIDE"),
    Phrase(
      "check|validate|lint [it|this|bar] GUIDE [guidelines|guideline|guide|rules]",
      "compare guides JUDGE GUIDE"),
    Phrase(
      "is|does|do|will|would [it|this|that|my|our|the] [bar|tabs|design] satisfy|meet|comply|conform|follow|respect|obey|pass|fulfil|fulfill [with|to|by|the] GUIDE [guidelines|guideline|guide|rules|requirements]",
      "check"),
  ]
}
