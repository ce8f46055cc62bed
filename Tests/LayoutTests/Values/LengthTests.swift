import Layout
import Testing

@Suite("Numbers from outside are put right before a layout sees them")
struct LengthTests {
  @Test(
    "Proposals",
    arguments: [
      (nil, nil), (.nan, nil), (-1, 0), (-Double.infinity, 0), (0, 0), (12.5, 12.5),
      (.infinity, .infinity), (.greatestFiniteMagnitude, Length.limit),
    ] as [(Double?, Double?)])
  func proposals(_ given: Double?, expected: Double?) {
    #expect(ProposedSize(width: given, height: nil).width == expected)
    #expect(ProposedSize(width: nil, height: given).height == expected)
  }

  @Test("Equal questions are equal keys")
  func keys() {
    let questions: Set = [
      ProposedSize(width: .nan, height: -3), ProposedSize(width: nil, height: 0),
      ProposedSize(width: nil, height: -0.0),
    ]
    #expect(questions.count == 1)
  }

  @Test("The three named proposals")
  func named() {
    #expect(ProposedSize.zero == ProposedSize(width: 0, height: 0))
    #expect(ProposedSize.unspecified == ProposedSize(width: nil, height: nil))
    #expect(ProposedSize.infinity == ProposedSize(width: .infinity, height: .infinity))
  }

  @Test(
    "Answers",
    arguments: [
      (Double.nan, 0.0), (-1, 0), (-.infinity, 0), (7.25, 7.25), (.infinity, Length.limit),
      (1e300, Length.limit),
    ])
  func answers(_ given: Double, expected: Double) {
    #expect(Length.measured(given) == expected)
  }

  @Test(
    "Positions and distances",
    arguments: [
      (Double.nan, 0.0), (-1.5, -1.5), (-.infinity, -Length.limit), (.infinity, Length.limit),
    ])
  func offsets(_ given: Double, expected: Double) {
    #expect(Length.offset(given) == expected)
  }

  @Test("Priorities stay between 0 and 1000")
  func priorities() {
    let priority = AxisPriority(horizontal: -7, vertical: 5000)
    #expect(priority == AxisPriority(horizontal: 0, vertical: 1000))
    #expect(LayoutPriority(division: .nan).division == 0)
    #expect(LayoutPriority.standard.hugging == AxisPriority(250))
    #expect(LayoutPriority.standard.compressionResistance == AxisPriority(750))
  }

  static let strange: [Double] = [.nan, .infinity, -.infinity, -50, 0, 1e300, -1e300, 1e-300]

  static let containers: [any LayoutContainer] =
    LayoutAxis.allCases.flatMap { axis in
      StackLayout.Distribution.allCases.flatMap { distribution in
        StackLayout.Alignment.allCases.map { alignment -> any LayoutContainer in
          StackLayout(
            axis: axis, distribution: distribution, alignment: alignment, spacing: .nan,
            customSpacing: [.infinity, -.infinity],
            margins: Insets(top: .nan, leading: .infinity, bottom: -3, trailing: 1))
        }
      }
    } + [
      StackLayout(spacing: 8), StackLayout(axis: .vertical, spacing: 8),
      FlexibleStackLayout(axis: .horizontal, spacing: .nan),
      FlexibleStackLayout(axis: .vertical, spacing: .infinity, direction: .rightToLeft),
      PaddingLayout(Insets(.infinity)), PaddingLayout(Insets(.nan)), PaddingLayout(Insets(-1e300)),
      OverlayLayout(),
      OverlayLayout(alignment: LayoutAlignment(horizontal: .end, vertical: .baseline(.last))),
      FrameLayout(width: .nan, height: -4), FrameLayout(width: .infinity, height: 1e300),
      FrameLayout(minWidth: .infinity, maxWidth: -.infinity, idealHeight: .nan),
      FixedSizeLayout(), AspectRatioLayout(ratio: .nan, .fit),
      AspectRatioLayout(ratio: 1e-300, .fill),
      AspectRatioLayout(ratio: 1e300, .fit), OffsetLayout(x: .nan, y: -.infinity), FirstFitLayout(),
      GridLayout(
        rows: [
          .cells([.init(), .init()]), .whole(), .cells([.init(span: 3), .init()], alignment: .end),
        ], horizontalSpacing: .infinity, verticalSpacing: .nan),
    ]

  @Test("No container answers with or places what is not finite or is negative", arguments: strange)
  func sound(_ number: Double) {
    for container in Self.containers {
      for other in Self.strange {
        let elements: [any LayoutElement] = [
          Answer(size: Size(width: number, height: other), line: other), SpacerElement(),
          Elastic(), Answer(size: Size(width: other, height: number), line: number),
          Paragraph(letters: 8),
        ]
        for proposal in [ProposedSize(width: number, height: other), .unspecified] {
          let size = container.size(of: elements, proposal: proposal)
          #expect(Rect(origin: .zero, size: size).isSound, "\(container) \(proposal)")
          let bounds = Rect(x: other, y: number, width: number, height: other)
          let frames = container.frames(of: elements, in: bounds, proposal: proposal)
          #expect(frames.count == elements.count)
          #expect(frames.allSatisfy { $0.isSound }, "\(container) \(bounds)")
        }
      }
    }
  }
}
