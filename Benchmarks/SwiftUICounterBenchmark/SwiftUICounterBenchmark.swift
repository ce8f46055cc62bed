import SwiftUI

/// A row of the list, told apart by its number.
struct Row: Identifiable {
  let id: Int
  var text: String
}

/// The counter screen that every measured toolkit has: three controls, a row of buttons, a list.
///
/// The rows are in a view of their own, which an unrelated change does not touch.
struct CounterScreen: View {
  @State private var count = 0
  @State private var rows: [Row] = []
  @State private var isPushed = false

  var body: some View {
    if isPushed {
      Button("pop") { isPushed = false }
    } else {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Button("-") { count -= 1 }
          Text(verbatim: "Count: \(count)")
          Button("+") { count += 1 }
        }
        HStack(spacing: 10) {
          ForEach([0, 100, 1_000, 10_000], id: \.self) { number in
            Button("rows\(String(number))") {
              rows = (0..<number).map { Row(id: $0, text: "Row \($0)") }
            }
          }
          Button("change") {
            if !rows.isEmpty { rows[rows.count / 2].text += "!" }
          }
          Button("push") { isPushed = true }
        }
        RowList(rows: $rows)
      }
    }
  }
}

/// The rows, in a scroll view.
struct RowList: View {
  @Binding var rows: [Row]

  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        ForEach(rows) { Text(verbatim: $0.text) }
      }
      .frame(maxWidth: .infinity)
    }
  }
}

@main
struct CounterApp: App {
  var body: some Scene {
    WindowGroup("Counter") { CounterScreen() }
  }
}
