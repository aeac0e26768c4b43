/// The forms that are read: what each call, and each of its arguments, says of a tab.
enum Forms {
  /// The fact that each argument of a call is, by its label; `{}` is the closure after the brackets. One without a fact says
  /// nothing of a tab, and one that is not here is not read.
  static let calls = table(
    """
    Tab =title systemImage=image image=image role=role value= label=parts content= {}=
    TabSection =title header=parts content= {}=
    Label =title systemImage=image image=image title=parts icon=parts {}=parts
    Text =title verbatim=verbatim bundle=bundle comment=
    Group content=parts {}=parts
    VStack content=parts {}=parts alignment= spacing=
    HStack content=parts {}=parts alignment= spacing=
    ZStack content=parts {}=parts alignment=
    badge =badge
    UITabBarItem title=text image=icon selectedImage=selected badgeValue=number tabBarSystemItem=system tag= imageInsets= \
    titlePositionAdjustment= badgeColor= accessibilityIdentifier=
    UITab title=text image=icon badgeValue=number preferredPlacement=placement identifier= viewControllerProvider= {}=
    UITabGroup title=text image=icon badgeValue=number preferredPlacement=placement children= identifier= \
    viewControllerProvider= {}=
    UISearchTab title=text image=icon badgeValue=number preferredPlacement=placement identifier= viewControllerProvider= \
    {}= automaticallyActivatesSearch=
    """)

  /// Where people find a tab, as a session has it, by what says so and its options.
  static let placements = table(
    """
    tabPlacement automatic= pinned=pinned sidebarOnly=sidebar
    preferredPlacement automatic= default=default fixed=fixed optional=optional pinned=pinned sidebarOnly=sidebar
    defaultVisibility automatic.tabBar= visible.tabBar= visible.sidebar= visible.sidebar.tabBar= hidden.tabBar=optional
    customizationBehavior automatic.tabBar= reorderable.tabBar= reorderable.sidebar= reorderable.sidebar.tabBar= \
    disabled.sidebar= disabled.tabBar=fixed disabled.sidebar.tabBar=fixed
    """)

  /// The calls that look a text up, with their key and their table.
  static let keys = table(
    """
    String localized=key table=table bundle= comment=
    NSLocalizedString =key tableName=table bundle= comment=
    LocalizedStringResource =key table=table comment=
    LocalizedStringKey =key
    """)

  private static func table(_ text: String) -> [String: [String: String]] {
    text.split(separator: "\n").reduce(into: [:]) { table, line in
      let words = line.split(separator: " ").map {
        $0.split(separator: "=", omittingEmptySubsequences: false)
      }
      for word in words.dropFirst() {
        table[String(words[0][0]), default: [:]][String(word[0])] = String(word[1])
      }
    }
  }
}
