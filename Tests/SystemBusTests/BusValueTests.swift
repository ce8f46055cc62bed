import CGIO
import SystemBus
import Testing

@Suite("A value from a bus") struct BusValueTests {
  private func value(_ text: String) throws -> BusValue {
    let variant = try #require(g_variant_parse(nil, text, nil, nil, nil), "\(text)")
    defer { g_variant_unref(variant) }
    return BusValue(variant)
  }

  @Test(
    "is read whatever its type",
    arguments: [
      ("true", .boolean(true)), ("byte 7", .unsigned(7)), ("uint16 65535", .unsigned(65_535)),
      ("uint32 4294967295", .unsigned(4_294_967_295)),
      ("uint64 18446744073709551615", .unsigned(.max)), ("int16 -1", .integer(-1)),
      ("-2147483648", .integer(-2_147_483_648)), ("handle 3", .integer(3)),
      ("int64 -9223372036854775808", .integer(.min)), ("1.5", .double(1.5)),
      ("'fünf'", .text("fünf")), ("objectpath '/a'", .text("/a")), ("signature 'sb'", .text("sb")),
      ("<<'in two'>>", .text("in two")), ("@as []", .list([])), ("()", .list([])),
      ("('a', true)", .list([.text("a"), .boolean(true)])),
      ("{'k': <1.0>}", .list([.list([.text("k"), .double(1)])])),
      ("@ms nothing", .list([])), ("@ms 'some'", .list([.text("some")])),
    ] as [(String, BusValue)])
  func types(_ text: String, _ expected: BusValue) throws {
    #expect(try value(text) == expected)
  }

  @Test("answers with what it is asked for, or with nothing")
  func access() throws {
    let entries = try value("{'LockedHint': <true>, 'Id': <'c1'>}")
    #expect(entries["LockedHint"]?.boolean == true)
    #expect(entries["Id"]?.text == "c1")
    #expect(entries["Id"]?.boolean == nil)
    #expect(entries["Other"] == nil)
    #expect(try value("'Id'")["Id"] == nil)
    #expect(try value("[1, 2]")["Id"] == nil)
    #expect(entries.text == nil)
    #expect(BusValue.text("a").list == nil)
  }
}
