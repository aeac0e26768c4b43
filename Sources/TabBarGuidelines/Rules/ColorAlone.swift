import TabBarCore

extension Rule {
  /// A selected tab that is known without its colour.
  static let colorAlone = Rule(
    id: "color-alone",
    title: "Mark the selected tab by more than a colour",
    question: .whichIcon,
    rationale: """
      Some people cannot tell the tint from grey, and in bright sunlight nobody can. A filled icon, a shape behind it \
      or a heavier title says the same to everyone.
      """,
    remedy: "Fill the icon of the selected tab, or put a shape behind it, and say bar selection=shape.",
    misconception:
      "The tint is enough because it is bright. Brightness is what differs least between it and grey.",
    history: """
      From iOS 7 on the system marked the selected tab by its tint, and apps by a filled icon. SAP's guideline of 2023 \
      asks for both. Since iOS 26 the system puts a shape behind the selected tab.
      """,
    evidence: .guideline,
    catalogue: ["R67"],
    examples: [
      .met("a shape", marked("shape")),
      .broken("a colour alone", marked("tint")),
    ],
    needs: .tabs,
    repair: { inspection, _ in
      [Fix(.suggestion, "Mark the selected tab by a shape", [.bar(.selection, "shape")])]
    }
  ) { inspection in
    let design = inspection.design
    switch design[.selection] {
    case "tint":
      return .broken(
        "\(design.name(of: design.selection)) differs from the \(counted(design.tabs.count - 1, "other tab")) by its colour alone",
        tabs: [design.selection], measured: [Measurement("tabs", design.tabs.count)])
    case "shape": return .met("the selected tab is marked by more than a colour")
    default: break
    }
    if let tab = design.selectedTab, tab.selectedIconForm == .filled, tab.iconForm != .filled {
      return .met("the icon of the selected tab is filled")
    }
    if case .floating? = inspection.layout.system?.bar, design[.container] != "custom" {
      return .met("the system puts a shape behind the selected tab")
    }
    return .standing(
      "nothing says how the selected tab is marked (bar selection=shape or tint does): is it more than a colour?"
    )
  }

  private static func marked(_ mark: String) -> Design {
    var design = Design.of(Tab("Customers", icon: "person.2"), Tab("Orders", icon: "shippingbox"))
    design.barDetails = BarDetails()
    design.barDetails?[.selection] = mark
    return design
  }
}
