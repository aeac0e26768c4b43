import TabBarGuidelines
import TabBarPlayground

extension Batch {
  /// Merges two sessions that were made from a third, as git's merge driver does: the result is in the file of OURS. The
  /// status is `found` where a person has to choose.
  ///
  /// - Parameter name: The path of the session, as git's files have names of their own; `nil` for that of OURS.
  package func merge(_ base: String, _ ours: String, _ theirs: String, as name: String?) -> ExitStatus {
    run {
      guard ours != "-" else {
        throw FileError(
          path: "-", problem: "merge changes this file, and standard input is none", remedy: "name a file")
      }
      let name = name ?? ours
      let texts = try [base, ours, theirs].map { try store.read($0) }
      // Git gives an empty file as the base of one that both sides have added.
      let app = try store.app(beside: name)
      let files = try zip(texts, ["base", "ours", "theirs"]).map { text, side in
        let isNew = side == "base" && text.isEmpty
        return try SessionFile(isNew ? SessionFile.firstLine : text, name: "\(name) (\(side))", app: app)
      }
      let merge = try SessionMerge(base: files[0], ours: files[1], theirs: files[2])
      if merge.text != texts[1] { presenter.remark(try store.rewrite(merge.text, at: ours, known: texts[1])) }
      if let conflict = merge.conflict {
        presenter.remark(
          "\(name):\(conflict.line): \(conflict.problem); keep the lines that are meant, and delete the marks"
        )
      }
      return merge.conflict == nil ? .fine : .found
    }
  }
}
