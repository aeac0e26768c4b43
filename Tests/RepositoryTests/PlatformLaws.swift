import Foundation
import TabBarTestSupport
import Testing

/// Linux compiles and does what macOS does not: these laws are about that.
@Suite("The platforms")
struct PlatformLaws {
  /// What is newer than some version of macOS, and the first version that has it.
  private static let newer: [(name: String, since: Int)] = [
    ("String(validating", 15), ("import Synchronization", 15), ("Mutex<", 15), ("Atomic<", 15),
    ("Int128", 15),
    ("UInt128", 15), ("RangeSet", 15), ("indices(where", 15), ("InlineArray", 26), (".span", 26),
    (".mutableSpan", 26), (".utf8Span", 26), ("Span<", 26), ("RawSpan", 26), ("MutableSpan<", 26),
    ("Task.immediate", 26),
  ]

  /// What does something else on macOS, and the files that know it.
  private static let different: [(call: String, reason: String, knownTo: Set<String>)] = [
    ("TCSADRAIN", "waits there until somebody has read the output: TCSANOW", []),
    ("TCSAFLUSH", "waits there until somebody has read the output: TCSANOW", []),
    ("tcdrain(", "waits there until somebody has read the output", []),
    ("fsync(", "leaves the data in the drive's cache there: cl_flush", ["Sources/CLibEdit/files.c"]),
    ("fdatasync(", "is not there: cl_flush", []),
    (
      "poll(", "refuses a terminal opened as /dev/tty there: cl_terminal_wait, cl_wait_until_writable",
      ["Sources/CLibEdit/terminal.c", "Tests/TabBarTestSupport/PseudoTerminal.swift"]
    ),
    ("\"/proc", "is not there", ["Sources/CLibEdit/program.c"]),
    ("/bin/true", "is /usr/bin/true there", []),
  ]

  /// The program and its tests. The lists above are left out.
  private static let code = Result { () throws -> [(path: String, text: String)] in
    try RepositoryRoot.files()
      .filter { path in
        ["Sources/", "Tests/"].contains { path.hasPrefix($0) }
          && [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
          && path != "Tests/RepositoryTests/PlatformLaws.swift"
      }
      .map { ($0, try RepositoryRoot.text($0)) }
  }

  /// The oldest macOS that the package is for.
  private static func oldestMac() throws -> Int {
    let version = try #require(try RepositoryRoot.text("Package.swift").firstMatch(of: /\.macOS\(\.v(\d+)\)/))
    return try #require(Int(version.1))
  }

  private static func newerNames(in code: String, than version: Int) -> [String] {
    newer.filter { $0.since > version && SourceText.uses($0.name, in: code) }.map(\.name)
  }

  @Test("The sources use nothing that is newer than the macOS in Package.swift")
  func nothingNewer() throws {
    let version = try Self.oldestMac()
    let violations = try Self.code.get().flatMap { file in
      Self.newerNames(in: file.text, than: version).map {
        "\(file.path): \($0) is newer than macOS \(version)"
      }
    }
    #expect(violations == [])
  }

  @Test("Nothing is called that does something else on macOS")
  func nothingDifferent() throws {
    let violations = try Self.code.get().flatMap { file in
      Self.different.filter { !$0.knownTo.contains(file.path) && SourceText.uses($0.call, in: file.text) }
        .map { "\(file.path): \($0.call) \($0.reason)" }
    }
    #expect(violations == [])
  }

  @Test("Only Linux links statically; macOS has no static runtime")
  func staticLinking() throws {
    var isForLinux = false
    var violations: [String] = []
    for line in try RepositoryRoot.text("Makefile").split(whereSeparator: \.isNewline) {
      if line.hasPrefix("ifeq ($(shell uname -s),Linux)") { isForLinux = true }
      if line.hasPrefix("endif") { isForLinux = false }
      if !isForLinux, line.contains("-static") { violations.append(String(line)) }
    }
    #expect(violations == [])
    #expect(try !RepositoryRoot.text("Package.swift").contains("-static"))
  }

  @Test(
    "What is newer is found as a word, outside of comments, until the package needs that macOS",
    arguments: [
      ("let text = String(validating: bytes, as: UTF8.self)", 13, ["String(validating"]),
      ("let text = String(validating: bytes, as: UTF8.self)", 15, []),
      ("let text = String(validatingUTF8: bytes)", 13, []),
      ("// String(validating: bytes)", 13, []),
      ("let state = Mutex<Int>(0); let bytes = array.span", 13, ["Mutex<", ".span"]),
      ("let state = Mutex<Int>(0); let bytes = array.span", 15, [".span"]),
      ("layout.spans", 13, []),
    ])
  func newerNames(code: String, version: Int, names: [String]) {
    #expect(Self.newerNames(in: code, than: version) == names)
  }
}
