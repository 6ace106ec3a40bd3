import { expect, it } from 'vitest'
import { endToEnd } from '#server/hopHeaders.ts'

it('passes on what speaks of the message and keeps back what speaks of the connection', () => {
  const headers = {
    accept: 'text/html',
    connection: 'keep-alive, X-Private',
    'keep-alive': 'timeout=5',
    'transfer-encoding': 'chunked',
    upgrade: 'websocket',
    'x-private': '1',
  }
  expect(endToEnd(headers)).toEqual({ accept: 'text/html' })
})
