import Foundation
import TabBarTestSupport
import Testing

@Suite("JSON for scripts")
struct JSONContractTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  static let frame = Shape.object(["x": .number, "y": .number, "width": .number, "height": .number])

  static let scene = Shape.object([
    "schema": .exactly(.number(1)),
    "device": .object([
      "id": .string, "name": .string, "width": .number, "height": .number, "scale": .number,
    ]),
    "orientation": .choice(["portrait", "landscape"]),
    "sizeClass": .object([
      "horizontal": .choice(["compact", "regular"]), "vertical": .choice(["compact", "regular"]),
    ]),
    "window": .object(["width": .number, "height": .number]),
    "system": .optional(.string), "guide": .string, "locale": .string, "direction": .choice(["ltr", "rtl"]),
    "bar": .object([
      "placement": .choice(["bottom", "top", "leading", "side", "none"]), "visible": .bool, "frame": frame,
      "contentHeight": .number, "arrangement": .choice(["stacked", "inline", "text", "icon"]),
      "distribution": .choice(["fill", "centered", "scroll", "pages", "capsule"]),
      "overflow": .choice(["none", "more", "scroll", "pages", "dropped"]),
    ]),
    "items": .list(
      .object([
        "kind": .choice(["tab", "more", "search"]), "tab": .optional(.number), "title": .string,
        "displayedTitle": .string, "truncated": .bool, "titleWidth": .number, "titleRoom": .number,
        "frame": frame, "icon": .optional(.string), "badge": .optional(.string), "selected": .bool,
      ])),
    "more": .list(.object(["tab": .number, "title": .string, "badge": .optional(.string)])),
    "findings": .list(
      .object([
        "rule": .string, "severity": .choice(["error", "warning", "info"]),
        "verdict": .choice(["broken", "needs a person"]), "message": .string, "tabs": .list(.number),
        "measured": .table(.number), "evidence": .choice(["guideline", "observed", "derived", "convention"]),
        "source": .string, "catalogue": .list(.string),
      ])),
    "notChecked": .list(.object(["rule": .string, "why": .string])),
  ])

  @Test("show keeps the contract for every session that comes along", arguments: RepositoryRoot.sessions)
  func show(session: String) throws {
    // The orientations take turns: the devices of the sessions are held both ways.
    let isUpright = RepositoryRoot.sessions.firstIndex(of: session)?.isMultiple(of: 2) ?? true
    let orientation = isUpright ? "portrait" : "landscape"
    let result = try sandbox.run(["show", session, "--format", "json", "--orientation", orientation])
    // A television does not turn.
    guard result.status == 0 else {
      #expect(result.errors.contains("does not rotate"))
      return
    }
    #expect(result.errors == "")
    #expect(Self.scene.violations(in: try JSON(result.output)) == [])
    #expect(!result.output.contains(/[0-9]\.[0-9]{3}/))
  }

  @Test("show keeps the contract where there is nothing, where there is much, and on every device")
  func extremes() throws {
    let empty = try sandbox.session([], to: "empty.tabs")
    let forty = try sandbox.session(
      (1...40).map { "add \"Tab \($0)\" badge=\($0) icon=star" }, to: "forty.tabs")
    // More than any bar shows.
    let ten = try sandbox.session(
      (1...10).map { "add \"Tab \($0)\" badge=\($0) icon=star" }, to: "ten.tabs")
    let odd = try sandbox.session(
      ["add \"\"", "add \"\" icon=star badge=\"\"", "add \"a\\nb\\\"c\\\\\""], to: "odd.tabs")
    let devices = try JSON(sandbox.run(["devices", "--format", "json"]).output)["devices"]?.elements ?? []
    #expect(devices.count > 20)
    // Phones and tablets in one call, the others each in one of its own.
    let all = try JSON(sandbox.run(["check", "--format", "json", "--all-devices", ten]).output)
    #expect(Shape.list(.object(["scene": Self.scene])).violations(in: all["results"]) == [])
    let judged = Set(all["results"]?.elements.compactMap { $0["scene"]?["device"]?["id"]?.string } ?? [])
    let others = devices.compactMap { $0["id"]?.string }.filter { !judged.contains($0) }
    for device in ["iphone-14", "ipad-9"] + others {
      let result = try sandbox.run(["show", forty, "--format", "json", "--device", device])
      #expect(result.status == 0, "\(device)")
      #expect(Self.scene.violations(in: try JSON(result.output)) == [], "\(device)")
    }
    for device in ["iphone-14", "ipad-9", "ipad-pro-11-m4", "apple-tv-4k", "vision-pro"] {
      let results = try JSON(
        sandbox.run(["check", "--format", "json", "--device", device, empty, odd]).output)["results"]
      #expect(results?.elements.count == 2, "\(device)")
      #expect(Shape.list(.object(["scene": Self.scene])).violations(in: results) == [], "\(device)")
    }
    let shown = try JSON(sandbox.run(["show", odd, "--format", "json"]).output)
    #expect(shown["items"]?.elements.map { $0["title"]?.string } == ["", "", "a\nb\"c\\"])
  }

  @Test("A session that could not be judged is in the document, and is missing from it where all could be")
  func unread() throws {
    let good = try sandbox.session(["add Today"], to: "good.tabs")
    let bad = try sandbox.session(["frob"], to: "bad.tabs")
    let result = try sandbox.run(["check", "--format", "json", good, bad, "nowhere.tabs"])
    #expect(result.status == 2)
    let document = try JSON(result.output)
    #expect(document["results"]?.elements.count == 1)
    let shape = Shape.object(["session": .string, "line": .optional(.number), "problem": .string])
    #expect(Shape.list(shape).violations(in: document["unread"]) == [])
    #expect(document["unread"]?.elements.map { $0["session"]?.string } == [bad, "nowhere.tabs"])
    #expect(document["unread"]?.elements.first?["problem"]?.string == "there is no command frob")
    #expect(try JSON(sandbox.run(["check", "--format", "json", good]).output)["unread"] == nil)
  }

  // The English titles fit five shares of an iPhone 14; one word of 24 letters in German does not.
  @Test("A finding names the languages that it holds in, unless it holds in all or one is asked about")
  func locales() throws {
    let session = try sandbox.session(
      ["Today", "Games", "Apps", "Arcade", "Search"].map { "add \($0)" }
        + ["set Games title.de=Wiedergabelistenverwaltung", "set Games title.fr=Jeux"])
    func cut(_ options: [String]) throws -> JSON? {
      try JSON(sandbox.run(["show", session, "--format", "json"] + options).output)["findings"]?.elements
        .first { $0["rule"]?.string == "title-cut" }
    }
    let found = try #require(try cut([]))
    #expect(found["locales"] == .array([.string("de")]))
    #expect(found["message"]?.string?.hasSuffix("(in de)") == true)
    #expect(try #require(try cut(["--locale", "de"]))["locales"] == nil)
    #expect(try cut(["--locale", "fr"]) == nil)
  }

  @Test("check wraps the scene of each session, in their order")
  func check() throws {
    let sessions = ["overflow", "music"].map { RepositoryRoot.url("sessions/\($0).tabs").path }
    let result = try sandbox.run(["check", "--format", "json"] + sessions)
    #expect(result.status == 1)
    #expect(result.errors == "")
    let document = try JSON(result.output)
    let shape = Shape.object([
      "schema": .exactly(.number(1)), "results": .list(.object(["session": .string, "scene": Self.scene])),
    ])
    #expect(shape.violations(in: document) == [])
    #expect(document["results"]?.elements.map { $0["session"]?.string } == sessions)
    for (session, entry) in zip(sessions, document["results"]?.elements ?? []) {
      let scene = try JSON(sandbox.run(["show", session, "--format", "json"]).output)
      #expect(entry["scene"] == scene)
    }
  }

  static let entry: [String: Shape] = [
    "severity": .choice(["error", "warning", "info"]), "source": .string, "limits": .table(.number),
    "evidence": .choice(["guideline", "observed", "derived", "convention"]), "note": .optional(.string),
  ]

  @Test("What a guide says about a rule is the same from the rule and from the guide")
  func entries() throws {
    let rules = try JSON(sandbox.run(["rules", "--format", "json"]).output)["rules"]
    let guides = try JSON(sandbox.run(["guides", "--format", "json"]).output)["guides"]
    let ofRules = Shape.object(Self.entry.merging(["guide": .string]) { first, _ in first })
    let ofGuides = Shape.object(Self.entry.merging(["rule": .string]) { first, _ in first })
    #expect(Shape.list(.object(["guides": .list(ofRules)])).violations(in: rules) == [])
    #expect(Shape.list(.object(["rules": .list(ofGuides)])).violations(in: guides) == [])
    for rule in rules?.elements ?? [] {
      for entry in rule["guides"]?.elements ?? [] {
        let guide = guides?.elements.first { $0["id"] == entry["guide"] }
        let same = guide?["rules"]?.elements.first { $0["rule"] == rule["id"] }
        for name in Self.entry.keys { #expect(same?[name] == entry[name]) }
      }
    }
  }
}
