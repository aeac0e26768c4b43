import TabBarCore
import TabBarPlayground
import Testing

@Suite("What check records of designs")
struct BaselineTests {
  private func baseline(_ designs: (String, String)...) -> Baseline {
    var baseline = Baseline()
    for (name, sketch) in designs { baseline.add(Playground(sketch: sketch).draft.scene, named: name) }
    return baseline
  }

  /// Each design that is different with what it says now and said before.
  private func changes(_ before: Baseline, _ after: Baseline) -> [String] {
    BaselineDifference(from: before, to: after, leavingOut: { _ in false }).changed.flatMap { name, lines in
      lines.map { "\(name): \($0.from ?? "-") > \($0.to ?? "-")" }
    }
  }

  @Test("is text that reads back as the same")
  func text() throws {
    let written = baseline(("a.tabs", "A B C"), ("my bars/b.tabs", "A B C D E F"), ("  c\n.tabs", "A"))
    #expect(
      written.text.hasPrefix(
        """
        # tabbar record 1

        a.tabs
          device iphone-14
          system ios16
          guide hig-2022
          visible A B C

        """))
    let read = try Baseline(written.text)
    #expect(read.designs.map(\.name) == written.designs.map(\.name))
    #expect(read.designs.map(\.lines) == written.designs.map(\.lines) && read.text == written.text)
    #expect(changes(read, written) == [])
    #expect(changes(try Baseline(written.text.replacing("\n", with: "\r\n")), written) == [])
  }

  @Test("is compared line by line, design by design")
  func compared() {
    let before = baseline(("a.tabs", "A B C"), ("b.tabs", "A B C"))
    let after = baseline(("b.tabs", "A B C D E F"), ("c.tabs", "A"))
    #expect(
      changes(before, after) == [
        "b.tabs: - > overflow E F", "b.tabs: - > findings more-tab too-many-tabs",
        "b.tabs: visible A B C > visible A B C D",
      ])
    let difference = BaselineDifference(from: before, to: after, leavingOut: { _ in false })
    #expect(difference.compared == 1 && difference.added == ["c.tabs"] && difference.missing == ["a.tabs"])
  }
}
