import TabBarCore
import TabBarGuidelines

extension Command {
  static let sizeclass = Command(
    "sizeclass", .context, "Sets the size classes by hand, or leaves them to the device",
    discussion: """
      The horizontal class decides how many tabs fit, both decide whether titles are under or beside \
      their icons. Where only one is given, it is the horizontal one, and the vertical one stays as it is. They stay as \
      set until sizeclass auto.
      """,
    parameters: [
      Parameter("HORIZONTAL", .choice(["compact", "regular", "auto"])),
      Parameter("VERTICAL", .choice(["compact", "regular"]), isOptional: true),
    ],
    examples: [
      Example("sizeclass compact", "a window as narrow as a phone"),
      Example("sizeclass compact regular", "one as narrow, and as high, as a phone"),
      Example("sizeclass auto", "those of the device and its orientation"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let horizontal = try arguments.needed(0)
      let vertical = arguments.word(1)
      guard let width = SizeClass(rawValue: horizontal.text) else {
        if let vertical {
          throw CommandError("auto takes nothing else", at: vertical, remedy: "sizeclass auto")
        }
        draft.design.sizeClasses = nil
        let clauses = draft.reconcile()
        return { clauses.following("the size classes follow the device") }
      }
      let height =
        vertical.flatMap { SizeClass(rawValue: $0.text) } ?? draft.scene(only: []).layout.sizeClasses.vertical
      draft.design.sizeClasses = SizeClasses(horizontal: width, vertical: height)
      let clauses = draft.reconcile()
      return {
        clauses.following("set the size classes to \(width.rawValue) × \(height.rawValue)")
      }
    })
}
