/// Leads on to a page of the stack that it is in.
///
/// ```swift
/// NavigationStack {
///   List {
///     NavigationLink("About") { Text("Version 1") }
///     NavigationLink("Seven", value: 7)
///   }
///   .navigationDestination(for: Int.self) { Text("Number \($0)") }
/// }
/// ```
/// In a list it is a row with an arrow. Outside a stack it cannot be pressed.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Goal {
    case value(PathValue?)
    case page(Destination, Binding<Bool>?)
  }
  private let goal: Goal
  private let label: Label
  @Environment(\.navigationContext) private var context
  @State private var isShown = false

  init(_ destination: Destination, isActive: Binding<Bool>?, label: Label) {
    goal = .page(destination, isActive)
    self.label = label
  }

  /// Makes a link to a page.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination(), isActive: nil, label: label())
  }

  /// Makes a link to a page, which is given as a value.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination, isActive: nil, label: label())
  }

  /// Makes a link to the page that stands for a value; nil leads nowhere.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    goal = .value(value.map { PathValue($0) })
    self.label = label()
  }

  /// A button.
  public var body: some View {
    switch goal {
    case .value(let value):
      LinkFace(label: label) { [context] in
        if let value { context?.stack?.push(value) }
      }
      .disabled(value == nil || context == nil)
    case .page(let page, let isActive):
      let isActive = isActive ?? $isShown
      LinkFace(label: label) { isActive.wrappedValue = true }
        .disabled(context == nil)
        .modifier(PresentedPageModifier(item: isActive.whileTrue) { _ in page })
    }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a localised title to a page.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination(), isActive: nil, label: Text(titleKey))
  }

  /// Makes a link with a title to a page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination(), isActive: nil, label: Text(title))
  }

  /// Makes a link with a localised title to a page, which is given as a value.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination, isActive: nil, label: Text(titleKey))
  }

  /// Makes a link with a title to a page, which is given as a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination, isActive: nil, label: Text(title))
  }

  /// Makes a link with a localised title to the page that stands for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Destination == Never {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link with a title to the page that stands for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Destination == Never {
    self.init(value: value) { Text(title) }
  }
}
