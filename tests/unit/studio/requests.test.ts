import { ClientError } from '@sanity/client'
import { expect, test } from 'vitest'
import { getMessage } from '#studio/kit/requests.ts'

const createError = (statusCode: number, body: object) =>
  new ClientError({ body, url: '', method: 'POST', headers: {}, statusCode, statusMessage: 'Conflict' })

const reject = (type: string, description: string) =>
  createError(409, {
    error: {
      type: 'actionError',
      description: `The action(s) failed: ${description}`,
      items: [{ index: 0, error: { type, description } }],
    },
  })

test.each([
  ['a refused publish', reject('documentNotPublishableError', '“image”: Upload one.'), '“image”: Upload one.'],
  [
    'a publish of what has changed',
    reject(
      'documentRevisionIDDoesNotMatchError',
      'Document "drafts.faq" has unexpected revision ID ("a"), expected "b"',
    ),
    'It was changed in the meantime.',
  ],
  ['a refused call', createError(403, { statusCode: 403, message: 'Your role may not.' }), 'Your role may not.'],
  ['another error', new Error('Offline.'), 'Offline.'],
])('the message of %s is the reason alone', (_what, error, message) => {
  expect(getMessage(error)).toBe(message)
})
