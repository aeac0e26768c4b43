/// Tabs that have one title or another, and tabs that are there if something has a value.
extension IdiomTests {
  static let ofTitles = [
    Idiom(
      "a title that is set twice", "Member (Guest: if-not-isMember)",
      controller(
        "",
        """
        let me = UIViewController()
        if isMember { me.title = "Member" } else { me.title = "Guest" }
        viewControllers = [me]
        """)),
    Idiom(
      "a title that is replaced", "Pro (Basic: if-not-isPro)",
      controller(
        "", "let me = make(\"Basic\"); if isPro { me.tabBarItem.title = \"Pro\" }; viewControllers = [me]")),
    Idiom(
      "two items", "One?isPro (Two: if-not-isPro)",
      controller(
        "",
        """
        let me = UIViewController()
        if isPro { me.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0) }
        else { me.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 0) }
        viewControllers = [me]
        """)),
    Idiom(
      "a function with two titles", "Member (Guest: if-not-isMember)",
      controller(
        "func name() -> String { if isMember { return \"Member\" }; return \"Guest\" }",
        "viewControllers = [make(name())]")),
    Idiom(
      "two initializers", "Home (Start: if-init(old:)-makes-the-controller)",
      controller("", "viewControllers = [HomeController()]")
        + """

        class HomeController: UIViewController {
          init(new: Int) { title = "Home" }
          init(old: Int) { title = "Start" }
        }
        """),
    Idiom(
      "two initializers, of which the call names one", "Start",
      controller("", "viewControllers = [HomeController(old: 1)]")
        + """

        class HomeController: UIViewController {
          init(new: Int) { title = "Home" }
          init(old: Int) { title = "Start" }
        }
        """),
    Idiom(
      "a label with two titles", "Member (Guest: if-not-isMember)",
      view("", "Tab(isMember ? \"Member\" : \"Guest\", systemImage: \"person\") {}")),
    Idiom(
      "two texts in a label", "Member (Guest: if-not-isMember)",
      view("", "A().tabItem { if isMember { Text(\"Member\") } else { Text(\"Guest\") } }")),
    Idiom(
      "a switch with titles", "Home (Lab: if-mode-is-.beta) (Old: if-mode-is-.old)",
      view(
        "@State var mode: Mode = .plain",
        "Tab(title, systemImage: \"a\") {}",
        """
        extension Main {
          var title: String { switch mode { case .beta: "Lab"; case .plain: "Home"; case .old: "Old" } }
        }
        enum Mode { case plain, beta, old }
        """)),
    Idiom(
      "else if", "One (Two: if-b) (Three: if-not-a)",
      controller(
        "var name: String { if a { return \"One\" } else if b { return \"Two\" } else { return \"Three\" } }",
        "viewControllers = [make(name)]")),
    Idiom(
      "append in if let", "Home Extra?let-extra-=-settings.extra",
      controller(
        "",
        "var list = [make(\"Home\")]; if let extra = settings.extra { list.append(make(\"Extra\")) }\n"
          + "viewControllers = list")),
    Idiom(
      "a list in if let", "Home?let-user-=-session.user Me?let-user-=-session.user",
      controller("", "if let user = session.user { viewControllers = [make(\"Home\"), make(\"Me\")] }")),
    Idiom(
      "a list where if let fails", "(Home: if-not-(let-old-=-store.old))",
      controller("", "if let old = store.old { show(old) } else { viewControllers = [make(\"Home\")] }")),
    Idiom(
      "a tab in if let", "Home Me?let-user",
      view("", "\(home)\nif let user { Tab(\"Me\", systemImage: \"person\") {} }")),
  ]
}
