import SystemLibrary

package struct ProcessEnvironment: Sendable {
  private let values: [String: String]?

  package init() { values = nil }

  package init(_ values: [String: String]) { self.values = values }

  package subscript(name: String) -> String? {
    if let values { return values[name] }
    return environmentValue(name)
  }

  /// Returns what a variable is set to; `nil` where it is empty, too.
  package func given(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns whether results are coloured where nothing was said on the command line.
  ///
  /// `NO_COLOR` with any text forbids, `CLICOLOR_FORCE` demands, `CLICOLOR=0` forbids (no-color.org,
  /// bixense.com/clicolors); otherwise a terminal that is not dumb gets colour.
  package func wantsColor(isTerminal: Bool) -> Bool {
    if given("NO_COLOR") != nil { return false }
    if let value = given("CLICOLOR_FORCE"), value != "0" { return true }
    if self["CLICOLOR"] == "0" { return false }
    return isTerminal && !isDumb
  }

  /// Whether the terminal cannot move its cursor.
  package var isDumb: Bool { [nil, "dumb"].contains(given("TERM")) }

  /// Whether the terminal wraps what is on its screen again when its width changes. Most do; xterm, GNU Screen and the
  /// Linux console cut it off.
  var wrapsAgain: Bool {
    if self["TMUX"] != nil || self["VTE_VERSION"] != nil { return true }
    return self["XTERM_VERSION"] == nil && self["STY"] == nil && self["TERM"] != "linux"
  }

  /// How many milliseconds after a change the size of the terminal is taken for its last. tmux changes its rows at once
  /// but tells of all sizes except the first a quarter of a second later.
  var restAfterResize: Int { self["TMUX"] == nil ? 30 : 300 }

  /// The file of commands that every prompt begins with, or `nil` where the environment names none.
  package var startupFile: String? { folder("XDG_CONFIG_HOME", orInHome: "/.config").map { $0 + "/rc" } }

  /// The folder for what is kept between sessions, or `nil` where the environment names none.
  package var stateFolder: String? { folder("XDG_STATE_HOME", orInHome: "/.local/state") }

  /// Returns the program's folder in one of the XDG specification, which has relative paths ignored.
  private func folder(_ variable: String, orInHome path: String) -> String? {
    if let folder = self[variable], folder.hasPrefix("/") { return folder + "/tabbar" }
    return self["HOME"].flatMap { $0.hasPrefix("/") ? $0 + path + "/tabbar" : nil }
  }

  /// Makes a file for a while; returns it open, and its path, or `nil` where there can be none.
  package func temporaryFile() -> (descriptor: Int32, path: String)? {
    var template = Array("\(given("TMPDIR") ?? "/tmp")/tabbar-line.XXXXXX".utf8CString)
    let file = mkstemp(&template)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return file >= 0 ? (file, path) : nil
  }
}
