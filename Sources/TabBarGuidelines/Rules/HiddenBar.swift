import TabBarCore

extension Rule {
  static let hiddenBar = Rule(
    "hidden-bar", suggesting: [.bar(.hidesWhenPushed, false)]
  ) { inspection in
    inspection.judge(.hidesWhenPushed, is: false, orElse: true) { hides in
      // A modal view is an experience of its own, which people leave again.
      let isModal = inspection.design.situation.isModal || inspection.design[.level] == .modal
      return hides && !isModal ? .broken() : .met
    }
  }
}
