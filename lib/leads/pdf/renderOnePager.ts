import { createElement } from 'react'
import { render } from '@react-email/render'
import { renderToBuffer } from '@react-pdf/renderer'
import { QRCodeSVG } from 'qrcode.react'
import type { MailContent } from '../mail/content.ts'
import { registerFonts } from './fonts.ts'
import { OnePagerDocument } from './OnePagerDocument.tsx'
import type { QrCode } from './OnePagerDocument.tsx'

/** From the drawn size down to the smallest that is still read with ease. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75] as const

/** How many pages a PDF of this library has: one object each, never compressed. */
export function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** Draws a QR code. The PDF library knows no SVG elements of React, so the path is taken out of the markup. */
async function drawCode(value: string): Promise<QrCode> {
  const markup = await render(createElement(QRCodeSVG, { value, level: 'M' }))
  const path = [...markup.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? ''
  return { path, size: Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1] ?? 0) }
}

/**
 * The 1-pager as PDF, at the largest size at which it fits on one page.
 *
 * @throws Error when its words are too many for one page at any size, so that an editor hears of it
 */
export async function renderOnePager(content: MailContent, siteUrl: string): Promise<Buffer> {
  registerFonts()
  const code = await drawCode(`${siteUrl}/business`)
  for (const scale of SCALES) {
    const pdf = await renderToBuffer(OnePagerDocument({ content, siteUrl, code, scale }))
    if (countPages(pdf) === 1) return pdf
  }
  throw new Error('The 1-pager has too many words for one page. Shorten its sections in the Studio.')
}
