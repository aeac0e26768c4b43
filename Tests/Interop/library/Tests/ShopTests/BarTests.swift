import TabBarCore
import TabBarGuidelines
import Testing

@Test("Every iPhone shows the whole bar", arguments: Device.all.filter { $0.platform == .iOS })
func bar(device: Device) {
  let tabs = [
    Tab("Shop", icon: "bag"), Tab("Orders", icon: "shippingbox", badge: "2"), Tab("Profile", icon: "person"),
  ]
  let scene = Scene(Design(tabs: tabs, device: device, locale: "de"), chosen: nil)
  #expect(scene.report.findings.filter { $0.verdict == .broken && $0.severity > .info } == [])
  #expect(scene.layout.visible == [0, 1, 2] && !scene.layout.items.contains { $0.title.state == .cut })
}
