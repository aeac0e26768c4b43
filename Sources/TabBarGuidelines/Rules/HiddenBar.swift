import TabBarCore

extension Inspection {
  var hiddenBar: Judgement {
    judge(.hidesWhenPushed, is: false, orElse: true) { hides in
      // A modal view is an experience of its own, which people leave again.
      let isModal = design.situation.isModal || design[.level] == .modal
      return hides && !isModal ? .broken() : .met
    }
  }
}
