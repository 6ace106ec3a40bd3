import { hash } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { encode } from 'uqr'
import { palette } from '#lib/brand.ts'
import { withFootnoteMark } from '#lib/content/format.ts'
import { fillTokens, getSiteTokenValues } from '#lib/content/tokens.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'
import { getDemoHref } from '#lib/links/routes.ts'
import type { MailContent } from '../mail/content.ts'
import { createTaggedPage, PAGE_WIDTH, type TaggedPage, type TextStyle } from './taggedPage.ts'

const PAGE_HEIGHT = 792
/** Greatest height of a PDF page, in points (ISO 32000-1, annex C). */
const MAX_PAGE_HEIGHT = 14_400
const MARGIN = 44
const COLUMN_GAP = 30
const COLUMN_WIDTH = (PAGE_WIDTH - 2 * MARGIN - COLUMN_GAP) / 2
/** Font scales to try. The last is the smallest that is still readable. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75]

/** Spelled out, so that file tracing includes the file in a deployment. */
const MARK = join(process.cwd(), 'public/apple-touch-icon.png')

interface OnePager {
  content: MailContent
  demoUrl: string
  /** Factor of type and spacing, so that longer texts still fit on one page. */
  scale: number
}

type Section = MailContent['onePager']['sections'][number]

const createStyles = (scale: number) =>
  ({
    brand: { font: 'heading', size: 18, leading: 1.2, colour: palette.sun },
    title: { font: 'heading', size: 31 * scale, leading: 1.15, colour: palette.white },
    subtext: { font: 'body', size: 12.5 * scale, leading: 1.45, colour: palette.sage },
    heading: { font: 'heading', size: 15 * scale, leading: 1.2, colour: palette.green },
    body: { font: 'body', size: 10.5 * scale, leading: 1.45, colour: palette.gray },
    button: { font: 'strong', size: 11 * scale, leading: 1.2, colour: palette.night },
    note: { font: 'body', size: 7.8 * scale, leading: 1.4, colour: palette.gray },
    footer: { font: 'body', size: 7.8 * scale, leading: 1.4, colour: palette.night },
  }) as const satisfies Record<string, TextStyle>

/** Draws two leads waiting, and one coming back through the arch. */
function drawPipeline({ doc }: TaggedPage, bottom: number, scale: number): void {
  const person = (x: number) => `M${x} 113a8 8 0 1 1 16 0a8 8 0 0 1-16 0M${x - 7} 150v-8a15 15 0 0 1 30 0v8z`
  const factor = (140 / 150) * scale
  doc.save()
  doc.translate(PAGE_WIDTH - MARGIN - 190 * factor, bottom - 150 * factor).scale(factor)
  doc.path('M70 150V60a60 60 0 0 1 120 0v90z').fill(palette.teal)
  doc.path(person(7) + person(41)).fill(palette.sage)
  doc.path('M106 150v-34l26-21 26 21v34z').fill(palette.night)
  doc.path('M125 150v-18a7 7 0 0 1 14 0v18z').fill(palette.sun)
  doc.lineCap('round').lineJoin('round')
  doc.path('M49 92C56 24 112 2 128 34').lineWidth(3).dash(0.1, { space: 9 }).stroke(palette.sun).undash()
  doc.circle(132, 58, 18).fill(palette.sun)
  doc.path('m124 58 6 6 11-12').lineWidth(4).stroke(palette.night)
  doc.restore()
}

/** @returns the position of the hero's lower edge in points */
function drawHero(page: TaggedPage, { content, scale }: OnePager): number {
  const { doc } = page
  const styles = createStyles(scale)
  const { headline, subtext } = content.onePager
  const titleY = 26 * scale + 40 + 12 * scale
  const subtextY = titleY + page.measureText(headline, 366, styles.title) + 10 * scale
  const bottom = subtextY + page.measureText(subtext, 330, styles.subtext) + 32 * scale
  page.decorate(() => {
    doc.rect(0, 0, PAGE_WIDTH, bottom).fill(palette.green)
    doc.image(MARK, MARGIN - 9, 26 * scale + 2, { width: 38 })
    drawPipeline(page, bottom, scale)
  })
  page.write(content.site.productName, { x: MARGIN + 29, y: 26 * scale + 9, width: 300 }, styles.brand, 'P')
  page.write(headline, { x: MARGIN, y: titleY, width: 366 }, styles.title, 'H1')
  page.write(subtext, { x: MARGIN, y: subtextY, width: 330 }, styles.subtext, 'P')
  return bottom
}

/** @returns the position of the section's lower edge, with its margin, in points */
function drawSection(page: TaggedPage, section: Section, x: number, top: number, scale: number): number {
  const styles = createStyles(scale)
  const width = COLUMN_WIDTH
  let y = page.write(section.heading, { x, y: top, width }, styles.heading, 'H2') + 6 * scale
  for (const paragraph of section.paragraphs) y = page.write(paragraph, { x, y, width }, styles.body, 'P')
  const list = section.bullets.length > 0 ? page.addElement('L') : undefined
  for (const bullet of section.bullets) {
    const dotY = y + 12.5 * scale
    page.decorate(() => page.doc.circle(x + 2.5, dotY, 2.5).fill(palette.teal))
    const item = page.addElement('LI', list)
    y = page.write(bullet, { x: x + 13, y: y + 5 * scale, width: width - 13 }, styles.body, 'LBody', item)
  }
  return y + 16 * scale
}

/** Draws the button to the demo form and, for print, its QR code. @returns the position of their lower edge */
function drawClosing(page: TaggedPage, { content, demoUrl, scale }: OnePager, x: number, y: number): number {
  const { doc } = page
  const { requestDemo: label } = content.site.ctas
  const { button } = createStyles(scale)
  const { data, size } = encode(demoUrl, { ecc: 'M', border: 0 })
  const width = 76 * scale
  page.drawFigure(`${label}: ${demoUrl}`, { x, y, width }, () => {
    doc.save()
    doc.translate(x, y).scale(width / size)
    for (const [row, cells] of data.entries()) {
      for (const [column, isDark] of cells.entries()) if (isDark) doc.rect(column, row, 1, 1)
    }
    doc.fill(palette.night).restore()
  })
  const labelWidth = doc.font(button.font).fontSize(button.size).widthOfString(label) + 1
  const labelHeight = page.measureText(label, labelWidth, button)
  const [boxX, boxY] = [x + width + 18, y + (width - labelHeight) / 2 - 9]
  const box = { x: boxX, y: boxY, width: labelWidth + 36, height: labelHeight + 18 }
  page.decorate(() => doc.roundedRect(box.x, box.y, box.width, box.height, 8).fill(palette.sun))
  const link = page.addElement('Link')
  page.write(label, { x: box.x + 18, y: box.y + 9, width: labelWidth }, button, 'Span', link)
  doc.link(box.x, box.y, box.width, box.height, demoUrl, { structParent: link, Contents: Object(label) })
  return y + width
}

/** @returns the height of the notes with their margins, in points */
function drawNotes(page: TaggedPage, { content, scale }: OnePager, pageHeight: number): number {
  const { note, footer } = createStyles(scale)
  const { footnotes, footer: closing } = content.onePager
  const width = PAGE_WIDTH - 2 * MARGIN
  const texts = footnotes.map((text, index) => `${withFootnoteMark('', String(index + 1))} ${text}`)
  const heights = [
    ...texts.map((text) => page.measureText(text, width, note) + 3),
    4 + page.measureText(closing, width, footer),
  ]
  const height = heights.reduce((sum, each) => sum + each, 10 + 26)
  let y = pageHeight - height
  page.decorate(() => page.doc.rect(MARGIN, y - 0.5, width, 1).fill(palette.line))
  y += 10
  for (const text of texts) y = page.write(text, { x: MARGIN, y, width }, note, 'P') + 3
  page.write(closing, { x: MARGIN, y: y + 4, width }, footer, 'P')
  return height
}

/**
 * Splits parts of given heights into two columns of about equal height, in reading order. `closing` is the height of
 * what follows in the right column, `split` the number of parts in the left one, `height` that of the higher one.
 */
export function balanceColumns(heights: readonly number[], closing: number): { split: number; height: number } {
  const add = (parts: readonly number[]) => parts.reduce((sum, height) => sum + height, 0)
  const measure = (split: number) => Math.max(add(heights.slice(0, split)), add(heights.slice(split)) + closing)
  const counts = heights.map((_, index) => index + 1)
  const split = counts.reduce((best, count) => (measure(count) < measure(best) ? count : best), 1)
  return { split, height: measure(split) }
}

/** Lays the page out on a scratch page: the number of sections in the left column, and its height in points. */
function measurePage(onePager: OnePager): { split: number; height: number } {
  const { content, scale } = onePager
  const scratch = createTaggedPage(content, MAX_PAGE_HEIGHT)
  const heights = content.onePager.sections.map((section) => drawSection(scratch, section, 0, 0, scale))
  const { split, height } = balanceColumns(heights, drawClosing(scratch, onePager, 0, 0))
  const notes = drawNotes(scratch, onePager, MAX_PAGE_HEIGHT)
  return { split, height: drawHero(scratch, onePager) + 24 * scale + height + notes }
}

function drawPage(onePager: OnePager, split: number, height: number): TaggedPage {
  const { content, scale } = onePager
  const { sections } = content.onePager
  const page = createTaggedPage(content, height)
  const top = drawHero(page, onePager) + 24 * scale
  const drawColumn = (column: readonly Section[], x: number) =>
    column.reduce((y, section) => drawSection(page, section, x, y, scale), top)
  drawColumn(sections.slice(0, split), MARGIN)
  const rightX = MARGIN + COLUMN_WIDTH + COLUMN_GAP
  drawClosing(page, onePager, rightX, drawColumn(sections.slice(split), rightX))
  drawNotes(page, onePager, height)
  return page
}

export const isTooLong = (pdf: Buffer): boolean => !pdf.includes(`/MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}]`)

/** Renders a page whose tokens are filled. Other requests are answered between its steps. */
async function render(content: MailContent, demoUrl: string): Promise<Buffer> {
  let measured = { split: 0, height: Infinity, scale: 0 }
  for (const scale of SCALES) {
    if (measured.height <= PAGE_HEIGHT) break
    measured = { ...measurePage({ content, demoUrl, scale }), scale }
    await yieldToOthers()
  }
  const { split, height, scale } = measured
  const pageHeight = Math.min(Math.max(height, PAGE_HEIGHT), MAX_PAGE_HEIGHT)
  return drawPage({ content, demoUrl, scale }, split, pageHeight).finish()
}

/** The last PDFs by the digest of their content: those of both languages, each as published and as drafted. */
const rendered = new Map<string, Promise<Buffer>>()
const MAX_RENDERED = 4

/**
 * Renders the 1-pager on a Letter page at the largest scale at which it fits; at the smallest, the page grows. Equal
 * content is rendered once.
 */
export function renderOnePager(content: MailContent, siteUrl: string): Promise<Buffer> {
  const demoUrl = siteUrl + getDemoHref(localeHomes[content.locale])
  const filled = {
    ...content,
    onePager: fillTokens(content.onePager, getSiteTokenValues(content.site, content.locale)),
  }
  const digest = hash('sha256', JSON.stringify([filled, demoUrl]))
  const pdf = rendered.get(digest) ?? render(filled, demoUrl)
  // Also moves the digest to the end: the first one is removed.
  rendered.delete(digest)
  rendered.set(digest, pdf)
  for (const first of [...rendered.keys()].slice(0, -MAX_RENDERED)) rendered.delete(first)
  pdf.catch(() => rendered.delete(digest))
  return pdf
}
