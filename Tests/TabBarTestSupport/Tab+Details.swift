package import TabBarCore

extension Tab {
  package init(
    _ title: String, icon: String? = nil, badge: String? = nil, role: TabRole = .destination,
    details: TabDetails?
  ) {
    self.init(title, icon: icon, badge: badge, role: role)
    self.details = details
  }
}
