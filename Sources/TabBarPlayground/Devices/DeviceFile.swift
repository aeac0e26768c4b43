import TabBarCore
import TabBarGuidelines

/// A file that describes a user's own device: lines of `key = value`.
package struct DeviceFile: Sendable {
  /// The command that describes the same device without the file.
  package let invocation: Invocation

  fileprivate enum Key: String, CaseIterable {
    case id, name, platform, width, height, scale
    case safeTop, safeSide, safeBottom, safeTopLandscape, safeSideLandscape, safeBottomLandscape
    case widthClass, heightClass, widthClassLandscape, heightClassLandscape, source
  }

  private struct Entry {
    let value: String
    let line: Int
    let text: String
    let range: Range<Int>
  }

  /// Reads a file. Errors call it by `name`, a path, and have the line and the column that is at fault.
  package init(_ text: String, name: String) throws(SessionError) {
    var entries: [Key: Entry] = [:]
    var lastLine = (number: 1, text: "")
    for line in TextLines(text) {
      let (line, number) = (line.text, line.number)
      do throws(CommandError) {
        try TextLimit.check(line)
        guard let (key, entry) = try Self.entry(in: line, number: number) else { continue }
        if let before = entries[key] {
          throw CommandError(
            "\(key.rawValue) is given in line \(before.line) already", at: 0..<line.utf8.count,
            remedy: "leave one out")
        }
        entries[key] = entry
        lastLine = (number, line)
      } catch {
        throw SessionError(file: name, line: number, text: line, error: error)
      }
    }
    for key in [Key.id, .width, .height, .scale] where entries[key] == nil {
      let end = lastLine.text.utf8.count
      throw SessionError(
        file: name, line: lastLine.number, text: lastLine.text,
        error: CommandError("\(key.rawValue) is missing", at: end..<end, remedy: key.example))
    }
    let words = Self.words(entries.mapValues(\.value))
    do throws(CommandError) {
      invocation = Invocation(
        command: .device, arguments: try Arguments(words[...], for: .device, end: words.count))
      _ = try DeviceFact.device(of: invocation.arguments)
    } catch {
      // An error of the command points at the place in the file.
      let fact = words.first { $0.range == error.range }?.key.flatMap(DeviceFact.init) ?? .size
      let entry = fact.keys.lazy.compactMap { entries[$0] }.first
      throw SessionError(
        file: name, line: entry?.line ?? 1, text: entry?.text ?? "",
        error: CommandError(error.said, at: entry?.range ?? 0..<0, remedy: fact.remedy ?? error.advised))
    }
  }

  private static func entry(
    in line: String, number: Int
  ) throws(CommandError) -> (Key, Entry)? {
    let bytes = Array(line.utf8)
    guard let start = bytes.firstIndex(where: { !Lexer.isSpace($0) }), bytes[start] != UInt8(ascii: "#")
    else { return nil }
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      throw CommandError(
        "this line has no value", at: start..<bytes.count, remedy: "write key = value, such as width = 390")
    }
    let name = line.trimmed(start..<sign)
    guard let key = Key(rawValue: name.text) else {
      let keys = Key.allCases.map(\.rawValue)
      let nearest = Suggestion.nearest(to: name.text, in: keys)
      throw CommandError(
        "there is no key \(Quoting.quoted(name.text))", at: name.range,
        remedy: nearest.map { "did you mean \($0)?" } ?? "the keys are \(keys.joined(separator: ", "))")
    }
    let value = line.trimmed(sign + 1..<bytes.count)
    guard !value.text.isEmpty else {
      throw CommandError("the value is missing", at: sign + 1..<sign + 1, remedy: key.example)
    }
    if key.isNumber, !value.text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      throw CommandError(
        "\(Quoting.quoted(value.text)) is not a whole number", at: value.range, remedy: key.example)
    }
    if let range = key.range, !range.contains(Int(value.text) ?? -1) {
      throw CommandError(
        "\(value.text) is not a number from \(range.lowerBound) to \(range.upperBound)",
        at: value.range, remedy: key.example)
    }
    if let words = key.words, !words.contains(value.text) {
      throw CommandError(
        "\(Quoting.quoted(value.text)) is not one of \(words.joined(separator: ", "))", at: value.range,
        remedy: key.example)
    }
    return (key, Entry(value: value.text, line: number, text: line, range: value.range))
  }

  /// Returns the arguments of the same command; the range of each word is its place among them.
  private static func words(_ values: [Key: String]) -> [Word] {
    func value(_ key: Key, _ standard: String = "0") -> String { values[key] ?? standard }
    var words = [Word(text: "custom", key: nil, range: 0..<1, isQuoted: false)]
    func add(_ fact: DeviceFact, _ value: String?) {
      guard let value else { return }
      words.append(
        Word(
          text: value, key: fact.rawValue, range: words.count..<words.count + 1,
          isQuoted: Quoting.quoted(value) != value))
    }
    func add(_ fact: DeviceFact, _ keys: [Key], standards: [String]) {
      guard keys.contains(where: { values[$0] != nil }) else { return }
      add(fact, zip(keys, standards).map { value($0, $1) }.joined(separator: ","))
    }
    let zeros = ["0", "0", "0"]
    add(.id, values[.id])
    add(.name, values[.name])
    add(.size, "\(value(.width))x\(value(.height))@\(value(.scale))")
    add(.platform, values[.platform])
    add(.safe, [.safeTop, .safeSide, .safeBottom], standards: zeros)
    add(.safeLandscape, [.safeTopLandscape, .safeSideLandscape, .safeBottomLandscape], standards: zeros)
    add(.classes, [.widthClass, .heightClass], standards: ["compact", "regular"])
    add(.classesLandscape, [.widthClassLandscape, .heightClassLandscape], standards: ["compact", "compact"])
    add(.source, values[.source])
    return words
  }
}

extension DeviceFile.Key {
  fileprivate var isNumber: Bool {
    switch self {
    case .width, .height, .scale: true
    default: rawValue.hasPrefix("safe")
    }
  }

  /// The numbers that the value is one of, or `nil` where it is something else or others set the limit.
  fileprivate var range: ClosedRange<Int>? {
    switch self {
    case .width, .height: Device.customLengths
    case .scale: Device.customScales
    default: nil
    }
  }

  /// The words that the value is one of, or `nil` where it is something else.
  fileprivate var words: [String]? {
    switch self {
    case .platform: DeviceFact.platforms.map { $0.rawValue.lowercased() }
    case .widthClass, .heightClass, .widthClassLandscape, .heightClassLandscape: ["compact", "regular"]
    default: nil
    }
  }

  fileprivate var example: Prose {
    let value =
      switch self {
      case .id: "my-phone"
      case .name: "My Phone"
      case .source: "measured in a simulator"
      case .width: "390"
      case .height: "844"
      case .scale: "3"
      default: words?.first ?? "44"
      }
    return "such as \(rawValue) = \(value)"
  }
}

extension DeviceFact {
  fileprivate var keys: [DeviceFile.Key] {
    switch self {
    case .id: [.id]
    case .name: [.name]
    case .platform: [.platform]
    case .size: [.width, .height, .scale]
    case .safe: [.safeTop, .safeSide, .safeBottom]
    case .safeLandscape: [.safeTopLandscape, .safeSideLandscape, .safeBottomLandscape]
    case .classes: [.widthClass, .heightClass]
    case .classesLandscape: [.widthClassLandscape, .heightClassLandscape]
    case .source: [.source]
    }
  }

  fileprivate var remedy: Prose? {
    switch self {
    case .safe, .safeLandscape: "none of them is over a third of the screen's shorter side"
    default: nil
    }
  }
}

extension String {
  fileprivate func trimmed(_ range: Range<Int>) -> (text: String, range: Range<Int>) {
    let bytes = Array(utf8)
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Lexer.isSpace(bytes[start]) { start += 1 }
    while start < end, Lexer.isSpace(bytes[end - 1]) { end -= 1 }
    return (String(decoding: bytes[start..<end], as: UTF8.self), start..<end)
  }
}
