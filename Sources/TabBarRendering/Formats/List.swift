extension Format {
  /// The tabs, one a line.
  static let list = Format(
    id: "list", summary: "the tabs with number, icon, title, badge, role and place"
  ) { scene, options in TabList.lines(scene, options) }
}
