import TabBarTestSupport
import Testing

@Suite("An option that is given twice")
struct RepeatedOptionTests {
  @Test("is refused before anything is read or written, in each form", arguments: try Subcommand.all.get())
  func refused(subcommand: Subcommand) throws {
    let sandbox = try Sandbox()
    // Whoever reads one of these says that it is missing.
    let files = subcommand.positionals.filter { !$0.isOptional }.map { _ in "missing" }
    for (number, option) in subcommand.options.enumerated() {
      let value = option.values?.first ?? "1"
      func given(_ name: String, _ form: Int) -> [String] {
        option.kind == "flag" ? [name] : form.isMultiple(of: 2) ? [name, value] : ["\(name)=\(value)"]
      }
      let long = try #require(option.spellings.first)
      // The forms take turns, and the files are before, between or after them.
      for (turn, other) in option.spellings.enumerated() {
        var words = [given(long, number), given(other, (number + turn) / 2)]
        words.insert(files, at: number % 3)
        let result = try sandbox.run(subcommand.path + words.flatMap(\.self))
        #expect(result.status == 2, "\(words)")
        #expect(result.output == "", "\(words)")
        #expect(
          result.errors.hasPrefix("Error: \(long) is given twice: leave one of them out.\n"), "\(words)")
        #expect(!sandbox.has("1") && !sandbox.has("state"), "\(words)")
      }
    }
  }

  @Test(
    "is refused without a subcommand, too, and where short ones are written together",
    arguments: [
      (["a.tabs", "--quiet", "--quiet"], "--quiet"), (["--plain", "a.tabs", "--plain"], "--plain"),
      (["--columns=80", "--columns=80"], "--columns"), (["import", "-oo", "a", "b", "."], "--output"),
      (["import", "-o=a", "."] + ["-o", "b"], "--output"),
    ])
  func forms(call: [String], name: String) throws {
    let result = try Sandbox().run(call, input: "add Home\n")
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.hasPrefix("Error: \(name) is given twice: leave one of them out.\n"))
    #expect(!result.errors.contains("Did you mean"))
  }

  @Test(
    "is neither a value nor a file that looks like one",
    arguments: [
      ["check", "-", "--locale", "de", "--device", "iphone-14"],
      ["replay", "-", "--name=--name", "--quiet"], ["diff", "--git", "--", "--git"],
    ])
  func others(call: [String]) throws {
    let result = try Sandbox().run(call, input: "# tabbar session 1\nadd Home Search\n")
    #expect(result.status < 2)
    #expect(!result.errors.contains("twice"), "\(result.errors)")
  }
}
