extension ScanSession {
  mutating func handleRecentPictures(_ event: Event) -> [Command] {
    switch event {
    case .toggleRecentPictures where step == .reading && offersRecentPictures:
      if recentPictures == .hidden {
        recentPictures = .looking
        return [.listRecentPictures]
      }
      recentPictures = .hidden
    case .recentPicturesFound(let found) where recentPictures == .looking:
      recentPictures = .shown(found)
    case .recentPicturesFailed(let error) where recentPictures == .looking:
      recentPictures = .hidden
      if step == .reading, let alert = ScanAlert(error) { step = .telling(alert) }
    case .recentPictureChosen(let picture) where step == .reading:
      guard case .shown(let pictures) = recentPictures, pictures.contains(picture) else { break }
      step = .readingPicture
      return [.readRecentPicture(picture)]
    default: break
    }
    return []
  }
}
