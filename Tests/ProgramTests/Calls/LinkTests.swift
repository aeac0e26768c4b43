import Foundation
import TabBarTestSupport
import Testing

@Suite("A folder of sessions, and what a file names, is not left")
struct LinkTests {
  /// A call about the folder `in`, and the ending of the names that it looks for there.
  struct Call: CustomTestStringConvertible {
    let line: String
    var ending = ".tabs"
    var writes = false

    var testDescription: String { line }
  }

  private static let calls =
    [
      "check in", "replay in --with-steps --format json", "show in --format html", "lesson check in",
      "handout in", "learn in",
    ]
    .map { Call(line: $0) }
    + ["tidy in", "pin in", "replay in --record", "replay in --update"].map { Call(line: $0, writes: true) }
    + [Call(line: "import in", ending: ".swift"), Call(line: "class in", ending: ".txt")]

  /// What a link is called and where it leads, by what that is; `*` stands for the ending that a call looks for.
  private static let links: [(kind: String, name: String, target: String)] = [
    ("a text outside", "link*", "../out/cred"), ("a file of its kind outside", "link*", "../out/private*"),
    ("through a link", "link*", "other"), ("an absolute path", "link*", "/etc/passwd"),
    ("a folder outside", "link", "../out"), ("a folder around it", "link", "../.."),
    ("a device", "link*", "/dev/zero"), ("nothing", "link*", "../out/nothing"), ("itself", "link*", "link*"),
    ("a file inside", "link*", "inner/file*"), ("a folder inside", "link", "inner"),
  ]

  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    for folder in ["in/inner", "out"] {
      try FileManager.default.createDirectory(
        atPath: sandbox.path(folder), withIntermediateDirectories: true)
    }
    try fill("in/inner/file", id: "open")
    try fill("out/private", id: "secret")
    try sandbox.write("KEY=secret\n", to: "out/cred")
    try link("in/other", to: "../out/cred")
  }

  /// Writes a file of each kind: a lesson that may be tidied, pinned and recorded, a source, and what a learner did. A
  /// stale one has a record that does not hold.
  private func fill(_ path: String, id: String, isStale: Bool = false) throws {
    try sandbox.session(
      [
        "lesson id \(id) chapter=1", "lesson title \(id)", "lesson start", "add \(id)", "add B",
        isStale ? "expect visible C # recorded" : "", "rename 2 C", "rename 2 B", "lesson task Look.",
        "lesson goal",
        "expect count 3", "lesson solution Three.", "add C",
      ], to: path + ".tabs")
    try sandbox.write(
      "struct A: View { var body: some View { TabView { Tab(\"\(id)\", systemImage: \"star\") {} } } }\n",
      to: path + ".swift")
    try sandbox.write("# tabbar learning 1\n9 begin places\n9 guess places \"\(id)\"\n", to: path + ".txt")
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path(path), withDestinationPath: target)
  }

  /// The files outside, with what is in them.
  private func outside() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("out"))
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try sandbox.text("out/" + $0)) })
  }

  @Test(
    "by a link: nothing outside is read out or changed, and the link is named and stays", arguments: calls)
  func links(call: Call) throws {
    for link in Self.links {
      let sandbox = try LinkTests()
      let target = link.target.replacing("*", with: call.ending)
      let path = "in/" + link.name.replacing("*", with: call.ending)
      try sandbox.fill("out/private", id: "secret", isStale: call.line.hasSuffix("--update"))
      try sandbox.link(path, to: target)
      try sandbox.link("in/seen" + call.ending, to: "inner/file" + call.ending)
      let before = try sandbox.outside()
      let result = try sandbox.sandbox.run(call.line.components(separatedBy: " "))
      let said = result.output + result.errors
      let context = "\(call.line), \(link.kind): \(said)"
      #expect(!said.contains("secret") && !said.contains("root:"), "\(context)")
      #expect(try sandbox.outside() == before, "\(context)")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.sandbox.path(path)) == target)
      // The results of a class are in its folder itself.
      let isSearched = !link.kind.hasSuffix("inside") && !(call.ending == ".txt" && link.name == "link")
      if isSearched { #expect(result.errors.contains(path), "\(context)") }
      // What is inside is read through a link, and changed only under its own name.
      let seen = result.errors.contains("in/seen\(call.ending): left out")
      #expect(seen == call.writes, "\(context)")
    }
  }

  @Test("by a path in a plan, nor by a link beside it")
  func plans() throws {
    try link("in/link.tabs", to: "../out/private.tabs")
    try link("in/cred.tabs", to: "../out/cred")
    try sandbox.write("KEY=secret\n", to: "in/no.tabs")
    let before = try outside()
    let paths = [
      "../out/private.tabs", "../out/cred", "../out", sandbox.path("out/private.tabs"), "link.tabs",
      "cred.tabs",
      "no.tabs", "~/out/private.tabs", "~/out/cred", "/dev/zero", "-", "inner/../../out/cred",
    ]
    for (turn, path) in paths.enumerated() {
      try sandbox.write("# tabbar plan 1\npart 10 One\nlesson \(path)\n", to: "in/p.plan")
      // All of them read plans in one way, so they take turns.
      for call in [["handout in/p.plan", "learn in/p.plan", "--quiet", "handout ./p.plan"][turn % 4]] {
        let isThere = call.hasSuffix("./p.plan")
        let result = try sandbox.shell(
          "\(isThere ? "cd in; " : "")echo teach plan in/p.plan | \"$tabbar\" \(call)")
        #expect(!(result.output + result.errors).contains("secret"), "\(path): \(result.errors)")
        #expect(result.status == 2 && result.errors.contains(path), "\(path): \(result.errors)")
      }
    }
    #expect(try outside() == before)
  }

  @Test("by a plan that the result of a learner names")
  func results() throws {
    for plan in ["out/private.tabs", "~/out", "/", "../out", sandbox.path("out")] {
      try sandbox.write("# tabbar learning 1\n9 begin places \"\(plan)\"\n", to: "in/inner/file.txt")
      let result = try sandbox.shell("cd in && \"$tabbar\" class inner")
      let isThere = plan != "out/private.tabs"
      #expect(result.errors.contains("\(plan): left out") == isThere, "\(plan): \(result.errors)")
      #expect(!result.output.contains("secret"), "\(plan): \(result.output)")
    }
  }

  @Test("but a person who names a path means it, also beside its folder")
  func named() throws {
    try link("in/link.tabs", to: "../out/private.tabs")
    let both = try sandbox.run(["check", "in", "in/link.tabs"])
    #expect(both.errors == "" && both.output.contains("in/link.tabs") && both.status != 2)
    try link("in/far", to: "../out")
    #expect(try sandbox.run(["check", "in/far", "in"]).output.contains("in/far/private.tabs"))
    for call in ["pin", "tidy", "replay --record", "replay --update"] {
      try fill("out/private", id: "secret", isStale: call.hasSuffix("--update"))
      let before = try outside()
      _ = try sandbox.run(call.components(separatedBy: " ") + ["in/link.tabs"])
      #expect(try outside()["private.tabs"] != before["private.tabs"], "\(call)")
    }
    let refused = try sandbox.run(["check", "out/cred"])
    #expect(refused.errors.contains("KEY=secret"))
  }
}
