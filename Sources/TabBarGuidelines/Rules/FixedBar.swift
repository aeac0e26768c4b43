import TabBarCore

extension Inspection {
  var fixedBar: Judgement {
    let collapsed = layout.collapsed.count
    guard collapsed == 0 else { return .broken("shrinks", [], ["collapsed": collapsed]) }
    return judge(.hidesOnScroll, is: false, orElse: true) { $0 ? .broken() : .met }
  }

  var fixedBarRemedies: [Remedy] {
    guard design[.hidesOnScroll] == true else { return [] }
    return [Remedy(.suggestion, making: [.bar(.hidesOnScroll, false)])]
  }
}
