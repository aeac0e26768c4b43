import Foundation
import TabBarTestSupport
import Testing

/// `Tests/install-packages.sh` on systems that are played by a few programs in a folder.
@Suite("The script that sees to what the program needs")
final class PackageScriptTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tabbar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the script where there are only some programs, each a line for the shell.
  private func run(_ packages: [String], with programs: [String: String]) throws -> ProgramRunner.Result {
    for (name, line) in programs {
      let file = folder.appendingPathComponent(name)
      try "#!/bin/sh\n\(line)\n".write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let script = RepositoryRoot.url("Tests/install-packages.sh").path
    return try ProgramRunner.run(
      URL(fileURLWithPath: "/bin/sh"), [script] + packages, environment: ["PATH": folder.path])
  }

  private static let mac = ["uname": "echo Darwin", "swift": "exit 1"]
  private static let linux = ["uname": "echo Linux", "swift": "exit 1"]

  @Test("A Mac reports what is missing, each with the one command that brings it")
  func barrenMac() throws {
    let refusals = ["xcode-select": "exit 2", "xcodebuild": "exit 1", "brew": "echo never run"]
    let result = try run(
      ["libedit-dev", "tmux", "swift-testing", "sqlite3"], with: Self.mac.merging(refusals) { $1 })
    #expect(
      result.errors == """
        Missing: Apple's Command Line Tools. To install: xcode-select --install
        Missing: tmux. To install: brew install tmux
        Missing: Xcode, for the tests. To install: get it from the App Store, then run sudo xcode-select --switch /Applications/Xcode.app
        Missing: sqlite3. To install: xcode-select --install

        """)
    #expect(result.output == "")
    #expect(result.status == 1)
  }

  @Test("Debian installs what is missing, and says so first")
  func debian() throws {
    let programs = [
      "dpkg-query": "case $3 in tmux) ;; *) echo installed ;; esac", "apt-get": "echo apt-get \"$@\"",
      "id": "echo 0",
      "grep": "exec /usr/bin/grep \"$@\"",
    ]
    let result = try run(["libedit-dev", "tmux", "swift-testing"], with: Self.linux.merging(programs) { $1 })
    #expect(
      result.output == """
        tabbar needs these packages, which are not installed: tmux
        installing them: apt-get install --yes tmux
        apt-get update --quiet --quiet
        apt-get install --yes --quiet --quiet --no-install-recommends tmux

        """)
    #expect(result.status == 0)
  }

  @Test("Without Swift nothing else is asked", arguments: ["Darwin", "Linux"])
  func noSwift(system: String) throws {
    let result = try run(["libedit-dev"], with: ["uname": "echo \(system)"])
    #expect(result.errors == "Missing: Swift 6.2 or newer. To install: https://www.swift.org/install\n")
    #expect(result.status == 1)
  }
}
