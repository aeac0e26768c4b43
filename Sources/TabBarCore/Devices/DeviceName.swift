package enum DeviceName {
  private struct Part {
    let text: String
    /// Whether it tells one generation from the next: a number, a size in inches, or anything in parentheses.
    let isGeneration: Bool
  }

  private static let families = [
    "phone": "iphone", "pad": "ipad", "tablet": "ipad", "television": "tv", "appletv": "tv",
  ]

  package static func beginsName(_ word: String) -> Bool {
    let letters = String(word.prefix { $0.isLetter })
    return ["iphone", "ipad", "ipod", "apple", "tv", "vision", "tablet", "television", "appletv"].contains(
      letters)
  }

  /// Returns the identifier of the newest device that is called so; `nil` where none is.
  package static func id(of text: String) -> String? {
    let wanted = words(of: text)
    guard wanted != ["apple"] else { return nil }
    return (Device.named(text) ?? newest(wanted))?.id
  }

  /// Returns the newest device that the first of some words in small letters name, and how many of them do.
  package static func id(atStartOf words: [String]) -> (count: Int, id: String)? {
    guard let first = words.first, beginsName(first) else { return nil }
    // No name has more words.
    return (1...min(6, words.count)).reversed().lazy.compactMap { count in
      // A word without a letter or a digit, such as a dash, is not the last word of a name.
      guard words[count - 1].contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
      return id(of: words[..<count].joined(separator: " ")).map { (count, $0) }
    }.first
  }

  /// Returns the newest device of a family for a name with a number that none of them has, such as `iphone 99 pro`.
  package static func newest(insteadOf text: String) -> Device? {
    let wanted = words(of: text)
    guard let family = wanted.first, ["iphone", "ipad", "ipod"].contains(family) else { return nil }
    let known = Set(named.filter { $0.parts.first?.text == family }.flatMap(\.parts).map(\.text))
    let left = wanted.filter { word in
      // 155 is more likely a slip of 15.
      known.contains(word) || word.contains { !$0.isNumber }
        || known.contains { $0.count > 1 && word.hasPrefix($0) }
    }
    return left.count < wanted.count ? newest(left) : nil
  }

  /// Returns the newest plain device that runs a system.
  package static func running(_ system: System) -> Device? {
    guard let first = Device.all.first(where: { $0.runs(system) }) else { return nil }
    return newest(parts(of: first.name).prefix(1).map(\.text)) { $0.runs(system) }
  }

  /// Returns the devices of a platform that is called so, or else those whose names have all the words in this order.
  package static func devices(named text: String) -> [Device] {
    if let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) {
      return Device.all.filter { $0.platform == platform }
    }
    let wanted = words(of: text)
    return wanted.isEmpty
      ? []
      : named.filter { _, parts in
        var rest = wanted[...]
        for part in parts where part.text == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
      }.map(\.device)
  }

  /// The devices with their names in parts, split once: they are compared with each key.
  private static let named = Device.all.map { (device: $0, parts: parts(of: $0.name)) }

  fileprivate static func words(of text: String) -> [String] {
    let words = parts(of: text).map(\.text)
    guard let first = words.first, let family = families[first] else { return words }
    return [family] + words.dropFirst()
  }

  /// Returns the newest device whose name has all the words in this order, preferably a plain one.
  fileprivate static func newest(_ wanted: [String], where fits: (Device) -> Bool = { _ in true }) -> Device?
  {
    var best: (device: Device, rank: [Int])?
    for (device, parts) in named where fits(device) {
      var rest = wanted[...]
      var isPlain = true
      for part in parts {
        if part.text == rest.first { rest = rest.dropFirst() } else if !part.isGeneration { isPlain = false }
      }
      guard rest.isEmpty else { continue }
      // A whole name with a number means that device, and not a newer one with more to its name.
      let isWhole = wanted.contains { Int($0) != nil } && parts.map(\.text) == wanted
      let rank = [isWhole ? 1 : 0, isPlain ? 1 : 0, device.year, -parts.count]
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (device, rank) }
    }
    return best?.device
  }

  /// Splits a name into letters and numbers: `iPhone 17e` is iphone, 17 and e.
  private static func parts(of name: String) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var isNumber = false
    var isInParentheses = false
    func end() {
      guard !text.isEmpty else { return }
      parts.append(Part(text: text, isGeneration: isInParentheses || isNumber || text == "inch"))
      text = ""
    }
    for character in name.lowercased() {
      let isLetter = character.isLetter
      if !(isLetter || character.isNumber) || isNumber == isLetter { end() }
      if isLetter || character.isNumber {
        isNumber = !isLetter
        text.append(character)
      }
      if character == "(" { isInParentheses = true }
      if character == ")" { isInParentheses = false }
    }
    end()
    return parts
  }
}

extension Device {
  /// Returns the system that somebody means who names one: iOS of an iPad is iPadOS, as it has been called since 13.
  package func system(meantBy system: System) -> System {
    guard self.platform == .iPadOS, system.platform == .iOS, !runs(system),
      let own = System.named("ipados\(system.version)")
    else { return system }
    return own
  }
}

extension Design {
  /// Returns the device that a name in small letters means: the newest of that name that runs a system. A family alone, such
  /// as `ipad`, is the device that the design is laid out for, where it is of the family.
  ///
  /// - Parameter id: The identifier of the newest device of that name.
  package func device(called name: String, id: String, running system: System?) -> Device? {
    guard let newest = Device.named(id) else { return nil }
    let system = system.map(newest.system)
    if ["iphone", "ipad", "apple tv", "tv"].contains(name) {
      let isOwn = device.platform == newest.platform && system.map(device.runs) ?? true
      return isOwn ? device : system.flatMap(DeviceName.running) ?? newest
    }
    guard let system, !newest.runs(system) else { return newest }
    return DeviceName.newest(DeviceName.words(of: name)) { $0.runs(system) } ?? newest
  }
}
