/// One of the things that the program does.
protocol Command: SendableMetatype {
  /// The options that it takes.
  static var options: Set<String> { get }

  init(_ options: Options) throws(Failure)

  /// Does it; what it found out is the code.
  func run() async throws(Failure) -> ExitCode
}
