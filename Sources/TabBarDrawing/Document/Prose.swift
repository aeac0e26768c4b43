package import TabBarCore
import TabBarGuidelines

extension Prose.StringInterpolation {
  /// Appends the title of a tab, in the language that titles are shown in.
  package mutating func appendInterpolation(titleOf tab: Int, in design: Design) {
    appendInterpolation(design.plainName(of: tab), .title, in: design.languageOfTitles)
  }
}
