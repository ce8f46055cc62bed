/// Counts the items of an ordered list.
struct HTMLListNumbers {
  private var next: Int
  private let kind: String

  init(_ tag: HTMLTag) {
    next = tag.attributes["start"].flatMap { Int($0) } ?? 1
    kind = tag.attributes["type"] ?? "1"
  }

  /// The mark of the next item.
  mutating func next(_ item: HTMLTag) -> String {
    let number = item.attributes["value"].flatMap { Int($0) } ?? next
    next = number &+ 1
    switch kind {
    case "a": return "\(Self.letters(number) ?? String(number))."
    case "A": return "\((Self.letters(number) ?? String(number)).uppercased())."
    case "i": return "\(Self.roman(number) ?? String(number))."
    case "I": return "\((Self.roman(number) ?? String(number)).uppercased())."
    default: return "\(number)."
    }
  }

  private static func letters(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    var rest = number
    var result: [UInt8] = []
    while rest > 0 {
      rest -= 1
      result.insert(0x61 + UInt8(rest % 26), at: 0)
      rest /= 26
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func roman(_ number: Int) -> String? {
    guard (1..<4_000).contains(number) else { return nil }
    let signs = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    var result = ""
    for (value, sign) in signs {
      while rest >= value {
        result += sign
        rest -= value
      }
    }
    return result
  }
}
