/// Not there: there is no choice of dates.
@available(
  *, unavailable,
  message: "There is no choice of dates on Linux yet: use a Picker, or a TextField with a format."
)
public struct DatePicker<Label: View>: View {
  /// What is chosen.
  public typealias Components = DatePickerComponents

  /// Not there.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {}
  /// Not there.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {}
  /// Not there.
  public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text, R.Bound == Date {}
  /// Not there.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: there is no choice of dates.
@available(
  *, unavailable,
  message: "There is no choice of dates on Linux yet: use a Picker, or a TextField with a format."
)
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes components from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Not there.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Not there.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Not there: views have no clock.
@available(*, unavailable, message: "Views have no clock on Linux: set a State from a task(_:).")
public struct TimelineView<Content: View>: View {
  /// Not there.
  public init(
    _ schedule: TimelineSchedule, @ViewBuilder content: @escaping (TimelineContext) -> Content
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: views have no clock.
@available(*, unavailable, message: "Views have no clock on Linux: set a State from a task(_:).")
public struct TimelineSchedule {
  /// Not there.
  public static var animation: TimelineSchedule { fatalError() }
  /// Not there.
  public static var everyMinute: TimelineSchedule { fatalError() }
  /// Not there.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> TimelineSchedule { fatalError() }
  /// Not there.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> TimelineSchedule {
    fatalError()
  }
}

/// Not there: views have no clock.
@available(*, unavailable, message: "Views have no clock on Linux: set a State from a task(_:).")
public struct TimelineContext {
  /// Not there.
  public var date: Date
}
