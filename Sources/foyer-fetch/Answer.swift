/// What is written to standard output.
enum Answer {
  case reply(status: Int, body: [UInt8])
  case failed(Failure)

  /// The answer as `WireFormat` describes it.
  var bytes: [UInt8] {
    switch self {
    case .reply(let status, let body):
      Array("\(WireFormat.firstLine)\nstatus \(status)\nbody \(body.count)\n\n".utf8) + body
    case .failed(let failure):
      Array("\(WireFormat.firstLine)\nfailed \(failure.word)\n\(detail(of: failure))\n".utf8)
    }
  }

  private func detail(of failure: Failure) -> String {
    switch failure {
    case .timedOut(let number), .transfer(let number): "detail \(number)\n"
    default: ""
    }
  }
}
