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
    var frame = Frame(name: name, controller: frames.last?.controller, bar: frames.last?.bar)
    frame.key = scanner.attributes["key"]
    let attributes = scanner.attributes
    switch name {
    case "document": initialController = attributes["initialViewController"]
    case "tabBarItem": item = Item(attributes, offset: scanner.offset)
    case "imageReference", "userDefinedRuntimeAttribute": item?.add(attributes)
    case "segue":
      guard attributes["kind"] == "relationship", let target = attributes["destination"] else { break }
      connect(frame, attributes["relationship"] ?? "", to: target)
    case "viewControllers", "items": break
    case "tabBarController":
      frame.bar = bars.count
      let label = attributes["customClass"] ?? attributes["storyboardIdentifier"] ?? attributes["userLabel"]
      bars.append(Bar(id: attributes["id"] ?? "", name: label ?? "", offset: scanner.offset))
      frame.controller = add(attributes, frame, name: name, offset: scanner.offset)
    case "tabBar":
      if frame.key != "tabBar" || frame.bar == nil {
        frame.bar = bars.count
        var bar = Bar(id: attributes["id"] ?? "", offset: scanner.offset)
        bar.name = attributes["customClass"] ?? ""
        bar.isController = false
        bars.append(bar)
      }
    default:
      if name.hasSuffix("ontroller") || name == "viewControllerPlaceholder" {
        frame.controller = add(attributes, frame, name: name, offset: scanner.offset)
      }
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

  /// Adds a controller and, in a xib, its place inside of another; returns its identifier.
  private mutating func add(_ attributes: [String: String], _ frame: Frame, name: String, offset: Int)
    -> String?
  {
    guard let id = attributes["id"] else { return frame.controller }
    var controller = Controller(id: id, title: attributes["title"], offset: offset)
    controller.storyboardID = attributes["storyboardIdentifier"]
    if name == "viewControllerPlaceholder" {
      controller.storyboard = attributes["storyboardName"] ?? ""
      controller.referencedID = attributes["referencedIdentifier"]
    }
    controllers[id] = controller
    if frames.last?.name == "viewControllers", let outer = frames.dropLast().last {
      if outer.name == "tabBarController", let bar = outer.bar {
        bars[bar].children.append(id)
      } else if let owner = outer.controller, controllers[owner]?.root == nil {
        controllers[owner]?.root = id
      }
    }
    return id
  }

  private mutating func connect(_ frame: Frame, _ relationship: String, to target: String) {
    if relationship == "viewControllers", let bar = frame.bar {
      bars[bar].children.append(target)
    } else if relationship == "rootViewController" || relationship == "masterViewController",
      let owner = frame.controller, controllers[owner]?.root == nil
    {
      controllers[owner]?.root = target
    }
  }
}

extension InterfaceDocument.Item {
  fileprivate init(_ attributes: [String: String], offset: Int) {
    id = attributes["id"] ?? ""
    title = attributes["title"]
    let isSystem = attributes["catalog"] == "system"
    image = attributes["image"].map { isSystem ? .symbol($0) : .asset($0) }
    selectedImage = attributes["selectedImage"].map { isSystem ? .symbol($0) : .asset($0) }
    systemItem = attributes["systemItem"]
    badge = attributes["badgeValue"]
    self.offset = offset
  }

  fileprivate mutating func add(_ attributes: [String: String]) {
    if let name = attributes["image"] {
      let icon: ImportedIcon = attributes["catalog"] == "system" ? .symbol(name) : .asset(name)
      if attributes["key"] == "image" { image = icon }
      if attributes["key"] == "selectedImage" { selectedImage = icon }
    }
    guard attributes["type"] == "string", let path = attributes["keyPath"]?.lowercased() else { return }
    if ["locali", "title", "text", "loc", "key"].contains(where: path.contains), !path.contains("accessib") {
      runtimeKey = runtimeKey ?? attributes["value"]
    }
  }
}
