import TabBarCore
import TabBarGuidelines
import TabBarPlayground

/// What is different between two designs, in words.
enum DifferenceLines {
  /// Returns the differences, each in lines of its own; none where there are none.
  static func lines(from old: Draft, to new: Draft, _ options: RenderOptions) -> [[StyledText]] {
    let glyphs = options.glyphs
    func entry(_ sign: String, _ text: String, _ style: Style) -> [StyledText] {
      var page = Page(options)
      page.hanging(sign + " ", text, style, labelStyle: style)
      return page.lines
    }
    let before = old.design.tabs.map(\.title)
    let after = new.design.tabs.map(\.title)
    var result: [[StyledText]] = []
    for tab in before where !after.contains(tab) {
      result.append(entry(glyphs.cleared, "tab \(tab)", .plain))
    }
    for tab in after where !before.contains(tab) { result.append(entry(glyphs.new, "tab \(tab)", .plain)) }
    let change = SceneChange(from: old.scene, to: new.scene)
    result += change.newFindings.map {
      entry(glyphs.new, "\($0.rule): \($0.message)", FindingsBlock.style(of: $0))
    }
    result += change.clearedFindings.map { entry(glyphs.cleared, "\($0.rule): \($0.message)", .good) }
    return result
  }
}
