import CGTK

/// The GObject classes behind ``Container``, registered from Swift.
@MainActor enum ContainerClass {
  private static let ownerKey = g_quark_from_static_string("foyer-container")

  static func bind(_ container: Container) {
    g_object_set_qdata(
      container.pointer.rebound(), ownerKey, Unmanaged.passUnretained(container).toOpaque())
  }

  static func unbind(_ pointer: WidgetPointer) {
    g_object_set_qdata(pointer.rebound(), ownerKey, nil)
  }

  static func owner(of pointer: WidgetPointer?) -> Container? {
    guard let pointer, let data = g_object_get_qdata(pointer.rebound(), ownerKey) else {
      return nil
    }
    return Unmanaged<Container>.fromOpaque(data).takeUnretainedValue()
  }

  static let plain = register(
    "FoyerView", parent: gtk_widget_get_type(), classSize: MemoryLayout<GtkWidgetClass>.size,
    instanceSize: MemoryLayout<GtkWidget>.size, isControl: false)
  static let control = register(
    "FoyerControl", parent: gtk_widget_get_type(), classSize: MemoryLayout<GtkWidgetClass>.size,
    instanceSize: MemoryLayout<GtkWidget>.size, isControl: true)
  static let button = register(
    "FoyerButton", parent: gtk_button_get_type(), classSize: MemoryLayout<GtkButtonClass>.size,
    instanceSize: MemoryLayout<GtkButton>.size, isControl: false)

  private static func register(
    _ name: String, parent: GType, classSize: Int, instanceSize: Int, isControl: Bool
  ) -> GType {
    let initialise: @convention(c) @MainActor (gpointer?, gpointer?) -> Void = { data, marker in
      guard let data else { return }
      let object = data.assumingMemoryBound(to: GObjectClass.self)
      object.pointee.dispose = unsafeBitCast(
        ContainerClass.dispose, to: type(of: object.pointee.dispose))
      let widget = data.assumingMemoryBound(to: GtkWidgetClass.self)
      widget.pointee.snapshot = unsafeBitCast(
        ContainerClass.snapshot, to: type(of: widget.pointee.snapshot))
      widget.pointee.contains = unsafeBitCast(
        ContainerClass.contains, to: type(of: widget.pointee.contains))
      gtk_widget_class_set_css_name(widget, "view")
      gtk_widget_class_set_layout_manager_type(widget, ContainerClass.layoutManager)
      if marker != nil {
        gtk_widget_class_install_action(
          widget, "control.activate", nil,
          unsafeBitCast(ContainerClass.activate, to: GtkWidgetActionActivateFunc.self))
      }
    }
    var info = GTypeInfo()
    info.class_size = guint16(classSize)
    info.class_init = unsafeBitCast(initialise, to: GClassInitFunc.self)
    info.class_data = isControl ? UnsafeRawPointer(bitPattern: 1) : nil
    info.instance_size = guint16(instanceSize)
    return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
  }

  // MARK: - Virtual functions

  private static let snapshot: @convention(c) @MainActor (WidgetPointer?, OpaquePointer?) -> Void =
    {
      widget, snapshot in
      guard let snapshot, let container = owner(of: widget) else { return }
      container.delegate?.containerSnapshot(Snapshot(snapshot))
    }

  private static let contains:
    @convention(c) @MainActor (WidgetPointer?, Double, Double) -> gboolean =
      { widget, x, y in
        guard let widget, x >= 0, y >= 0, x < Double(gtk_widget_get_width(widget)),
          y < Double(gtk_widget_get_height(widget))
        else { return 0 }
        return owner(of: widget)?.delegate?.containerContains(x: x, y: y) == false ? 0 : 1
      }

  private static let activate:
    @convention(c) @MainActor (WidgetPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> Void = {
      widget, _, _ in
      owner(of: widget)?.delegate?.containerActivate()
    }

  /// Children are unparented, then the parent class has its turn, as GTK asks of every container.
  private static let dispose: @convention(c) @MainActor (UnsafeMutablePointer<GObject>?) -> Void = {
    object in
    guard let object else { return }
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    let isButton = foyer_is_a(UnsafeMutableRawPointer(object), gtk_button_get_type()) != 0
    let parent = g_type_class_peek(isButton ? gtk_button_get_type() : gtk_widget_get_type())
    parent?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
  }

  private static let layoutManager: GType = {
    let initialise: @convention(c) @MainActor (gpointer?, gpointer?) -> Void = { data, _ in
      guard let data else { return }
      let manager = data.assumingMemoryBound(to: GtkLayoutManagerClass.self)
      manager.pointee.get_request_mode = { _, _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
      manager.pointee.measure = unsafeBitCast(measure, to: type(of: manager.pointee.measure))
      manager.pointee.allocate = unsafeBitCast(allocate, to: type(of: manager.pointee.allocate))
    }
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkLayoutManagerClass>.size)
    info.class_init = unsafeBitCast(initialise, to: GClassInitFunc.self)
    info.instance_size = guint16(MemoryLayout<GtkLayoutManager>.size)
    return g_type_register_static(
      gtk_layout_manager_get_type(), "FoyerLayout", &info, GTypeFlags(rawValue: 0))
  }()

  private static let measure:
    @convention(c) @MainActor (
      UnsafeMutablePointer<GtkLayoutManager>?, WidgetPointer?, GtkOrientation, Int32,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?
    ) -> Void = {
      _, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
      let asked = owner(of: widget)?.delegate?.containerMeasure(
        horizontal: orientation == GTK_ORIENTATION_HORIZONTAL,
        forSize: size < 0 ? nil : Double(size))
      let least = clampedInt32((asked?.minimum ?? 0).rounded(.up))
      minimum?.pointee = least
      natural?.pointee = max(least, clampedInt32((asked?.natural ?? 0).rounded(.up)))
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }

  private static let allocate:
    @convention(c) @MainActor (
      UnsafeMutablePointer<GtkLayoutManager>?, WidgetPointer?, Int32, Int32, Int32
    ) -> Void = { _, widget, width, height, _ in
      owner(of: widget)?.delegate?.containerAllocate(
        width: Double(width), height: Double(height))
    }
}
