import Foundation
import TabBarTestSupport

/// A real terminal, tmux, that is shown what a program has written.
final class TerminalScreen {
  private let folder: Sandbox
  /// The folder of the socket. Not that of the test: macOS takes 103 bytes for the path of a socket.
  private let socketFolder: URL
  private var socket: String { socketFolder.appendingPathComponent("s").path }
  private var parts = 0

  /// Starts a terminal that waits to be shown something.
  init(_ folder: Sandbox, columns: Int, rows: Int) throws {
    self.folder = folder
    let name = "tabbar-\(UInt32.random(in: 0...(.max)))"
    socketFolder = URL(fileURLWithPath: "/tmp").appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: socketFolder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let configuration = try folder.write(
      "set -g status off\nset -g history-limit 10000\nset -g default-terminal tmux-256color\n",
      to: "tmux.conf")
    // The pane is told which file to show. It asks the terminal for the place of the cursor: the answer comes when
    // all that went before has been drawn.
    let pane = try folder.write(
      """
      stty raw -echo
      part=1
      while tmux -S "$1" wait-for "show-$part"; do
        cat "$2/part-$part"
        printf '\\033[6n'
        IFS= read -rs -d R _
        tmux -S "$1" wait-for -S "shown-$part"
        part=$((part + 1))
      done
      """, to: "pane.sh")
    // The server stays behind in the background. Foundation would wait for it, too.
    let start = try PseudoTerminal(
      [
        "/usr/bin/env", "tmux", "-S", socket, "-f", configuration, "new-session", "-d", "-x", "\(columns)",
        "-y", "\(rows)", "exec bash '\(pane)' '\(socket)' '\(folder.folder.path)'",
      ],
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
      ])
    guard try start.waitForEnd() == .exited(0) else {
      throw Failure(arguments: ["new-session"], errors: start.text)
    }
  }

  deinit {
    try? tmux("kill-server")
    try? FileManager.default.removeItem(at: socketFolder)
  }

  /// Shows the output of a program, and returns when it is there.
  func show(_ bytes: some Sequence<UInt8>) throws {
    parts += 1
    try folder.write(Data(bytes), to: "part-\(parts)")
    try tmux("wait-for", "-S", "show-\(parts)")
    try tmux("wait-for", "shown-\(parts)")
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// The rows, those that have left the screen at its top too, without spaces at their ends.
  func rows() throws -> [String] { try capture() }

  /// The rows with those joined that the terminal has wrapped.
  func unwrappedRows() throws -> [String] { try capture("-J") }

  private func capture(_ options: String...) throws -> [String] {
    var rows = try tmux(["capture-pane", "-p", "-S", "-"] + options).lines.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  private func tmux(_ arguments: String...) throws { _ = try tmux(arguments) }

  private func tmux(_ arguments: [String]) throws -> String {
    let result = try ProgramRunner.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["tmux", "-S", socket] + arguments,
      environment: ["TMUX": nil, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"])
    guard result.status == 0 else { throw Failure(arguments: arguments, errors: result.errors) }
    return result.output
  }

  /// tmux did not do what it was asked for; without it, install it.
  struct Failure: Error {
    let arguments: [String]
    let errors: String
  }
}
