import TabBarCore
import TabBarGuidelines

extension Command {
  package static let device = Command(
    "device", .context, "Lays the bar out for another device",
    discussion: """
      A device is named by its identifier or by the name that Apple sells it under. Any other screen is given by \
      its size and its scale, such as 375x812@3, or by a file that ends in .device. The session keeps the \
      numbers of such a file as device custom, so it no longer needs the file. Settings that the new device \
      does not have go back to their defaults: a system that it never ran, a window, a logo.
      """,
    parameters: [Parameter("ID|WxH@SCALE|FILE|custom", .device)],
    options: DeviceFact.all.map { Parameter($0.rawValue, $0.kind) },
    examples: [
      Example("device iphone-se-3", "a small phone"),
      Example("device \"iPad Air (5th generation)\"", "by its full name"),
      Example("device 375x812@3", "a screen of 375 by 812 points with nine pixels to a point"),
      Example("device ./my.device", "one that a file describes"),
      Example(
        "device custom id=foldable name=Foldable size=600x700@3 safe=40,0,20",
        "a device described in the line; safe= is top, sides and bottom of its safe area"),
    ],
    previewText: PreviewText { "would read a device from \($1.words[0].quoted)" },
    body: .editOrRequest { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      if !word.isKeyword("custom"), let option = arguments.options.first {
        throw CommandError(
          "only device custom takes \(option.key ?? "")=", at: option,
          remedy: "device custom size=375x812@3 …")
      }
      if let path = word.deviceFile { return .asks(.readDevice(path: path)) }
      // Only the keyword is neither a file nor a device yet.
      let device: Device
      if let known = word.device { device = known } else { device = try DeviceFact.device(of: arguments) }
      let before = draft
      let clauses = draft.use(device) + draft.clauses(since: before)
      return .changed { clauses.following("laid out for \(device.name)") }
    })

  /// Whether a word names a file that describes a device, rather than a device.
  static func isDeviceFile(_ text: String) -> Bool { text.hasSuffix(".device") || text.contains("/") }
}

extension Invocation {
  /// The file that the command takes a device from, or `nil`.
  package var deviceFile: String? {
    guard case .editOrRequest = command.body else { return nil }
    return arguments.word(0)?.deviceFile
  }
}
