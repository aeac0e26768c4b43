import CTabBarTables

/// A file that a page has in it as it is. A page is complete without scripts; its policy names them by their digests, so
/// that nothing else in it can be run.
struct PageFile {
  let text: String
  /// The SHA-256 of the text in base64, by which a policy names a script.
  let digest: String

  private init(_ text: UnsafePointer<CChar>, digest: String = "") {
    self.text = String(cString: text)
    self.digest = digest
  }

  static let style = PageFile(tb_html_style())
  /// Shows the steps one at a time where a reader asks for that, by buttons and by the arrow keys.
  static let steps = PageFile(tb_html_steps(), digest: "xfVosO5BIz4gsWH97BlzXYPFbq7cn9HEjaViyRHTsQg=")
  /// Lets a reader tap through the tabs of a design, and choose the language, the appearance, and two ideas to see beside
  /// each other.
  static let ideas = PageFile(tb_html_ideas(), digest: "2wq9U4i8LIh5o2u5A3FB2VJcv/soJNaFCP8JXMt5LJY=")
  /// Shows the present state of the file that the page was read from, once a second.
  ///
  /// A page cannot read a file, but it can show one in a frame: the page in the frame says what its state is and stops.
  static let follow = PageFile(tb_html_follow(), digest: "a9Kar986X7agbJZ5fgHfSEVXfSFbHoiqpnIj9t/icmQ=")
}
