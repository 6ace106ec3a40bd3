import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from './fixtures.ts'

const PAGE = /<h1[^>]*>Page Not Found/

/** What no address answers with a page of its own: method, path as it is sent, status, type of the answer, words in it. */
const answers = [
  ['GET', '/nowhere', 404, 'text/html', PAGE],
  ['GET', '/Nowhere', 404, 'text/html', PAGE],
  ['GET', '/..%2f', 404, 'text/html', PAGE],
  ['GET', '/%2e%2e/%2e%2e/etc/passwd', 404, 'text/html', PAGE],
  ['GET', '/%00', 404, 'text/html', PAGE],
  ['GET', '/a%0d%0aset-cookie:x=1', 404, 'text/html', PAGE],
  ['GET', `/${'a'.repeat(9000)}`, 404, 'text/html', PAGE],
  ['GET', '/shared/nothing?key=x', 404, 'text/html', /<h1[^>]*>This Link Has Ended/],
  ['GET', '/shared/partner/default', 404, 'text/html', /<h1[^>]*>This Link Has Ended/],
  ['GET', '/shared/partner/default?sanity-preview-secret=x', 404, 'text/html', /<h1[^>]*>This Link Has Ended/],
  ['GET', '/.well-known/nothing', 404, 'text/html', PAGE],
  ['GET', '/.well-known/apple-app-site-association', 404, 'application/json', /nothing at this address/],
  ['GET', '/.well-known/assetlinks.json', 404, 'application/json', /nothing at this address/],
  ['GET', '/_next/image?url=%2Fsharing-image%2Fhome&w=640&q=75', 404, 'text/html', /<html/],
  ['GET', '/_next/static/nothing.js', 404, 'text/plain', /Not Found/],
  ['GET', '/sharing-image/nothing', 404, 'text/plain', /no such picture/],
  ['GET', '/%E0%A4%A', 400, 'text/plain', /not written correctly/],
  ['GET', '/v1/link/100%', 400, 'text/plain', /not written correctly/],
  ['GET', `/${'a'.repeat(40_000)}`, 431, 'text/plain', /Too Large/],
  ['GET', '/support/', 308, undefined, /support/],
  ['GET', '//example.com/%2f..', 308, undefined, /^\/example/],
  ['POST', '/', 405, 'text/plain', /only be read/],
  ['DELETE', '/v1/link/default', 405, 'text/plain', /only be read/],
  ['PUT', '/nowhere', 405, 'text/plain', /only be read/],
  ['GET', '/api', 404, 'application/json', /nothing at this address/],
  ['GET', '/api/nothing', 404, 'application/json', /nothing at this address/],
  ['POST', '/api/website/nothing', 404, 'application/json', /nothing at this address/],
  ['GET', '/lake', 404, 'application/json', /Not Found/],
  ['GET', '/lake/v2025-02-19/nothing', 404, 'application/json', /Not Found/],
] as const

/** Sends a path as it is: `fetch` would tidy it first. */
const ask = (origin: string, method: string, path: string) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path, method }, (answer) => {
      const { statusCode: status, headers } = answer
      text(answer).then((body) => resolve({ status, headers, body }), reject)
    })
      .on('error', reject)
      .end()
  })

for (const [method, path, status, type, words] of answers) {
  test(`${method} ${path.slice(0, 40)} is answered with ${status} and words`, async ({ site }) => {
    const { status: given, headers, body } = await ask(site.url, method, path)
    expect(given).toBe(status)
    expect(body).toMatch(words)
    expect(body, 'nothing of the program').not.toMatch(/node_modules|\n\s+at |\.ts:\d/)
    if (type !== undefined) expect(headers['content-type']).toContain(type)
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    // What is refused before it has been read has nothing a browser would show.
    if (status === 431) return
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    const referrer = path.startsWith('/shared/') ? 'no-referrer' : 'strict-origin-when-cross-origin'
    expect(headers).toMatchObject({ 'referrer-policy': referrer })
    expect(headers).toHaveProperty('permissions-policy')
    if (method !== 'GET') return
    const head = await ask(site.url, 'HEAD', path)
    expect([head.status, head.headers['content-type'], head.body]).toEqual([status, headers['content-type'], ''])
  })
}

for (const path of ['/', '/apple-touch-icon.png']) {
  test(`a part of ${path} beyond its end is answered with the whole`, async ({ site }) => {
    const { status } = await fetch(`${site.url}${path}`, { headers: { range: 'bytes=99999999-' } })
    expect(status).toBe(200)
  })
}
