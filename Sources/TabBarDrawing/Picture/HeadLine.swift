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

  /// Returns the parts, of which sentences have all.
  package static func texts(_ scene: Scene, _ options: RenderOptions) -> [Prose] {
    parts(of: scene, options).map(\.text)
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
      if line.columns > 0 { line.append(options.glyphs[.separator], .faint) }
      line.append(
        options.said(part.text), part.dispensability == 0 ? .strong : .plain)
    }
    return line
  }

  private static func parts(of scene: Scene, _ options: RenderOptions) -> [Piece] {
    let design = scene.design
    let layout = scene.layout
    func marked(_ text: Prose, if isEstimate: Bool) -> Prose {
      guard isEstimate else { return text }
      return options.about(options.pictures ? " \(text)" : text)
    }
    let isEstimate = layout.$windowWidth.isEstimate || layout.$windowHeight.isEstimate
    let size = options.size(layout.window.width, layout.window.height)
    let points: Prose = "\(options.about(size, if: isEstimate)) pt"
    let hasClasses = design.sizeClasses != nil || design.device.sizeClasses(in: design.orientation) != nil
    let (width, height) = (Prose(layout.sizeClasses.horizontal), Prose(layout.sizeClasses.vertical))
    let sizes: Prose? =
      !hasClasses
      ? nil
      : options.pictures
        ? marked("\(width) \(options.glyphs[.times]) \(height)", if: layout.$sizeClasses.isEstimate)
        : "\(options.about("\(width) width", if: layout.$sizeClasses.isEstimate)), \(height) height"
    let system: Prose? = layout.system.map { marked("\($0.name)", if: layout.$system.isEstimate) }
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
