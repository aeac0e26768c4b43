import TabBarCore
import TabBarGuidelines

/// The line above a picture: the device, the system and the guide.
enum HeadLine {
  /// A part of the line; the most dispensable one is left out first.
  private struct Part {
    enum Subject {
      /// The device and its orientation.
      case device
      case sizeClasses, others
    }

    let subject: Subject
    let text: Prose
    let dispensability: Int
  }

  /// Returns one line, or two if one is too short; drops what fits in neither.
  ///
  /// - Parameter stretch: How wide the bar is drawn, in per cent, or `nil` for the scale of its letters.
  static func lines(_ scene: Scene, stretch: Int? = nil, _ options: RenderOptions) -> [StyledText] {
    var parts = parts(of: scene, options)
    if let stretch {
      parts.append(Part(subject: .others, text: "drawn at \(stretch)% width", dispensability: 1))
    }
    let whole = line(parts, options)
    if whole.columns <= options.columns { return [whole] }
    // An upright phone has the same size classes as all others: not worth a row.
    if scene.design.device.platform == .iOS, scene.design.orientation == .portrait {
      let usual = line(parts.filter { $0.subject != .sizeClasses }, options)
      if usual.columns <= options.columns, scene.layout.sizeClasses.horizontal == .compact { return [usual] }
    }
    return [true, false].map { isDevice in
      fitted(parts.filter { ($0.subject == .device) == isDevice }, options)
    }
  }

  /// Returns the parts on one line, without the most dispensable ones if it is too long.
  private static func fitted(_ parts: [Part], _ options: RenderOptions) -> StyledText {
    var parts = parts
    while true {
      let line = line(parts, options)
      guard line.columns > options.columns else { return line }
      guard parts.count > 1,
        let last = parts.indices.max(by: { parts[$0].dispensability < parts[$1].dispensability })
      else { return line.clipped(options) }
      parts.remove(at: last)
    }
  }

  private static func line(_ parts: [Part], _ options: RenderOptions) -> StyledText {
    var line = StyledText()
    for part in parts {
      if line.columns > 0 { line.append(options.glyphs.separator, .faint) }
      line.append(
        options.said(part.text), part.dispensability == 0 ? .strong : .plain)
    }
    return line
  }

  static func isEstimate(_ layout: BarLayout) -> Bool {
    layout.isEstimate(.windowWidth) || layout.isEstimate(.windowHeight)
  }

  private static func parts(of scene: Scene, _ options: RenderOptions) -> [Part] {
    let glyphs = options.glyphs
    let design = scene.design
    let layout = scene.layout
    func mark(_ number: BarLayout.Number) -> String { layout.isEstimate(number) ? glyphs.about + " " : "" }
    let points: Prose =
      "\(isEstimate(layout) ? glyphs.about : "")\(layout.window.width)\(glyphs.times)\(layout.window.height) pt"
    let hasClasses = design.sizeClasses != nil || design.device.sizeClasses(in: design.orientation) != nil
    let classes = [layout.sizeClasses.horizontal, layout.sizeClasses.vertical].map { Prose($0) }
    let parts: [(subject: Part.Subject, text: Prose?, dispensability: Int)] = [
      (.device, "\(design.device.name)", 0), (.device, design.orientationName, 4),
      (.device, design.windowName, 3), (.device, design.pane.name, 3), (.device, points, 1),
      (
        .sizeClasses,
        hasClasses ? "\(mark(.sizeClass))\(Prose.joined(classes, by: " \(glyphs.times) "))" : nil, 6
      ),
      (.others, design.directionName, 5), (.others, design.localeName, 7),
      (.others, layout.system.map { "\(mark(.system))\($0.name)" }, 2), (.others, "\(scene.guide.name)", 3),
    ]
    return parts.compactMap { subject, text, dispensability in
      text.map { Part(subject: subject, text: $0, dispensability: dispensability) }
    }
  }
}
