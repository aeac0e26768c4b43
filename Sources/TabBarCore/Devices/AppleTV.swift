extension Device {
  /// The Apple TVs.
  static let appleTVFamily: [Device] = [
    Device(
      id: "apple-tv-hd", name: "Apple TV HD", platform: .tvOS, year: 2015, firstVersion: 9,
      portrait: Size(width: 1920, height: 1080), scale: 1,
      portraitSafeArea: Insets(top: 60, left: 80, bottom: 60, right: 80),
      landscapeSafeArea: Insets(top: 60, left: 80, bottom: 60, right: 80),
      portraitClasses: nil,
      landscapeClasses: nil,
      source: """
        Apple's HIG (July 2025); Apple's HIG (February 2026); one canvas of 1920 × 1080 pt; \
        documents before 2020 give side insets of 90 pt
        """,
      confidence: .high),
    Device(
      id: "apple-tv-4k", name: "Apple TV 4K (all generations)", platform: .tvOS, year: 2017, firstVersion: 11,
      portrait: Size(width: 1920, height: 1080), scale: 2,
      portraitSafeArea: Insets(top: 60, left: 80, bottom: 60, right: 80),
      landscapeSafeArea: Insets(top: 60, left: 80, bottom: 60, right: 80),
      portraitClasses: nil,
      landscapeClasses: nil,
      source: """
        Apple's HIG (July 2025); Apple's HIG (February 2026); one canvas of 1920 × 1080 pt; \
        documents before 2020 give side insets of 90 pt
        """,
      confidence: .high),
  ]
}
