import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import Testing

@Suite("The parts of a bar")
struct AnatomyTests {
  private static let devices = [
    "iphone-14", "iphone-se-3", "iphone-17", "ipad-9", "ipad-pro-11-m4", "apple-tv-4k", "vision-pro",
  ]

  private static let scenes: [Scene] = {
    var scenes = devices.flatMap { device in
      [0, 1, 3, 6, 12].flatMap { count in
        [LayoutDirection.leftToRight, .rightToLeft].map { direction in
          Scene(
            Samples.design(count, badges: [0: "3", 1: "1204"], on: device, .portrait, direction), by: .hig2024
          )
        }
      }
    }
    var turned = Samples.design(5, badges: [2: "9"], on: "iphone-14", .landscape)
    scenes.append(Scene(turned, by: .hig2022))
    turned.system = System.named("carplay")
    scenes.append(Scene(turned, by: .hig2022))
    turned.situation.isKeyboardUp = true
    scenes.append(Scene(turned, by: .hig2022))
    return scenes
  }()

  @Test("are all named or said to be missing, on every kind of bar")
  func complete() {
    for scene in Self.scenes {
      let options = RenderOptions(columns: 200, pictures: false)
      let text = AnatomyQuery().lines(in: Samples.context(scene, options)).joined().text
      for part in [
        "container", "icon", "badge", "title", "active tab", "inactive tab", "More", "home indicator",
      ] {
        #expect(text.contains(part), "\(scene.design.device.id): \(part)")
      }
    }
  }

  @Test("that are not there have a reason")
  func missing() {
    let context = Samples.context(Samples.scene(3, on: "iphone-se-3"), RenderOptions(columns: 200))
    let text = AnatomyQuery().lines(in: context).joined(separator: "\n").text
    #expect(text.contains("badge (no tab has one)"))
    #expect(text.contains("More (every tab fits)"))
    #expect(text.contains("home indicator (a home button)"))
  }
}
