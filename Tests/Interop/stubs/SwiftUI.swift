// What the format swiftui uses of SwiftUI, in its own signatures, to check types where SwiftUI is not.
func NSLocalizedString(_ key: String, comment: String) -> String { key }
protocol View {}
struct Leaf: View {}
struct LocalizedStringKey: ExpressibleByStringLiteral { init(stringLiteral value: String) {} }
struct Text: View {
  init(_ key: LocalizedStringKey) {}
  init(verbatim content: String) {}
  @_disfavoredOverload init<S: StringProtocol>(_ text: S) {}
}
struct Label: View {
  init(_ title: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload init(_ title: some StringProtocol, systemImage name: String) {}
  init(_ title: LocalizedStringKey, image name: String) {}
}
@resultBuilder enum ViewBuilder {
  static func buildBlock<each V: View>(_ views: repeat each V) -> Leaf { Leaf() }
}
struct Group {}
extension Group: View { init(@ViewBuilder content: () -> some View) {} }
@propertyWrapper struct State<Value> {
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var wrappedValue: Value
  var projectedValue: Binding<Value> { Binding() }
}
struct Binding<Value> {}
struct TabViewCustomization {}
@propertyWrapper struct AppStorage<Value> {
  let wrappedValue: Value
  var projectedValue: Binding<Value> { Binding() }
}
extension AppStorage where Value == TabViewCustomization {
  init(_ key: String) { wrappedValue = TabViewCustomization() }
}
struct SidebarAdaptable: Sendable { static let sidebarAdaptable = Self() }
struct MinimizeBehavior: Sendable { static let onScrollDown = Self() }
struct TabSearchActivation: Sendable { static let searchTabSelection = Self() }
extension View {
  func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> Leaf { Leaf() }
  func tag<V: Hashable>(_ tag: V) -> Leaf { Leaf() }
  func badge(_ count: Int) -> Leaf { Leaf() }
  func badge(_ label: Text?) -> Leaf { Leaf() }
  func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Leaf { Leaf() }
  func tabViewStyle(_ style: SidebarAdaptable) -> Leaf { Leaf() }
  func tabBarMinimizeBehavior(_ behavior: MinimizeBehavior) -> Leaf { Leaf() }
  func tabViewSearchActivation(_ activation: TabSearchActivation) -> Leaf { Leaf() }
  func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> Leaf { Leaf() }
}
struct TabRole: Sendable { static let search = Self(), prominent = Self() }
struct Placement: Sendable { static let pinned = Self(), sidebarOnly = Self() }
struct Visibility: Sendable { static let hidden = Self() }
struct BarPlacement: Sendable { static let tabBar = Self(), sidebar = Self() }
struct CustomizationBehavior: Sendable { static let disabled = Self() }
protocol TabContent {}
struct TabLeaf: TabContent {}
@resultBuilder enum TabContentBuilder {
  static func buildBlock<each T: TabContent>(_ tabs: repeat each T) -> TabLeaf { TabLeaf() }
}
extension Group: TabContent { @_disfavoredOverload init(@TabContentBuilder tabs: () -> TabLeaf) {} }
struct Tab: TabContent {
  init<V: Hashable>(
    _ title: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> some View
  ) {}
  @_disfavoredOverload init<V: Hashable>(
    _ title: some StringProtocol, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> some View
  ) {}
  init<V: Hashable>(
    _ title: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> some View
  ) {}
  init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) {}
}
struct TabSection: TabContent {
  init(_ title: LocalizedStringKey, @TabContentBuilder content: () -> TabLeaf) {}
}
extension TabContent {
  func badge(_ count: Int) -> TabLeaf { TabLeaf() }
  func badge(_ label: Text?) -> TabLeaf { TabLeaf() }
  func tabPlacement(_ placement: Placement) -> TabLeaf { TabLeaf() }
  func defaultVisibility(_ visibility: Visibility, for places: BarPlacement...) -> TabLeaf {
    TabLeaf()
  }
  func customizationBehavior(_ behavior: CustomizationBehavior, for places: BarPlacement...) -> TabLeaf {
    TabLeaf()
  }
  func customizationID(_ id: String) -> TabLeaf { TabLeaf() }
}
struct TabView: View {
  init<S: Hashable>(selection: Binding<S>, @TabContentBuilder content: () -> TabLeaf) {}
  init<S: Hashable>(selection: Binding<S>, @ViewBuilder content: () -> Leaf) {}
}
