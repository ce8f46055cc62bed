extension UITextContentType {
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// An organization.
  public static let organizationName = Self(rawValue: "organization")
  /// A job.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// A street and number.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// A town.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A country.
  public static let countryName = Self(rawValue: "country-name")
}
