package import TabBarPlayground

extension MarkQuery: View {
  package func lines(in context: ViewContext) -> [String] {
    WordWrap.lines(
      of: context.options.shown("marked: back \(name) comes back here"), columns: context.options.columns)
  }
}
