import { expect, it } from 'vitest'
import { checklistOf } from '#lib/launch/checklist.ts'
import { placeWords } from '#studio/tools/launch/place.ts'
import { schema, shipped } from '../schemas/studioSchema.ts'

it.each([
  ['siteSettings', 'Contacts › Support'],
  ['siteSettings', 'Company › Postal address'],
  ['businessPage', 'Demo › Quote'],
  ['legalPolicy-privacy', 'Sections › Our privacy officer › Points'],
  ['legalPolicy-privacy', 'Sections › Our privacy officer › Points › Link'],
  ['testimonial-priya', ''],
])('A line of %s is called “%s”', (id, words) => {
  const places = checklistOf([shipped(id)]).map((item) => placeWords(schema, item))
  expect(places).toContain(words)
})
