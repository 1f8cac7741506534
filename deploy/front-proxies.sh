#!/bin/sh
# Runs before nginx starts: lets it take a client's address from the proxies of FRONT_PROXIES, which stand
# in front of it, and from nobody else.
set -eu

file=/tmp/front-proxies.conf
: > "$file"
[ -n "${FRONT_PROXIES:-}" ] || exit 0

for range in $(echo "$FRONT_PROXIES" | tr ',' ' '); do
  case "$range" in
    *[!0-9a-fA-F.:/]*)
      echo "FRONT_PROXIES: $range is no IP address or range" >&2
      exit 1
      ;;
  esac
  echo "set_real_ip_from $range;" >> "$file"
done
echo 'real_ip_header X-Forwarded-For;' >> "$file"
echo 'real_ip_recursive on;' >> "$file"
