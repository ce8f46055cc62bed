import Observation

/// A visit to a customer.
struct Visit: Identifiable, Hashable {
  let id: Int
  var customer: String
  var isDone = false
}

/// What the app knows.
@MainActor @Observable final class VisitsModel {
  /// Whose visits these are; nil before somebody has said so.
  var account: String?
  var visits = [
    Visit(id: 1, customer: "Harbour Office"),
    Visit(id: 2, customer: "Mill Lane School"),
  ]

  var openCount: Int { visits.count { !$0.isDone } }

  func add(_ customer: String) {
    visits.append(Visit(id: visits.count + 1, customer: customer))
  }

  func setDone(_ isDone: Bool, visit id: Int) {
    guard let index = visits.firstIndex(where: { $0.id == id }) else { return }
    visits[index].isDone = isDone
  }
}
