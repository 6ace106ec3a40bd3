import { expect, it } from 'vitest'
import { findConstrainedValues } from '#lib/content/fieldConstraints.ts'
import { listMissingRequired } from '#lib/content/completeness.ts'
import { findRepeatedSection } from '#lib/landingPages/sections.ts'
import { sectionNames } from '#lib/sections.ts'
import { contentSections } from '#schemas/sections/contentSections.ts'
import { siteSections } from '#schemas/sections/siteSections.ts'
import { drawThumbnail } from '#schemas/sections/thumbnails.ts'
import { landingSample } from './landingPage.ts'

const members = [...siteSections, ...contentSections].map(({ name }) => name)

it('a landing page may have every section of the registry', () => {
  expect(siteSections).toHaveLength(sectionNames.length)
  expect(new Set(landingSample.sections.map(({ _type }) => _type))).toEqual(new Set(members))
})

it('every section has a thumbnail of its own', () => {
  const drawings = members.map((name) => drawThumbnail(name ?? ''))
  expect(new Set(drawings).size).toBe(members.length)
  expect(drawings).not.toContain(drawThumbnail('unknown'))
})

it.each([...siteSections, ...contentSections])(
  'a $title section names its kind in the list, also without words',
  (section) => {
    expect(section.preview?.prepare?.({})).toMatchObject({ title: section.title })
  },
)

/** Previews a value as the Studio does, which follows references within a path and finds no `_ref` of theirs. */
function previewSection(value: { _type: string } & Record<string, unknown>) {
  const preview = siteSections.find(({ name }) => name === value._type)?.preview
  const select = Object.entries(preview?.select ?? {}).map(([name, path]) => [name, value[path]] as const)
  return preview?.prepare?.(Object.fromEntries(select))
}

it.each([
  ['its page’s words', { _type: 'siteFaq' }, 'As on the personal page'],
  ['no questions of its own', { _type: 'siteFaq', questions: [] }, 'As on the personal page'],
  ['questions of its own', { _type: 'siteFaq', questions: [{ _ref: 'faq-a' }] }, 'Own words: other questions'],
  ['a heading of its own', { _type: 'siteFaq', heading: 'Ask us' }, 'Own words: Ask us'],
  ['a button of its own', { _type: 'siteEstimateTeaser', button: 'Try it' }, 'Own words: Try it'],
])('a section with %s says so in the list', (_what, value, subtitle) => {
  expect(previewSection(value)?.subtitle).toBe(subtitle)
})

it('a section of the site is on a page once, others as often as wanted', () => {
  const text = { _type: 'textSection' }
  expect(findRepeatedSection([{ _type: 'siteFaq' }, text, text])).toBeUndefined()
  expect(findRepeatedSection([{ _type: 'siteFaq' }, text, { _type: 'siteFaq' }])).toContain(
    '“Questions” is on the page',
  )
})

it('a section has the constraints of its own type', () => {
  const found = findConstrainedValues(landingSample).map(({ path, constraint }) => [path, constraint.maxLength])
  expect(found).toContainEqual(['sections[15].figures[0].value', 16])
  expect(found).toContainEqual(['sections[16].text', 300])
  expect(found).toContainEqual(['sections[17].rows[0].others', 80])
})

it('a section that lacks a field is compared with its own type', () => {
  const sections = [{ _key: 'o', _type: 'quoteSection', text: 'It was clear.', source: 'confirmed' }]
  const document = { ...landingSample, sections }
  expect(listMissingRequired(document)).toEqual(['sections["o"].author'])
})
