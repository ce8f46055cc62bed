extension ScanSession {
  /// Whether a person has cameras to choose among.
  public var offersCameras: Bool {
    if case .unavailable(.notSupported) = camera { return false }
    return cameras.count > 1
  }

  mutating func handleCameras(_ event: Event) -> [Command] {
    switch event {
    case .camerasFound(let found):
      cameras = found
    case .chooseCamera where step == .reading && !isTyping && isVisible && offersCameras:
      step = .choosingCamera
    case .cameraChosen(let chosen) where step == .choosingCamera && cameras.contains(chosen):
      step = .reading
      // One that runs goes on running; one that had failed is tried again.
      if case .running(let running) = camera, running.id == chosen.id { break }
      chosenCamera = chosen
      return stop() + start()
    default: break
    }
    return []
  }
}
