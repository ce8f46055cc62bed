/// A piece of work at a customer's.
struct WorkOrder: Hashable {
  let number: String
  let task: String
  let place: String

  static let samples = [
    WorkOrder(number: "4711", task: "Replace pump seal", place: "Waterworks North, hall 2"),
    WorkOrder(number: "4712", task: "Inspect transformer", place: "Substation Hafenstraße"),
    WorkOrder(number: "4715", task: "Calibrate flow meter", place: "Dairy Meier, line 1"),
    WorkOrder(number: "4720", task: "Exchange filter", place: "Clinic East, roof plant"),
  ]
}
