/// What a storyboard or a xib says about tab bars.
struct InterfaceDocument {
  /// A `tabBarItem`.
  struct Item {
    var id = ""
    var title: String?
    var image: ImportedIcon?
    var selectedImage: ImportedIcon?
    var systemItem: String?
    var badge: String?
    /// The key in a runtime attribute that a program makes the title of.
    var runtimeKey: String?
    var offset = 0
  }

  /// A view controller, or a reference to one in another storyboard.
  struct Controller {
    var id = ""
    var title: String?
    var storyboardID: String?
    var item: Item?
    /// The controller that a navigation controller shows first.
    var root: String?
    /// The storyboard that it is in, for a reference; empty for one in the same file.
    var storyboard: String?
    /// The identifier of the controller that a reference means, or `nil` for the initial one.
    var referencedID: String?
    var offset = 0
  }

  /// A tab bar controller, or a tab bar on its own.
  struct Bar {
    var id = ""
    var name = ""
    /// Whether it is a controller, and not a tab bar on its own.
    var isController = true
    /// The identifiers of its controllers, in the order of its connections.
    var children: [String] = []
    /// The items of a tab bar without a controller.
    var items: [Item] = []
    var offset = 0
  }

  let source: ImportSource
  private(set) var controllers: [String: Controller] = [:]
  private(set) var bars: [Bar] = []
  private(set) var initialController: String?

  /// An element that is open, and what it belongs to.
  private struct Frame {
    var name: String
    var key: String?
    var controller: String?
    var bar: Int?
  }

  private var frames: [Frame] = []
  private var item: Item?

  /// The deepest nesting of elements that is followed; Interface Builder stays far below.
  private static let deepest = 512

  init(_ source: ImportSource) {
    self.source = source
    var scanner = XMLScanner(source.bytes)
    var depth = 0
    while let event = scanner.read() {
      switch event {
      case .start(let name):
        depth += 1
        if depth <= Self.deepest { begin(name, scanner) }
      case .end(let name):
        if depth <= Self.deepest, depth > 0 { end(name) }
        depth = max(0, depth - 1)
      case .text(let text):
        if frames.last?.name == "string", frames.last?.key == "title", item != nil { item?.title = text }
      }
    }
  }

  private mutating func begin(_ name: String, _ scanner: XMLScanner) {
    let attributes = scanner.attributes
    let outer = frames.last
    var frame = Frame(name: name, key: attributes["key"], controller: outer?.controller, bar: outer?.bar)
    switch name {
    case "document": initialController = attributes["initialViewController"]
    case "tabBarItem": item = Item(attributes, offset: scanner.offset)
    case "imageReference", "userDefinedRuntimeAttribute": item?.add(attributes)
    case "segue":
      guard attributes["kind"] == "relationship", let target = attributes["destination"] else { break }
      switch attributes["relationship"] {
      case "viewControllers": addTab(target, to: frame)
      case "rootViewController", "masterViewController": setRoot(target, of: frame)
      default: break
      }
    case "tabBarController":
      let label = attributes["customClass"] ?? attributes["storyboardIdentifier"] ?? attributes["userLabel"]
      frame.bar = addBar(attributes, label, isController: true, offset: scanner.offset)
      frame.controller = addController(attributes, frame, offset: scanner.offset)
    case "tabBar":
      // That of a controller is a part of it.
      if frame.key == "tabBar", frame.bar != nil { break }
      frame.bar = addBar(attributes, attributes["customClass"], isController: false, offset: scanner.offset)
    default:
      guard name.hasSuffix("ontroller") || name == "viewControllerPlaceholder" else { break }
      frame.controller = addController(attributes, frame, offset: scanner.offset)
    }
    frames.append(frame)
  }

  private mutating func end(_ name: String) {
    guard let frame = frames.popLast(), name == "tabBarItem", let item else { return }
    self.item = nil
    // An item of a controller has the key; without it the item belongs to the tab bar around it.
    if frame.key == "tabBarItem", let owner = frame.controller {
      controllers[owner]?.item = item
    } else if let bar = frame.bar {
      bars[bar].items.append(item)
    }
  }

  /// Adds a bar; returns its place.
  private mutating func addBar(
    _ attributes: [String: String], _ label: String?, isController: Bool, offset: Int
  ) -> Int {
    bars.append(
      Bar(id: attributes["id"] ?? "", name: label ?? "", isController: isController, offset: offset))
    return bars.count - 1
  }

  /// Adds a controller and, in a xib, its place inside of another; returns its identifier.
  private mutating func addController(_ attributes: [String: String], _ frame: Frame, offset: Int) -> String?
  {
    guard let id = attributes["id"] else { return frame.controller }
    var controller = Controller(id: id, title: attributes["title"], offset: offset)
    controller.storyboardID = attributes["storyboardIdentifier"]
    if frame.name == "viewControllerPlaceholder" {
      controller.storyboard = attributes["storyboardName"] ?? ""
      controller.referencedID = attributes["referencedIdentifier"]
    }
    controllers[id] = controller
    if frames.last?.name == "viewControllers", let owner = frames.dropLast().last {
      if owner.name == "tabBarController" { addTab(id, to: owner) } else { setRoot(id, of: owner) }
    }
    return id
  }

  private mutating func addTab(_ id: String, to frame: Frame) {
    if let bar = frame.bar { bars[bar].children.append(id) }
  }

  /// Sets what a navigation controller shows first, where nothing is known of that yet.
  private mutating func setRoot(_ id: String, of frame: Frame) {
    if let owner = frame.controller, controllers[owner]?.root == nil { controllers[owner]?.root = id }
  }
}

extension InterfaceDocument.Item {
  fileprivate init(_ attributes: [String: String], offset: Int) {
    self.init(
      id: attributes["id"] ?? "", title: attributes["title"], image: attributes.icon("image"),
      selectedImage: attributes.icon("selectedImage"), systemItem: attributes["systemItem"],
      badge: attributes["badgeValue"], offset: offset)
  }

  /// Adds what an element inside of the item says.
  fileprivate mutating func add(_ attributes: [String: String]) {
    if let icon = attributes.icon("image") {
      if attributes["key"] == "image" { image = icon }
      if attributes["key"] == "selectedImage" { selectedImage = icon }
    }
    guard attributes["type"] == "string", let path = attributes["keyPath"]?.lowercased() else { return }
    if ["locali", "title", "text", "loc", "key"].contains(where: path.contains), !path.contains("accessib") {
      runtimeKey = runtimeKey ?? attributes["value"]
    }
  }
}

extension [String: String] {
  /// Returns the icon that an attribute names.
  fileprivate func icon(_ name: String) -> ImportedIcon? {
    self[name].map { self["catalog"] == "system" ? .symbol($0) : .asset($0) }
  }
}
