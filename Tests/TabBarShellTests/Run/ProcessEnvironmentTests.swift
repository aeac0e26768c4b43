@testable import TabBarShell
@testable import TabBarTerminal
import Testing

@Suite("The environment")
struct ProcessEnvironmentTests {
  @Test(
    "says where things are kept, and by no relative path",
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/tabbar"),
      (["HOME": "/h"], "/h/.local/state/tabbar"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/tabbar"),
      (["XDG_STATE_HOME": ""], nil),
      (["HOME": "relative"], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func stateFolder(environment: [String: String], folder: String?) {
    #expect(ProcessEnvironment(environment).stateFolder == folder)
  }

  @Test(
    "says which terminals wrap their rows again, also inside of another",
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], false),
      (["TERM": "linux"], false), (["TERM": "screen", "STY": "1.pts"], false),
      (["TERM": "screen", "TMUX": "default,1,0", "XTERM_VERSION": "XTerm(379)"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "7006", "XTERM_VERSION": "XTerm(379)"], true),
    ] as [([String: String], Bool)])
  func wrapping(environment: [String: String], wrapsAgain: Bool) {
    #expect(ProcessEnvironment(environment).wrapsAgain == wrapsAgain)
  }
}
