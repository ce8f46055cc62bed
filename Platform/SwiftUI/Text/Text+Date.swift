extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Part: Hashable, Sendable { case date, time }
    let part: Part

    /// The day, as "30 November 2026".
    public static let date = DateStyle(part: .date)
    /// Hours and minutes.
    public static let time = DateStyle(part: .time)
    /// Not there: texts do not run along with the clock.
    @available(
      *, unavailable,
      message:
        "Texts of Linux do not run along with the clock: write Text(date, format: .relative)."
    )
    public static let relative = DateStyle(part: .date)
    /// Not there: texts do not run along with the clock.
    @available(
      *, unavailable,
      message:
        "Texts of Linux do not run along with the clock: write Text(date, format: .relative)."
    )
    public static let offset = DateStyle(part: .date)
    /// Not there: texts do not run along with the clock.
    @available(
      *, unavailable,
      message:
        "Texts of Linux do not run along with the clock: count in a task and show the number."
    )
    public static let timer = DateStyle(part: .time)
  }

  /// Shows a date, or its time of day, as people write it.
  public init(_ date: Date, style: DateStyle) {
    self.init(content: .formatted(Formatted(value: StyledDate(date: date, style: style))))
  }

  /// Shows a range of dates, as "10:00 – 11:00".
  public init(_ dates: ClosedRange<Date>) {
    self.init(content: .formatted(Formatted(value: StyledDates(dates: dates))))
  }

  /// Not there: texts do not run along with the clock.
  @available(
    *, unavailable,
    message: "Texts of Linux do not run along with the clock: count in a task and show the number."
  )
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { fatalError() }
}

private struct StyledDate: FormattedValue, Equatable {
  let date: Date
  let style: Text.DateStyle

  var hasLooks: Bool { false }

  func text(in locale: Locale) -> Text {
    let format: Date.FormatStyle =
      switch style.part {
      case .date: .dateTime.year().month(.wide).day()
      case .time: .dateTime.hour().minute()
      }
    return Text(verbatim: date.formatted(format.locale(locale)))
  }
}

private struct StyledDates: FormattedValue, Equatable {
  let dates: ClosedRange<Date>

  var hasLooks: Bool { false }

  func text(in locale: Locale) -> Text {
    guard dates.lowerBound < dates.upperBound else {
      return Text(dates.lowerBound, style: .time)
    }
    let isOneDay = Calendar.current.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let format = Date.IntervalFormatStyle(
      date: isOneDay ? nil : .numeric, time: .shortened, locale: locale)
    return Text(verbatim: format.format(dates.lowerBound..<dates.upperBound))
  }
}
