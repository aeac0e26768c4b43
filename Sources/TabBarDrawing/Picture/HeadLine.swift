import TabBarCore
package import TabBarGuidelines

/// The line above a picture: the device, the system and the guide.
package enum HeadLine {
  /// A part of the line, on the row of the device or on that below; the most dispensable one is left out first.
  private typealias Piece = (isOfDevice: Bool, text: Prose, dispensability: Int)

  /// Returns one line, or two if one is too short; drops what fits in neither. `stretch` is in per cent.
  package static func lines(_ scene: Scene, stretch: Int? = nil, _ options: RenderOptions) -> [StyledText] {
    var parts = parts(of: scene, options)
    if let stretch {
      parts.append((false, "drawn at \(stretch)% width", 1))
    }
    let whole = line(parts, options)
    if whole.columns <= options.columns { return [whole] }
    // An upright phone has the same size classes as all others: not worth a row.
    if scene.design.device.platform == .iOS, scene.design.orientation == .portrait {
      let usual = line(parts.filter { $0.dispensability != sizeClasses }, options)
      if usual.columns <= options.columns, scene.layout.sizeClasses.horizontal == .compact { return [usual] }
    }
    return [true, false].map { isOfDevice in
      fitted(parts.filter { $0.isOfDevice == isOfDevice }, options)
    }
  }

  /// How dispensable the size classes are.
  private static let sizeClasses = 6

  /// Returns the parts on one line, without the most dispensable ones if it is too long.
  private static func fitted(_ parts: [Piece], _ options: RenderOptions) -> StyledText {
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

  private static func line(_ parts: [Piece], _ options: RenderOptions) -> StyledText {
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

  private static func parts(of scene: Scene, _ options: RenderOptions) -> [Piece] {
    let glyphs = options.glyphs
    let design = scene.design
    let layout = scene.layout
    func mark(_ number: BarLayout.Number) -> String {
      layout.isEstimate(number) ? glyphs.about.trimmingTrailingSpaces + " " : ""
    }
    let points: Prose =
      "\(isEstimate(layout) ? glyphs.about : "")\(layout.window.width)\(glyphs.times)\(layout.window.height) pt"
    let hasClasses = design.sizeClasses != nil || design.device.sizeClasses(in: design.orientation) != nil
    let classes = [layout.sizeClasses.horizontal, layout.sizeClasses.vertical].map { Prose($0) }
    let sizes: Prose? =
      hasClasses
      ? "\(mark(.sizeClass))\(Prose.joined(classes, by: " \(glyphs.times) ".replacing("  ", with: " ")))"
      : nil
    let system: Prose? = layout.system.map { "\(mark(.system))\($0.name)" }
    let device: [(text: Prose?, dispensability: Int)] = [
      ("\(design.device.name)", 0), (design.orientationName, 4), (design.windowName, 3),
      (design.pane.name, 3),
      (points, 1),
    ]
    let others: [(text: Prose?, dispensability: Int)] = [
      (sizes, sizeClasses), (design.directionName, 5), (design.localeName, 7), (system, 2),
      ("\(scene.guide.name)", 3), (scene.app.map { "\($0)" }, 1),
    ]
    func parts(_ texts: [(text: Prose?, dispensability: Int)], isOfDevice: Bool) -> [Piece] {
      texts.compactMap { text, rank in text.map { (isOfDevice, $0, rank) } }
    }
    return parts(device, isOfDevice: true) + parts(others, isOfDevice: false)
  }
}
