import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarShell

extension ReferenceDocument {
  /// The sessions of the README and of `designing.md` whose bars are shown as pictures.
  private static let pictured = ["ios26", "music"]

  /// Returns pictures of the bars that some sessions of a folder end with; throws for one that cannot be read.
  static func samplePictures(in folder: String, _ store: some SessionStore) throws -> [ReferenceDocument] {
    try pictured.map { name in
      let scene = try store.state(at: "\(folder)/\(name).tabs").draft.scene
      return ReferenceDocument(name: "pictures/\(name).svg", text: picture(of: scene, .bar))
    }
  }
}
