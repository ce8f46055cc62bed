import SwiftUI

/// A page that leads to another one on a stack, and to one in a sheet.
struct FirstPage: View {
  @State private var path: [Int] = []
  @State private var isOpen = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 10) {
        Text("Pages")
        Button("push") { path.append(path.count) }
        Button("open") { isOpen = true }
      }
      .navigationTitle("First")
      .navigationDestination(for: Int.self) { _ in
        SecondPage(title: "pop") { path.removeLast() }.navigationTitle("Second")
      }
    }
    .sheet(isPresented: $isOpen) {
      SecondPage(title: "close") { isOpen = false }
    }
  }
}

/// A page with state of its own, and a button that goes back.
struct SecondPage: View {
  let title: String
  let close: @MainActor () -> Void
  @State private var text = ""

  var body: some View {
    VStack(spacing: 10) {
      Text(verbatim: "Second page")
      TextField("Text", text: $text)
      Button(title, action: close)
    }
  }
}

@main
struct PagesApp: App {
  var body: some Scene {
    WindowGroup("Pages") { FirstPage() }
  }
}
