import TabBarCore
import TabBarPlayground
import Testing

@Suite("Devices that are not listed")
struct CustomDeviceTests {
  private func device(_ line: String) throws -> Device {
    try Playground(lines: [line]).draft.design.device
  }

  @Test("A size makes a phone or a tablet")
  func sizes() throws {
    let phone = try device("device 375x812@3")
    #expect(phone.id == "375x812@3" && phone.platform == .iOS && phone.confidence == .low)
    #expect(phone.portrait == Size(width: 375, height: 812) && phone.scale == 3)
    #expect(phone.portraitSafeArea == Insets() && phone.landscapeSafeArea == Insets())
    #expect(phone.portraitClasses == SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(phone.landscapeClasses == SizeClasses(horizontal: .compact, vertical: .compact))
    let tablet = try device("device 600x900@2")
    #expect(tablet.platform == .iPadOS)
    #expect(tablet.portraitClasses == SizeClasses(horizontal: .regular, vertical: .regular))
    #expect(try device("device 599x900@2").platform == .iOS)
    #expect(Device(size: "375x812@3") == phone && Device(size: "375x812") == nil)
  }

  @Test("It runs every system of its platform")
  func systems() throws {
    var playground = try Playground(lines: ["device 375x812@3"])
    for system in System.all where system.platform == .iOS { try playground.run("system \(system.id)") }
    #expect(playground.refusal(of: "system ipados17")?.problem.hasSuffix("does not run iPadOS 17") == true)
  }

  @Test("A line describes a device in full")
  func custom() throws {
    let device = try device(
      """
      device custom id=fold name="Fold 1" size=500x700@4 platform=ipados safe=44,1,34 safeLandscape=0,44,21 \
      classes=compact,regular classesLandscape=regular,compact source="my desk"
      """)
    #expect(device.id == "fold" && device.name == "Fold 1" && device.platform == .iPadOS)
    #expect(device.portraitSafeArea == Insets(top: 44, left: 1, bottom: 34, right: 1))
    #expect(device.landscapeSafeArea == Insets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(device.portraitClasses == SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(device.landscapeClasses == SizeClasses(horizontal: .regular, vertical: .compact))
    #expect(device.source == "my desk" && device.scale == 4)
  }

  // MARK: Files

  private static let file = """
    # A phone that folds out.
    id = fold
      name=Fold 1
    width = 600
    height = 700
    scale = 3
    safeTop = 40
    widthClassLandscape = regular
    source = measured, by hand
    """

  @Test("A file is one line of a session", arguments: ["\n", "\r\n"])
  func fileAsLine(newline: String) throws {
    let text = Self.file.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
    let file = try DeviceFile(text + newline, name: "x.device")
    #expect(
      file.invocation.canonical == """
        device custom id=fold name="Fold 1" size=600x700@3 safe=40,0,0 classesLandscape=regular,compact \
        source="measured, by hand"
        """)
    #expect(try Invocation.parsed(from: file.invocation.canonical)?.canonical == file.invocation.canonical)
    #expect(try device(file.invocation.canonical).name == "Fold 1")
  }

  @Test(
    "An error in a file is reported with its place",
    arguments: [
      ("id = fold", "id fold", 2, 0..<7, "this line has no value"),
      ("safeTop", "safTop", 7, 0..<6, "there is no key safTop"),
      ("safeTop = 40", "safeTop =", 7, 9..<9, "the value is missing"),
      ("safeTop = 40", "safeTop = high", 7, 10..<14, "high is not a whole number"),
      ("safeTop = 40", "safeTop = 400", 7, 10..<13, "400,0,0 is not a safe area of this screen"),
      ("safeTop = 40", "scale = 2", 7, 0..<9, "scale is given in line 6 already"),
      ("scale = 3", "scale = 5", 6, 8..<9, "5 is not a number from 1 to 4"),
      ("width = 600", "width = 99", 4, 8..<10, "99 is not a number from 100 to 5000"),
      ("width = 600", "# none", 9, 26..<26, "width is missing"),
      ("id = fold", "id = Fold", 2, 5..<9, "Fold is not an identifier"),
      ("id = fold", "id = iphone-14", 2, 5..<14, "iphone-14 is a device already"),
      ("= regular", "= wide", 8, 22..<26, "wide is not one of compact, regular"),
    ])
  func wrong(part: String, replacement: String, line: Int, range: Range<Int>, problem: String) throws {
    let text = Self.file.replacing(part, with: replacement)
    let error = #expect(throws: SessionError.self) { try DeviceFile(text, name: "x.device") }
    #expect(error?.file == "x.device" && error?.line == line && error?.error.range == range)
    #expect(error?.error.problem == problem && error?.error.remedy != nil)
  }

  @Test("A file is asked for, and nothing changes until it is read")
  func asks() throws {
    var playground = Playground()
    let outcome = try playground.run("device ./my.device")
    guard case .readDevice(let path) = outcome.effect else {
      Issue.record("\(outcome.effect)")
      return
    }
    #expect(path == "./my.device" && playground.draft == Draft() && playground.timeline.count == 0)
    let session = try SessionFile("# tabbar session 1\ndevice my.device\n", name: "x.tabs")
    let error = #expect(throws: SessionError.self) { try session.draft() }
    #expect(error?.error.problem == "a session reads no other file" && error?.line == 2)
  }
}
