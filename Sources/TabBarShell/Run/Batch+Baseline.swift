import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

extension Batch {
  /// Records what a person would notice of the final designs of sessions; nothing is written where one cannot be read.
  package func check(_ paths: [String], _ settings: CheckSettings, writingTo path: String) -> ExitStatus {
    run {
      let (recorded, status, _) = baseline(of: paths, settings)
      guard status == .fine else { return status }
      presenter.remark(try write(recorded.text, to: path))
      presenter.say("\(path): \(counted(recorded.designs.count, "design")) recorded")
      return .fine
    }
  }

  /// Compares the final designs of sessions with what was recorded of them. The status is `found` where any is different.
  package func check(_ paths: [String], _ settings: CheckSettings, against path: String) -> ExitStatus {
    var status = ExitStatus.fine
    return run {
      let before = try store.baseline(at: path)
      let (after, judged, unread) = baseline(of: paths, settings)
      status = judged
      let difference = BaselineDifference(from: before, to: after) { name in
        unread.contains { name == $0 || name.hasPrefix($0 + " on ") || name.hasPrefix($0 + "@") }
      }
      guard difference.compared > 0 || difference.added.isEmpty else {
        throw FileError(
          path: path, problem: "none of the designs that are checked is in this record",
          remedy:
            "name the same paths, in the same folder\(before.designs.first.map { ", as in \($0.name)" } ?? "")"
        )
      }
      guard difference.compared > 0 else { return .fine }
      presenter.show(DifferenceWords.lines(difference, presenter.options))
      return difference.changed.isEmpty ? .fine : .found
    }.joined(with: status)
  }

  /// Returns what a person would notice of designs, and the names of the sessions that cannot be read.
  private func baseline(
    of paths: [String], _ settings: CheckSettings
  ) -> (baseline: Baseline, status: ExitStatus, unread: [String]) {
    var baseline = Baseline()
    var status = ExitStatus.fine
    var unread: [String] = []
    judge(paths, settings, findsPlaces: false) { path, result in
      switch result {
      case .success(let designs):
        for design in designs { baseline.add(design.scene, named: design.recordedName) }
      case .failure(let error):
        status = status.joined(with: presenter.report(error))
        unread.append(PlainPath.text(of: path))
      }
    }
    return (baseline, status, unread)
  }

  /// Writes a record to a new file, or in the place of another record.
  private func write(_ text: String, to path: String) throws -> [String] {
    guard store.isTaken(path) else {
      return try store.write(WriteRequest(text, to: path, purpose: .document("record")))
    }
    let known = try store.read(path, as: .record)
    guard known.isEmpty || (try? Baseline(known)) != nil else {
      throw FileError(
        path: path, problem: "this file is no record of check, and stays as it is",
        remedy: "choose another name, or remove the file yourself")
    }
    return known == text ? [] : try store.rewrite(text, at: path, known: known)
  }
}

extension CheckedDesign {
  /// The name of the design in a record.
  var recordedName: String {
    let device = isOneOfSeveral ? " on \(scene.design.device.id)" : ""
    return PlainPath.text(of: places.session) + (mark.map { "@\($0)" } ?? "") + device
  }
}
