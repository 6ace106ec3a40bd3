import { describe, expect, it } from 'vitest'
import { readSettings } from '#lib/env.ts'
import { createSecurityHeaders } from '#lib/security/headers.ts'

const getHeaders = (path: string, environment: Record<string, string> = {}) =>
  Object.fromEntries(createSecurityHeaders(readSettings(environment))(path))
const getPolicy = (path: string, environment: Record<string, string> = {}) =>
  Object.fromEntries(
    (getHeaders(path, environment)['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
const cloud = {
  SANITY_PROJECT_ID: 'abc123',
  SANITY_API_READ_TOKEN: 'token',
  SANITY_REVALIDATE_SECRET: 'a secret of sixteen',
}

describe('security headers', () => {
  it.each(['/', '/studio', '/lake/v1/users/me', '/business'])('of %s let only this site frame it', (path) => {
    expect(getPolicy(path)['frame-ancestors']).toBe("'self'")
  })

  it.each(['/', '/studio'])('of %s forbid to guess types', (path) => {
    expect(getHeaders(path)['x-content-type-options']).toBe('nosniff')
  })

  it('of a file of the build are the few that concern files', () => {
    const headers = getHeaders('/_next/static/chunks/page.js', { SITE_URL: 'https://example.com' })
    expect(Object.keys(headers).toSorted()).toEqual(['strict-transport-security', 'x-content-type-options'])
  })

  it.each(['/_next/static/../../business', '/_next/static/%2e%2e/%2e%2e/business', '/_next/static/chunks/..'])(
    'of %s, which may lead to a page, are those of a page',
    (path) => {
      expect(getHeaders(path)).toEqual(getHeaders('/'))
    },
  )

  it.each([
    ['a shared draft', '/shared/abc'],
    ['the link that refuses mail', '/unsubscribe'],
    ['the same link in French', '/fr/unsubscribe'],
  ])('of %s keep its address, which is a secret, from other pages and from search engines', (_what, path) => {
    expect(getHeaders(path)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': getHeaders('/')['content-security-policy'],
    })
    expect(getHeaders('/')).not.toHaveProperty('x-robots-tag')
  })

  it.each([
    ['/', { 'script-src-attr': "'none'", 'frame-src': "'none'" }],
    ['/studio', {}],
  ])('of %s close what neither page nor Studio needs', (path, closed) => {
    expect(getPolicy(path)).toMatchObject({
      'default-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      ...closed,
    })
  })

  it('let the Studio speak to this origin alone', () => {
    expect(getPolicy('/studio/structure')['connect-src']).toBe("'self'")
  })

  it('ask for https only where the site has it', () => {
    expect(getHeaders('/', { SITE_URL: 'https://example.com' })).toHaveProperty('strict-transport-security')
    expect(getHeaders('/')).not.toHaveProperty('strict-transport-security')
  })

  it.each([
    ['https://example.com', true],
    ['http://localhost:3000', true],
    ['http://192.168.1.4:3000', false],
  ])('of %s separate the window from its opener: %s', (SITE_URL, expected) => {
    expect('cross-origin-opener-policy' in getHeaders('/', { SITE_URL })).toBe(expected)
  })
})

describe('the policy of public pages', () => {
  it('names no other host unless a setting does', () => {
    expect(getHeaders('/')['content-security-policy']).not.toMatch(/https?:|wss?:/)
  })

  it('allows scripts made from text while developing only', () => {
    const policies = ['development', 'production'].map((NODE_ENV) => getPolicy('/', { NODE_ENV })['script-src'])
    expect(policies.map((policy) => policy?.includes("'unsafe-eval'"))).toEqual([true, false])
  })

  it.each([
    [
      "Amplitude's own hosts, once a key is set",
      { AMPLITUDE_API_KEY: 'key' },
      'https://api2.amplitude.com https://sr-client-cfg.amplitude.com',
    ],
    [
      'the hosts the settings give instead',
      {
        AMPLITUDE_API_KEY: 'key',
        AMPLITUDE_SERVER_URL: 'https://in.example/2/httpapi',
        AMPLITUDE_REMOTE_CONFIG_URL: 'https://config.example/c',
      },
      'https://in.example https://config.example',
    ],
    ['the host of the forms’ calls', { API_HOST: 'https://api.example' }, 'https://api.example'],
    ["the project's own content host", cloud, 'https://abc123.api.sanity.io wss://abc123.api.sanity.io'],
  ])('lets pages speak to %s', (_hosts, environment, expected) => {
    expect(getPolicy('/', environment)['connect-src']).toBe(`'self' ${expected}`)
  })

  it.each([
    ['none without a container', {}, "'self' 'unsafe-inline'"],
    ["Google's with one", { GTM_ID: 'GTM-ABC' }, "'self' 'unsafe-inline' https://www.googletagmanager.com"],
    [
      'the one the settings give',
      { GTM_ID: 'GTM-ABC', GTM_SCRIPT_URL: 'https://tags.example/gtm.js' },
      "'self' 'unsafe-inline' https://tags.example",
    ],
  ])('lets scripts come from the host of the tag manager: %s', (_host, environment, expected) => {
    expect(getPolicy('/', environment)['script-src']).toBe(expected)
  })

  it('of a document with known inline code allow nothing else inline', () => {
    const inline = { scripts: ['alert(1)'], styles: ['--count:5'] }
    const policy = Object.fromEntries(createSecurityHeaders(readSettings({}))('/', inline))['content-security-policy']
    // The digests as `openssl sha256 -binary | base64` gives them.
    expect(policy).toContain("; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';")
    expect(policy).toContain(
      "; style-src 'self' 'unsafe-hashes' 'sha256-dFHPQjiF5O69YfPj73sr17hMjHqduKOPjca4XuFYpZw=';",
    )
    expect(policy).not.toContain('unsafe-inline')
  })

  it('lets images come from the cloud when content lives there', () => {
    expect(getPolicy('/', cloud)['img-src']).toContain('https://cdn.sanity.io')
  })
})
