import { expect, it } from 'vitest'
import { stripHopByHopHeaders } from '#server/hopByHopHeaders.ts'

it('passes on what speaks of the message and keeps back what speaks of the connection', () => {
  const headers = {
    accept: 'text/html',
    connection: 'keep-alive, X-Private',
    'keep-alive': 'timeout=5',
    'transfer-encoding': 'chunked',
    upgrade: 'websocket',
    'x-private': '1',
  }
  expect(stripHopByHopHeaders(headers)).toEqual({ accept: 'text/html' })
})

it('passes on how long a message is and who sent it, whatever the connection is told', () => {
  const essential = { 'content-length': '3', 'x-forwarded-for': '1.2.3.4' }
  expect(stripHopByHopHeaders({ ...essential, connection: 'Content-Length, x-forwarded-for' })).toEqual(essential)
})
