import TabBarCore
import TabBarGuidelines

/// The line above a picture: what was laid out, and by what it was judged.
enum HeadLine {
  /// A part of the line, and how easily it can be missed: the highest goes first.
  private struct Part {
    let text: String
    let style: Style
    let dispensability: Int
    /// Whether it tells of the device and how it is held.
    var isDevice = false
  }

  /// Returns one line, or two where one does not hold all; what fits in neither is left out.
  static func lines(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    let parts = parts(of: scene, options)
    let whole = line(parts[...], options)
    if whole.columns <= options.columns { return [whole] }
    return [parts.prefix { $0.isDevice }, parts.drop { $0.isDevice }].map { fitted(Array($0), options) }
  }

  /// Returns the parts on one line, without those that are missed least where it is too long for all.
  private static func fitted(_ parts: [Part], _ options: RenderOptions) -> StyledText {
    var parts = parts
    while true {
      let line = line(parts[...], options)
      guard line.columns > options.columns else { return line }
      guard parts.count > 1,
        let last = parts.indices.max(by: { parts[$0].dispensability < parts[$1].dispensability })
      else { return line.clipped(to: options.columns, mark: options.glyphs.shortened) }
      parts.remove(at: last)
    }
  }

  private static func line(_ parts: ArraySlice<Part>, _ options: RenderOptions) -> StyledText {
    var line = StyledText()
    for part in parts {
      if line.columns > 0 { line.append(options.glyphs.separator, .faint) }
      line.append(part.text, part.style)
    }
    return line
  }

  private static func parts(of scene: Scene, _ options: RenderOptions) -> [Part] {
    let glyphs = options.glyphs
    let design = scene.design
    let layout = scene.layout
    let guessed = layout.estimates.contains(.device)
    let points = Points.text(layout.window.width, by: layout.window.height, glyphs) + " pt"
    var parts = [
      Part(text: design.device.name, style: .strong, dispensability: 0, isDevice: true),
      Part(
        text: (guessed ? glyphs.about : "") + points, style: .plain, dispensability: 1, isDevice: true),
    ]
    if design.device.platform.rotates {
      parts.insert(
        Part(text: design.orientation.rawValue, style: .plain, dispensability: 4, isDevice: true), at: 1)
    }
    if design.sizeClasses != nil || design.device.sizeClasses(in: design.orientation) != nil {
      let classes = layout.sizeClasses
      parts.append(
        Part(
          text: "\(classes.horizontal.rawValue) \(glyphs.times) \(classes.vertical.rawValue)", style: .plain,
          dispensability: 6))
    }
    if design.direction == .rightToLeft {
      parts.append(Part(text: "right to left", style: .plain, dispensability: 5))
    }
    if design.locale != "en" {
      parts.append(Part(text: options.shown(design.locale), style: .plain, dispensability: 7))
    }
    if let system = layout.system {
      let mark = layout.estimates.contains(.system) ? glyphs.about + " " : ""
      parts.append(Part(text: mark + system.name, style: .plain, dispensability: 2))
    }
    parts.append(Part(text: scene.guide.name, style: .plain, dispensability: 3))
    return parts
  }
}
