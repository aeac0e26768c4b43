extension Device {
  /// The default window of Apple Vision Pro.
  static let visionProFamily: [Device] = [
    // The scale is not published; 1 leaves every frame at whole points.
    Device(
      id: "vision-pro", name: "Apple Vision Pro (default window)", platform: .visionOS, year: 2024,
      firstVersion: 1,
      portrait: Size(width: 1280, height: 720), scale: 1,
      portraitSafeArea: Insets(),
      landscapeSafeArea: Insets(),
      portraitClasses: nil,
      landscapeClasses: nil,
      source: "Apple's HIG (July 2025); Apple's HIG (February 2026); the default window, not a screen",
      confidence: .medium)
  ]
}
