#!/bin/sh
# Runs before nginx starts. Writes where the API is (API_URL) and which name servers know that name: those of
# this container, as Docker and Kubernetes set them. nginx asks only them, and adds no search domain, so the
# name must be whole.
set -eu

api=${API_URL:-http://api:3000}
case "$api" in
  http://*[!0-9a-zA-Z.:-]* | https://*[!0-9a-zA-Z.:-]*)
    echo "API_URL: $api is no address of a server" >&2
    exit 1
    ;;
  http://?* | https://?*) ;;
  *)
    echo "API_URL: $api is no address of a server" >&2
    exit 1
    ;;
esac

servers=
while read -r name value _; do
  [ "$name" = nameserver ] || continue
  case "$value" in
    *:*) servers="$servers [$value]" ;;
    *) servers="$servers $value" ;;
  esac
done < /etc/resolv.conf

{
  # Looks the API up again every 10 s, because it may have a new address after a restart.
  [ -z "$servers" ] || echo "resolver$servers valid=10s;"
  echo "set \$api $api;"
} > /tmp/api-address.conf
