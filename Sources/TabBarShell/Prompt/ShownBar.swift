import TabBarDrawing
package import TabBarGuidelines
import TabBarPlayground

/// The bar as it was shown last: as a scene, which the next one is compared with, as a picture, and where that is on the
/// screen, so that the prompt can draw it again.
package final class ShownBar {
  private(set) var scene: Scene
  private var drawn: (options: RenderOptions, parts: BarPicture.Parts)?
  /// The rows from the head of the last picture to the cursor; `nil` where no picture is of the present bar.
  private var rowsFromHead: Int?
  private(set) var answerRows = 0

  package init(_ scene: Scene) { self.scene = scene }

  /// Notes that another scene is shown now.
  func keep(_ scene: Scene) { (self.scene, drawn) = (scene, nil) }

  func isOf(_ draft: Draft) -> Bool { scene.design == draft.design && scene.guide.id == draft.guide.id }

  /// Makes it the bar of a draft, which may have changed without a word.
  func follow(_ draft: Draft) {
    // Most of what is typed at a prompt changes nothing, and laying out a bar again takes its time.
    if !isOf(draft) { keep(draft.scene(after: scene)) }
  }

  /// Returns its picture, which is drawn once.
  func picture(_ options: RenderOptions) -> BarPicture.Parts {
    if let drawn, drawn.options == options { return drawn.parts }
    let parts = BarPicture.parts(scene, options)
    drawn = (options, parts)
    return parts
  }

  // MARK: On the screen

  func enteredLine() {
    answerRows = 0
    wrote(1)
  }

  func wrote(_ rows: Int) {
    answerRows += rows
    if let rowsFromHead { self.rowsFromHead = rowsFromHead + rows }
  }

  /// Notes that the last rows written are a picture of the bar and what is below it.
  func drewBar(_ rows: Int) { rowsFromHead = rows }

  /// Notes that the bar looks different now, and that no picture of it was written.
  func changedBar() { rowsFromHead = nil }

  /// Returns whether the last picture has left a window of some rows, the last of which has the prompt.
  func isGone(from rows: Int) -> Bool { rowsFromHead.map { $0 + 1 > rows } ?? true }
}
