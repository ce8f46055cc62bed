// For `HelperSearch`, the one public name of that room: a caller of this module names it without a
// second import.
@_exported import HelperProgram
