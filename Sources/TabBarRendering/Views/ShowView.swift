import TabBarGuidelines
package import TabBarPlayground

extension ShowQuery: View {
  package func lines(in context: ViewContext) -> [String] {
    [(Format.named(format) ?? .standard).render(context.scene, context.options)]
  }
}
