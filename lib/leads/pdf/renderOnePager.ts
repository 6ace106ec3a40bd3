import { renderToBuffer } from '@react-pdf/renderer'
import type { MailContent } from '../mail/content.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'
import { getDemoHref } from '#lib/links/routes.ts'
import { registerFonts } from './fonts.ts'
import { OnePagerDocument } from './OnePagerDocument.tsx'

/** From the drawn size down to the smallest that is still read with ease. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75] as const

/** How many pages a PDF of this library has: one object each, never compressed. */
export function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** The words do not fit on one page at any size. */
export class OnePagerTooLong extends Error {
  constructor() {
    super('The 1-pager has too many words for one page. Shorten its sections.')
  }
}

/**
 * The 1-pager as PDF, at the largest size at which it fits on one page.
 *
 * @throws OnePagerTooLong so that the editor sees an error
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
