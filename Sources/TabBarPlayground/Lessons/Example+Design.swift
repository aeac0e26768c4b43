package import TabBarCore
package import TabBarGuidelines

extension Example {
  /// The draft that the commands of the example make, or that those before one that cannot be carried out do: a test
  /// finds that one.
  package var draft: Draft { Trial(lines).draft }

  package var design: Design { draft.design }
}
