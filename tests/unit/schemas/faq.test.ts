import { describe, expect, it } from 'vitest'
import { faq } from '#schemas/documents/faq.ts'
import { templates } from '#studio/documents/fixed.ts'

const { readOnly } = faq.fields.find(({ name }) => name === 'audience') ?? {}

/** Whether the form lets an editor choose who asks a question. */
const canBeChosen = (value: unknown) =>
  typeof readOnly === 'function' &&
  !readOnly({ value, parent: {}, document: undefined, currentUser: null, path: ['audience'] })

describe('who asks a question', () => {
  it.each(['personal', 'business'])('stays %s, since a page may list it', (audience) => {
    expect(canBeChosen(audience)).toBe(false)
  })

  it('can be chosen where an older question does not say', () => {
    expect(canBeChosen(undefined)).toBe(true)
  })

  it('is set wherever a question is made', () => {
    const made = templates([]).filter(({ schemaType }) => schemaType === 'faq')
    expect(made.map(({ value }) => value)).toEqual([{ audience: 'personal' }, { audience: 'business' }])
  })
})
