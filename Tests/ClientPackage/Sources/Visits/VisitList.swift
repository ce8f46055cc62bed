import SwiftUI

/// The visits, a page for each, and a sheet that asks for one more.
struct VisitList: View {
  let model: VisitsModel
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section("Open: \(model.openCount)") {
          ForEach(model.visits) { visit in
            NavigationLink(visit.customer, value: visit.id)
          }
        }
        Section("Account") {
          Text(model.account ?? "")
          Button("New Visit") { isAdding = true }
        }
      }
      .navigationTitle("Visits")
      .navigationDestination(for: Int.self) { VisitPage(model: model, id: $0) }
    }
    .sheet(isPresented: $isAdding) { NewVisit(add: model.add) }
  }
}

/// One visit.
private struct VisitPage: View {
  let model: VisitsModel
  let id: Int

  private var visit: Visit? { model.visits.first { $0.id == id } }

  var body: some View {
    VStack(spacing: 20) {
      Toggle(
        "Done",
        isOn: Binding {
          visit?.isDone ?? false
        } set: {
          model.setDone($0, visit: id)
        })
      Spacer()
    }
    .padding()
    .navigationTitle(visit?.customer ?? "")
  }
}

/// Asks for a customer.
private struct NewVisit: View {
  let add: @MainActor (String) -> Void
  @State private var customer = ""
  @FocusState private var isTyping: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Whom do you visit?").font(.headline)
      TextField("Customer", text: $customer)
        .textFieldStyle(.roundedBorder)
        .focused($isTyping)
        .onSubmit(save)
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
        Spacer()
        Button("Save", action: save).disabled(customer.isEmpty)
      }
    }
    .padding()
    .onAppear { isTyping = true }
  }

  private func save() {
    guard !customer.isEmpty else { return }
    add(customer)
    dismiss()
  }
}
