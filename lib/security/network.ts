import { isIPv6 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/**
 * Returns the key that rate limits count by: an IPv4 address, or the /64 network of an IPv6 address, all of which belongs
 * to one subscriber. Some proxies write the port too: `203.0.113.1:50312`, `[2001:db8::1]:50312`.
 */
export function getNetwork(address: string): string {
  const withoutPort = address.replace(/^([\d.]+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2')
  const plain = withoutPort.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIPv6(plain) ? expandIPv6(plain).split(':').slice(0, 4).join(':') : plain
}
