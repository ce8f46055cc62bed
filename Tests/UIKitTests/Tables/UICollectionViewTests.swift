import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A collection", .onScreen) struct UICollectionViewTests {
  final class Photo: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  final class Witness: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count: Int
    var made = 0
    let diary = Diary()
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView

    init(_ count: Int) {
      self.count = count
      layout.itemSize = CGSize(width: 90, height: 60)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
      super.init()
      view.register(Photo.self, forCellWithReuseIdentifier: "photo")
      view.dataSource = self
      view.delegate = self
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "photo", for: indexPath)
      (cell as? Photo)?.label.text = "Photo \(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { diary.write("+\(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { diary.write("-\(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { indexPath.item == 1 ? CGSize(width: 90, height: 40) : layout.itemSize }
  }

  private func shown(_ witness: Witness, look: ScreenLook = .standard) -> Screen {
    host(witness.view, size: ScreenSize(width: 320, height: 300), look: look)
  }

  private func frame(_ witness: Witness, _ item: Int) -> CGRect {
    witness.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
  }

  @Test("fills lines from edge to edge and centres what is lower")
  func flow() {
    let witness = Witness(5)
    let screen = shown(witness)
    #expect(frame(witness, 0) == CGRect(x: 10, y: 5, width: 90, height: 60))
    #expect(frame(witness, 1) == CGRect(x: 115, y: 15, width: 90, height: 40))
    #expect(frame(witness, 2).maxX == 310)
    #expect(frame(witness, 3) == CGRect(x: 10, y: 75, width: 90, height: 60))
    #expect(witness.view.contentSize == CGSize(width: 320, height: 140))
    screen.setLook(.rightToLeft)
    #expect(frame(witness, 0).maxX == 310)
    #expect(frame(witness, 2).minX == 10)
  }

  @Test("of ten thousand items makes those that are seen, and uses them again")
  func reuse() {
    let witness = Witness(10_000)
    let screen = shown(witness)
    #expect(witness.made < 40)
    witness.view.scrollToItem(at: IndexPath(item: 6_000, section: 0), at: .top, animated: false)
    screen.settle()
    #expect(witness.view.cellForItem(at: IndexPath(item: 6_000, section: 0)) != nil)
    #expect(witness.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(witness.view.subviews.count < 40)
  }

  @Test("scrolls sideways, a strip of photos")
  func strip() {
    let witness = Witness(100)
    witness.layout.scrollDirection = .horizontal
    witness.layout.itemSize = CGSize(width: 90, height: 280)
    let screen = shown(witness)
    #expect(frame(witness, 2).minX == 210)
    #expect(witness.view.contentSize.height == 300)
    witness.view.scrollToItem(
      at: IndexPath(item: 50, section: 0), at: .centeredHorizontally, animated: false)
    screen.settle()
    #expect(abs(frame(witness, 50).midX - witness.view.contentOffset.x - 160) < 1)
    #expect(witness.view.cellForItem(at: IndexPath(item: 50, section: 0)) != nil)
  }

  @Test("selects by taps and keys, and tells assistive technology")
  func selection() async throws {
    let witness = Witness(7)
    let controller = UIViewController()
    controller.view.addSubview(witness.view)
    let screen = try await Screen.shown(controller, size: ScreenSize(width: 320, height: 300))
    try screen.tap("Photo 1")
    #expect(witness.diary.take() == ["+1"])
    #expect(screen.textTree.contains("list item \"Photo 1\" selected"))
    screen.press(.tab)
    let first = witness.view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(first?.isFirstResponder == true)
    screen.press(.right)
    screen.press(.down)
    screen.press(.return)
    #expect(witness.diary.take() == ["-1", "+5"])
    screen.press(.end)
    screen.press(.up)
    screen.press(.left)
    screen.press(.space)
    #expect(witness.diary.take() == ["-5", "+2"])
    screen.press(.home)
    #expect(
      witness.view.cellForItem(at: IndexPath(item: 0, section: 0))?.isFirstResponder == true)
  }

  /// A layout of an app's own: one column of squares.
  final class Squares: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 50, height: 500) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 50, height: 50)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  @Test("takes a layout of the app's own")
  func ownLayout() {
    let witness = Witness(10)
    let screen = shown(witness)
    witness.view.collectionViewLayout = Squares()
    screen.settle()
    #expect(
      witness.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame
        == CGRect(x: 0, y: 100, width: 50, height: 50))
    #expect(witness.view.contentSize.height == 500)
  }
}
