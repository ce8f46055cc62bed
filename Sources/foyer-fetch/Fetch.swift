/// A request with its redirects, followed by hand so that each target is checked anew.
struct Fetch {
  let request: Request

  init(_ request: Request) {
    self.request = request
  }

  /// Fetches; nil when standard input closed meanwhile.
  func run() throws(Failure) -> Answer? {
    let deadline = ContinuousClock.now + .milliseconds(request.limits.totalMilliseconds)
    var target = try Target(request.url, addresses: request.addresses)
    let origin = target
    var budget = request.limits.headerBytes
    for _ in 0...request.limits.redirects {
      let transfer = try Transfer(target, request: request, headerBudget: budget)
      guard let outcome = try transfer.run(until: deadline) else { return nil }
      switch outcome {
      case .reply(let status, let body):
        return .reply(status: status, body: body)
      case .redirect(let text):
        target = try redirected(to: text, from: origin)
        budget = max(1, budget - transfer.headerBytes)
      }
    }
    throw .redirectCount
  }

  private func redirected(to text: String, from origin: Target) throws(Failure) -> Target {
    let target: Target
    do throws(Failure) {
      target = try Target(text, addresses: request.addresses)
    } catch .address {
      throw .redirectHost
    } catch .url {
      throw .redirectURL
    }
    guard target.scheme == origin.scheme else { throw .redirectURL }
    guard HostName.mayRedirect(from: origin.host, to: target.host) else { throw .redirectHost }
    return target
  }
}
