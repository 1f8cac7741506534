import ipaddr from 'ipaddr.js';

/** The parts of an IPv6 address that name the network of one customer: its /64. */
const NETWORK_PARTS = 4;

/**
 * What a client's IP address counts as: an IPv4 address as itself, also when it is written as IPv6,
 * and an IPv6 address as its /64 network, all of which one customer can use. Addresses that nobody
 * can read, as a broken proxy may send them, count as one.
 */
export function countedAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.map((part, index) => (index < NETWORK_PARTS ? part : 0));
  return `${new ipaddr.IPv6(network)}/64`;
}
