import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

extension DevicesQuery: DocumentView {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    let lists = Platform.allCases.flatMap { platform -> [Block] in
      let devices = devices.filter { $0.platform == platform }
      guard !devices.isEmpty else { return [] }
      guard options.pictures else {
        return [.heading([Prose(platform)])] + devices.map { .paragraph(.english(words($0, options))) }
          + [
            .gap
          ]
      }
      let table = Table(rows: devices.map { row($0, options) }, rightAligned: [2], flexible: 1)
      return [.heading([Prose(platform)]), .lines(table.lines(options)), .gap]
    }
    let note = """
      Points upright; size classes upright / on the side, width \(options.glyphs[.times]) height, C compact, R regular. \
      Devices marked medium rest on one good source.
      """
    return (lists + [.paragraph(.english(note), .faint)]).lines(options)
  }

  // Below these columns there is no room for the name, below those none for scale and size classes.
  private var columnsForName: Int { 72 }
  private var columnsForClasses: Int { 56 }

  private func row(_ device: Device, _ options: RenderOptions) -> [StyledText] {
    let glyphs = options.glyphs
    let hasName = options.columns >= columnsForName
    let hasClasses = options.columns >= columnsForClasses
    return [
      StyledText(device.id, .strong),
      StyledText(hasName ? options.shown(device.name) : ""),
      StyledText(options.said(options.size(device.portrait.width, device.portrait.height))),
      StyledText(hasClasses ? "@\(device.scale)x" : "", .faint),
      StyledText(hasClasses ? classes(device, glyphs) : "", .faint),
      StyledText(device.confidence == .high ? "" : device.confidence.rawValue, .warning),
    ]
  }

  /// Returns a row in words: of a table only the signs would be heard.
  private func words(_ device: Device, _ options: RenderOptions) -> String {
    let size = options.size(device.portrait.width, device.portrait.height).text
    let sides = zip(["upright", "on the side"], [device.portraitClasses, device.landscapeClasses])
    let classes = sides.compactMap { side, classes in
      classes.map { "\($0.horizontal.rawValue) width and \($0.vertical.rawValue) height \(side)" }
    }
    let confidence = device.confidence == .high ? [] : ["confidence " + device.confidence.rawValue]
    return "\(device.id): "
      + ([device.name, size + " points", "scale \(device.scale)"] + classes + confidence).joined(
        separator: ", ")
  }

  private func classes(_ device: Device, _ glyphs: Glyphs) -> String {
    let both = [device.portraitClasses, device.landscapeClasses].compactMap(\.self).map { classes in
      [classes.horizontal, classes.vertical].map { $0 == .compact ? "C" : "R" }.joined(
        separator: glyphs[.times])
    }
    return Set(both).count == 1 ? both[0] : both.joined(separator: "/")
  }

  package func document(in context: ViewContext) -> JSONValue {
    let devices = devices.map { device in
      JSONValue([
        "id": device.id, "name": device.name, "platform": device.platform, "year": device.year,
        "width": device.portrait.width, "height": device.portrait.height, "scale": device.scale,
        "safeArea": JSONValue([
          "portrait": device.portraitSafeArea, "landscape": device.landscapeSafeArea,
        ]),
        "sizeClass": JSONValue(["portrait": device.portraitClasses, "landscape": device.landscapeClasses]),
        "source": device.source, "confidence": device.confidence,
      ])
    }
    return JSONValue(["schema": 1, "devices": devices])
  }
}
