import Foundation
import Onboarding
import Testing

@Suite("The letters of a licence")
struct LicenceEncodingTests {
  @Test(
    "are found out",
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"),
      ([0xFF, 0xFE, 0xE9, 0x00, 0x3D, 0xD8, 0x04, 0xDE], "é😄"),
      ([0xFE, 0xFF, 0x00, 0xE9], "é"), ([0xC3, 0xA9], "é"), ([0x63, 0xE9], "cé"),
      ([0x80, 0x61], "€a"),
    ] as [([UInt8], String)])
  func guessed(bytes: [UInt8], text: String) throws {
    #expect(try LicenceDocument(bytes, as: .plainText).text == text)
    #expect(try LicenceDocument(bytes, as: .html).text == text)
  }

  @Test(
    "are those that a page declares",
    arguments: [
      ("<meta charset=windows-1251>", [0xCF], "П"), ("<meta charset='ISO-8859-2'>", [0xB1], "ą"),
      (#"<META http-equiv=x content="text/html; charset=KOI8-R">"#, [0xF0], "П"),
      (#"<?xml version="1.0" encoding="windows-1253"?>"#, [0xE1], "α"),
      ("<meta charset=latin1>", [0x80], "€"), ("<meta charset=utf-16>", [0xC3, 0xA9], "é"),
      ("<meta charset=utf-8>", [0xC3, 0xA9], "é"),
    ] as [(String, [UInt8], String)])
  func declared(head: String, bytes: [UInt8], text: String) throws {
    #expect(try LicenceDocument(Array(head.utf8) + bytes, as: .html).text == text)
  }

  @Test("are what an app says, unless a mark of the byte order says otherwise")
  func given() throws {
    let bytes: [UInt8] = [0xE9, 0x20, 0xE8]
    #expect(try LicenceDocument(bytes, as: .plainText, encoding: .windows1251).text == "й и")
    #expect(
      try LicenceDocument([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], encoding: .windows1251).text == "é")
    #expect(
      try LicenceDocument([0xE9, 0x00], as: .html, encoding: .utf16LittleEndian).text == "é")
  }

  @Test(
    "that cannot be read are named",
    arguments: [
      (Array("<meta charset=shift_jis>x".utf8), nil, LicenceError.unknownEncoding("shift_jis")),
      ([0xC3], .utf8, .malformedText(.utf8)), ([0x81], nil, .malformedText(.windows1252)),
      ([0xFF, 0xFE, 0x00], nil, .malformedText(.utf16LittleEndian)),
      ([0xFF, 0xFE, 0x00, 0xD8], nil, .malformedText(.utf16LittleEndian)),
      ([0xD9], .windows1255, .malformedText(.windows1255)),
    ] as [([UInt8], LicenceEncoding?, LicenceError)])
  func errors(bytes: [UInt8], encoding: LicenceEncoding?, error: LicenceError) {
    #expect(throws: error) { try LicenceDocument(bytes, as: .html, encoding: encoding) }
  }

  @Test("have names", arguments: LicenceEncoding.allCases)
  func names(encoding: LicenceEncoding) throws {
    #expect(LicenceEncoding(name: encoding.rawValue.uppercased()) == encoding)
    let bytes = Array("Plain words.".utf8)
    guard encoding != .utf16LittleEndian, encoding != .utf16BigEndian else { return }
    #expect(try LicenceDocument(bytes, encoding: encoding).text == "Plain words.")
  }

  @Test(
    "tell what they are written in",
    arguments: [
      ("<!DOCTYPE html><p>a", "a"), (" <html>a", "a"), (#"{\rtf1 a}"#, "a"),
      ("<a@example.com> wrote", "<a@example.com> wrote"), ("1 < 2", "1 < 2"),
    ])
  func format(text: String, read: String) throws {
    #expect(try LicenceDocument(Array(text.utf8)).text == read)
  }

  @Test("of a plain text keep its lines")
  func plain() throws {
    let text = "a\r\nb\rc\nd\n\n\n\ne\u{0}\u{1B}[0m\n"
    #expect(
      try LicenceDocument(Array(text.utf8), as: .plainText).text == "a\nb\nc\nd\n\n\n\ne[0m")
  }
}
