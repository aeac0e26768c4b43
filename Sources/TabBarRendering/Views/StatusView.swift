package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

extension StatusQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    [
      .rows(rows.map { .entry("\($0.key)  ", "\($0.value ?? "")", labelStyle: .strong) }),
      .paragraph(rest, .faint),
    ]
    .lines(context.options)
  }
}
