#ifndef FOYER_CBUSADDRESS_H
#define FOYER_CBUSADDRESS_H

/// The address of the system's message bus.
///
/// It is the fixed one of the D-Bus specification. Only a build with the test-bus flag takes the one
/// that the environment names: else whoever can set a variable could answer for the finger.
const char *foyer_system_bus_address(void);

#endif
