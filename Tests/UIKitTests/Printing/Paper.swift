import Foundation

/// A PDF as the tools of poppler read it.
struct Paper {
  let url: URL

  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(tool)")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The words of all pages, each with one blank behind it.
  func words() throws -> [String] {
    try run("pdftotext", [url.path, "-"]).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// What is said about the file.
  func facts() throws -> [String: String] {
    var facts: [String: String] = [:]
    for line in try run("pdfinfo", [url.path]).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      facts[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return facts
  }

  /// Where the pages lead.
  func links() throws -> [String] {
    try run("pdfinfo", ["-url", url.path]).split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }
}
