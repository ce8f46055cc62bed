import GTK

/// Tells when a file has another content, as long as it is kept.
@MainActor package final class FileMonitor {
  private let watch: FileWatch

  /// Begins to watch a file, which need not exist yet; its folder must.
  package init(path: String, onChange: @escaping @MainActor () -> Void) {
    watch = FileWatch(path: path, onChange: onChange)
  }
}
