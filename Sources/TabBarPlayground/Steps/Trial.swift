package import TabBarCore
package import TabBarGuidelines

/// Commands carried out on a copy of a playground, up to the first that cannot be. Nothing outside is touched.
package struct Trial: Sendable {
  package private(set) var playground: Playground
  package var draft: Draft { playground.draft }
  /// Each expectation with what is wrong, `nil` where it holds, and the device that it is asked of.
  package private(set) var statements: [(line: TextLine, mismatch: Prose?, device: Device)] = []
  /// The first one that cannot be carried out. Those after it were not tried.
  package private(set) var failure: (line: TextLine, error: CommandError)?

  package var isMet: Bool { failure == nil && statements.allSatisfy { $0.mismatch == nil } }
  var metCount: Int { statements.count { $0.mismatch == nil } }

  package init(_ lines: [TextLine], on draft: Draft) {
    self.init(lines, on: Playground(draft))
  }

  package init(_ lines: [String], on playground: Playground = Playground()) {
    self.init(lines.enumerated().map { TextLine(text: $1, number: $0 + 1) }, on: playground)
  }

  private init(_ lines: [TextLine], on playground: Playground) {
    self.playground = playground
    var scene: Scene?
    for line in lines {
      do {
        let outcome = try self.playground.perform(line.text)
        if outcome?.sentence != nil { scene = nil }
        guard case .expect(let expectation)? = outcome?.effect else { continue }
        let seen = scene ?? draft.scene
        scene = seen
        statements.append((line, expectation.mismatch(in: seen)?.problem, seen.design.device))
      } catch {
        failure = (line, error)
        return
      }
    }
  }
}

extension [TextLine] {
  var expectationCount: Int { count { LineKind($0.text) == .expectation } }
}
