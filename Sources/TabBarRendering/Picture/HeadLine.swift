import TabBarCore
import TabBarGuidelines

/// The line above a picture: the device, the system and the guide.
enum HeadLine {
  /// A part of the line; the most dispensable one is left out first.
  private struct Part {
    let text: String
    let style: Style
    let dispensability: Int
    /// Whether it describes the device and its orientation.
    var isDevice = false
    var isSizeClass = false
  }

  /// Returns one line, or two if one is too short; drops what fits in neither.
  ///
  /// - Parameter stretch: How wide the bar is drawn, in per cent, or `nil` for the scale of its letters.
  static func lines(_ scene: Scene, stretch: Int? = nil, _ options: RenderOptions) -> [StyledText] {
    var parts = parts(of: scene, options)
    if let stretch {
      parts.append(Part(text: "drawn at \(stretch)% width", style: .plain, dispensability: 1))
    }
    let whole = line(parts[...], options)
    if whole.columns <= options.columns { return [whole] }
    // An upright phone has the same size classes as all others: not worth a row.
    if scene.design.device.platform == .iOS, scene.design.orientation == .portrait {
      let usual = line(parts.filter { !$0.isSizeClass }[...], options)
      if usual.columns <= options.columns, scene.layout.sizeClasses.horizontal == .compact { return [usual] }
    }
    return [parts.prefix { $0.isDevice }, parts.drop { $0.isDevice }].map { fitted(Array($0), options) }
  }

  /// Returns the parts on one line, without the most dispensable ones if it is too long.
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

  static func isEstimate(_ layout: BarLayout) -> Bool {
    layout.isEstimate(.windowWidth) || layout.isEstimate(.windowHeight)
  }

  private static func parts(of scene: Scene, _ options: RenderOptions) -> [Part] {
    let glyphs = options.glyphs
    let design = scene.design
    let layout = scene.layout
    let guessed = isEstimate(layout)
    let points = Points.text(layout.window.width, by: layout.window.height, glyphs) + " pt"
    var parts = [
      Part(text: options.shown(design.device.name), style: .strong, dispensability: 0, isDevice: true),
      Part(
        text: (guessed ? glyphs.about : "") + points, style: .plain, dispensability: 1, isDevice: true),
    ]
    if design.device.platform.rotates {
      parts.insert(
        Part(text: design.orientation.rawValue, style: .plain, dispensability: 4, isDevice: true), at: 1)
    }
    for name in [design.windowName, design.pane.name] {
      guard let name else { continue }
      parts.insert(
        Part(text: name, style: .plain, dispensability: 3, isDevice: true), at: parts.count - 1)
    }
    if design.sizeClasses != nil || design.device.sizeClasses(in: design.orientation) != nil {
      let classes = layout.sizeClasses
      let mark = layout.isEstimate(.sizeClass) ? glyphs.about + " " : ""
      parts.append(
        Part(
          text: "\(mark)\(classes.horizontal.rawValue) \(glyphs.times) \(classes.vertical.rawValue)",
          style: .plain,
          dispensability: 6, isSizeClass: true))
    }
    if let direction = design.directionName {
      parts.append(Part(text: direction, style: .plain, dispensability: 5))
    }
    if let locale = design.localeName {
      parts.append(Part(text: options.shown(locale), style: .plain, dispensability: 7))
    }
    if let system = layout.system {
      let mark = layout.isEstimate(.system) ? glyphs.about + " " : ""
      parts.append(Part(text: mark + system.name, style: .plain, dispensability: 2))
    }
    parts.append(Part(text: scene.guide.name, style: .plain, dispensability: 3))
    return parts
  }
}

extension Design {
  /// The app's part of the screen, or `nil` for all of it.
  var windowName: String? {
    guard device.platform == .iPadOS else { return nil }
    switch window {
    case .full: return nil
    case .split(let split): return "Split View \(split.rawValue)"
    case .slideOver: return "Slide Over"
    case .width: return "window"
    }
  }

  /// The reading direction, or `nil` for the usual one.
  var directionName: String? {
    if readingDirection == .rightToLeft { return "right to left" }
    return Localization.readsRightToLeft(locale) ? "left to right" : nil
  }

  /// The language, or `nil` for the standard one.
  var localeName: String? {
    switch locale {
    case Localization.standard: nil
    case Localization.pseudo: "pseudo-language"
    default: locale
    }
  }
}

extension Pane {
  /// The pane, or `nil` for the window's own view.
  var name: String? {
    switch self {
    case .main: nil
    case .leading: "leading pane"
    case .trailing: "trailing pane"
    case .popover: "popover"
    }
  }
}
