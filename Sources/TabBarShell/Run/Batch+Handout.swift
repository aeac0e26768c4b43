import TabBarPlayground
import TabBarRendering

package enum HandoutFormat: String, Sendable, CaseIterable {
  case markdown, html
}

extension Batch {
  /// Writes a handout of the lessons that words name as in `plan(named:in:)`, or of all without any.
  package func handout(_ words: [String], language: String?, as format: HandoutFormat) -> ExitStatus {
    run {
      let plans = try (words.isEmpty ? ["all"] : words).map {
        try store.plan(named: $0, in: language, remark: presenter.remark)
      }
      let handout = Handout(Plan(plans), language: language, presenter.options)
      presenter.put(format == .html ? [handout.html] : handout.markdown)
      return .fine
    }
  }
}
