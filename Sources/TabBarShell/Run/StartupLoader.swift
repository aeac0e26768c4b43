import TabBarPlayground
import TabBarTerminal

/// The person's startup file, which is read before the first prompt.
enum StartupLoader {
  /// The number of bad lines that are reported one by one.
  private static let mostWarnings = 5

  static func file(
    in environment: ProcessEnvironment, _ app: AppFile?, _ store: any SessionStore, _ presenter: Presenter
  ) -> StartupFile? {
    guard let path = environment.startupFile, store.has(path) else { return nil }
    let text: String
    do {
      text = try store.read(path, as: .startupFile)
    } catch {
      warn(of: error, presenter)
      return nil
    }
    let file = StartupFile(text, on: app) { $1.naming($0, insteadOf: $2) }
    for warning in file.warnings.prefix(mostWarnings) {
      presenter.remark("\(path):\(warning.line): warning: \(warning.text)")
    }
    let rest = file.warnings.count - mostWarnings
    if rest > 0 {
      presenter.remark("\(path): warning: \(rest) more \(rest == 1 ? "line was" : "lines were") left out")
    }
    return file
  }

  /// Warns of a file that could not be read and is not needed to start.
  static func warn(of error: FileError, _ presenter: Presenter) {
    presenter.remark("\(error.path): warning: \(error.sentence)")
  }
}
