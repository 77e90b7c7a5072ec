import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_GROUPS = 4;

/** One key for all invalid addresses: a caller whose proxy sends nonsense must not get a new counter each time. */
const UNREADABLE = 'unreadable';

/**
 * Key of a caller for limits and counters: an IPv4 address as it is, also when it is written as IPv6
 * (`::ffff:1.2.3.4`), and an IPv6 address by its /64, since one household or one rented server has all 2^64 addresses
 * of it. Never throws.
 *
 * @param ip an address without a port, as Fastify's `request.ip`
 */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return UNREADABLE;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, IPV6_NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
