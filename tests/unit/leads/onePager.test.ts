import { afterEach, describe, expect, it, vi } from 'vitest'
import { balanceColumns } from '#leads/pdf/renderOnePager.ts'
import { renderOnePager } from '#leads/pdf/renderOnePager.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'
import { getDemoHref } from '#lib/links/routes.ts'
import { locales } from '#lib/i18n/locales.ts'
import { seedContent, seedContents } from '#tests/contract/leads/seedContent.ts'

const siteUrl = 'https://homie.example'
const LETTER = [612, 792]

/** The seed content with longer sections. */
function stretchContent(stretch: (text: string) => string) {
  const sections = seedContent.onePager.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map(stretch),
    bullets: section.bullets.map(stretch),
  }))
  return { ...seedContent, onePager: { ...seedContent.onePager, sections } }
}

/** Reads a PDF: the size of each page in points, and the objects outside of compressed streams. */
function readPdf(pdf: Buffer) {
  const objects = pdf.toString('latin1')
  const pages = Array.from(objects.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, ...size]) => size.map(Number))
  return { objects, pages }
}

afterEach(() => void vi.useRealTimers())

describe('the 1-pager', () => {
  it('of equal content is rendered once', async () => {
    const pdf = await renderOnePager(seedContent, siteUrl)
    expect(await renderOnePager(structuredClone(seedContent), siteUrl)).toBe(pdf)
    const changed = { ...seedContent, onePager: { ...seedContent.onePager, headline: 'Changed' } }
    expect(await renderOnePager(changed, siteUrl)).not.toBe(pdf)
    expect(await renderOnePager(seedContent, 'https://other.example')).not.toBe(pdf)
  })

  it.each(locales)('in %s is one tagged Letter page with a link to the demo form', async (locale) => {
    const { objects, pages } = readPdf(await renderOnePager(seedContents[locale], siteUrl))
    expect(objects.startsWith('%PDF-1.7')).toBe(true)
    expect(pages).toEqual([LETTER])
    expect(objects).toContain(`/URI (${siteUrl}${getDemoHref(localeHomes[locale])})`)
    expect(objects).toMatch(/\/Marked true/)
    expect(objects).toContain(`/Lang (${locale})`)
    expect(objects).toContain('/DisplayDocTitle true')
    expect(objects).toContain('<pdfuaid:part>1</pdfuaid:part>')
    for (const tag of ['H1', 'H2', 'P', 'L', 'LI', 'Link', 'Figure']) expect(objects).toContain(`/S /${tag}\n`)
  })

  it('with texts a third longer is still one Letter page', async () => {
    const content = stretchContent((text) => `${text} ${text.slice(0, Math.round(text.length * 0.3))}`)
    expect(readPdf(await renderOnePager(content, siteUrl)).pages).toEqual([LETTER])
  })

  it('prints narrow spaces and non-breaking hyphens, which its fonts lack, as common ones', async () => {
    // The file holds the time it was made.
    vi.setSystemTime('2026-11-26T12:00:00Z')
    const common = stretchContent((text) => `${text} Low-rate 30\u{a0}%`)
    const pasted = stretchContent((text) => `${text} Low\u{2011}rate\u{200b} 30\u{202f}%`)
    expect(await renderOnePager(pasted, siteUrl)).toEqual(await renderOnePager(common, siteUrl))
  })

  it('with texts that cannot fit is one longer page', async () => {
    const [page, ...others] = readPdf(
      await renderOnePager(
        stretchContent((text) => text.repeat(8)),
        siteUrl,
      ),
    ).pages
    expect(page?.[1]).toBeGreaterThan(792)
    expect(others).toEqual([])
  })
})

describe('balancing columns', () => {
  it.each([
    { heights: [3, 3, 2, 4], closing: 0, left: 2 },
    { heights: [3, 3, 2, 4], closing: 4, left: 3 },
    { heights: [9, 1], closing: 0, left: 1 },
    { heights: [5], closing: 1, left: 1 },
    { heights: [], closing: 1, left: 1 },
  ])('puts the first $left of parts $heights to the left', ({ heights, closing, left }) => {
    expect(balanceColumns(heights, closing)).toMatchObject({ split: left })
  })
})
