package import TabBarGuidelines

/// What is around the contents of a page: a single file that asks for nothing from anywhere.
package enum HTMLPage {
  package struct Head {
    var title: Prose
    /// Whether it has steps, which can be shown one at a time.
    var hasSteps: Bool
    /// Whether it has designs to tap through and to compare.
    var hasIdeas: Bool
    /// The state of a page that follows a session, or `nil` for one to send.
    var state: State?

    package init(title: Prose, hasSteps: Bool = false, hasIdeas: Bool = false, state: State? = nil) {
      (self.title, self.state) = (title, state)
      (self.hasSteps, self.hasIdeas) = (hasSteps, hasIdeas)
    }

    fileprivate var scripts: [PageFile] { (hasIdeas ? [.ideas] : []) + (hasSteps ? [.steps] : []) }
  }

  package struct State {
    /// What no other state of the file has.
    let stamp: String
    let isOver: Bool

    package init(stamp: String, isOver: Bool) {
      self.stamp = stamp
      self.isOver = isOver
    }
  }

  /// The beginning of a line at the beginning of each page.
  package static let signature = "<meta name=\"generator\" content=\"tabbar "

  /// Returns a page, without a line break at its end; `header` follows the title. The same contents have the same
  /// bytes.
  package static func document(
    _ head: Head, header: [Block] = [], _ main: [Block], _ options: RenderOptions
  ) -> HarmlessText {
    var page = HTMLWriter(options)
    let isOver = head.state.map { $0.isOver ? "yes" : "no" }
    let attributes: HTMLWriter.Attributes = [
      "lang": options.language, "data-stamp": head.state?.stamp, "data-over": isOver,
      "data-words": head.hasIdeas
        ? options.said("Appearance|as the system|light|dark|Language|Show|beside") : nil,
    ]
    page.element("html", attributes) { page in
      page.element("head") { page in
        page.void("meta", ["charset": "utf-8"])
        page.void("meta", ["name": "generator", "content": "tabbar \(ProgramVersion.text)"])
        page.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy(of: head)])
        // Before all else, since a page asks for the present state of its file every second.
        if head.state != nil { page.script(.follow) }
        page.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        page.element("title") { $0.text(options.said(head.title)) }
        page.style()
      }
      page.element("body") { page in
        page.write([
          .part("header", [.title(1, head.title)] + header), .part("main", main),
          .part("footer", [.paragraph(.joined(foot, by: " "))]),
        ])
        for script in head.scripts { page.script(script) }
      }
    }
    return page.finish()
  }

  private static let foot: [Prose] = [
    "Written by tabbar \(ProgramVersion.text). All lengths are in points.",
    "The icons are drawings of their own; a dashed box has the name of a symbol that has none.",
  ]

  /// What the buttons of a list of steps say.
  package static func stepWords(_ options: RenderOptions) -> String {
    options.said("Steps|One at a time|Previous|Next|of")
  }

  /// What a browser may do with a page: show what is in it, and run the scripts with these digests.
  private static func policy(of head: Head) -> String {
    let scripts = (head.state == nil ? [] : [PageFile.follow]) + head.scripts
    let sources = scripts.isEmpty ? "'none'" : scripts.map { "'sha256-\($0.digest)'" }.joined(separator: " ")
    let frames = head.state == nil ? "" : "; frame-src file:"
    return
      "default-src 'none'; style-src 'unsafe-inline'; script-src \(sources)\(frames); base-uri 'none'; form-action 'none'"
  }
}
