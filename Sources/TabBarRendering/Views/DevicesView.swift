package import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

extension DevicesQuery: View {
  package var isLong: Bool { true }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    DevicesView.lines(devices, context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? { DevicesView.document(devices) }
}

package enum DevicesView {
  package static func lines(_ devices: [Device], _ options: RenderOptions) -> [HarmlessText] {
    let lists = Platform.allCases.flatMap { platform -> [Block] in
      let devices = devices.filter { $0.platform == platform }
      guard !devices.isEmpty else { return [] }
      var table = Table()
      table.rightAligned = [2]
      table.flexible = 1
      for device in devices { table.append(row(device, options)) }
      return [.heading([platform.rawValue]), .lines(table.lines(options)), .gap]
    }
    let note = """
      Points upright; size classes upright / on the side, width \(options.glyphs.times) height, C compact, R regular. \
      Devices marked medium rest on one good source.
      """
    return (lists + [.paragraph(note, .faint)]).lines(options)
  }

  // Below these columns there is no room for the name, below those none for scale and size classes.
  private static let columnsForName = 72
  private static let columnsForClasses = 56

  private static func row(_ device: Device, _ options: RenderOptions) -> [StyledText] {
    let glyphs = options.glyphs
    let hasName = options.columns >= columnsForName
    let hasClasses = options.columns >= columnsForClasses
    return [
      StyledText(device.id, .strong),
      StyledText(hasName ? options.shown(device.name) : ""),
      StyledText(Points.text(device.portrait.width, by: device.portrait.height, glyphs)),
      StyledText(hasClasses ? "@\(device.scale)x" : "", .faint),
      StyledText(hasClasses ? classes(device, glyphs) : "", .faint),
      StyledText(device.confidence == .high ? "" : device.confidence.rawValue, .warning),
    ]
  }

  private static func classes(_ device: Device, _ glyphs: Glyphs) -> String {
    let both = [device.portraitClasses, device.landscapeClasses].compactMap { classes in
      classes.map { short($0.horizontal) + glyphs.times + short($0.vertical) }
    }
    return Set(both).count == 1 ? both[0] : both.joined(separator: "/")
  }

  private static func short(_ sizeClass: SizeClass) -> String { sizeClass == .compact ? "C" : "R" }

  package static func document(_ devices: [Device] = Device.all) -> JSONValue {
    .members(["schema": 1, "devices": .array(devices.map(device))])
  }

  private static func device(_ device: Device) -> JSONValue {
    .members([
      "id": .string(device.id), "name": .string(device.name), "platform": .string(device.platform.rawValue),
      "year": .number(device.year), "width": .number(device.portrait.width),
      "height": .number(device.portrait.height), "scale": .number(device.scale),
      "safeArea": .members([
        "portrait": insets(device.portraitSafeArea), "landscape": insets(device.landscapeSafeArea),
      ]),
      "sizeClass": .members([
        "portrait": classes(device.portraitClasses), "landscape": classes(device.landscapeClasses),
      ]),
      "source": .string(device.source), "confidence": .string(device.confidence.rawValue),
    ])
  }

  private static func insets(_ insets: Insets) -> JSONValue {
    .members([
      "top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom),
      "right": .number(insets.right),
    ])
  }

  private static func classes(_ classes: SizeClasses?) -> JSONValue {
    guard let classes else { return .null }
    return .members([
      "horizontal": .string(classes.horizontal.rawValue), "vertical": .string(classes.vertical.rawValue),
    ])
  }
}
