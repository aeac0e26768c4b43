import TabBarCore
package import TabBarGuidelines
import TabBarPlayground

/// What differs between the examples beside the boundary of a rule where their pictures are the same.
package enum UndrawnDifference {
  /// Returns the changes from the last example that meets a rule to the first that breaks it, in words; none where the
  /// pictures show the difference, or the rule lacks one of the examples.
  package static func words(of rule: Rule) -> [String] {
    guard let boundary = rule.boundary else { return [] }
    let examples = rule.examples
    let (met, broken) = (examples[boundary.met], examples[boundary.broken])
    guard let metGuide = rule.guide(for: met), let brokenGuide = rule.guide(for: broken) else { return [] }
    // The signs and the scale of a picture say the same at any width.
    let options = RenderOptions(columns: 72)
    let pictures = (
      ExplainView.drawing(of: met, of: rule, options), ExplainView.drawing(of: broken, of: rule, options)
    )
    guard pictures.0 == pictures.1 else { return [] }
    let difference = DesignDifference(
      ofExamples: Draft(design: met.design, guide: metGuide), Draft(design: broken.design, guide: brokenGuide)
    )
    return DifferenceWords.designEntries(difference).map(\.text)
  }
}
