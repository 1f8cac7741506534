const LOOPBACK = /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether only this machine can reach a server at this name or address. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
