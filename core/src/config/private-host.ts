const PRIVATE_HOST =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[(::1|f[cd]|fe80))|^[^.:[\]]+$|\.(localhost|local|internal|lan|svc|home\.arpa|test)$/i;

/** Whether only this network can reach a host of a URL: this machine, private networks, names without a dot. */
export function isPrivateHost(hostname: string): boolean {
  return PRIVATE_HOST.test(hostname);
}
