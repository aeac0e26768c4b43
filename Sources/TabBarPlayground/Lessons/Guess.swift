import TabBarCore
import TabBarGuidelines

/// A question about a bar that is not shown yet, or about what is wrong with one.
struct Guess: Sendable {
  let prediction: Lesson.Prediction
  private let scene: Scene

  init(_ prediction: Lesson.Prediction, about scene: Scene) {
    (self.prediction, self.scene) = (prediction, scene)
  }

  /// Returns whether what was typed is right, and what to say to it; an empty line asks for what there is.
  func answer(_ line: String) -> (said: String?, isRight: Bool, says: Prose) {
    let said = String(line.trimmingBlanks)
    let (isRight, found) = prediction.answer(to: said, in: scene)
    guard !said.isEmpty else { return (nil, isRight, "It is \(found).") }
    return (said, isRight, isRight ? "That is right: \(found)." : "You said \(said). It is \(found).")
  }
}
