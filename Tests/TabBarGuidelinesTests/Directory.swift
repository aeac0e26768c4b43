import Foundation

/// The top folder of the project.
let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Returns the names, without the ending, of the Swift files in a folder of the module under test.
func sourceFiles(in folder: String) throws -> Set<String> {
  let names = try FileManager.default.contentsOfDirectory(
    atPath: repository.appendingPathComponent("Sources/TabBarGuidelines/\(folder)").path)
  return Set(names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) })
}

/// Returns the source of a file of rules, by its name without the ending.
func source(of file: String) throws -> String {
  let url = repository.appendingPathComponent("Sources/TabBarGuidelines/Rules/\(file).swift")
  return try String(contentsOf: url, encoding: .utf8)
}
