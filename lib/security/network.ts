import { isIPv6 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/**
 * Returns the key that rate limits count by: an IPv4 address, or the /64 network of an IPv6 address, all of which belongs
 * to one subscriber.
 */
export function getNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIPv6(plain) ? expandIPv6(plain).split(':').slice(0, 4).join(':') : plain
}
