import { expect, it } from 'vitest'
import { encodeResponse } from '#server/encodedResponse.ts'

it('a compressed body keeps no larger buffer in memory', async () => {
  const { headers, body } = await encodeResponse({ 'content-type': 'text/html' }, Buffer.from('<p>text</p>'))
  expect(headers['content-encoding']).toBe('br')
  expect(body.buffer.byteLength).toBe(body.byteLength)
})
