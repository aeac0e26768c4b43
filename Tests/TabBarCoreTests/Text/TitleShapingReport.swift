import Foundation
import TabBarCore
import Testing

/// The comparison of all titles of a file with their shaped widths, for `docs/titles.md`.
///
/// Runs only when `TITLE_WIDTHS` names a file that `Measurements/title_widths.py widths` has written.
@Suite struct TitleShapingReport {
  static let path = ProcessInfo.processInfo.environment["TITLE_WIDTHS"]

  @Test("The estimates of a file of shaped titles are near them", .enabled(if: path != nil))
  func report() throws {
    let text = try String(contentsOfFile: #require(Self.path), encoding: .utf8)
    var errors: [String: [(error: Double, title: String)]] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      let shaped = try ShapedTitle(parts)
      let error = TitleMetrics.width(of: shaped.title, in: shaped.font) / shaped.width - 1
      errors["\(parts[0])", default: []].append((error, shaped.title))
    }
    errors["all"] = errors.values.flatMap { $0 }
    for (script, list) in errors.sorted(by: { $0.key < $1.key }) {
      let sizes = list.map { abs($0.error) }.sorted()
      let mean = sizes.reduce(0, +) / Double(sizes.count)
      let worst = list.max { abs($0.error) < abs($1.error) }
      let bias = list.map(\.error).reduce(0, +) / Double(list.count)
      print(
        script, list.count, "mean", percent(mean), "bias", percent(bias), "95 %",
        percent(sizes[sizes.count * 95 / 100]), "worst", percent(worst?.error ?? 0), worst?.title ?? "")
      #expect(mean < TitleMetrics.relativeError(of: list.first?.title ?? ""), "\(script)")
    }
  }

  private func percent(_ share: Double) -> String { String(format: "%.1f", share * 100) }
}

/// A title and its width as HarfBuzz shapes it.
struct ShapedTitle: Sendable {
  var title: String
  var font: TitleFont
  var width: Double

  /// Reads a line of `Measurements/title_widths.py widths`.
  init(_ parts: [Substring]) throws {
    try #require(parts.count == 5)
    title = String(parts[3])
    font = TitleFont(
      size: try #require(Double(parts[1])),
      weight: try #require(TitleFont.Weight(rawValue: parts[2].lowercased())))
    width = try #require(Double(parts[4]))
  }
}
