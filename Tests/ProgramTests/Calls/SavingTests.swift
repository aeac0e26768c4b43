import Foundation
import TabBarTestSupport
import Testing

@Suite("Saving")
struct SavingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("A file left by an earlier run does not keep a session from being saved")
  func leftovers() throws {
    // exec keeps the number of the process, so the files below bear the number of the one that saves.
    let result = try sandbox.shell(
      #"""
      for name in "a.tabs.$$.new" ".tabbar-$$" ".a.tabs.$$" "a.tabs.$$"; do echo left > "$name"; done
      printf 'add Today\nsave a.tabs\nadd Games\nsave\n' > input
      exec "$tabbar" --quiet < input
      """#)
    #expect(result.noise == "")
    #expect(try sandbox.text("a.tabs") == Sandbox.pinned("add Today", "add Games"))
  }

  @Test("replace is no file's name", arguments: ["save replace", "export svg replace"])
  func replacing(line: String) throws {
    let refused = try sandbox.run(input: "add A\n\(line)\n")
    #expect(refused.status == 2 && refused.errors.contains("FILE"), "\(refused.errors)")
    #expect(!sandbox.has("replace"))
  }

  @Test("A design is written anew without its steps, to a new file only, and the session goes on")
  func anew() throws {
    let lines = ["add A", "add B", "mark both", "remove A", "badge B 2", "save b.tabs anew", "save a.tabs"]
    let result = try sandbox.run(input: lines.joined(separator: "\n") + "\n")
    #expect(result.status == 0 && result.output.contains("wrote this design to b.tabs"))
    #expect(try sandbox.text("b.tabs") == "# tabbar session 1\ndevice iphone-14\nadd B badge=2\n")
    #expect(try sandbox.text("a.tabs").contains("mark both\nremove A\n"))
    let again = try sandbox.run(input: "add C\nsave b.tabs anew\n")
    #expect(again.status == 2 && again.errors.contains("b.tabs: error: this file already exists"))
  }

  #if os(Linux)
    @Test("A link to a file whose name is not UTF-8 is followed to that file")
    func linkToBytes() throws {
      let result = try sandbox.shell(
        #"""
        name=$(printf 'z\351.tabs')
        printf '# tabbar session 1\nadd Old\n' > "$name"
        ln -s "$name" link.tabs
        printf 'open link.tabs\nadd New\nsave\n' | "$tabbar" --quiet || exit
        cat "$name"
        ls | wc -l
        rm "$name"
        """#)
      #expect(result.errors == "")
      #expect(result.output.lines.dropLast() == ["# tabbar session 1", "add Old", "add New"])
      #expect(result.output.lines.last?.filter { $0 != " " } == "2")
    }

    @Test("In a folder whose name is not UTF-8 a session is saved again and again")
    func folderOfBytes() throws {
      let result = try sandbox.shell(
        #"""
        mkdir "$(printf 'caf\351')" && cd "$(printf 'caf\351')" || exit
        printf 'add a\nsave x.tabs\nadd b\nsave\nadd c\nsave\n' | "$tabbar" --quiet
        ls
        cat x.tabs
        rm x.tabs
        cd .. && rmdir "$(printf 'caf\351')"
        """#)
      #expect(result.errors == "")
      #expect(result.output.lines == ["x.tabs"] + Sandbox.pinned("add a", "add b", "add c").lines)
    }
  #endif
}
