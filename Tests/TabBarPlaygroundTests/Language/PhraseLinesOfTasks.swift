/// Lines of people who have a task and only the program, on the bar of `PhraseTests`.
extension PhraseTests {
  static let tasks: [Typed] = [
    ("merge Home and Search into one", ["merge Home Search"]), ("put a badge of 7 on Home", ["badge Home 7"]),
    ("send that code to a file bank.swift", ["export swiftui bank.swift"]), ("make it three tabs", ["fit"]),
    ("shorten Home to Haus in German", ["set Home title.de=Haus"]),
    ("Home is Zu Hause in German", ["set Home title.de=\"Zu Hause\""]),
    ("we need a tab for News", ["add News"]), ("a tab for News with a star icon", ["add News icon=star"]),
    ("title Home de Start", ["set Home title.de=Start"]), ("add Radio and also News", ["add Radio News"]),
    ("Radio with a star", ["add Radio icon=star"]),
    ("run all checks", ["check all"]), ("fix what you can", ["fix"]), ("device list", ["devices"]),
    ("stats", ["check"]), ("call this version first-try", ["mark first-try"]),
    ("save it as my app", ["save \"my app\""]), ("save it with the name plan", ["save plan"]),
    (":w music", ["save music"]), ("save my design as bank", ["save bank"]),
    ("new app for music", ["new music"]),
    ("export svg > bar.svg", ["export svg bar.svg"]), ("hello", ["help"]), ("nice job", ["show"]),
    ("dark mode", ["help bar"]), ("change the color", ["help bar"]),
    ("turn the phone to landscape", ["orientation landscape"]), ("even bigger", ["textsize accessibility"]),
    ("what's left to do", ["check"]), ("do it", ["fix"]), ("which one to kill", ["fit"]),
    ("5 max", ["fit"]), ("I don't want the more tab", ["fit"]),
    // An apostrophe in a word opens no quote.
    ("rename Home to What's new", ["rename Home \"What's new\""]),
    ("add Kids' corner", ["add \"Kids' corner\""]),
    // Tabs
    ("add a News tab between Home and Search", ["add News at=2"]),
    ("add a News tab after Search", ["add News at=3"]),
    ("add a News tab before Search", ["add News at=2"]),
    ("let's start with 3 tabs: News, Radio, Live TV", ["add News Radio \"Live TV\""]),
    ("use the tabs News, Radio, Live TV", ["add News Radio \"Live TV\""]),
    ("call the first one Today", ["rename first Today"]), ("make Home the last one", ["move Home last"]),
    ("I'd rather remove Inbox", ["remove Inbox"]), ("or swap Home and Search", ["swap Home Search"]),
    ("remove 2 to 3", ["remove 2 3"]), ("remove 2-3", ["remove 2 3"]),
    ("remove all but Home", ["remove 2 3 4"]),
    ("merge Inbox into Home and call it News", ["merge Home Inbox News"]),
    ("fold Home and Search into News", ["merge Home Search News"]),
    ("put a badge on Home with 2", ["badge Home 2"]),
    ("the badge should be red", ["bar badgeColor=red badgeText=white"]),
    ("use a different icon for bank", ["icons bank"]), ("I don't like the icon for bank", ["icons bank"]),
    ("put Home back", ["history"]),
    // Context
    ("translate the titles to German", ["locale de"]), ("does everything fit in German", ["locale de"]),
    ("are the German titles too long?", ["locale de"]), ("make the text bigger", ["textsize accessibility"]),
    ("make the text smaller", ["textsize standard"]), ("dynamic type xxl", ["textsize accessibility"]),
    ("use the newest apple guidelines", ["guide hig-2025"]),
    ("switch to material design", ["guide material-3"]),
    ("back to apple", ["guide hig-2025"]), ("a tv app", ["device apple-tv-4k"]),
    ("add a logo", ["help logo"]),
    ("rename the German title of Home to Start", ["set Home title.de=Start"]),
    // Looking
    ("what does SAP say about badges", ["rules sap-fiori badges"]),
    ("what does apple say about icons", ["rules hig-2025 icons"]),
    ("guidelines from SAP on badges", ["rules sap-fiori badges"]),
    ("why is there a warning about icons", ["rules icons"]),
    ("what would apple do", ["guides hig-2025"]), ("what is different in material?", ["guides material-3"]),
    ("what's new in material?", ["guides material-3"]),
    ("which one is better?", ["help compare"]), ("which of the two is better", ["help compare"]),
    ("what now?", ["fix"]), ("suggest a better name for Home", ["fix"]),
    ("is Search in the right place?", ["check"]), ("is the order right", ["check"]),
    ("are two titles the same?", ["check"]), ("how much room do the titles have", ["budget"]),
    ("what's the maximum number of tabs?", ["explain too-many-tabs"]),
    ("I have 6 tabs, is that too many", ["explain too-many-tabs"]),
    ("what happens with a sixth tab", ["explain more-tab"]), ("which tab goes into More?", ["show list"]),
    ("what should I remove", ["fit"]), ("is anything cut", ["fit"]),
    ("which guide is stricter", ["compare guides"]),
    ("who says so", ["why sources"]), ("how sure is that", ["why sources"]),
    ("how many tabs fit on an iphone se", ["compare iphone-se-3"]),
    ("how does voiceover read this", ["describe"]), ("explain the first warning", ["explain"]),
    ("what changes in ios 26", ["compare systems"]), ("check on all tvs", ["matrix"]),
    ("ignore the warning about the home title", ["help allow"]),
    ("that's ok, our users know it", ["help allow"]),
    ("which guideline are you using", ["guides"]), ("how big is the tab bar", ["anatomy"]),
    // Time and files
    ("go back to before the merge", ["history"]), ("never mind", ["show"]),
    ("take the last change back", ["undo"]),
    ("where is my file saved", ["sessions"]), ("can I get a screenshot", ["help export"]),
    ("how do I share this with my team", ["help export"]), ("give me the swiftui code", ["show swiftui"]),
    ("a news app for iphone and ipad", ["new news"]),
    // Asking
    ("check it against the guidelines", ["check"]), ("which tab should go?", ["fit"]),
    ("which are hidden?", ["show list"]), ("show hidden tabs", ["show list"]),
    ("what does SAP say about tab bars?", ["rules sap-fiori tab bars"]),
    // Going on
    ("back to landscape", ["orientation landscape"]), ("go back to portrait", ["orientation portrait"]),
    ("text size normal", ["textsize standard"]), ("follow SAP Fiori", ["guide sap-fiori"]),
    ("save this as variant A", ["mark A"]),
    ("save swiftui code to Tabs.swift", ["export swiftui Tabs.swift"]),
    ("save the uikit code as Tabs.swift", ["export uikit Tabs.swift"]),
    ("make an Apple TV app", ["new television"]),
    ("we have these six tabs: News, Radio, Offers", ["add News Radio Offers"]),
    ("we have the tabs News, Radio, Offers", ["add News Radio Offers"]),
  ]

  /// Lines of several commands, and each of them. Questions among them change nothing.
  static let series: [Typed] = [
    (
      "rename Home Start, icons",
      [
        "rename Home Start", "icon Start house", "icon Search magnifyingglass", "icon Inbox tray",
        "icon Profile person.crop.circle",
      ]
    ),
    ("locale de, matrix", ["locale de", "matrix"]), ("add News and check", ["add News", "check"]),
    ("add News and then check", ["add News", "check"]), ("add News and save", ["add News", "save"]),
    ("rename Home Start and remove Inbox", ["rename Home Start", "remove Inbox"]),
    (
      "check everything in german and arabic on both devices",
      [
        "locale de", "matrix", "locale ar", "matrix",
      ]
    ),
    ("check all in de ar", ["locale de", "check", "locale ar", "check"]),
    ("compare english and german", ["locale de", "budget"]),
    (
      "set all affects=own",
      [
        "set Home affects=own", "set Search affects=own", "set Inbox affects=own", "set Profile affects=own",
      ]
    ),
    ("set 1-2 affects=own", ["set Home affects=own", "set Search affects=own"]),
    ("set 1 to 2 affects=own", ["set Home affects=own", "set Search affects=own"]),
    ("set all but Home, Search affects=own", ["set Inbox affects=own", "set Profile affects=own"]),
    ("set Home, Profile affects=own", ["set Home affects=own", "set Profile affects=own"]),
    ("badge 1-2 4", ["badge Home 4", "badge Search 4"]), ("badge all off", ["badge Inbox off"]),
    ("icon 1 and 4 star", ["icon Home star", "icon Profile star"]),
    ("hide Home and Inbox", ["set Home visible=no", "set Inbox visible=no"]),
    // The tab that the others go into is there already.
    ("fold Home and Search into Inbox", ["merge Inbox Home", "merge Inbox Search"]),
    ("fold Home and Search into Home", ["merge Home Search"]),
    ("merge 1 and 2 into 4", ["merge Profile Home", "merge Profile Search"]),
  ]
}
