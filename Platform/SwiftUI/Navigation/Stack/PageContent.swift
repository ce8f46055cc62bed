/// What is on a page of a stack. It runs anew when what the page was made of has changed.
struct PageContent: View {
  let id: AnyHashable
  let make: @MainActor () -> any View

  var body: some View { AnyView(any: make()).id(id) }
}

/// The page of a value for which no view has said what its page is.
struct UnknownPage: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundStyle(.secondary)
      .accessibilityLabel(Text(verbatim: "No page"))
  }
}
