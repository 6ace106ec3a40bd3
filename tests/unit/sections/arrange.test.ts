import { describe, expect, it } from 'vitest'
import { arrange } from '#components/sections/arrangement/arrange.ts'
import { eachSectionOnce } from '#schemas/fields/sectionOrder.ts'
import { schema } from '../schemas/studioSchema.ts'

const names = ['story', 'reviews', 'questions'] as const
const placed = (...sections: string[]) => sections.map((section, index) => ({ _key: `item-${index}`, section }))

describe('the order of the sections', () => {
  it.each([
    ['of a page nobody arranged is the default', placed(), ['story', 'reviews', 'questions']],
    ['is the one an editor gave', placed('questions', 'story', 'reviews'), ['questions', 'story', 'reviews']],
    ['ends with those the list leaves out', placed('questions'), ['questions', 'story', 'reviews']],
    ['passes over names the page does not know', placed('prices', 'reviews'), ['reviews', 'story', 'questions']],
    ['has each once', placed('reviews', 'reviews', 'story'), ['reviews', 'story', 'questions']],
  ])('%s', (_, list, wanted) => {
    expect(arrange(names, list).map(({ name }) => name)).toEqual(wanted)
  })

  it('tells the place in the list, by which a section is dragged', () => {
    expect(arrange(names, placed('questions'))).toEqual([
      { name: 'questions', _key: 'item-0' },
      { name: 'story', _key: undefined },
      { name: 'reviews', _key: undefined },
    ])
  })
})

describe('a list of sections that was not made by dragging', () => {
  const check = eachSectionOnce({ story: 'Story', reviews: 'Reviews' })
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
