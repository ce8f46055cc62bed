import Scanner

/// Reads the codes in pictures.
struct ReadCommand: Command {
  static let options: Set<String> = []

  private let files: [String]

  init(_ options: Options) throws(Failure) {
    files = options.rest
    guard !files.isEmpty else { throw .usage("read takes the files of pictures") }
  }

  /// Prints the text of each code on a line of its own; 1 where a picture has none.
  func run() async throws(Failure) -> ExitCode {
    var code = ExitCode.done
    for file in files {
      let texts = try await Self.texts(inFile: file)
      for text in texts { Terminal.print("\(text)\n") }
      if texts.isEmpty {
        Terminal.complain("\(file): no code")
        code = .no
      }
    }
    return code
  }

  /// The texts of the codes in a picture, the largest first.
  @MainActor static func texts(inFile file: String) async throws(Failure) -> [String] {
    let bytes = try Files.read(file, limit: CameraScanner.largestPicture)
    do throws(ScannerError) {
      return try await CameraScanner().codes(inPicture: bytes).map(\.text)
    } catch {
      throw Failure(reading: file, error)
    }
  }
}

extension Failure {
  fileprivate init(reading file: String, _ error: ScannerError) {
    switch error {
    case .tooLarge:
      self.init(code: .data, message: "\(file) is too large")
    case .unreadablePicture:
      self.init(code: .data, message: "\(file) is no picture that can be read")
    case .helperMissing(let places):
      self.init(
        code: .software,
        message: "foyer-scan is missing; looked for in \(places.joined(separator: ", "))")
    default:
      self.init(code: .software, message: "\(file) could not be read: \(error)")
    }
  }
}
