import { describe, expect, it } from 'vitest'
import { createPeopleApi } from '#studio/tools/people/api.ts'

/** A store that refuses, as the Studio's client reports it. */
const refusing = (problem: unknown) => createPeopleApi({ request: () => Promise.reject(problem) })

describe('when the store refuses, an administrator reads', () => {
  it('what the store said', async () => {
    const message = 'This is the only administrator. Make another account administrator first.'
    const api = refusing({ response: { body: { statusCode: 409, error: 'Conflict', message } } })
    await expect(api.change('u-1', { disabled: true })).rejects.toThrow(message)
  })

  it('what to do when there is no answer at all', async () => {
    const problem = new TypeError('fetch failed')
    await expect(refusing(problem).invite('mia@example.com', 'marketer')).rejects.toThrow('Try again in a moment.')
  })
})
