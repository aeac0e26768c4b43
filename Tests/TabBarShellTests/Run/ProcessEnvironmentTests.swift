@testable import TabBarShell
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
}
