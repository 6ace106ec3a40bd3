import { describe, expect, it } from 'vitest'
import { orderSections } from '#components/sections/ordered-sections/orderSections.ts'
import { createSectionOrderValidator } from '#schemas/fields/page.ts'
import { schema } from '../schemas/studioSchema.ts'

const names = ['story', 'reviews', 'questions'] as const
const placed = (...sections: string[]) => sections.map((section, index) => ({ _key: `item-${index}`, section }))

describe('the order of the sections', () => {
  it.each([
    ['is the default without a list', placed(), ['story', 'reviews', 'questions']],
    ['follows the list', placed('questions', 'story', 'reviews'), ['questions', 'story', 'reviews']],
    ['ends with sections missing in the list', placed('questions'), ['questions', 'story', 'reviews']],
    ['skips unknown names', placed('prices', 'reviews'), ['reviews', 'story', 'questions']],
    ['skips repetitions', placed('reviews', 'reviews', 'story'), ['reviews', 'story', 'questions']],
  ])('%s', (_, list, wanted) => {
    expect(orderSections(names, list).map(({ name }) => name)).toEqual(wanted)
  })

  it('returns the key of the list item, by which a section is dragged', () => {
    expect(orderSections(names, placed('questions'))).toEqual([
      { name: 'questions', _key: 'item-0' },
      { name: 'story', _key: undefined },
      { name: 'reviews', _key: undefined },
    ])
  })
})

describe('validation of a list of sections', () => {
  const check = createSectionOrderValidator({ story: 'Story', reviews: 'Reviews' })
  it.each([
    ['no list at all', undefined, true],
    ['every section once', placed('reviews', 'story'), true],
    ['a missing one', placed('story'), 'The page needs every section. Missing: Reviews.'],
    [
      'a repeated one',
      placed('story', 'reviews', 'story'),
      'A section can appear only once. Twice in the list: Story.',
    ],
  ])('%s', (_, list, wanted) => {
    expect(check(list)).toBe(wanted)
  })
})

it.each(['personalPage', 'businessPage'])('the sections of %s are not read-only, so the form has handles', (name) => {
  const page = schema.get(name)
  const order = page?.jsonType === 'object' ? page.fields.find((field) => field.name === 'sectionOrder') : undefined
  const items = order?.type.jsonType === 'array' ? order.type.of : []
  expect(items.map(({ readOnly }) => Boolean(readOnly))).toEqual([false])
})
