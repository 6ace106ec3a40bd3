import { networkOf } from '#lib/security/network.ts'

/**
 * Whose calls count together. Only the address that our own front door writes is believed: it drops what a client
 * sends under the same name, and the last entry is its own.
 */
export function clientIp(request: Request): string {
  return networkOf(request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
}
