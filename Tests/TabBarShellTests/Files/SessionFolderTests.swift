import Foundation
import SystemLibrary
@testable import TabBarShell
import Testing

@Suite("Folders of sessions")
final class SessionFolderTests {
  private let folder: URL
  private let store = DiskStore(home: nil)
  private var leftOut: [String] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabbar-folders-\(UUID().uuidString)").resolvingSymlinksInPath()
    for path in ["b/deep/er", ".git", "empty", "x.tabs"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    for path in ["z.tabs", "b/b.tabs", "b/deep/er/a.tabs", "x.tabs/in.tabs", "a b.tabs"] { try put(path) }
    for path in ["notes.txt", "b/.hidden.tabs", ".git/c.tabs", "b/b.tabs~", "tabs"] { try put(path) }
  }

  deinit {
    chmod(folder.path + "/empty", 0o700)
    try? FileManager.default.removeItem(at: folder)
  }

  private func put(_ path: String) throws {
    try Data("# tabbar session 1\n".utf8).write(to: folder.appendingPathComponent(path))
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + path, withDestinationPath: target)
  }

  private func found(_ path: String = "") -> [String]? {
    store.filesBelow(folder.path + path, as: .session, besides: [], leftOut: { leftOut.append($0.path) })?
      .map { String($0.path.dropFirst(folder.path.utf8.count)) }
  }

  private static let all = ["/a b.tabs", "/b/b.tabs", "/b/deep/er/a.tabs", "/x.tabs/in.tabs", "/z.tabs"]

  @Test("A folder has the sessions in it and in its folders, in order, without hidden ones and other files")
  func all() {
    #expect(found() == Self.all)
    #expect(found("/b/") == ["/b/b.tabs", "/b/deep/er/a.tabs"])
    #expect(found("/empty") == [])
  }

  @Test("A session that is named twice, also with its folder, is there once, where it is named first")
  func twice() throws {
    let paths = ["/z.tabs", "", "//z.tabs", "/b/./b.tabs", "/b"].map { folder.path + $0 }
    let found = store.sessions(under: paths) { _ in }.map {
      String($0.path.dropFirst(folder.path.utf8.count))
    }
    #expect(found == ["/z.tabs", "/a b.tabs", "/b/b.tabs", "/b/deep/er/a.tabs", "/x.tabs/in.tabs"])
    #expect(store.sessions(under: ["-", "-"]) { _ in }.map(\.path) == ["-"])
  }

  @Test("A link to a session is one; a link to a folder is not followed, and is named where it leads out")
  func links() throws {
    try link("b/deep/up", to: "../..")
    try link("b/self", to: "self")
    try link("c", to: "empty")
    try link("empty/back", to: "../b")
    try link("d.tabs", to: "z.tabs")
    try link("e", to: "..")
    let found = try #require(self.found())
    #expect(Set(found) == Set(Self.all + ["/d.tabs"]) && found.count == Set(found).count)
    #expect(leftOut == [folder.path + "/e"])
  }

  @Test("A link that leads nowhere is an error to report, and a pipe is not waited for")
  func unreadable() throws {
    try link("gone.tabs", to: "nowhere")
    #expect(mkfifo(folder.path + "/pipe.tabs", 0o600) == 0)
    let found = try #require(self.found())
    #expect(found.contains("/gone.tabs") && !found.contains("/pipe.tabs"))
  }

  @Test("A folder without sessions is an error in its place, and the others are found all the same")
  func named() throws {
    let named = store.sessions(under: [folder.path + "/empty", "z.tabs", folder.path + "/b", "-"]) { _ in }
    #expect(
      named.map(\.path).map { $0.replacingOccurrences(of: folder.path, with: "") }
        == ["/empty", "z.tabs", "/b/b.tabs", "/b/deep/er/a.tabs", "-"])
    #expect(throws: FileError.self) { try store.sessionFile(at: named[0].path) }
  }
}
