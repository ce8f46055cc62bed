import Glibc
import HelperProgram
import ScanWire

/// Reads the codes in the file of a picture, and makes small pictures.
struct PictureReader {
  let symbologies: [String]
  /// How long one look may take, in milliseconds.
  private let patience = 10_000

  /// The codes, the largest first; none where no pass finds one.
  ///
  /// A pass that kills the decoder is left out, the others still run.
  func codes(inPictureAt file: Int32, bytes: Int) throws(ScanFailure) -> [WireCode] {
    defer { close(file) }
    guard let memory = SharedMemory(size: PictureFile.unpackedBytes) else { throw .system }
    let decoder = DecoderProcess(memory: memory)
    let answer = try decoder.ask(.picture(bytes: bytes), descriptor: file, patience: patience)
    guard case .unpacked(let width, let height) = answer else {
      if case .failed(let failure) = answer { throw failure }
      throw .unreadable
    }
    for pass in [Pass.plain] + Pass.extra {
      let look = DecodeRequest.look(
        width: width, height: height, pass: pass, symbologies: symbologies)
      switch try decoder.ask(look, patience: patience) {
      case .codes(let codes) where !codes.isEmpty: return codes
      case .failed(let failure): throw failure
      default: continue
      }
    }
    return []
  }

  /// A small picture of the file, which its decoder may die of.
  func thumbnail(ofPictureAt file: Int32, bytes: Int) throws(ScanFailure) -> ScanAnswer {
    defer { close(file) }
    let side = WireFormat.thumbnailSide
    guard let memory = SharedMemory(size: side * side * 4) else { throw .system }
    let decoder = DecoderProcess(memory: memory)
    switch try decoder.ask(.thumbnail(bytes: bytes), descriptor: file, patience: patience) {
    case .unpacked(let width, let height) where width <= side && height <= side:
      let pixels = Array(memory.bytes[..<(width * height * 4)])
      return .thumbnail(width: width, height: height, pixels: pixels)
    case .failed(let failure): throw failure
    default: throw .unreadable
    }
  }
}
