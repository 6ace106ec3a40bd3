import { expect, test } from 'vitest'
import { splitIntoColumns } from '#lib/leads/pdf/columns.ts'
import { countPages, renderOnePager } from '#lib/leads/pdf/renderOnePager.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'
import { getDemoHref } from '#lib/links/routes.ts'
import { locales } from '#lib/i18n/locales.ts'
import { seedContent, seedContents } from '#tests/contract/leads/seedContent.ts'

const siteUrl = 'https://homie.example'
const longer = (text: string) => `${text} ${text.slice(0, Math.round(text.length * 0.3))}`

function stretched(times: number) {
  const stretch = (text: string) => Array.from({ length: times }).reduce<string>(longer, text)
  const sections = seedContent.onePager.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map(stretch),
    bullets: section.bullets.map(stretch),
  }))
  return { ...seedContent, onePager: { ...seedContent.onePager, sections } }
}

test.each(locales)('The 1-pager in %s is exactly one page', async (locale) => {
  const content = seedContents[locale]
  const pdf = await renderOnePager(content, siteUrl)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(countPages(pdf)).toBe(1)
  expect(pdf.toString('latin1')).toContain(`/URI (${siteUrl}${getDemoHref(localeHomes[locale])})`)
})

test('Words a third longer still fit on one page', async () => {
  expect(countPages(await renderOnePager(stretched(1), siteUrl))).toBe(1)
})

test('Words that cannot fit on one page take two', async () => {
  expect(countPages(await renderOnePager(stretched(8), siteUrl))).toBe(2)
})

const part = (heading: string, length: number) => ({ heading, paragraphs: ['x'.repeat(length)], bullets: [] })

test('Columns keep the reading order and share the height', () => {
  const [left, right] = splitIntoColumns([part('a', 300), part('b', 300), part('c', 200), part('d', 400)])
  expect([left, right].map((column) => column.map(({ heading }) => heading))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})
