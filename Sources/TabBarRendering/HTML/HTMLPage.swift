/// What is around the contents of a page: a single file that asks for nothing from anywhere.
package enum HTMLPage {
  /// What a page is about.
  struct Head {
    var title: String
    /// Whether it has steps, which can be shown one at a time.
    var hasSteps = false
    /// Whether it has designs to tap through and to compare.
    var hasIdeas = false
    /// The state of a page that follows a session, or `nil` for one to send.
    var state: State?

    /// The scripts at its end.
    fileprivate var scripts: [PageScript] {
      (hasIdeas ? [.ideas] : []) + (hasSteps ? [.steps] : [])
    }
  }

  /// The state of a page that follows a session.
  package struct State: Sendable {
    /// What no other state of the file has.
    let stamp: String
    /// Whether it is the last one.
    let isOver: Bool

    package init(stamp: String, isOver: Bool) {
      self.stamp = stamp
      self.isOver = isOver
    }
  }

  /// The beginning of a line at the beginning of each page.
  package static let signature = "<meta name=\"generator\" content=\"tabbar "

  /// Returns a page, without a line break at its end. The same contents have the same bytes.
  static func document(
    _ head: Head, _ options: RenderOptions, _ body: (inout HTMLWriter) -> Void
  ) -> HarmlessText {
    var page = HTMLWriter(options)
    func write(_ page: inout HTMLWriter) {
      page.element("head") { page in
        page.void("meta", ["charset": "utf-8"])
        page.void("meta", ["name": "generator", "content": "tabbar \(ProgramVersion.text)"])
        page.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy(of: head)])
        // Before all else, since a page asks for the present state of its file every second.
        if head.state != nil { page.raw("script", PageScript.follow.text) }
        page.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        page.element("title", head.title)
        page.style(PageStyle.text, PageStyle.colors)
      }
      page.element("body") { page in
        body(&page)
        for script in head.scripts { page.raw("script", script.text) }
      }
    }
    if let state = head.state {
      page.element(
        "html", ["lang": "en", "data-stamp": state.stamp, "data-over": state.isOver ? "yes" : "no"]
      ) { write(&$0) }
    } else {
      page.element("html", ["lang": "en"]) { write(&$0) }
    }
    return page.finish()
  }

  /// What a browser may do with a page: show what is in it, and run the scripts with these digests.
  private static func policy(of head: Head) -> String {
    let scripts = (head.state == nil ? [] : [PageScript.follow]) + head.scripts
    let sources = scripts.isEmpty ? "'none'" : scripts.map { "'sha256-\($0.digest)'" }.joined(separator: " ")
    let frames = head.state == nil ? "" : "; frame-src file:"
    return
      "default-src 'none'; style-src 'unsafe-inline'; script-src \(sources)\(frames); base-uri 'none'; form-action 'none'"
  }
}
