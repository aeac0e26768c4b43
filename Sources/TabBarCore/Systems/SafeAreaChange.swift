/// A change that some versions of a system make to the safe area that a device is listed with.
///
/// Devices are listed with the safe area that they had when they were first sold; later and earlier
/// systems move some of its edges.
struct SafeAreaChange {
  /// The devices that a change is for.
  enum Subject {
    case homeIndicator
    case homeButton
    /// Those with certain identifiers.
    case devices([String])
  }

  /// New distances from the edges, in points; those that are `nil` stay.
  struct Edges {
    var top: Double?
    var sides: Double?
    var bottom: Double?
  }

  let platform: Platform
  let versions: ClosedRange<Int>
  let subject: Subject
  var portrait = Edges()
  var landscape = Edges()
  let source: String

  /// Every change that is known, in the order in which they are made.
  static let all: [SafeAreaChange] = [
    SafeAreaChange(
      platform: .iOS, versions: 11...13, subject: .devices(["iphone-xr", "iphone-11"]),
      portrait: Edges(top: 44), landscape: Edges(sides: 44),
      source: "swift-snapshot-testing's table of iOS 12 and 13; 48 is measured from iOS 14 on"),
    SafeAreaChange(
      platform: .iOS, versions: 26...Int.max, subject: .homeIndicator, landscape: Edges(bottom: 20),
      source: "ten simulators measured by flutter_device_preview (iOS 26.5); flutterware agrees"),
    SafeAreaChange(
      platform: .iPadOS, versions: 18...Int.max, subject: .homeIndicator,
      portrait: Edges(bottom: 25), landscape: Edges(bottom: 25),
      source: "flutter_device_preview, its run before iOS 26; 20 is measured until 16.1"),
    SafeAreaChange(
      platform: .iPadOS, versions: 26...Int.max, subject: .homeIndicator,
      portrait: Edges(top: 32), landscape: Edges(top: 32),
      source: "eleven simulators measured by flutter_device_preview (iOS 26.5); flutterware agrees"),
    SafeAreaChange(
      platform: .iPadOS, versions: 26...Int.max, subject: .homeButton,
      portrait: Edges(top: 32), landscape: Edges(top: 32),
      source: "one simulator measured by flutterware (810 × 1080)"),
  ]

  func applies(to device: Device, version: Int) -> Bool {
    guard device.platform == platform, versions.contains(version) else { return false }
    // A device that was sold after the change is listed with what it has.
    let isOlder = device.firstVersion <= versions.lowerBound
    return switch subject {
    case .homeIndicator: isOlder && device.hasHomeIndicator
    case .homeButton: isOlder && !device.hasHomeIndicator
    case .devices(let ids): ids.contains(device.id)
    }
  }

  func changed(_ insets: Insets, in orientation: Orientation) -> Insets {
    let edges = orientation == .landscape ? landscape : portrait
    return Insets(
      top: edges.top ?? insets.top, left: edges.sides ?? insets.left, bottom: edges.bottom ?? insets.bottom,
      right: edges.sides ?? insets.right)
  }
}

extension Device {
  /// Returns the distances of the safe area from the screen's edges on a system, in points; without a system,
  /// those that the device was first sold with.
  package func safeArea(in orientation: Orientation, on system: System?) -> Insets {
    var insets = safeArea(in: orientation)
    // Another platform's version says nothing about this device, such as a car's that shows an iPhone's app.
    guard let system, system.platform == platform else { return insets }
    // By index, so that only a change that applies is copied.
    let changes = SafeAreaChange.all
    for index in changes.indices where changes[index].applies(to: self, version: system.version) {
      insets = changes[index].changed(insets, in: orientation)
    }
    return insets
  }

  /// Returns the changes that moved an edge of the safe area as it was when the device was first sold, in an
  /// orientation; a change that only confirms what the device was sold with is none.
  func safeAreaChanges(in orientation: Orientation, on system: System?) -> [SafeAreaChange] {
    guard let system, system.platform == platform else { return [] }
    var insets = safeArea(in: orientation)
    return SafeAreaChange.all.filter { change in
      guard change.applies(to: self, version: system.version) else { return false }
      let before = insets
      insets = change.changed(insets, in: orientation)
      return insets != before
    }
  }
}
