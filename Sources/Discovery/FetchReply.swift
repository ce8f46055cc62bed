/// What a server answered.
struct FetchReply: Sendable {
  let status: Int
  let body: [UInt8]
}
