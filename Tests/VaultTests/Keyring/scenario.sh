#!/bin/bash
# One meeting of a vault and the desktop's real keyring, on a session bus and in a home of its own.
# Prints what VaultProbe prints, with a line before each step.
#
#   scenario.sh PROBE FOLDER NAME
set -u
probe=$1 folder=$2 name=$3
vault=$folder/vault
mkdir -p -m 700 "$folder" "$folder/home" "$folder/run" "$vault"

# What the test has open besides would be held open by all that is started here.
for open in /proc/$$/fd/*; do
  open=${open##*/}
  [ "$open" -le 2 ] || [ "$open" -eq 255 ] || eval "exec $open>&-"
done

unlocked() { start right; }
wrong() { start wrong; }
start() {
  gnome-keyring-daemon --unlock --foreground --components=secrets \
    < <(printf '%s' "$1") >/dev/null 2>&1 &
  owned $!
}
stop() {
  local process
  process=$(service) && kill -9 "$process"
  while [ "$(service 2>/dev/null)" = "$process" ]; do :; done
}
owned() { until [ "$(service 2>/dev/null)" = "$1" ]; do :; done; }
service() {
  gdbus call --session -d org.freedesktop.DBus -o /org/freedesktop/DBus \
    -m org.freedesktop.DBus.GetConnectionUnixProcessID org.freedesktop.secrets |
    sed 's/.*uint32 \([0-9]*\).*/\1/'
}
lock() {
  gdbus call --session -d org.freedesktop.secrets -o /org/freedesktop/secrets \
    -m org.freedesktop.Secret.Service.Lock \
    "['/org/freedesktop/secrets/collection/login']" >/dev/null
}
step() { echo "== $1"; }
probe() { "$probe" "$vault" "$@"; }

inside() {
  case $name in
    normal)
      unlocked
      step first; probe required create 1111 , set a b , finger , lock , unlock 2222 , unlock 1111
      step again; probe present status , unlock 1111 , get a , match , get a
      step wipe; probe present wipe , status
      ;;
    locked)
      unlocked; probe required create 1111 , set a b , finger
      lock
      step locked; probe present status , unlock 1111 , match , create 2222 , keyring
      stop
      unlocked
      step open; probe present unlock 1111 , get a
      ;;
    created-locked)
      unlocked; lock
      step locked; probe present create 1111 , status
      ;;
    wrong-password)
      unlocked; probe required create 1111 , set a b
      stop
      wrong
      step wrong; probe present status , unlock 1111 , keyring
      ;;
    killed)
      unlocked; probe required create 1111 , set a b
      stop
      # The bus starts it anew, and it is locked.
      step killed; probe present status , unlock 1111
      ;;
    dying)
      unlocked; probe required create 1111
      stop
      /usr/bin/python3 "${0%/*}/dying.py" &
      owned $!
      step dying; probe present status
      step locked; probe present status , unlock 1111
      ;;
    slow)
      unlocked; probe required create 1111 , set a b
      pid=$(service)
      kill -STOP "$pid"
      step slow; FOYER_PROBE_SECONDS=1 probe present status , unlock 1111 , create 2222
      kill -CONT "$pid"
      step again; probe present unlock 1111
      ;;
    lost)
      unlocked; probe required create 1111
      secret-tool clear application com.example.Probe part device-key
      step lost; probe present status , unlock 1111
      ;;
    absent)
      step absent; probe required create 1111
      step alone; probe present create 1111 , lock , unlock 1111 , status
      ;;
    gone)
      unlocked; probe required create 1111
      step bus; env -u DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR=/nonexistent \
        "$probe" "$vault" present status , unlock 1111
      step nobody; DBUS_SESSION_BUS_ADDRESS=unix:path="$folder/nothing" \
        "$probe" "$vault" present status , unlock 1111
      ;;
  esac
}

# The bus starts a keyring too.
clean_up() {
  local process
  for process in $(grep -lzxF "HOME=$HOME" /proc/[0-9]*/environ 2>/dev/null | cut -d/ -f3); do
    [ "$process" = $$ ] || kill -9 "$process" 2>/dev/null
  done
}

export HOME=$folder/home XDG_RUNTIME_DIR=$folder/run XDG_DATA_HOME=$folder/home/data
export XDG_CONFIG_HOME=$folder/home/config XDG_CACHE_HOME=$folder/home/cache
unset DISPLAY WAYLAND_DISPLAY GNOME_KEYRING_CONTROL
if [ -n "${FOYER_SCENARIO:-}" ]; then
  inside
  exit
fi
configuration=()
if [ "$name" = absent ]; then
  cat >"$folder/bus.conf" <<'CONF'
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
CONF
  configuration=(--config-file="$folder/bus.conf")
fi
trap clean_up EXIT
FOYER_SCENARIO=1 dbus-run-session "${configuration[@]}" -- bash "$0" "$@"
