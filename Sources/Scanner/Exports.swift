// For `HelperSearch`, the one public name of that room, and for the role that `CameraScanner` fills: a
// caller of this module names them without further imports.
@_exported import HelperProgram
@_exported import Onboarding
