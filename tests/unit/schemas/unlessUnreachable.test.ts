import { createClient } from '@sanity/client'
import { expect, it } from 'vitest'
import { unlessUnreachable } from '#schemas/fields/unlessUnreachable.ts'

const clientOf = (apiHost: string) =>
  createClient({
    projectId: 'x',
    dataset: 'd',
    apiVersion: '2025-02-19',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
  })
const validate = unlessUnreachable(async (apiHost: string) => {
  await clientOf(apiHost).fetch('*')
  return 'This is wrong.'
})

it('a value is not marked wrong while the store is out of reach', async () => {
  // Nothing listens on the discard port.
  expect(await validate('http://127.0.0.1:9')).toBe(true)
})

it('a value is checked as before while the store answers', async () => {
  const refuse = unlessUnreachable(() => Promise.resolve('This is wrong.'))
  expect(await refuse()).toBe('This is wrong.')
  const error = Object.assign(new Error('Bad request'), { statusCode: 400 })
  await expect(unlessUnreachable(() => Promise.reject(error))()).rejects.toBe(error)
})
