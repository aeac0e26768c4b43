/// What is around the contents of a page: a single file that asks for nothing from anywhere.
enum HTMLPage {
  /// What a page is about.
  struct Head {
    var title: String
    /// The language of its texts.
    var language = "en"
    /// Whether they are read from right to left.
    var isRightToLeft = false
    var scripts: [PageScript] = []
  }

  /// Returns a page, without a line break at its end. The same contents have the same bytes.
  static func document(
    _ head: Head, _ options: RenderOptions, _ body: (inout HTMLWriter) -> Void
  ) -> HarmlessText {
    var page = HTMLWriter(options)
    page.element("html", ["lang": head.language, "dir": head.isRightToLeft ? "rtl" : "ltr"]) { page in
      page.element("head") { page in
        page.void("meta", ["charset": "utf-8"])
        let scripts = head.scripts.map { " 'sha256-\($0.digest)'" }.joined()
        page.void(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content":
              "default-src 'none'; style-src 'unsafe-inline'; script-src\(scripts.isEmpty ? " 'none'" : scripts); base-uri 'none'; form-action 'none'",
          ])
        page.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        page.void("meta", ["name": "generator", "content": "tabbar \(ProgramVersion.text)"])
        page.element("title", head.title)
        page.style(PageStyle.text, PageStyle.colors)
      }
      page.element("body") { page in
        body(&page)
        for script in head.scripts { page.raw("script", script.text) }
      }
    }
    return page.finish()
  }
}
