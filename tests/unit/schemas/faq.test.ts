import { describe, expect, it } from 'vitest'
import { faq } from '#schemas/documents/listItems.ts'
import { templates } from '#studio/documents/actions.ts'

const audience = faq.fields.find(({ name }) => name === 'audience')
const readOnly = audience && 'readOnly' in audience ? audience.readOnly : undefined

/** Whether the form lets an editor choose who asks a question. */
const canBeChosen = (value: unknown) =>
  typeof readOnly === 'function' &&
  !readOnly({ value, parent: {}, document: undefined, currentUser: null, path: ['audience'] })

describe('who asks a question', () => {
  it.each(['personal', 'business'])('stays %s, since a page may list it', (asked) => {
    expect(canBeChosen(asked)).toBe(false)
  })

  it('can be chosen where an older question does not say', () => {
    expect(canBeChosen(undefined)).toBe(true)
  })

  it('is set wherever a question is made', () => {
    const made = templates([]).filter(({ schemaType }) => schemaType === 'faq')
    expect(made.map(({ value }) => value)).toEqual([
      { audience: 'personal', language: 'en-CA' },
      { audience: 'personal', language: 'fr-CA' },
      { audience: 'business', language: 'en-CA' },
      { audience: 'business', language: 'fr-CA' },
    ])
  })
})
