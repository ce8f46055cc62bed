/// What is said about something that is printed.
open class UIPrintInfo: NSObject {
  /// The name of what is printed, as lists of jobs and the properties of PDF files show it.
  open var jobName = ""

  /// Makes information that says nothing.
  public override init() { super.init() }

  /// Information that says nothing yet.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
