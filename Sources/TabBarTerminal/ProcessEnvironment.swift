package struct ProcessEnvironment: Sendable {
  private let values: [String: String]?

  package init() { values = nil }

  package init(_ values: [String: String]) { self.values = values }

  package subscript(name: String) -> String? {
    if let values { return values[name] }
    return environmentValue(name)
  }

  /// Returns whether results are coloured where nothing was said on the command line.
  ///
  /// `NO_COLOR` with any text forbids, `CLICOLOR_FORCE` demands, `CLICOLOR=0` forbids (no-color.org,
  /// bixense.com/clicolors); otherwise a terminal that is not dumb gets colour.
  package func wantsColor(isTerminal: Bool) -> Bool {
    if let value = self["NO_COLOR"], !value.isEmpty { return false }
    if let value = self["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    if self["CLICOLOR"] == "0" { return false }
    return isTerminal && !isDumb
  }

  /// Whether the terminal cannot move its cursor.
  package var isDumb: Bool {
    guard let term = self["TERM"] else { return true }
    return term.isEmpty || term == "dumb"
  }

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
  package var startupFile: String? {
    if let folder = self["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder + "/tabbar/rc" }
    if let home = self["HOME"], home.hasPrefix("/") { return home + "/.config/tabbar/rc" }
    return nil
  }

  /// The folder for what is kept between sessions, or `nil` where the environment names none.
  package var stateFolder: String? {
    // The XDG specification has relative paths ignored.
    if let state = self["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/tabbar" }
    if let home = self["HOME"], home.hasPrefix("/") { return home + "/.local/state/tabbar" }
    return nil
  }
}
