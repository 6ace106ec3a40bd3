import { describe, expect, it } from 'vitest'
import { securityHeaders } from '#lib/security/headers.ts'

const headersOf = (path: string, siteUrl = 'http://localhost:3000') =>
  Object.fromEntries(securityHeaders({ siteUrl, embedded: true, development: false })(path))

describe('security headers', () => {
  it.each(['/', '/studio', '/lake/v1/users/me', '/business'])('of %s let only this site frame it', (path) => {
    expect(headersOf(path)['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it.each(['/', '/studio'])('of %s forbid to guess types', (path) => {
    expect(headersOf(path)['x-content-type-options']).toBe('nosniff')
  })

  it('let the Studio speak to this origin alone', () => {
    expect(headersOf('/studio/structure')['content-security-policy']).toMatch(/connect-src 'self'(;|$)/)
  })

  it('ask for https only where the site has it', () => {
    expect(headersOf('/', 'https://example.com')).toHaveProperty('strict-transport-security')
    expect(headersOf('/')).not.toHaveProperty('strict-transport-security')
  })
})
