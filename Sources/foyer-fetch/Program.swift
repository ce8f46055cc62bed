import CCurl
import Glibc

/// The program: one request in, one answer out.
enum Program {
  /// Runs and ends the process.
  static func run(arguments: [String]) -> Never {
    switch arguments.dropFirst() {
    case []:
      serve()
    case ["--version"]:
      leave(StandardOutput.write(Array("\(WireFormat.firstLine)\n".utf8)) ? .answered : .output)
    default:
      leave(.usage)
    }
  }

  private static func serve() -> Never {
    signal(SIGPIPE, SIG_IGN)
    confine()
    guard foyer_curl_start() == CURLE_OK else { leave(.software) }
    let answer: Answer
    do throws(Failure) {
      guard let head = try StandardInput.readHead() else { leave(.cancelled) }
      guard let found = try Fetch(Request(head: head)).run() else { leave(.cancelled) }
      answer = found
    } catch {
      answer = .failed(error)
    }
    leave(StandardOutput.write(answer.bytes) ? .answered : .output)
  }

  /// The memory of this process holds the address that was asked for, so it leaves no core file.
  /// Descriptors that the asker forgot to close are closed before the first byte from outside.
  private static func confine() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    if setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) != 0 { leave(.software) }
    guard let folder = opendir("/proc/self/fd") else { return }
    var open: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let descriptor = Int32(name), descriptor > STDERR_FILENO { open.append(descriptor) }
    }
    closedir(folder)
    for descriptor in open { close(descriptor) }
  }

  /// Ends without the clean-up of libcurl, which may wait for a name server.
  private static func leave(_ code: ExitCode) -> Never {
    _exit(code.rawValue)
  }
}
