import type { Settings } from './env.ts'

/** Where this machine itself reaches the site, whatever its public address. */
export function ownAddress({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const everywhere = HOST === 'localhost' || HOST === '0.0.0.0' || HOST === '::'
  if (everywhere) return `http://127.0.0.1:${PORT}`
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}
