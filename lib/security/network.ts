import { isIPv6 } from 'node:net'

/** Returns the /64 network of an IPv6 address, all of which belongs to one subscriber. */
function getSubscriber(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** Returns the key that rate limits count by: an IPv4 address, or the network of an IPv6 address. */
export function getNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIPv6(plain) ? getSubscriber(plain) : plain
}
