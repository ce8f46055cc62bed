/// The protocol between `foyer-scan` and the program that starts it, version 1.
///
/// One process serves one request, over a socket of packets (`SOCK_SEQPACKET`) that is its standard
/// input and output. Every packet is a head of lines, each ended by one line feed, an empty line,
/// and bytes that the head counts, if any. The first line names the protocol and its version, every
/// further line is a key, one space and a value. An unknown key or a missing line is a fault.
///
/// Requests, the first packet:
///
///     foyer-scan 1          foyer-scan 1               foyer-scan 1
///     do cameras            do camera                  do picture
///     runtime-dir /run/…    read qr microQR            read qr microQR
///     bus unix:path=…       camera /dev/video0         bytes 48213
///                           runtime-dir /run/…
///                           bus unix:path=…
///
/// `do thumbnail` is asked as `do picture` is, without the line of kinds, and answered by a packet
/// `thumbnail 120 90` with the pixels of a small picture as its bytes.
///
/// `camera` and `picture` bring a descriptor of sealed memory: the first one is where frames are
/// written (`previewBytes` of it), the second one holds the file. In place of `camera` a line
/// `pictures 15 /folder/%04d.png` plays files as a camera. While a camera runs, the packets
/// `taken`, `torch on` and `torch off` may follow. Standard input has to stay open: when it closes,
/// the camera is released and the process ends.
///
/// Answers:
///
///     foyer-scan 1          foyer-scan 1     foyer-scan 1                  foyer-scan 1
///     cameras 1             frame 640 360    codes 1                       failed busy
///     camera /dev/video0                     code qr 19 0.1 0.2 0.4 …
///     torch no
///     name Front camera                      (19 bytes)
///
/// `do cameras` is answered by one packet with all cameras, and the process ends. `do camera` is
/// answered by a packet with the camera that runs, then by frames and codes as they come. After a
/// frame none follows before it was `taken`. `do picture` is answered by one packet of codes, which
/// has none where there is none. `failed` is the last packet of all. Nothing is written to standard
/// error.
package enum WireFormat {
  /// The version of the protocol.
  package static let version = 1
  /// The first line of every packet.
  package static let firstLine = "foyer-scan \(version)"
  /// The longest side of a frame that is shown, in pixels.
  package static let previewSide = 640
  /// The size of the memory that frames are written to, in bytes.
  package static let previewBytes = previewSide * previewSide * 4
  /// The longest side of a small picture, in pixels: it has to fit into a packet.
  package static let thumbnailSide = 120
  /// The longest text that a code may have, in bytes; one with more is left out.
  package static let longestText = 4096
  /// The most codes that are told of one picture.
  package static let mostCodes = 8
  /// The largest file of a picture, in bytes.
  package static let longestPicture = 16 * 1024 * 1024
}
