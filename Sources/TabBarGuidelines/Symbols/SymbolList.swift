/// The names of SF Symbols, as text that is searched where it lies: nothing of it is read before it is asked for.
///
/// Source: the public metadata of SF Symbols 5.1 (early 2024), as SFSafeSymbols collects it (MIT License). Newer
/// names are missing, so that a name that is not in the list may still be right.
///
/// There is one list for each year in which Apple brought new symbols. A line is the name of the outlined or only
/// form, its release, the release of the filled form and what Apple keeps the symbol for, with commas between them;
/// what is empty at the end is left out. Lines are in the order of their bytes, in which a comma is before any
/// character of a name.
enum SymbolList {
  /// The lists, the oldest first: most bars have symbols of the first years.
  static let years: [StaticString] = [of2019, of2020, of2021, of2022, of2023]

  /// The name of the newest release that the lists know.
  static let edition = "SF Symbols 5.1"

  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Returns what a line of the lists says behind a name, or `nil` where no line has the name.
  ///
  /// - Parameter name: Lower case letters, digits and full stops only.
  static func entry(of name: Bytes) -> Entry? {
    let number = Int(truncatingIfNeeded: hash(of: name)) & 2047
    return entry(of: name, in: of2019, SymbolSlots.of2019, from: number)
      ?? entry(of: name, in: of2020, SymbolSlots.of2020, from: number)
      ?? entry(of: name, in: of2021, SymbolSlots.of2021, from: number)
      ?? entry(of: name, in: of2022, SymbolSlots.of2022, from: number)
      ?? entry(of: name, in: of2023, SymbolSlots.of2023, from: number)
  }

  /// Returns what the line of a name says, by its place in a list's table.
  private static func entry(
    of name: Bytes, in text: StaticString, _ slots: [UInt16], from first: Int
  ) -> Entry? {
    text.withUTF8Buffer { list in
      var slot = first
      // Half of the places are free, so that a search ends after a few.
      while slots[slot] != 0 {
        let start = Int(slots[slot]) - 1
        let end = start + name.count
        if end < list.count, list[end] == comma, order(of: start, against: name, in: list) == 0 {
          return Entry(after: end + 1, in: list)
        }
        slot = (slot + 1) & 2047
      }
      return nil
    }
  }

  /// Returns a number for a name, as `SymbolSlots` is ordered by.
  private static func hash(of name: Bytes) -> UInt32 {
    var value: UInt32 = 5381
    for byte in name { value = value &* 33 ^ UInt32(byte) }
    return value
  }

  /// Calls a function with each name that begins with some bytes, and what its line says.
  static func forEach(startingWith prefix: Bytes, _ body: (Bytes, Entry) -> Void) {
    for year in years {
      year.withUTF8Buffer { list in
        var start = firstLine(notBefore: prefix, in: list)
        while start < list.count {
          var end = start
          while list[end] != comma { end += 1 }
          let name = Bytes(rebasing: list[start..<end])
          guard name.starts(with: prefix) else { return }
          body(name, Entry(after: end + 1, in: list))
          while end < list.count, list[end] != newline { end += 1 }
          start = end + 1
        }
      }
    }
  }

  /// Returns where the first line begins whose name is not before another, or the length of the list.
  private static func firstLine(notBefore name: Bytes, in list: Bytes) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      // The line that the middle lies in.
      var start = (low &+ high) / 2
      while start > low, list[start &- 1] != newline { start &-= 1 }
      if order(of: start, against: name, in: list) < 0 {
        // What has been compared is no end of a line.
        start &+= 1
        while start < high, list[start] != newline { start &+= 1 }
        low = min(start &+ 1, high)
      } else {
        high = start
      }
    }
    return low
  }

  /// Returns whether the name that begins somewhere comes before (-1) or after (1) another, or begins with it (0).
  private static func order(of start: Int, against name: Bytes, in list: Bytes) -> Int {
    var offset = 0
    while offset < name.count {
      let byte = list[start &+ offset]
      if byte != name[offset] { return byte < name[offset] ? -1 : 1 }
      offset &+= 1
    }
    return 0
  }

  private static let comma = UInt8(ascii: ",")
  private static let newline = UInt8(ascii: "\n")

  /// What a line says of a symbol.
  struct Entry {
    /// The release that brought the outlined or only form.
    var since: SymbolRelease
    /// The release that brought the filled form, or `nil` where there is none.
    var filledSince: SymbolRelease?
    /// What Apple keeps the symbol for, or `nil` where it is free.
    var onlyFor: String?

    /// Reads the rest of a line, from behind the name.
    fileprivate init(after start: Int, in list: Bytes) {
      var position = start
      since = Self.release(at: &position, in: list) ?? .first
      filledSince = Self.release(at: &position, in: list)
      guard position < list.count, list[position] != newline else { return }
      var end = position
      while end < list.count, list[end] != newline { end += 1 }
      onlyFor = String(decoding: list[position..<end], as: UTF8.self)
    }

    /// Reads a release such as 2022.1, or nothing, and the comma behind it.
    private static func release(at position: inout Int, in list: Bytes) -> SymbolRelease? {
      var numbers = (year: 0, update: 0)
      var isUpdate = false
      while position < list.count, list[position] != newline {
        let byte = list[position]
        if byte == comma {
          position += 1
          break
        }
        if byte == UInt8(ascii: ".") {
          isUpdate = true
        } else if isUpdate {
          numbers.update = numbers.update * 10 + Int(byte) - 48
        } else {
          numbers.year = numbers.year * 10 + Int(byte) - 48
        }
        position += 1
      }
      return numbers.year == 0 ? nil : SymbolRelease(year: numbers.year, update: numbers.update)
    }
  }
}
