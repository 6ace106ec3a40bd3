import { expect, it } from 'vitest'
import { createChecklist } from '#lib/launch/checklist.ts'
import { describePath } from '#studio/tools/launch/describePath.ts'
import { schema, shipped } from '../schemas/studioSchema.ts'

it.each([
  ['siteSettings', 'Contacts › Support'],
  ['siteSettings', 'Company › Postal address'],
  ['businessPage', 'Demo › Quote'],
  ['legalPolicy-privacy', 'Sections › Our privacy officer › Points'],
  ['legalPolicy-privacy', 'Sections › Our privacy officer › Points › Link'],
  ['testimonial-priya', ''],
])('A line of %s is called “%s”', (id, words) => {
  const places = createChecklist([shipped(id)]).map((item) => describePath(schema, item))
  expect(places).toContain(words)
})
