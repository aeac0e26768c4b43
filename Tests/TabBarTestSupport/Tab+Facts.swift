package import TabBarCore

extension Tab {
  package init(
    _ title: String, icon: String? = nil, role: TabRole = .destination, facts: [TabProperty: String],
    titles: [String: String] = [:]
  ) {
    self.init(title, icon: icon, role: role)
    self.facts = facts
    self.titles = titles
  }
}
