package import TabBarCore
package import TabBarGuidelines

extension Example {
  /// The draft that the commands of the example make, or that those before one that cannot be carried out do: a test
  /// finds that one.
  package var draft: Draft { played.draft }

  /// The design that the commands make.
  package var design: Design { draft.design }

  /// What is wrong with the first command that cannot be carried out, or `nil`.
  package var fault: String? { played.fault }

  private var played: (draft: Draft, fault: String?) {
    var playground = Playground()
    for line in lines {
      do {
        guard let command = try Invocation.parsed(from: line) else { continue }
        _ = try playground.perform(command)
      } catch {
        return (playground.draft, "\(line): \(error.problem)")
      }
    }
    return (playground.draft, nil)
  }
}
