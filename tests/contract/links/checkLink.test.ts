import { createServer, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { findLinkFailure } from '#leads/links/checkLink.ts'
import { listenLocally } from '#tests/support/listen.ts'

async function start() {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const [, status = '', ...target] = request.url?.split('/') ?? []
    const location = target.length > 0 ? { location: `/${target.join('/')}` } : {}
    response.writeHead(Number(status), location).end('x'.repeat(100_000))
  })
  const { port, close } = await listenLocally(server)
  onTestFinished(close)
  const options = { userAgent: 'test', ports: new Set([String(port)]) }
  const local = { ...options, isAllowed: (address: string) => address === '127.0.0.1' }
  return { requests, origin: `http://127.0.0.1:${port}`, options, local }
}

test.each([
  ['200', undefined],
  ['301/200', undefined],
  ['403', undefined],
  ['429', undefined],
  ['404', '404'],
  ['500', '500'],
  ['302/410', '410'],
  ['302', '302'],
  [`${'302/'.repeat(8)}200`, 'REDIRECTS'],
])('an answer of %s is reported as %s', async (path, failure) => {
  const { origin, local } = await start()
  expect(await findLinkFailure(`${origin}/${path}`, local)).toBe(failure)
})

test('no private address is requested, by name, by number or after a redirect', async () => {
  const { requests, origin, options, local } = await start()
  const { port } = new URL(origin)
  expect(await findLinkFailure(`${origin}/200`, options)).toBe('NOT_PUBLIC')
  expect(await findLinkFailure(`http://localhost:${port}/200`, options)).toBe('NOT_PUBLIC')
  expect(await findLinkFailure(`http://[::1]:${port}/200`, options)).toBe('NOT_PUBLIC')
  expect(requests).toEqual([])
  const redirected = `${origin}/302//localhost:${port}/200`
  const isFirst = (address: string) => address === '127.0.0.1' && requests.length === 0
  expect(await findLinkFailure(redirected, { ...local, isAllowed: isFirst })).toBe('NOT_PUBLIC')
  expect(requests).toHaveLength(1)
})

test('a host with one private address among public ones is not requested', async () => {
  const { requests, origin, local } = await start()
  const { port } = new URL(origin)
  const failure = await findLinkFailure(`http://mixed.example:${port}/200`, {
    ...local,
    resolve: (_host, _options, callback) =>
      callback(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]),
  })
  expect(failure).toBe('NOT_PUBLIC')
  expect(requests).toEqual([])
})

test.each(['ftp://127.0.0.1/', 'http://127.0.0.1:22/', 'file:///etc/hosts', 'http://'])(
  '%s is not requested',
  async (address) => {
    expect(await findLinkFailure(address, { userAgent: 'test', isAllowed: () => true })).toMatch(/NOT_PUBLIC|INVALID/)
  },
)
