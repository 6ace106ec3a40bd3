import { isIPv6 } from 'node:net'

/** The 64-bit network of an IPv6 address: one subscriber has all addresses within it. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/**
 * Whose calls count together. Only the address that our own front door writes is believed: it drops what a client
 * sends under the same name, and the last entry is its own.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIPv6(plain) ? networkOf(plain) : plain
}
