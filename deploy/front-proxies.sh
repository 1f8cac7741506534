#!/bin/sh
# Runs before nginx starts. nginx then accepts a client's address from the proxies in FRONT_PROXIES, which
# are in front of it, and from no other sender.
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
