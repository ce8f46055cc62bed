import Foundation
import GTK
import Glibc

/// Gives a test program GLib's main loop under its main actor.
///
/// Swift Testing's entry point is asynchronous: it parks the main thread in libdispatch's own loop,
/// where GTK's events are never served, and moves main-actor work between worker threads. The
/// concurrency runtime calls a function in place of that loop when its variable
/// `swift_task_asyncMainDrainQueue_hook` holds one. This file puts one there before `main` runs, by
/// an entry in the program's table of initialisers. The function runs GLib's loop on the main
/// thread, which serves libdispatch's main queue too, so that main-actor tests run there and GTK
/// lives while they wait.
///
/// It relies on the variable being exported by `libswift_Concurrency`, which it is in Swift 6.3 but
/// which is no API, and on two pointers being passed alike in Swift's and in C's calling convention.
/// Where the variable is missing, as in a program with the runtime linked statically, nothing is
/// changed: ``Screen`` then turns GTK's loop itself while it waits, and other waiting does not serve
/// GTK. A program whose `main` is synchronous, such as an app, never asks for the hook.
enum MainThreadHook {
  private typealias Drain = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void

  static func install() {
    guard let variable = dlsym(nil, "swift_task_asyncMainDrainQueue_hook") else { return }
    let drain: Drain = { _, _ in
      atexit { MainThreadHook.parkMainThread() }
      MainActor.assumeIsolated {
        // The runtime expects never to come back: a loop that an app has quit is begun again.
        while true { MainLoop.run() }
      }
    }
    variable.assumingMemoryBound(to: Drain.self).pointee = drain
  }

  /// Stops the main thread while another one ends the process, as Swift Testing does: libraries take
  /// down what GTK, whose loop would go on closing windows, still uses.
  private static func parkMainThread() {
    guard !Thread.isMainThread else { return }
    let isParked = DispatchSemaphore(value: 0)
    DispatchQueue.main.async {
      isParked.signal()
      while true { pause() }
    }
    // A main thread that waits for something else for so long is at no work that could do harm.
    _ = isParked.wait(timeout: .now() + 2)
  }
}

@used @section(".init_array")
private let installHookAtLoad: @convention(c) () -> Void = { MainThreadHook.install() }
