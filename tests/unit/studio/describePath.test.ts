import { expect, it } from 'vitest'
import { createChecklist } from '#lib/launch/checklist.ts'
import { describePath } from '#studio/describePath.ts'
import { schema, shipped } from '../schemas/studioSchema.ts'

it.each([
  ['siteSettings', 'Contacts › Support'],
  ['siteSettings', 'Company › Postal address'],
  ['businessPage', 'Demo › Quote'],
  ['legalPolicy-privacy', 'Sections › Our privacy officer › Points'],
  ['legalPolicy-privacy', 'Sections › Our privacy officer › Points › Link'],
  ['testimonial-priya', ''],
])('the path of a field of %s is described as “%s”', (id, words) => {
  const descriptions = createChecklist([shipped(id)]).map((item) => describePath(schema, item))
  expect(descriptions).toContain(words)
})
