import TabBarGuidelines

extension ReportFormat {
  /// The format of OASIS that GitHub's code scanning and many other tools read.
  package static let sarif = ReportFormat(
    id: "sarif", summary: "SARIF 2.1.0, for code scanning", separator: ",\n",
    beginning: { options in
      let tool = SARIFTool.tool.text(ascii: options.ascii, indentation: 6)
      return """
        {
          "$schema": "\(SARIFTool.schema)",
          "version": "2.1.0",
          "runs": [
            {
              "tool": \(tool),
              "columnKind": "unicodeCodePoints",
              "originalUriBaseIds": {
                "%SRCROOT%": {"description": {"text": "The folder in which tabbar was called."}}
              },
              "results": [

        """
    },
    ending: { end, _ in
      let isWhole = end.isComplete ? "true" : "false"
      let remarks = end.remarks.isEmpty ? "" : "\n" + end.remarks.joined(separator: ",\n") + "\n          "
      return """

              ],
              "invocations": [
                {
                  "executionSuccessful": \(isWhole),
                  "exitCode": \(end.status),
                  "toolExecutionNotifications": [\(remarks)]
                }
              ]
            }
          ]
        }

        """
    },
    unread: { session, options in
      Part("", remark: remark(SARIFResult.notification(session), options))
    }
  ) { checked, options in
    let report = checked.scene.report
    let results =
      report.findings.map { SARIFResult.result($0, of: checked) }
      + report.suppressed.map { SARIFResult.result($0, of: checked) }
    let remarks = report.unusedAllowances.map { SARIFResult.notification($0, of: checked) }
    return Part(
      results.map { "        " + $0.text(ascii: options.ascii, indentation: 8) }.joined(separator: ",\n"),
      remark: remarks.map { remark($0, options) }.joined(separator: ",\n"))
  }

  private static func remark(_ value: JSONValue, _ options: RenderOptions) -> String {
    "            " + value.text(ascii: options.ascii, indentation: 12)
  }
}
