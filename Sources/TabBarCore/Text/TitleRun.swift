import CTabBarTables

/// A run of text that grows by one scalar at a time and always knows its width.
struct TitleRun {
  private let font: TitleFont
  private let advances: UnsafePointer<UInt16>
  /// The sum of the advances that the optical size and the weight belong to, in the table's units.
  private var system = 0
  /// The sum of the advances of other fonts, in the table's units.
  private var other = 0
  /// How many characters carry the system font's tracking.
  private var tracked = 0

  /// The places in the table of the last letter and of the one before it; zero, a space, where there is none to kern with.
  private var letter: UInt32 = 0
  private var letterBefore: UInt32 = 0
  /// By how much the last character of the system font was moved, in the table's units.
  private var kerning = 0
  /// The last scalar that advanced, which a mark may change.
  private var base: UInt32 = 0
  /// The advance that the last character added to ``other``, which a variation selector may replace.
  private var last = 0
  private var joinsEmoji = false
  private var halfFlag = false
  private var arabic = ArabicJoining()
  private var indic = IndicCluster()

  init(_ font: TitleFont) {
    self.font = font
    advances = font.advances
  }

  /// The width so far, in points.
  var width: Double {
    (Double(system) * font.opticalWidth + Double(other)) * (font.size / Double(TB_UNITS_PER_EM))
      + Double(tracked) * font.tracking
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value >= 0x20, value < 0x300, value &- 0x7F > 0x20, value != 0xAD {
      system &+= Int(advances[Int(value &- 0x20)])
      tracked &+= 1
      base = value
      last = 0
      arabic.end()
      kern(value &- 0x20)
    } else {
      appendRare(scalar)
    }
  }

  private mutating func appendRare(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if arabic.isOpen, !(0x620...0x6FF).contains(value), !Self.isZeroWidth(scalar) { arabic.end() }
    let previous = letter
    if !(0x300...0x36F).contains(value) { letter = 0 }
    switch value {
    case 0x300...0x36F: compose(with: value)
    case 0x370...0x52F: appendSystem(value, at: value - 0x370 + 0x2E0, after: previous)
    case 0x3400...0x9FFF, 0xAC00...0xD7A3:
      setLast(Self.em)
      base = value
    case 0x530...0x5FF, 0xE00...0xEFF, 0x10A0...0x10FF, 0x1200...0x137F: appendOther(scalar)
    case 0x620...0x6FF:
      other += arabic.append(scalar)
      base = value
      last = 0
    case 0x900...0xDFF:
      other += indic.append(scalar, after: base)
      base = value
      last = 0
    case 0x1000...0x109F: appendStacked(scalar, by: 0x1039)
    case 0x1780...0x17FF:
      if base == Self.coeng { other += Int(tb_khmer_below_advance(value)) }
      appendStacked(scalar, by: Self.coeng)
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: append(" ")
    case 0x200C:
      arabic.end()
      indic.separate()
    case 0x200D:
      joinsEmoji = true
      indic.join()
    case 0xFE0F: makeEmoji()
    case 0x1F3FB...0x1F3FF where joinsToEmoji: break
    case 0x1F1E6...0x1F1FF: appendFlagHalf()
    default: appendUnlisted(scalar, after: previous)
    }
    if value != 0x200D { joinsEmoji = false }
    if !(0x1F1E6...0x1F1FF).contains(value) { halfFlag = false }
  }

  private mutating func appendUnlisted(_ scalar: Unicode.Scalar, after previous: UInt32) {
    let value = scalar.value
    if Self.isZeroWidth(scalar) { return }
    if scalar.properties.isEmojiPresentation {
      if !(joinsEmoji && joinsToEmoji) { setLast(Self.emoji) }
      base = value
    } else if joinsEmoji, joinsToEmoji, scalar.properties.isEmoji {
      // The sign after a joiner, as the heart between two people, is part of the emoji before it.
    } else if let index = Self.systemIndex(of: value), advances[index] > 0 {
      appendSystem(value, at: UInt32(index), after: previous)
    } else if Self.isFullWidth(value) {
      setLast(Self.em)
      base = value
    } else if (0xFF61...0xFFDC).contains(value) {
      setLast(Self.em / 2)
      base = value
    } else {
      setLast(Self.unknown)
      base = value
    }
  }

  /// Adds a character of the system font that is at a place in the table, after the letter at another one.
  private mutating func appendSystem(_ value: UInt32, at index: UInt32, after previous: UInt32) {
    let advance = Int(advances[Int(index)])
    // Combining Cyrillic marks are in the block, too.
    if advance == 0, (0x483...0x489).contains(value) { return }
    system += advance == 0 ? Self.unknown : advance
    tracked += 1
    base = value
    last = 0
    letter = previous
    kern(index)
  }

  /// Moves the character at a place in the table closer to the letter before it, or away from it.
  private mutating func kern(_ index: UInt32) {
    kerning = letter == 0 ? 0 : Int(tb_kerning(letter, index))
    system &+= kerning
    letterBefore = letter
    letter = index
  }

  /// Adds a character of another font.
  private mutating func appendOther(_ scalar: Unicode.Scalar) {
    let advance = Int(tb_script_advance(scalar.value))
    // The tables hold zero for marks and for what their fonts don't draw.
    if advance == 0, Self.isZeroWidth(scalar) { return }
    setLast(advance == 0 ? Self.unknown : advance)
    other += Int(tb_hebrew_kerning(base, scalar.value))
    base = scalar.value
  }

  /// Adds a character of a script in which a sign puts the next letter below the one before it.
  private mutating func appendStacked(_ scalar: Unicode.Scalar, by stacker: UInt32) {
    if scalar.value == stacker || base == stacker {
      base = scalar.value
      return
    }
    appendOther(scalar)
  }

  private mutating func setLast(_ advance: Int) {
    other += advance
    last = advance
  }

  /// Puts the composed letter in place of a letter and a mark, so that ď is as wide as d and a caron.
  private mutating func compose(with mark: UInt32) {
    let composed = tb_composed_letter(base, mark)
    guard let from = Self.systemIndex(of: base), let to = Self.systemIndex(of: composed) else {
      // A mark that makes no letter keeps the next one away.
      letter = 0
      return
    }
    system += Int(advances[to]) - Int(advances[from])
    if letter == UInt32(from) {
      system -= kerning
      letter = letterBefore
      kern(UInt32(to))
    }
    base = composed
  }

  /// Turns the last character into an emoji, as a variation selector asks.
  private mutating func makeEmoji() {
    guard !joinsToEmoji, let scalar = Unicode.Scalar(base), scalar.properties.isEmoji else { return }
    if let index = Self.systemIndex(of: base), advances[index] > 0 {
      system -= Int(advances[index]) + kerning
      tracked -= 1
      other += Self.emoji
    } else {
      other += Self.emoji - last
    }
    last = Self.emoji
  }

  private mutating func appendFlagHalf() {
    if halfFlag {
      halfFlag = false
    } else {
      setLast(Self.emoji)
      base = 0x1F1E6
      halfFlag = true
    }
  }

  /// Whether the last character is an emoji that a joiner or a skin colour adds to.
  private var joinsToEmoji: Bool { last == Self.emoji }
}

extension TitleRun {
  // Source: Unicode Character Database, IndicSyllabicCategory.txt, Invisible_Stacker.
  private static let coeng: UInt32 = 0x17D2
  private static let em = Int(TB_UNITS_PER_EM)
  // An estimate: Apple Color Emoji is drawn a quarter wider than its size at text sizes.
  private static let emoji = em * 5 / 4
  // An assumption: 0.6 em, about the mean of the letters in the tables.
  static let unknown = em * 3 / 5

  /// Returns the place of a scalar in a weight's table.
  private static func systemIndex(of value: UInt32) -> Int? {
    switch value {
    case 0x20...0x2FF: Int(value - 0x20)
    case 0x370...0x52F: Int(value - 0x370) + 0x2E0
    case 0x1E00...0x20CF: Int(value - 0x1E00) + 0x4A0
    case 0x2100...0x214F: Int(value - 0x2100) + 0x770
    case 0x2190...0x21FF: Int(value - 0x2190) + 0x7C0
    default: nil
    }
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    // The second and third part of a decomposed Hangul syllable are in the first one's em.
    default: (0x1160...0x11FF).contains(scalar.value)
    }
  }

  private static func isFullWidth(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
