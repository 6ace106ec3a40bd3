import { renderToBuffer } from '@react-pdf/renderer'
import type { MailContent } from '../mail/content.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'
import { getDemoHref } from '#lib/links/routes.ts'
import { registerFonts } from './fonts.ts'
import { OnePagerDocument } from './OnePagerDocument.tsx'

/** Font scales to try, down to the smallest that is still readable. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75] as const

/** Counts the pages of a PDF of this library: each is one uncompressed object. */
export function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** The text does not fit on one page at any scale. */
export class OnePagerTooLong extends Error {
  constructor() {
    super('The 1-pager has too many words for one page. Shorten its sections.')
  }
}

/**
 * Renders the 1-pager as PDF, at the largest scale at which it fits on one page.
 *
 * @throws OnePagerTooLong when it does not fit
 */
export async function renderOnePager(content: MailContent, siteUrl: string): Promise<Buffer> {
  registerFonts()
  const demoUrl = siteUrl + getDemoHref(localeHomes[content.locale])
  for (const scale of SCALES) {
    const pdf = await renderToBuffer(OnePagerDocument({ content, demoUrl, scale }))
    if (countPages(pdf) === 1) return pdf
  }
  throw new OnePagerTooLong()
}
