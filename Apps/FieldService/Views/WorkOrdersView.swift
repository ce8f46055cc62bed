import FioriSwiftUICore
import FioriThemeManager
import SwiftUI

/// The first real page: what is to be done today.
struct WorkOrdersView: View {
  let server: String?
  let lock: (@MainActor () -> Void)?

  var body: some View {
    List {
      Section {
        ForEach(WorkOrder.samples, id: \.self) { order in
          VStack(alignment: .leading, spacing: 4) {
            Text(order.task)
              .font(.fiori(forTextStyle: .headline))
              .foregroundStyle(Color.preferredColor(.primaryLabel))
            Text(order.place)
              .font(.fiori(forTextStyle: .subheadline))
              .foregroundStyle(Color.preferredColor(.secondaryLabel))
            Text("Order \(order.number)")
              .font(.fiori(forTextStyle: .footnote))
              .foregroundStyle(Color.preferredColor(.secondaryLabel))
          }
        }
      } header: {
        Text(server.map { "Connected to \($0)" } ?? "Demo: nothing is sent anywhere.")
      }
    }
    .navigationTitle("Work Orders")
    .toolbar {
      if let lock {
        ToolbarItem(placement: .primaryAction) { Button("Lock", action: lock) }
      }
    }
  }
}
