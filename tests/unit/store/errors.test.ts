import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { notFound, toErrorResponse } from '#store/http/errors.ts'

test('requests that share an error are all answered', async () => {
  const error = notFound('There is no such image.')
  const app = new Hono().onError(toErrorResponse).get('/image', () => {
    throw error
  })
  const responses = await Promise.all([app.request('/image'), app.request('/image')])
  for (const response of responses)
    expect(await response.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'There is no such image.' })
})
