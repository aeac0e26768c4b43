import TabBarTestSupport
import Testing

@Suite("Exporting")
struct ExportingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("A picture is written once, replaced on request, and never in place of a session")
  func files() throws {
    let result = try sandbox.shell(
      #"""
      printf 'add Home icon=house.fill\nsave home.tabs\nexport svg home.svg\n' | "$tabbar" --quiet || exit
      "$tabbar" show home.tabs --format svg | cmp - home.svg || exit
      printf 'add Games\nexport svg home.svg\n' | "$tabbar" --quiet && exit 9
      printf 'add Games\nexport svg home.svg replace\n' | "$tabbar" --quiet || exit
      printf 'add Games\nexport svg home.tabs replace\n' | "$tabbar" --quiet && exit 9
      grep -c Games home.svg home.tabs
      """#)
    #expect(result.output.lines.last == "home.tabs:0")
    #expect(result.errors.contains("export svg home.svg replace puts the document in its place"))
    #expect(result.errors.contains("this is a session, which export leaves alone"))
  }
}
