/// A place in the sources that breaks a rule of the house.
struct Finding: Hashable, CustomStringConvertible {
  var file: String
  var line: Int
  var message: String

  var description: String { "\(file):\(line): \(message)" }
}
