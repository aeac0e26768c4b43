import Foundation
import TabBarTestSupport
import Testing

@Suite("A bar as code")
struct CodeFormatTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// One design with everything that code can say, and titles that would break it.
  private static let everything = """
    # tabbar session 1
    device ipad-pro-11-m4
    system ipados18
    add "a \\"quoted\\" \\\\(name) title" icon=star badge=3
    add default icon=gear badge=new
    add self
    add "100% *bold*" icon=heart
    add Search role=search
    add Mine icon=person
    set self placement=pinned
    set default placement=sidebar
    set Mine group=Search

    """

  @Test("of every sample, and of hard titles on old and new systems, has the types of Apple's interfaces")
  func types() throws {
    let hard = try sandbox.write(Self.everything, to: "hard.tabs")
    let old = try sandbox.write(
      Self.everything.replacingOccurrences(of: "ipados18", with: "ipados17"), to: "old.tabs")
    let script = #"""
      for format in swiftui uikit; do
        case $format in swiftui) kit=SwiftUI ;; *) kit=UIKit ;; esac
        number=0
        : > code-$format.swift
        for session in "$1"/sessions/*.tabs "$2" "$3"; do
          number=$((number + 1))
          "$tabbar" show "$session" --format $format > code || exit
          { echo "enum Sample$number {"; grep -v "^import $kit\$\|#Preview" code; echo "}"; } >> code-$format.swift
        done
        swiftc -typecheck -swift-version 6 "$1/Tests/Interop/stubs/$kit.swift" code-$format.swift || exit
      done
      """#
    let result = try sandbox.shell(
      "set -- '\(RepositoryRoot.url.path)' '\(hard)' '\(old)'\n" + script, environment: [:])
    #expect(result.status == 0, "\(result.errors)\(result.output)")
  }
}
