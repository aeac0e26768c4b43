/// The body of a function or a computed property.
struct CodeBody {
  let file: CodeFile
  let range: Range<Int>
  let owner: DeclaredType?
  /// The function, or `nil` for a property.
  let function: DeclaredFunction?

  /// Whether Xcode shows it beside the code and the app does not.
  var isPreview: Bool {
    guard let owner else { return false }
    return owner.inherits.contains("PreviewProvider") || owner.name.hasSuffix("_Previews")
  }
}
