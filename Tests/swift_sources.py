#!/usr/bin/env python3
"""Writes a file of Swift for `make bench`, which is the same each time: an app's bar, and then models, views and controllers.

    Tests/swift_sources.py FILE BYTES
"""
import sys

HEAD = """import SwiftUI
@main struct Shop: App { var body: some Scene { WindowGroup { Main() } } }
struct Main: View {
  var body: some View {
    TabView {
      Tab("Today", systemImage: "sun.max") { Screen0() }
      ForEach(Page0.allCases) { page in Tab(page.title, systemImage: page.icon) { Screen1() } }
    }
  }
}
"""

PART = """
// What the shop knows of page NUMBER: its cases, a model that loads them, and what shows them.
enum PageNUMBER: String, CaseIterable, Identifiable {
  case shelf, basket, orders
  var id: String { rawValue }
  var title: String { switch self { case .shelf: "Shelf"; case .basket: "Basket"; case .orders: "Orders" } }
  var icon: String { "\\(rawValue).circle" }
}

final class ModelNUMBER: ObservableObject {
  @Published private(set) var pages: [PageNUMBER] = PageNUMBER.allCases
  private let store: [String: (count: Int, price: Double)]
  init(store: [String: (count: Int, price: Double)] = [:]) { self.store = store }
  /// Loads what is new /* and /* what */ is left */ of the shop.
  func load(from address: URL, retries: Int = 3) async throws -> [PageNUMBER] {
    guard retries > 0, let page = PageNUMBER(rawValue: address.lastPathComponent) else { throw ShopError.gone }
    let text = #"a "quoted" \\#(retries) text"# + "with \\(store.values.map { "\\($0.count)" }.joined(separator: ", "))"
    for (name, entry) in store where entry.count > 0 && name.hasPrefix(text) { print(name, entry.price * 1.19) }
    return pages.filter { $0 != page }.sorted { $0.title < $1.title }
  }
}

struct ScreenNUMBER: View {
  @StateObject private var model = ModelNUMBER()
  @State private var selection: PageNUMBER?
  var body: some View {
    NavigationStack {
      List(model.pages) { page in
        HStack { Image(systemName: page.icon); Text(page.title).font(.headline); Spacer() }
          .onTapGesture { withAnimation { selection = selection == page ? nil : page } }
      }
      .navigationTitle("Page NUMBER").toolbar { if let selection { Button(selection.title) { self.selection = nil } } }
    }
  }
}

class ControllerNUMBER: UIViewController, UITableViewDataSource {
  private lazy var table: UITableView = { let view = UITableView(); view.dataSource = self; return view }()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("pageNUMBER.title", comment: "")
    tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "NUMBER.circle"), tag: NUMBER)
    let next = UINavigationController(rootViewController: ControllerNUMBER())
    next.tabBarItem.title = "Next"
    view.addSubview(table)
    NSLayoutConstraint.activate([table.topAnchor.constraint(equalTo: view.topAnchor), table.widthAnchor.constraint(equalToConstant: 320)])
  }
  func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? NUMBER % 7 : 0 }
}
"""


def write(path, size):
    """Writes HEAD, and PART again and again with numbers of its own; the last one is whole, too."""
    with open(path, "w") as file:
        length = file.write(HEAD)
        number = 0
        while length < size:
            length += file.write(PART.replace("NUMBER", str(number)))
            number += 1


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]))
