import Onboarding
import UIKit

/// Asks a reader for a finger for as long as the app is the one that is used, so that other programs,
/// the desktop's lock for instance, can have the reader meanwhile.
@MainActor final class FingerRequest {
  /// The reader tells what to do.
  var onHint: ((BiometricHint) -> Void)?
  /// The wait has ended. Not called for one that was given up by ``cancel()``.
  var onEnd: ((BiometricOutcome) -> Void)?
  /// The app is used again.
  var onReturn: (() -> Void)?

  private var sensor: (any BiometricSensor)?
  private var task: Task<Void, Never>?
  private var number = 0
  private var observers: [any NSObjectProtocol] = []

  init() {
    let center = NotificationCenter.default
    for (name, isActive) in [
      (UIApplication.willResignActiveNotification, false),
      (UIApplication.didBecomeActiveNotification, true),
    ] {
      observers.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.appChanged(isActive: isActive) }
        })
    }
  }

  isolated deinit {
    task?.cancel()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Waits for a finger, at once or when the app is used again.
  func begin(_ sensor: any BiometricSensor, in window: UIWindow?) {
    cancel()
    self.sensor = sensor
    let isAside = window?.isShown == true && UIApplication.shared.applicationState != .active
    if !isAside { run() }
  }

  /// Gives the wait up.
  func cancel() {
    sensor = nil
    stop()
  }

  private func stop() {
    number += 1
    task?.cancel()
    task = nil
  }

  private func run() {
    guard let sensor, task == nil else { return }
    let number = number
    task = Task { [weak self] in
      let outcome = await sensor.verify(timeLimit: FingerUnlock.timeLimit) { hint in
        guard let self, self.number == number else { return }
        self.onHint?(hint)
      }
      guard let self, self.number == number else { return }
      self.cancel()
      self.onEnd?(outcome)
    }
  }

  private func appChanged(isActive: Bool) {
    if isActive {
      run()
      onReturn?()
    } else {
      stop()
    }
  }
}
