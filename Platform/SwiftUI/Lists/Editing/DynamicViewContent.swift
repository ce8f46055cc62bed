/// Views made from a collection, whose elements a person can take away and move in a list.
public protocol DynamicViewContent: View {
  /// The elements' collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements.
  @MainActor public var data: Content.Data { content.data }
}

/// What a person can do with the rows of a collection.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  var isEmpty: Bool { delete == nil && move == nil }
  /// Which of the two there are.
  var kinds: [Bool] { [delete != nil, move != nil] }
}

private struct RowEditsKey: EnvironmentKey { static var defaultValue: RowEdits { RowEdits() } }

extension EnvironmentValues {
  /// What can be done with the rows of the next `ForEach`.
  var rowEdits: RowEdits {
    get { self[RowEditsKey.self] }
    set { self[RowEditsKey.self] = newValue }
  }
}

extension DynamicViewContent {
  /// Lets a person take rows away: in edit mode by a button on each row, else in the menu that
  /// opens from the row's end. Nil says that they cannot.
  ///
  /// ```swift
  /// struct Names: View {
  ///   @State private var names = ["Ada", "Grace"]
  ///   var body: some View {
  ///     List {
  ///       ForEach(names, id: \.self) { Text($0) }
  ///         .onDelete { names.remove(atOffsets: $0) }
  ///     }
  ///   }
  /// }
  /// ```
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(EnvironmentTransformModifier(path: \.rowEdits) { $0.delete = action })
  }

  /// Lets a person move rows in edit mode, by buttons on each row. The action is told where the rows
  /// are and before which one they go. Nil says that they cannot.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(EnvironmentTransformModifier(path: \.rowEdits) { $0.move = action })
  }

  /// Not there: views are not dropped.
  @available(*, unavailable, message: "Views are not dragged and dropped on Linux: use Buttons.")
  public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSObject]) -> Void
  ) -> some DynamicViewContent { self }
}

/// The name of the trait by which `deleteDisabled` is told.
enum DeleteDisabledTrait {}

/// The name of the trait by which `moveDisabled` is told.
enum MoveDisabledTrait {}

extension View {
  /// Says that the view as a row of a list cannot be taken away.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(DeleteDisabledTrait.self, isDisabled))
  }

  /// Says that the view as a row of a list cannot be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(MoveDisabledTrait.self, isDisabled))
  }
}
