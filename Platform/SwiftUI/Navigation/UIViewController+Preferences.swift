extension UIViewController {
  /// Takes over what views say about the controller that shows them.
  func take(preferencesOf node: _Node) {
    func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
      var value: Key.Value?
      node.reducePreference(key, into: &value)
      return value
    }
    isModalInPresentation = value(DismissDisabledKey.self) ?? false
    // What no view says is left to an app's own controller, and is the default on a page.
    let page = self as? PageController
    if let text = value(NavigationTitleKey.self) ?? nil {
      let string = text.resolved(in: TextEnvironment(node.environment)).string
      if navigationItem.title != string { title = string }
    } else if page != nil, navigationItem.title != nil {
      title = nil
    }
    if let hides = value(BackButtonHiddenKey.self) ?? (page == nil ? nil : false),
      navigationItem.hidesBackButton != hides
    {
      navigationItem.hidesBackButton = hides
    }
    let items = value(ToolbarKey.self) ?? (page == nil ? nil : [])
    if let items { show(items) }
    showGrounds(
      above: value(NavigationBarGroundKey.self) ?? BarGround(),
      below: value(BottomBarGroundKey.self) ?? BarGround())
    let hidesBar = value(NavigationBarHiddenKey.self) ?? nil
    if let page {
      page.hidesNavigationBar = hidesBar ?? false
      page.hidesToolbar = (value(BottomBarHiddenKey.self) ?? nil) ?? false
      if let stack = navigationController as? StackController, stack.topViewController === page {
        stack.showBars(of: page)
      }
    } else if let hidesBar, let navigation = navigationController,
      navigation.topViewController === self, navigation.isNavigationBarHidden != hidesBar
    {
      navigation.isNavigationBarHidden = hidesBar
    }
    if page == nil, let items, let navigation = navigationController,
      navigation.topViewController === self
    {
      let hides =
        (value(BottomBarHiddenKey.self) ?? nil) ?? items.allSatisfy { !$0.placement.isBelow }
      if navigation.isToolbarHidden != hides { navigation.isToolbarHidden = hides }
    }
  }
}
