import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isPageRequest, validateRequest } from '#server/validateRequest.ts'

test.each([
  ['GET', '/support', undefined],
  ['HEAD', '/v1/link/%F0%9F%8F%A0', undefined],
  ['GET', '/v1/link/%E0%A4%A', 400],
  ['GET', '/100%', 400],
  ['POST', '/support', 405],
  ['OPTIONS', '/', 405],
  ['DELETE', '/studio/structure', 405],
  ['POST', '/apis', 405],
  ['POST', '/api', undefined],
  ['POST', '/api/website/register-demo', undefined],
  ['POST', '/lake/v1/data/mutate/production', undefined],
  ['POST', '/lake/100%', 400],
  ['TRACE', '/lake/v1/ping', 405],
  ['GET', '*', 400],
  ['GET', '/\\', 400],
  ['GET', '/\\evil.example', 400],
  ['GET', '/support?utm_source=a&utm_source=b&q=100%', undefined],
])('%s %s is refused with %s', (method, url, status) => {
  expect(validateRequest(method, url)?.status).toBe(status)
})

test.each([
  ['/support', 400],
  ['/api/health', 400],
  ['/lake/v1/data/query/production', undefined],
])('200 parameters of %s are refused with %s', (path, status) => {
  expect(validateRequest('GET', `${path}?${'a&'.repeat(200)}`)?.status).toBe(status)
})

const ACTION = {
  'next-action': '7f'.padEnd(42, '0'),
  'x-forwarded-host': 'homie.example',
  'content-length': '2',
}
const EDITOR = { cookie: 'a=b; __prerender_bypass=secret', ...ACTION }

test.each([
  ['an editor in draft mode', { ...EDITOR, origin: 'https://homie.example' }, undefined],
  ['a program without an origin', EDITOR, undefined],
  ['a visitor', ACTION, 405],
  ['an editor who sends a form', { cookie: '__prerender_bypass=secret' }, 405],
  ['another site', { ...EDITOR, origin: 'http://evil.example' }, 403],
  ['a document without an origin', { ...EDITOR, origin: 'null' }, 403],
  ['an editor with an unknown kind of id', { ...EDITOR, 'next-action': 'x' }, 403],
  ['an editor with a large body', { ...EDITOR, 'content-length': '9000000' }, 403],
  ['an editor with a body of unknown length', { ...EDITOR, 'content-length': undefined }, 403],
])('an action of a page by %s is refused with %s', (_who, headers, status) => {
  expect(validateRequest('POST', '/', headers)?.status).toBe(status)
})

test.each([
  ['nothing', {}, true],
  ['the password of a proxy', { authorization: 'Basic YTpi' }, true],
  ['the data of a page', { rsc: '1' }, false],
])('a request with %s reads a page (headers %j): %s', (_what, headers, isPage) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/support', headers })
  expect(isPageRequest(request)).toBe(isPage)
})
