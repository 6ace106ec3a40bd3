import { expect, it } from 'vitest'
import { stripHopByHopHeaders } from '#server/upstream.ts'

it('forwards headers of the message and drops headers of the connection', () => {
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

it('passes on length and sender even when the connection header names them', () => {
  const essential = { 'content-length': '3', 'x-forwarded-for': '1.2.3.4' }
  expect(stripHopByHopHeaders({ ...essential, connection: 'Content-Length, x-forwarded-for' })).toEqual(essential)
})
