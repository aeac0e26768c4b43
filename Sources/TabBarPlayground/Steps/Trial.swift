/// Lines carried out on a copy of a playground, up to the first that cannot be. Nothing outside is touched.
package struct Trial: Sendable {
  /// The playground as they leave it.
  package private(set) var playground: Playground
  /// The first one that cannot be carried out. Lines are counted from 1.
  package private(set) var failure: (line: Int, error: CommandError)?

  /// The draft that they leave; `nil` where one of them cannot be carried out.
  package var draft: Draft? { failure == nil ? playground.draft : nil }

  package init(_ lines: [String], on playground: Playground = Playground()) {
    self.playground = playground
    for (index, line) in lines.enumerated() {
      do {
        _ = try self.playground.perform(line)
      } catch {
        failure = (index + 1, error)
        return
      }
    }
  }
}
