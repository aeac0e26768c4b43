import TabBarCore

extension Inspection {
  var activeTint: Judgement {
    return judge(.tint, is: true, orElse: false) {
      $0 ? .met : .broken([design.selection], ["tabs": tabCount])
    }
  }
}
