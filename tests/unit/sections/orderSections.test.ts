import { describe, expect, it } from 'vitest'
import { orderSections } from '#components/sections/ordered-sections/orderSections.ts'
import { problemsOf, schema, shipped } from '../schemas/studioSchema.ts'

const names = ['story', 'reviews', 'questions'] as const
const placed = (...sections: string[]) =>
  sections.map((section, index) => ({ _key: `item-${index}`, _type: 'placedSection', section }))

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
  const message = 'The page needs each section once.'
  it.each([
    ['no list at all', undefined, []],
    ['every section once', placed('faq', 'calculator', 'demoSection'), []],
    ['a missing one', placed('faq', 'calculator'), [`sectionOrder: ${message}`]],
    [
      'a repeated one',
      placed('faq', 'calculator', 'faq'),
      [`sectionOrder.[]: ${message}`, `sectionOrder.[]: ${message}`],
    ],
    [
      'an unknown one',
      placed('faq', 'calculator', 'prices'),
      ['sectionOrder.[].section: “prices” is not one of the choices. Choose one from the list.'],
    ],
  ])('%s', async (_, sectionOrder, problems) => {
    expect(await problemsOf({ ...shipped('businessPage'), sectionOrder })).toEqual(problems)
  })
})

it.each(['personalPage', 'businessPage'])('the sections of %s are not read-only, so the form has handles', (name) => {
  const page = schema.get(name)
  const order = page?.jsonType === 'object' ? page.fields.find((field) => field.name === 'sectionOrder') : undefined
  const items = order?.type.jsonType === 'array' ? order.type.of : []
  expect(items.map(({ readOnly }) => Boolean(readOnly))).toEqual([false])
})
