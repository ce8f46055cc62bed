import Onboarding

extension HelperSearch {
  /// The path of `foyer-fetch`, or `.helperMissing` with the folders.
  package func locate() throws(DiscoveryError) -> String {
    guard let path = path(of: "foyer-fetch") else { throw .helperMissing(lookedIn: folders) }
    return path
  }
}
