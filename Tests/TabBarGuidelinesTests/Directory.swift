import Foundation

/// Returns the names, without the ending, of the Swift files in a folder of the module under test.
func sourceFiles(in folder: String, from test: String = #filePath) throws -> Set<String> {
  let root = URL(fileURLWithPath: test)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let names = try FileManager.default.contentsOfDirectory(
    atPath: root.appendingPathComponent("Sources/TabBarGuidelines/\(folder)").path)
  return Set(names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) })
}
