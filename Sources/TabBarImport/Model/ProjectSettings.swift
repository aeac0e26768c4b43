/// What projects, packages and property lists say of an app.
enum ProjectSettings {
  /// The oldest iOS that the project runs on: the version that most settings of the Xcode projects name, the older of two
  /// with as many, or else the one of the Swift packages; `nil` where none names one.
  static func oldestSystem(in sources: [ImportSource]) -> Int? {
    let packages = sources.filter { $0.path.fileName == "Package.swift" }
    return mostFrequent(values(of: "IPHONEOS_DEPLOYMENT_TARGET", in: sources, "pbxproj xcconfig"))
      ?? mostFrequent(values(of: ".iOS", in: packages, "swift"))
  }

  /// Returns whether the Xcode projects have settings for macOS and none for iOS.
  static func isForMac(_ sources: [ImportSource]) -> Bool {
    !values(of: "MACOSX_DEPLOYMENT_TARGET", in: sources, "pbxproj").isEmpty
  }

  /// The storyboards that the app begins with: the values of `UIMainStoryboardFile` and `UISceneStoryboardFile`.
  static func mainStoryboards(in sources: [ImportSource]) -> Set<String> {
    Set(values(of: "StoryboardFile", in: sources, "plist pbxproj xcconfig"))
  }

  /// Returns the text that follows each occurrence of a key in the files with some endings.
  private static func values(of key: StaticString, in sources: [ImportSource], _ endings: String) -> [String]
  {
    sources.filter { $0.path.ending.isOne(of: endings) && $0.bytes.contains(key) }.flatMap { source in
      source.bytes.text.split(separator: "\(key)", omittingEmptySubsequences: false).dropFirst().compactMap {
        $0.prefix(160).split { "<>/=\";()\n\t".contains($0) }.map { String($0).shortened() }
          .first { !$0.isOne(of: " key string") }
      }
    }
  }

  private static func mostFrequent(_ values: [String]) -> Int? {
    let versions = values.compactMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) }
    let groups = Dictionary(grouping: versions) { $0 }
    return groups.max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }?.key
  }
}
