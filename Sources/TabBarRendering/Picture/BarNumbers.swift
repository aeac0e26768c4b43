import TabBarCore
import TabBarGuidelines

/// The numbers of a bar, for the line under its picture.
enum BarNumbers {
  /// Returns the numbers, the more important first: width of a tab, heights, sides.
  static func texts(_ scene: Scene, _ glyphs: Glyphs) -> [String] {
    let layout = scene.layout
    var result: [String] = []
    if let each = each(layout, glyphs) { result.append(each) }
    result += heights(layout, glyphs)
    if layout.shape == .docked, !layout.hasMaterial {
      result.append("no background at the end of the content")
    }
    if scene.design.situation.isFocused {
      if layout.shape == .television { result.append("focused") }
      if layout.shape == .ornament { result.append("looked at") }
    }
    let sides = max(layout.safeArea.left, layout.safeArea.right)
    let about = layout.isEstimate(.safeArea) ? glyphs.about : ""
    if sides > 0, layout.shape == .docked {
      result.append("\(String(repeating: glyphs.shade, count: 2)) \(about)\(Points.text(sides)) pt safe area")
    } else if sides > 0, layout.shape == .television {
      result.append("\(about)\(Points.text(sides)) pt safe area")
    }
    return result
  }

  /// Returns the width of a tab, or its height in a column.
  private static func each(_ layout: BarLayout, _ glyphs: Glyphs) -> String? {
    let about = layout.isEstimate(.itemFrame) ? glyphs.about : ""
    if layout.shape == .ornament {
      guard let first = layout.items.first else { return nil }
      let about = layout.isEstimate(.safeArea) ? glyphs.about : ""
      return "\(about)\(Points.text(first.frame.height)) pt a tab"
    }
    // What stands apart is a circle of its own; of a minimized bar nothing else is left.
    let inside = layout.items.filter { !$0.isSeparated }
    let widths = (inside.isEmpty ? layout.items : inside).map(\.frame.width)
    guard let least = widths.min(), let most = widths.max() else { return nil }
    guard most - least >= 1 else {
      return "\(about)\(Points.text(widths.reduce(0, +) / Double(widths.count))) pt a tab"
    }
    let range = "\(Points.text(least.rounded()))\(glyphs.dash)\(Points.text(most.rounded()))"
    return "\(about)\(range) pt a tab" + (layout.distribution == .centered ? ", centred" : "")
  }

  private static func heights(_ layout: BarLayout, _ glyphs: Glyphs) -> [String] {
    func size(_ rect: Rect) -> String { Points.text(rect.width, by: rect.height, glyphs) + " pt" }
    func about(_ number: BarLayout.Number) -> String { layout.isEstimate(number) ? glyphs.about : "" }
    let height = about(.contentHeight) + Points.text(layout.contentHeight)
    let top = "\(about(.distance))\(Points.text(layout.frame.minY)) pt from the top"
    switch layout.shape {
    case .docked:
      let below = layout.frame.height - layout.contentHeight
      guard below > 0 else { return ["\(height) pt high"] }
      return ["\(height) + \(about(.height))\(Points.text(below)) pt home indicator"]
    case .floating:
      var result: [String] = []
      if let capsule = layout.capsule { result.append("capsule \(about(.capsule))\(size(capsule))") }
      if let accessory = layout.accessory { result.append("accessory \(glyphs.about)\(size(accessory))") }
      if let box = layout.capsule ?? layout.items.first?.frame {
        result.append("\(about(.distance))\(Points.text(layout.window.height - box.maxY)) pt above the edge")
      }
      return result
    case .strip:
      guard let capsule = layout.capsule else { return ["\(height) pt high", top] }
      return ["strip \(about(.capsule))\(size(capsule))", top]
    case .television:
      return ["\(height) pt high", top] + (layout.logo.map { ["logo \(size($0))"] } ?? [])
    case .ornament: return ["column \(about(.height))\(size(layout.frame))"]
    case .car: return ["\(height) pt high"]
    }
  }
}
