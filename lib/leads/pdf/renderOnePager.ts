import { renderToBuffer } from '@react-pdf/renderer'
import type { MailContent } from '../mail/content.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'
import { getDemoHref } from '#lib/links/routes.ts'
import { registerFonts } from './fonts.ts'
import { OnePagerDocument } from './OnePagerDocument.tsx'

/** Smaller font scales to try, down to the smallest that is still readable. */
const SMALLER_SCALES = [0.95, 0.9, 0.85, 0.8, 0.75]

/** Counts the pages of a PDF of this library: each is one uncompressed object. */
export function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** Renders the 1-pager as PDF, at the largest scale at which it fits on one page; at the smallest if none does. */
export async function renderOnePager(content: MailContent, siteUrl: string): Promise<Buffer> {
  registerFonts()
  const demoUrl = siteUrl + getDemoHref(localeHomes[content.locale])
  const render = (scale: number) => renderToBuffer(OnePagerDocument({ content, demoUrl, scale }))
  let pdf = await render(1)
  for (const scale of SMALLER_SCALES) {
    if (countPages(pdf) === 1) break
    pdf = await render(scale)
  }
  return pdf
}
