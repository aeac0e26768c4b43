/// Widths of titles, estimated.
///
/// The system font may not be redistributed, so its advances are taken from Inter, which has nearly the same
/// proportions at text sizes, with SF's own tracking; other scripts from Noto; ideographs, kana and Hangul advance one
/// em. Letters and digits kern in pairs. `docs/titles.md` has the method, the measurements and their limits.
package enum TitleMetrics {
  // Source: docs/titles.md, "Against shaping": the worst of 556 real titles is 1.1 % off. `make interop` holds it to that.
  /// How far an estimate may be from the width of the shaped title, as a share of the width.
  ///
  /// It covers not only most but every title that was measured: those of real apps in nineteen languages, shaped with
  /// HarfBuzz in Inter and Noto. The
  /// system font itself could not be measured: how far it differs from Inter is known only from a few labels that
  /// people published (see `docs/titles.md`).
  ///
  /// For the scripts of ``conjunctError`` it is larger.
  package static let relativeError = 0.03

  // Source: docs/titles.md, "Against shaping": the worst of the usual titles is 4.9 % off.
  /// The same for the scripts whose letters join or that are hardly known from real apps: the Indic ones,
  /// Khmer, Myanmar and Ethiopic.
  ///
  /// It covers every title that was measured, most of which are usual titles and not those of real apps.
  static let conjunctError = 0.06

  /// Returns the bound that holds for a title, as a share of its width.
  package static func relativeError(of title: String) -> Double {
    // To look for bytes beyond ASCII takes less time than to go through the scalars.
    let isASCII = title.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } }
    if isASCII == true { return relativeError }
    for scalar in title.unicodeScalars where scalar.value >= 0x900 && scalar.value < 0x1800 {
      switch scalar.value {
      case 0x900...0xDFF, 0x1000...0x109F, 0x1200...0x137F, 0x1780...0x17FF: return conjunctError
      default: continue
      }
    }
    return relativeError
  }

  /// How often the search for the least tightening halves its range: 1.2 / 2⁶ = 0.01875 is the step of UIKit's search
  /// (the same listing).
  private static let halvings = 6

  /// Returns the natural width of a title in points, never rounded.
  ///
  /// An empty title is zero wide. Line breaks and tabs count as spaces, as on the one line of a tab.
  package static func width(of title: String, in font: TitleFont) -> Double {
    var run = TitleRun(font)
    // The bytes of a short text of seven bits are at hand sooner than its scalars.
    let isMeasured = title.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      for byte in bytes { run.append(Unicode.Scalar(byte)) }
      return true
    }
    if isMeasured != true {
      for scalar in title.unicodeScalars { run.append(scalar) }
    }
    return run.width
  }

  /// Returns by how many points a letter a title is tightened to fit a room, or `nil` where even the most does not do.
  ///
  /// The least that does, found by halving as UIKit does: a multiple of 0.01875. Of the letters the last one moves,
  /// too.
  package static func tightening(of width: Double, letters: Int, in room: Double) -> Double? {
    if width <= room { return 0 }
    var enough = Fact.mostTightening.value
    var tooLittle = 0.0
    func fits(_ tightening: Double) -> Bool { width - Double(letters) * tightening <= room }
    guard fits(enough) else { return nil }
    for _ in 0..<halvings {
      let middle = (tooLittle + enough) / 2
      if fits(middle) { enough = middle } else { tooLittle = middle }
    }
    return enough
  }

  /// Returns what a title on one line shows in a room given in points, its letters moved closer if the bar `tightens`.
  ///
  /// Takes time in proportion to the title's length. A room that is negative or not a number is no room.
  package static func fit(
    _ title: String, in font: TitleFont, room: Double, tightens: Bool = true
  ) -> FittedTitle {
    fit(title, in: font, width: width(of: title, in: font), room: room, tightens: tightens)
  }

  /// The same for a title whose natural width is known.
  static func fit(
    _ title: String, in font: TitleFont, width: Double, room: Double, tightens: Bool
  ) -> FittedTitle {
    if title.isEmpty || width <= room && tightens {
      return FittedTitle(displayed: title, width: width, state: .whole, tightening: 0)
    }
    let error = width * relativeError(of: title)
    guard tightens else {
      let state: FittedTitle.State =
        width + error <= room ? .whole : width - error <= room ? .mayBeCut : .cut
      return FittedTitle(
        displayed: state == .cut ? cut(title, in: font, room: room) : title, width: width, state: state,
        tightening: 0)
    }
    let letters = title.count
    let least = width - Double(letters) * Fact.mostTightening.value
    let state: FittedTitle.State =
      least + error <= room ? .tightened : least - error <= room ? .mayBeCut : .cut
    return FittedTitle(
      displayed: state == .cut ? cut(title, in: font, room: room) : title, width: width, state: state,
      tightening: tightening(of: width, letters: letters, in: room) ?? Fact.mostTightening.value)
  }

  /// Returns the longest beginning of a title that fits a room together with an ellipsis, and the ellipsis.
  private static func cut(_ title: String, in font: TitleFont, room: Double) -> String {
    let left = room - Self.width(of: ellipsis, in: font)
    // A letter that joins the one before may narrow the text, by less than this, so no fitting end is missed.
    let enough = left + 2 * font.size
    var run = TitleRun(font)
    var end = title.startIndex
    var index = title.startIndex
    while index < title.endIndex {
      let next = title.index(after: index)
      for scalar in title.unicodeScalars[index..<next] { run.append(scalar) }
      let width = run.width
      if width <= left { end = next }
      // Written so that a room that is not a number ends the search, too.
      if !(width <= enough) { break }
      index = next
    }
    while end > title.startIndex {
      let last = title.index(before: end)
      guard title[last].isWhitespace else { break }
      end = last
    }
    return title[..<end] + ellipsis
  }

  private static let ellipsis = "…"
}

/// A title as it is shown in its room.
public struct FittedTitle: Hashable, Sendable {
  /// The ways to show a title, from the best to the worst.
  public enum State: String, Sendable, CaseIterable, Comparable {
    /// It is shown whole, with its letters as far apart as ever.
    case whole
    /// It is shown whole, with its letters moved closer.
    case tightened
    /// It is nearer to its room than the error bound: it may be shown whole or cut.
    case mayBeCut = "may-be-cut"
    /// Its tail is cut, even if it is narrower than estimated by the error bound.
    case cut

    /// Returns whether `lhs` is the better one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .whole: 0
      case .tightened: 1
      case .mayBeCut: 2
      case .cut: 3
      }
    }
  }

  /// The text that is shown: the title, or its beginning and an ellipsis if it is sure to be cut.
  public let displayed: String
  /// The natural width of the whole title in points, an estimate.
  public let width: Double
  /// Whether the title is whole.
  public let state: State
  /// By how many points each letter is moved closer, an estimate; zero in a bar that moves none.
  package let tightening: Double
}
