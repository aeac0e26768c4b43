import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

/// The bar with its parts named.
extension AnatomyQuery: View {
  // In fewer columns numbers are beside the picture, and the names below it.
  private var leastForNames: Int { 64 }

  /// Returns the picture with numbers, the parts by their numbers, and the missing parts.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let (scene, options) = (context.scene, context.options)
    let anatomy = Anatomy(scene)
    let isDrawn = scene.layout.placement != .none && scene.layout.absence == nil
    let bar: [Block] =
      !isDrawn
      ? [.paragraph(BarInWords.absence(scene))]
      : options.pictures ? [.lines(picture(scene, anatomy, options))] : []
    let columns = Anatomy.Part.allCases.map { $0.rawValue.count }.max() ?? 0
    let present = anatomy.present.enumerated().map { index, entry in
      let number = options.pictures ? TerminalText.padded("\(index + 1)", to: 4) : ""
      return Block.entry(
        number + TerminalText.padded(entry.part.rawValue, to: columns + 2), entry.text, labelStyle: .strong)
    }
    let missing = anatomy.missing.map { "\($0.part.rawValue) (\($0.why))" }.joined(separator: ", ")
    return
      ([.lines(HeadLine.lines(scene, options))] + bar + [.gap] + present
      + (missing.isEmpty ? [] : [.entry("not there: ", missing, .faint)])).lines(options)
  }

  private func picture(_ scene: Scene, _ anatomy: Anatomy, _ options: RenderOptions) -> [StyledText] {
    var smaller = options
    let hasNames = options.columns >= leastForNames
    // The drawing is as wide as the widest name beside it allows; the names depend on the rows alone.
    let probe = AnatomyRows(BarDrawing(scene, most: options.columns, options))
    let widest = probe.rows.values.map { note($0, anatomy, hasNames, options).count }.max() ?? 0
    smaller.columns = options.columns - widest - 1
    let drawing = BarDrawing(scene, most: smaller.columns, smaller)
    let rows = AnatomyRows(drawing)
    var lines = BarPicture.bar(scene, drawing)
    let width = lines.map(\.columns).max() ?? 0
    for row in lines.indices {
      guard let parts = rows.rows[row] else { continue }
      let note = note(parts, anatomy, hasNames, options)
      guard !note.isEmpty else { continue }
      lines[row].pad(to: width + 1)
      lines[row].append(note, .faint)
    }
    return lines + marks(rows, width: width, anatomy)
  }

  private func note(
    _ parts: [Anatomy.Part], _ anatomy: Anatomy, _ hasNames: Bool, _ options: RenderOptions
  ) -> String {
    let there = parts.compactMap { part in
      anatomy.number(of: part).map { hasNames ? "\($0) \(part.rawValue)" : "\($0)" }
    }
    return there.isEmpty ? "" : options.glyphs.previous + " " + there.joined(separator: ", ")
  }

  private func marks(_ rows: AnatomyRows, width: Int, _ anatomy: Anatomy) -> [StyledText] {
    guard !rows.marks.isEmpty else { return [] }
    var canvas = Canvas(columns: width, rows: 1)
    for mark in rows.marks {
      guard let number = anatomy.number(of: mark.part) else { continue }
      let text = String(number)
      canvas.put(text, row: 0, column: mark.column - (text.count - 1) / 2, .strong)
    }
    return canvas.lines
  }

  package func document(in context: ViewContext) -> JSONValue? {
    let anatomy = Anatomy(context.scene)
    return JSONValue([
      "schema": 1, "parts": anatomy.present.map { JSONValue(["part": $0.part.rawValue, "text": $0.text]) },
      "missing": anatomy.missing.map { JSONValue(["part": $0.part.rawValue, "why": $0.why]) },
    ])
  }
}
