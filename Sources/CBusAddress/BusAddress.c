#include "CBusAddress.h"

#include <stdlib.h>

const char *foyer_system_bus_address(void) {
#ifdef FOYER_TEST_BUS
  const char *address = getenv("DBUS_SYSTEM_BUS_ADDRESS");
  if (address && *address) return address;
#endif
  return "unix:path=/var/run/dbus/system_bus_socket";
}
