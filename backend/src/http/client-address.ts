import ipaddr from 'ipaddr.js';

/** The parts of an IPv6 address that name the network of one customer: its /64. */
const CUSTOMER_PARTS = 4;
/** The parts that name the network of one site, which a customer may be given whole: its /48. */
const SITE_PARTS = 3;

/**
 * What a client's IP address counts as: an IPv4 address as itself, even if it is written as IPv6,
 * and an IPv6 address as its /64 network, because one customer can use all of that. Invalid
 * addresses, which a broken proxy may send, count as one.
 */
export function countedAddress(ip: string): string {
  const address = read(ip);
  if (address instanceof ipaddr.IPv6) return networkOf(address, CUSTOMER_PARTS);
  return address?.toString() ?? 'unknown';
}

/** The network that one customer with many addresses has: an IPv4 /24, an IPv6 /48. */
export function countedNetwork(ip: string): string {
  const address = read(ip);
  if (address instanceof ipaddr.IPv6) return networkOf(address, SITE_PARTS);
  return address ? `${address.octets.slice(0, 3).join('.')}.0/24` : 'unknown';
}

function read(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
}

function networkOf({ parts }: ipaddr.IPv6, kept: number): string {
  const network = parts.map((part, index) => (index < kept ? part : 0));
  return `${new ipaddr.IPv6(network)}/${kept * 16}`;
}
