package import TabBarDrawing
package import TabBarPlayground

extension StatusQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    [.rows(rows.map { .entry($0.key + "  ", $0.value ?? "", labelStyle: .strong) }), .prose(rest, .faint)]
      .lines(context.options)
  }
}
