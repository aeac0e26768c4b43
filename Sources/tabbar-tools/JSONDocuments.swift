import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarShell

extension ReferenceDocument {
  static let schema = ReferenceDocument(name: "schema.json") { _ in JSONDocuments.schema.text.text + "\n" }

  /// The page about JSON: people write it, but for the words that a member may have.
  static let json = ReferenceDocument(
    name: "json.md",
    parts: [
      (
        "words",
        {
          Markdown {
            $0.table(
              ["field", "values"],
              JSONDocuments.words.map { [Markdown.code($0.path), $0.words.joined(separator: ", ")] })
          }.text
        }
      )
    ])
}

/// The documents that the program writes for scripts, of sessions that have whatever a document can name.
enum JSONDocuments {
  /// The schema of all documents, each with its call.
  static var schema: JSONValue {
    let definitions = shapes.map { name, shape in
      let call = JSONValue(["description": calls[name]])
      return (name, calls[name] == nil ? shape.schema : call + shape.schema)
    }
    return JSONValue([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What tabbar writes with --format json",
      "description":
        "Lengths are in points. Members may be added; none of these is renamed or removed while schema is 1.",
      "anyOf": definitions.map(\.0).filter { calls[$0] != nil }.map { JSONValue(["$ref": "#/$defs/\($0)"]) },
      "$defs": JSONTable(definitions),
    ])
  }

  /// The members that have one of some words, by their paths from a scene on.
  static var words: [(path: String, words: [String])] {
    shapes.filter { ["scene", "finding"].contains($0.name) }.flatMap { name, shape in
      shape.words(at: name == "scene" ? "" : "findings[]")
    }
  }

  static let calls: [String: String] = Dictionary(
    [("scene", "tabbar show --format json: a design, laid out and judged")]
      + (["check", "replay", "diff", "import"] + lines.map { String($0.prefix { $0 != " " }) }).map {
        ($0, "tabbar \($0) --format json")
      }, uniquingKeysWith: { first, _ in first })

  /// A command of each analysis and each list, and the ones whose document has more.
  private static let lines = [
    "matrix", "why", "why 1", "budget", "budget Library", "describe", "anatomy", "compare systems",
    "compare guides", "rules", "devices", "guides", "explain more-tab",
  ]

  private static let sessions = [
    ["add A", "keyboard on", "allow more-tab because \"none yet\""],
    ["device apple-tv-4k", "add A", "scroll end", "logo 200x68 leading"],
    ["device 400x800@3", "system ios26", "add A badge=0", "allow zero-badge A because \"it counts\""],
    [
      "add A", "set A title.de=Donaudampfschifffahrtsgesellschaft", "add B", "add C", "add D", "add E",
      "add F",
    ],
    ["device ipad-a16", "system ipados18", "window 1/2"]
      + (1...9).map { "add \"Tab \($0)\"" } + ["set 9 placement=sidebar"],
    ["device ipad-a16", "system ipados18"] + (1...30).map { "add \"Tab \($0)\"" },
    ["device vision-pro", "system visionos2", "add A"],
    ["system ios26", "add A", "accessory on"],
  ]

  /// Two sessions that differ in all that a difference names.
  private static let ends = [
    ["add A badge=0", "add B", "mark one", "add C", "expect count 3", "expect visible A B C # recorded"],
    [
      "add C", "add A icon=star", "mark one", "add D", "guide hig-2025", "mark two",
      "expect count 4", "expect visible C A D # recorded",
    ],
  ]

  private static func file(_ lines: [String]) throws -> SessionFile {
    try SessionFile(SessionFile.text(of: lines), name: "x.tabs")
  }

  /// What each document has, and each kind of object that is in several.
  private static let shapes: [(name: String, shape: JSONShape)] = {
    do { return try collected() } catch { preconditionFailure("\(error)") }
  }()

  private static func collected() throws -> [(name: String, shape: JSONShape)] {
    var definitions: [(name: String, shape: JSONShape)] = []
    func see(_ document: JSONValue?, as name: String) {
      guard case .object(let members, nil)? = document else {
        var shape = JSONShape()
        if let document { shape.see(document, &definitions) }
        return
      }
      var shape = JSONShape()
      shape.see(.object(members, definition: name), &definitions)
    }
    let playgrounds = try sessions.map { try Playground(file($0).startOfLesson()) }
    let examples = Rule.all.flatMap { rule in
      rule.examples.compactMap { example in
        rule.guide(for: example).map { Scene(example.design, by: $0) }
      }
    }
    let scenes = playgrounds.map(\.draft.scene) + examples
    for scene in scenes { see(SceneJSON.document(scene), as: "scene") }

    let unread = UnreadSession(session: "x.tabs", line: nil, problem: "")
    var judged = CheckedDesign(scenes[0], at: FindingPlaces(session: "x.tabs"))
    let results = [false, true].map { isOneOfMarks in
      judged.isOneOfMarks = isOneOfMarks
      return ReportFormat.document(judged)
    }
    see(JSONValue(["schema": 1, "results": results]), as: "check")
    see(JSONValue(["schema": 1, "results": results, "unread": [ReportFormat.document(unread)]]), as: "check")

    var played = PlayedSession(session: "x.tabs")
    played.statements = [false, true].map { .init(line: 1, text: "count 1", .met, isRecord: $0) }
    let document = ReportFormat.document(played)
    let steps = JSONValue(["steps": [ReportFormat.document("add A", line: 1, Draft())]])
    let replay = JSONValue(["schema": 1, "results": [document, document + steps]])
    let sum = ReportFormat.document(ReplaySum())
    see(replay + JSONValue(["sum": sum]), as: "replay")
    see(replay + JSONValue(["unread": [ReportFormat.document(unread)], "sum": sum]), as: "replay")

    let sides = try ends.map { try EndState(file($0)) }
    let difference = DifferenceDocument.document(DesignDifference(from: sides[0], to: sides[1]))
    for app in [JSONValue([:]), JSONValue(["unknown": [JSONValue]()])] { see(difference + app, as: "diff") }
    let code = """
      struct Main: View { var body: some View { TabView {
        Tab("A", systemImage: "a") {}.badge(1); Tab(title, image: "b") {}; if open { Tab("C", image: "c") {}.tabPlacement(.pinned) }
      }.tabViewStyle(.sidebarAdaptable) } }
      """
    let files: KeyValuePairs = ["Main.swift": code, "de.lproj/Localizable.strings": "\"A\" = \"B\";"]
    see(ImportDocument.document(of: files), as: "import")
    for playground in playgrounds {
      for line in lines {
        var playground = playground
        guard let invocation = try Invocation.parsed(from: line),
          case .show(let query) = try playground.perform(invocation).effect
        else { continue }
        let context = ViewContext(playground.draft, playground.timeline, RenderOptions())
        see((query as? any DocumentView)?.document(in: context), as: String(line.prefix { $0 != " " }))
      }
    }
    return definitions
  }
}
