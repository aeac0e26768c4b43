/// Phrases about what a design is laid out for and judged by.
extension Phrase {
  static let context = [
    Phrase("[go|turn|switch|change] back to portrait|upright", "orientation portrait"),
    Phrase("[go|turn|switch|change] back to landscape", "orientation landscape"),
    Phrase("[turn|rotate|hold|orientation] [it] [to] landscape|sideways|horizontal", "orientation landscape"),
    Phrase(
      "turn|rotate|hold [it|the] [phone|device|ipad|iphone|tablet] [to|in] landscape|sideways|horizontal",
      "orientation landscape"),
    Phrase("[turn|rotate|hold|orientation] [it] [to] portrait|upright|vertical", "orientation portrait"),
    Phrase(
      "turn|flip|rotate [it] [the] [device|phone|ipad|iphone|around] [left|right|around|back]", "rotate"),
    Phrase("[direction] right to left", "direction rtl"),
    Phrase("[direction] left to right", "direction ltr"),
    Phrase("rtl|mirror|mirrored", "direction rtl"),
    Phrase("ltr", "direction ltr"),
    Phrase("[locale|language|lang|titles|show|translate] [it] [in|to|into] LANGUAGE", "locale LANGUAGE"),
    Phrase("language|lang WORD", "locale WORD"),
    Phrase("[back] [to] [the] reset|standard|default|own|original language|titles|locale", "locale en"),
    Phrase("languages|locales|translations [are|in] LANGUAGES", "locale LANGUAGES"),
    Phrase("[go] back to LANGUAGE", "locale LANGUAGE"),
    Phrase("switch|change|set [the] language|locale|titles to LANGUAGE", "locale LANGUAGE"),
    Phrase("translate [all|the|my] titles|tabs|bar|everything|it [to|into|in] LANGUAGE", "locale LANGUAGE"),
    Phrase(
      "does|do|will|would|is|are [it|everything|all|the|they] [titles|tabs|bar] [still] fit|fits|work|works|look|ok [good|fine] in|with LANGUAGE",
      "locale LANGUAGE"),
    Phrase(
      "is|are|do|will|does [the] LANGUAGE titles|words|title [be] [too] long|longer|cut|fit|fits|ok|okay|fine",
      "locale LANGUAGE"),
    Phrase(
      "[make|set|turn] [the] text|font|type|letters bigger|larger|huge|large|big", "textsize accessibility"),
    Phrase("[make|set|turn] [the] text|font|type|letters smaller|normal|standard", "textsize standard"),
    Phrase(
      "[switch|change|go|move|back] [back] to GUIDE [guidelines|guideline|guide|rules|design]", "guide GUIDE"),
    Phrase("[with] long|longer LANGUAGE titles|words", "locale LANGUAGE"),
    Phrase("LANGUAGE titles|version|language", "locale LANGUAGE"),
    Phrase("longer|long titles|words", "locale pseudo"),
    Phrase("[window] full screen", "window full"),
    Phrase("fullscreen|maximize", "window full"),
    Phrase("[window] split [view|screen]", "window 1/2"),
    Phrase("[window] half [the] [a] [screen|window]", "window 1/2"),
    Phrase("[window] third", "window 1/3"),
    Phrase("[window] slide over", "window slideover"),
    Phrase("slideover", "window slideover"),
    Phrase("[show|open] keyboard [up]", "keyboard on"),
    Phrase("hide|close keyboard", "keyboard off"),
    Phrase("scroll down|bottom", "scroll end"),
    Phrase("scroll up", "scroll top"),
    Phrase(
      "[use] large|big|bigger|larger|largest|biggest|huge|accessibility text|type|font [size|sizes]",
      "textsize accessibility"),
    Phrase(
      "text|font size large|big|bigger|larger|huge|xl|xxl|xxxl|accessibility|up", "textsize accessibility"),
    Phrase("even bigger|larger", "textsize accessibility"),
    Phrase(
      "dynamic type [size] [at] [xl|xxl|xxxl|large|accessibility|max|maximum|on|ax5]",
      "textsize accessibility"),
    Phrase("text|font size [back|to] normal|standard|default|regular|small|smaller", "textsize standard"),
    Phrase("[use] normal|standard|small|smaller|default text|type|font [size]", "textsize standard"),
    Phrase("bigger|larger", "textsize accessibility", "device iphone-17-pro-max"),
    Phrase("smaller|small", "device iphone-se-3"),
    Phrase("liquid glass [look|design|style]", "system ios26"),
    Phrase(
      "[use|take|by|apply|follow|with] [the] newest|latest|current|new|modern|today's [apple|apple's] guidelines|guideline|guide|rules|hig",
      "guide hig-2025"),
    Phrase("old|older|other|all|different guidelines|guideline|guides", "guides"),
    Phrase(
      "which|what guidelines|guideline|guide|guides [is|are|do|does] [there|you|i|we|it] [used|there|applied|available|using|use|follow]",
      "guides"),
    Phrase("judge|judged [it] [by|with] GUIDE", "guide GUIDE"),
    Phrase("follow|obey|respect [the] GUIDE [guidelines|guideline|guide|rules|design]", "guide GUIDE"),
    Phrase(
      "[guide|guideline|guidelines|use|by] [by|the] GUIDE [guidelines|guideline|guide|rules|design|standard]",
      "guide GUIDE"),
    Phrase("guides GUIDE", "guides GUIDE"),
    Phrase("set picture", "set picture on", "set picture off"),
    Phrase("set pager", "set pager on", "set pager off"),
    Phrase("set pane", "set pane off", "set pane brief", "set pane full"),
    Phrase("pane off", "set pane off"),
  ]

  static let devices = [
    Phrase("[for] [a|an|the|my] [new] DEVICE app|apps", "device DEVICE"),
    Phrase("focus [on|the] [the] bar|tabs", "focus on"),
    Phrase(
      "what|anything|what's|whats [is] changes|changed|new|different [in|with|on|under] SYSTEM",
      "compare systems"),
    Phrase("check|judge|test|try|see [it] on [a|an|the] DEVICE", "device DEVICE"),
    Phrase(
      "[show|try|see|check] [it] [on] [a|an|the] [old] small|smallest|old|older|little [old|small] iphone|phone",
      "device iphone-se-3"),
    Phrase("[a|an|the] new|newer|newest|latest|current|modern iphone|phone", "device iphone-17"),
    Phrase("[a|an|the] big|bigger|biggest|large|larger|largest iphone|phone", "device iphone-17-pro-max"),
    Phrase("[a|an|the] big|bigger|biggest|large|larger|largest ipad|tablet", "device ipad-pro-13-m5"),
    Phrase("[a|an|the] small|smaller|smallest|little ipad|tablet", "device ipad-mini-a17-pro"),
    Phrase("[a|an|the] new|newer|newest|latest|current|modern ipad|tablet", "device ipad-a16"),
    Phrase(
      "[what's|whats|what] [is|are] [the] difference|differences between DEVICE and DEVICE2",
      "compare DEVICE DEVICE2"),
    Phrase("[compare|diff] [systems] SYSTEM and|with|to|vs|& SYSTEM2", "compare systems SYSTEM SYSTEM2"),
    Phrase("compare [the] systems|versions|releases", "compare systems"),
    Phrase("back to [a|an|the] DEVICE", "device DEVICE"),
    Phrase("DEVICE and|vs|& DEVICE2", "compare DEVICE DEVICE2"),
    Phrase("compare|diff [devices|device|on] DEVICE and|with|to|vs|& DEVICE2", "compare DEVICE DEVICE2"),
    Phrase("compare devices|device DEVICE DEVICE2", "compare devices DEVICE DEVICE2"),
    Phrase("[system|os|version|on|use] SYSTEM", "system SYSTEM"),
    Phrase("[system|os|version|on|use|platform] [for] tvos", "device apple-tv-4k"),
    Phrase("[system|os|version|on|use] visionos", "device vision-pro"),
    Phrase("[system|os|version|on|use] ipados", "device ipad-a16"),
    Phrase("[system|os|version|on|use] ios", "device iphone-17"),
    Phrase("[device|show|on|use|try|for] [it] [on|to] [a|an|the] DEVICE", "device DEVICE"),
    Phrase("[use|with] [the] latest|newest|current|new SYSTEM", "system SYSTEM"),
    Phrase("both|two|2|several|some|different phones|iphones|devices", "compare devices"),
    Phrase("compare|show both [phones|iphones|devices]", "compare devices"),
    Phrase("compare", "compare devices"),
    Phrase(
      "[compare|see|check|test|try|on] [it] [on] all|every [the] devices|device|phones|iphones|sizes",
      "matrix"),
    Phrase(
      "[an|on] [google] android|pixel|samsung|galaxy|windows [phone|device|galaxy|pixel] N",
      refusal: "there are no Android or Windows devices here",
      remedy: "guide material-3 judges by Material Design; devices lists the devices"),
    Phrase(
      "[does|is] [there] [have] [an|on] android|pixel|samsung|galaxy|windows [phone|device|pro]",
      refusal: "there are no Android or Windows devices here",
      remedy: "guide material-3 judges by Material Design; devices lists the devices"),
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
}
