import TabBarTestSupport

private let sources = "Sources/TabBarGuidelines"

/// Returns the names, without the ending, of the Swift files in a folder of the module under test.
func sourceFiles(in folder: String) throws -> Set<String> {
  let names = try RepositoryRoot.names(in: "\(sources)/\(folder)")
  return Set(names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) })
}

/// Returns the source of a file of rules, by its name without the ending.
func source(of file: String) throws -> String {
  try RepositoryRoot.text("\(sources)/Rules/\(file).swift")
}
