extension CatalogueEntry {
  /// Every statement of the texts, in the order of their subjects.
  public static let all: [CatalogueEntry] = [
    CatalogueEntry(
      1, "Tabs are peers that exclude one another", [.hig2022, .sapFiori, .hig2013]),
    CatalogueEntry(
      2, "All tabs change the same view", [.hig2022, .sapFiori]),
    CatalogueEntry(
      3, "The bar tells what there is and where one is", [.hig2022, .tvOS2019],
      behaviour: "A design that has tabs has one selected tab, always; the picture marks it."),
    CatalogueEntry(
      4, "Each section keeps its place", [.hig2022]),
    CatalogueEntry(
      5, "Tabs are views of one subject", [.hig2013]),
    CatalogueEntry(
      6, "The bar is for the top level of an app", [.hig2013, .tvOS2019]),
    CatalogueEntry(
      7, "The bar is the system's own container", [.hig2013]),
    CatalogueEntry(
      8, "A bar is no toolbar", [.hig2022, .sapFiori, .hig2013, .retelling]),
    CatalogueEntry(
      9, "Tabs navigate and do nothing else", [.hig2022, .sapFiori, .retelling, .hig2013, .tvOS2019]),
    CatalogueEntry(
      10, "Selecting a tab goes to its section at once", [.sapFiori]),
    CatalogueEntry(
      11, "Phones, tablets, televisions and headsets have tab bars; Macs and watches do not", [.hig2022]),
    CatalogueEntry(
      12, "The bar stands at the bottom edge", [.sapFiori, .hig2013]),
    CatalogueEntry(
      13, "The bar stays while people move between sections", [.hig2022, .sapFiori, .retelling]),
    CatalogueEntry(
      14, "A modal view may cover the bar", [.hig2022, .retelling],
      behaviour: "`modal on` takes the bar away and no rule minds."),
    CatalogueEntry(
      15, "The bar stays after navigating, too", [.sapFiori]),
    CatalogueEntry(
      16, "The bar is gone while a keyboard is up", [.hig2022, .sapFiori, .retelling],
      behaviour: "`keyboard on` takes a bar at the bottom away."),
    CatalogueEntry(
      17, "The bar stands still while content scrolls", [.sapFiori]),
    CatalogueEntry(
      18, "The bar is translucent", [.hig2022, .sapFiori, .hig2013, .tvOS2019],
      behaviour: "The picture of a bar is the system's; the material's look is not drawn."),
    CatalogueEntry(
      19, "The bar has a background only where content lies behind it", [.hig2022],
      behaviour: "`scroll end` takes the background off a bar at the bottom, from iOS 15 on."),
    CatalogueEntry(
      20, "The bar blurs what is behind it", [.sapFiori]),
    CatalogueEntry(
      21, "The bar has one height in every orientation", [.hig2013]),
    CatalogueEntry(
      22, "As few tabs as possible", [.hig2022, .tvOS2019, .retelling]),
    CatalogueEntry(
      23, "Three to five tabs on iPhone", [.hig2022, .retelling]),
    CatalogueEntry(
      24, "A few more on iPad and Apple TV", [.hig2022]),
    CatalogueEntry(
      25, "An iPhone shows five at most", [.hig2013],
      behaviour: "The capacity follows the width's size class: five in compact, eight in regular."),
    CatalogueEntry(
      26, "Six tabs give four and More", [.hig2013],
      behaviour: "What is beyond the capacity goes behind More, which takes the last place."),
    CatalogueEntry(
      27, "About seven in the main view or the right pane of an iPad", [.hig2013]),
    CatalogueEntry(
      28, "About five in a popover or the left pane", [.hig2013]),
    CatalogueEntry(
      29, "Crowded tabs are hard to tap", [.hig2013]),
    CatalogueEntry(
      30, "Avoid More", [.hig2022, .retelling, .sapFiori]),
    CatalogueEntry(
      31, "How many are visible depends on size and orientation", [.hig2022],
      behaviour: "`matrix` lays a design out in every window and orientation."),
    CatalogueEntry(
      32, "More is the last tab and opens a list", [.hig2022, .sapFiori, .retelling],
      behaviour:
        "More is the last item, at the left end where people read from right to left, and lists the others in order."
    ),
    CatalogueEntry(
      33, "An iPad never has More", [.hig2013]),
    CatalogueEntry(
      34, "SAP: More above five on iPhone", [.sapFiori]),
    CatalogueEntry(
      35, "SAP: More above six on iPad", [.sapFiori]),
    CatalogueEntry(
      36, "SAP: five in compact, six in regular width", [.sapFiori]),
    CatalogueEntry(
      37, "The same tabs in every orientation", [.hig2013]),
    CatalogueEntry(
      38, "A tab changes only the view that its bar is attached to", [.hig2022, .retelling]),
    CatalogueEntry(
      39, "In a pane or a popover, tabs only switch or filter that view", [.hig2013]),
    CatalogueEntry(
      40, "There, a segmented control often does better", [.hig2013]),
    CatalogueEntry(
      41, "On iPad, consider a sidebar", [.hig2022, .sapFiori]),
    CatalogueEntry(
      42, "A tab is not removed while its function is unavailable",
      [.sapFiori, .hig2013, .tvOS2019, .hig2022, .retelling]),
    CatalogueEntry(
      43, "Nor is it disabled", [.tvOS2019, .hig2013, .hig2022]),
    CatalogueEntry(
      44, "An empty section explains itself", [.hig2022, .sapFiori, .hig2013, .tvOS2019, .retelling]),
    CatalogueEntry(
      45, "An empty section offers a way forward", [.hig2022, .retelling]),
    CatalogueEntry(
      46, "Titles are concrete", [.hig2022, .sapFiori, .tvOS2019, .retelling]),
    CatalogueEntry(
      47, "Nouns for categories", [.hig2022, .tvOS2019]),
    CatalogueEntry(
      48, "Verbs or short phrases for a time or a point of view", [.hig2022, .tvOS2019]),
    CatalogueEntry(
      49, "Words that say too little", [.tvOS2019]),
    CatalogueEntry(
      50, "Phrases that are too long", [.tvOS2019]),
    CatalogueEntry(
      51, "The table of good and bad titles is two lists, not replacements", [.tvOS2019],
      behaviour: "No fix replaces a title by a word of its own."),
    CatalogueEntry(
      52, "Titles are short", [.hig2022, .sapFiori, .tvOS2019, .retelling]),
    CatalogueEntry(
      53, "SAP: 25 characters at most", [.sapFiori]),
    CatalogueEntry(
      54, "Titles are understood by those who use the app", [.sapFiori]),
    CatalogueEntry(
      55, "Home is too broad", [.hig2022, .tvOS2019]),
    CatalogueEntry(
      56, "One tab holds one category", [.hig2022, .retelling]),
    CatalogueEntry(
      57, "A title and an icon", [.sapFiori, .hig2022, .retelling]),
    CatalogueEntry(
      58, "Icons alone only where everyone knows them", [.sapFiori, .tvOS2019, .hig2022]),
    CatalogueEntry(
      59, "All tabs have titles, or none has", [.sapFiori]),
    CatalogueEntry(
      60, "On Apple TV, rather text than icons", [.tvOS2019]),
    CatalogueEntry(
      61, "Icons are no way to fit in more tabs", [.tvOS2019]),
    CatalogueEntry(
      62, "An icon with little text has to be known to all", [.tvOS2019]),
    CatalogueEntry(
      63, "SF Symbols rather than pictures", [.hig2022, .retelling]),
    CatalogueEntry(
      64, "Filled symbols in a tab bar", [.hig2022, .retelling]),
    CatalogueEntry(
      65, "Outlined symbols in a sidebar", [.hig2022, .retelling]),
    CatalogueEntry(
      66, "SAP: filled only while active", [.sapFiori]),
    CatalogueEntry(
      67, "The active tab differs by more than its colour", [.sapFiori]),
    CatalogueEntry(
      68, "Titles under icons or beside them", [.hig2022, .sapFiori, .retelling],
      behaviour:
        "Stacked where the width is compact and the height regular, inline otherwise; `why` says which."),
    CatalogueEntry(
      69, "Pictures come in two sizes", [.hig2022, .retelling]),
    CatalogueEntry(
      70, "The sizes of pictures", [.hig2022, .retelling]),
    CatalogueEntry(
      71, "Icons stand for what the tab holds", [.sapFiori]),
    CatalogueEntry(
      72, "A badge is a red oval with a number or an exclamation mark", [.hig2022, .hig2013]),
    CatalogueEntry(
      73, "A badge means that something is new in that section", [.hig2022, .hig2013]),
    CatalogueEntry(
      74, "Badges are unobtrusive", [.hig2022, .hig2013]),
    CatalogueEntry(
      75, "SAP: a badge tells of a notification; the number can be left out", [.sapFiori]),
    CatalogueEntry(
      76, "What a badge tells belongs to the app", [.hig2013]),
    CatalogueEntry(
      77, "SAP: people feel a change of tab", [.sapFiori]),
    CatalogueEntry(
      78, "SAP: people feel a message that arrives", [.sapFiori]),
    CatalogueEntry(
      79, "Haptics play only where the system lets them", [.sapFiori]),
    CatalogueEntry(
      80, "SAP: tabs share the whole width", [.sapFiori],
      behaviour: "Items fill the bar in compact width and stand in its middle in regular width."),
    CatalogueEntry(
      81, "Apple TV: 68 points high, 46 from the top, fixed", [.hig2022, .tvOS2019]),
    CatalogueEntry(
      82, "Apple TV: only the selected tab is opaque", [.hig2022, .tvOS2019],
      behaviour: "The picture marks the selected tab alone."),
    CatalogueEntry(
      83, "Apple TV: the selected tab has a shadow while in focus", [.hig2022, .tvOS2019],
      behaviour: "`focus on` marks the selected tab of an Apple TV as being in focus."),
    CatalogueEntry(
      84, "Apple TV: colours, fonts and icons may be changed", [.hig2022, .tvOS2019]),
    CatalogueEntry(
      85, "Apple TV: what does not fit fades out", [.hig2022, .tvOS2019],
      behaviour: "A row that is too wide fades at its ends."),
    CatalogueEntry(
      86, "Apple TV: the bar scrolls away with a single view", [.hig2022, .tvOS2019],
      behaviour: "`scroll middle` takes the bar of an Apple TV off a single view."),
    CatalogueEntry(
      87, "Apple TV: the bar stays over a split view", [.hig2022, .tvOS2019],
      behaviour:
        "`bar content=split` keeps the bar of an Apple TV in the picture, however content is scrolled."),
    CatalogueEntry(
      88, "Apple TV: Menu moves the focus to the bar", [.hig2022, .tvOS2019]),
    CatalogueEntry(
      89, "Apple TV: live, recorded, then the rest", [.hig2022, .tvOS2019]),
    CatalogueEntry(
      90, "Apple TV: a logo of 200 by 68 points at most, at an end of the bar", [.hig2022, .tvOS2019]),
    CatalogueEntry(
      91, "Apple TV: few tabs with short titles", [.tvOS2019]),
    CatalogueEntry(
      92, "What else to read: tab views, toolbars, sidebars, navigation bars",
      [.hig2022, .sapFiori, .tvOS2019],
      note: "Pointers to other pages state nothing about a tab bar."),
    CatalogueEntry(
      93, "Colours of text, underlines and capitals, as an appendix to the page has them", [.hig2022],
      note:
        "Questions and answers that a website put below Apple's page; they describe other systems and are not Apple's."
    ),
    CatalogueEntry(
      94, "A title and an icon, where the original says or", [.retelling],
      note: "Slips in the wording of a retelling; the original counts."),
  ]

  /// Returns the entry with an identifier, or `nil` where there is none.
  public static func named(_ id: String) -> CatalogueEntry? { all.first { $0.id == id } }
}
