/// The oldest iOS that a project runs on.
enum DeploymentTarget {
  /// Returns the version that most settings of the Xcode projects name, the older of two with as many, or else the one of
  /// the Swift packages; `nil` where none names one.
  static func version(in sources: [ImportSource]) -> Int? {
    let projects = sources.filter { ["pbxproj", "xcconfig"].contains($0.path.ending) }
    return mostFrequent(projects, after: "IPHONEOS_DEPLOYMENT_TARGET")
      ?? mostFrequent(sources.filter { $0.path.fileName == "Package.swift" }, after: ".iOS(")
  }

  /// Returns whether the Xcode projects have settings for macOS and none for iOS.
  static func isForMac(_ sources: [ImportSource]) -> Bool {
    sources.contains { $0.path.ending == "pbxproj" && $0.bytes.contains("MACOSX_DEPLOYMENT_TARGET") }
  }

  /// Returns the number that follows a word most often, no further away than a few signs.
  private static func mostFrequent(_ sources: [ImportSource], after word: String) -> Int? {
    var counts: [Int: Int] = [:]
    for source in sources {
      for line in source.bytes.split(separator: 0x0A) {
        let text = line.text
        guard let range = text.firstRange(of: word) else { continue }
        let number = text[range.upperBound...].drop { !$0.isNumber }.prefix { $0.isNumber }
        if let version = Int(number), version > 0 { counts[version, default: 0] += 1 }
      }
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }
}
