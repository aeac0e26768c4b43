import SwiftUI
import TabBarKit
import Testing

@Test("Every iPhone shows the whole bar", arguments: Device.all.filter { $0.platform == .iOS })
func bar(device: Device) {
  let tabs = [
    BarTab("Shop", icon: "bag"), BarTab("Orders", icon: "shippingbox", badge: "2"),
    BarTab("Profile", icon: "person"),
  ]
  let bar = JudgedBar(Design(tabs: tabs, device: device, locale: "de"))
  #expect(bar.findings(.warning) == [])
  #expect(bar.layout.visible == [0, 1, 2] && !bar.layout.items.contains { $0.title.state == .cut })
}
