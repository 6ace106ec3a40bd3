import { isIPv6 } from 'node:net'

/** The 64-bit network of an IPv6 address: one subscriber has all addresses within it. */
function getSubscriber(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** Whose calls count together: an IPv4 address, or the network an IPv6 address is one of many in. */
export function getNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIPv6(plain) ? getSubscriber(plain) : plain
}
