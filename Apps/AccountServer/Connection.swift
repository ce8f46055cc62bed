import Glibc

/// One connection: it reads one request, waits perhaps, writes one answer and is over.
final class Connection {
  /// What came of reading.
  enum Input {
    case nothing
    case request(Request)
    case malformed(status: Int)
  }

  let descriptor: Int32
  private(set) var isOver = false
  private var deadline: ContinuousClock.Instant
  private var answerTime: ContinuousClock.Instant?
  private var input: [UInt8] = []
  private var output: [UInt8]?

  init(_ descriptor: Int32, deadline: ContinuousClock.Instant) {
    self.descriptor = descriptor
    self.deadline = deadline
  }

  deinit {
    close(descriptor)
  }

  /// The events of `poll` that it waits for. It reads also while it waits to answer, to notice that
  /// the client has gone.
  var events: Int16 {
    output != nil && answerTime == nil ? Int16(POLLOUT) : Int16(POLLIN)
  }

  /// The time at which it acts by itself.
  var nextEvent: ContinuousClock.Instant {
    answerTime.map { min($0, deadline) } ?? deadline
  }

  /// Reads what has arrived.
  func read() -> Input {
    if output != nil, answerTime == nil { return .nothing }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return .nothing }
    guard count > 0, output == nil else {
      // The client has gone, or sends more than its one request.
      isOver = true
      return .nothing
    }
    input += chunk[..<count]
    switch Request.parse(input) {
    case .success(let request): return request.map(Input.request) ?? .nothing
    case .failure(let fault): return .malformed(status: fault.status)
    }
  }

  /// Takes the answer, to be sent at the given time or at once.
  func answer(
    _ response: Response, at time: ContinuousClock.Instant? = nil, patience: Duration = .zero
  ) {
    output = response.bytes
    answerTime = time
    if let time { deadline = time + patience }
  }

  /// Sends an answer that waits for its time.
  func answerNow() {
    answerTime = nil
  }

  /// Ends without an answer.
  func end() {
    isOver = true
  }

  /// Does what is due: writes, or gives up.
  func advance(to now: ContinuousClock.Instant) {
    if now >= deadline { isOver = true }
    if let answerTime, now >= answerTime { self.answerTime = nil }
    guard !isOver, answerTime == nil, let rest = output else { return }
    let count = send(descriptor, rest, rest.count, Int32(MSG_NOSIGNAL))
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0, count < rest.count else {
      isOver = true
      return
    }
    output = Array(rest[count...])
  }
}
