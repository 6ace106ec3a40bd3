import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it, test } from 'vitest'
import { setForwardedHeaders } from '#server/forwardedHeaders.ts'

/** What is left of a request's claims after the front door, for a request of a given peer. */
function afterDoor(headers: Record<string, string>, trustedProxies: number, url = '/') {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.9' })
  const request = new IncomingMessage(socket)
  request.url = url
  Object.assign(request.headers, { host: 'site.example', ...headers })
  setForwardedHeaders(request, trustedProxies)
  return request.headers
}

const claims = {
  'x-forwarded-for': '6.6.6.6, 203.0.113.7',
  'x-forwarded-host': 'evil.example, www.site.example',
  'x-forwarded-proto': 'http, https',
}

describe('the id of a request', () => {
  const given = { 'x-request-id': 'from-the-proxy-1' }

  it('is the one a trusted proxy gave', () => {
    expect(afterDoor(given, 1)).toMatchObject(given)
  })

  it.each([
    ['no proxy is trusted', given, 0],
    ['the proxy gave something else', { 'x-request-id': 'a "quoted" line' }, 1],
  ])('is new when %s', (_when, headers, trustedProxies) => {
    expect(afterDoor(headers, trustedProxies)['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('where a request came from', () => {
  it('is what the connection says when no proxy is trusted', () => {
    expect(afterDoor(claims, 0)).toMatchObject({
      'x-forwarded-for': '10.0.0.9',
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'http',
    })
  })

  it('is what the trusted proxy added, not what stood there before', () => {
    expect(afterDoor(claims, 1)).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'www.site.example',
      'x-forwarded-proto': 'https',
    })
  })

  it('is the connection where the trusted proxy added nothing', () => {
    expect(afterDoor({}, 1)).toMatchObject({ 'x-forwarded-for': '10.0.0.9', 'x-forwarded-host': 'site.example' })
  })

  it.each(['forwarded', 'x-real-ip', 'x-forwarded-port'])('drops %s', (name) => {
    expect(afterDoor({ [name]: 'for=6.6.6.6' }, 1)).not.toHaveProperty(name)
  })
})

test('a long user agent is shortened', () => {
  expect(afterDoor({ 'user-agent': 'a'.repeat(15_000) }, 0)['user-agent']).toHaveLength(512)
  expect(afterDoor({ 'user-agent': 'curl/8' }, 0)).toMatchObject({ 'user-agent': 'curl/8' })
  expect(afterDoor({}, 0)).not.toHaveProperty('user-agent')
})

describe('the query that is passed on', () => {
  it('is the one that the client sent, byte for byte', () => {
    const url = '/support?a=1~2,3&b=%7e+x#y'
    expect(afterDoor({ 'x-original-query': '?forged' }, 1, url)).toMatchObject({
      'x-original-query': '?a=1~2,3&b=%7e+x#y',
    })
  })

  it.each([
    ['without a query', '/support'],
    ['for a query of letters that a header cannot hold', '/support?a=é'],
    ['for a query of any length', `/support?a=${'x'.repeat(5000)}`],
    ['for a request of Next itself', '/support?a=1&_rsc=abc'],
  ])('is none %s', (_when, url) => {
    expect(afterDoor({ 'x-original-query': '?forged' }, 1, url)).not.toHaveProperty('x-original-query')
  })
})
