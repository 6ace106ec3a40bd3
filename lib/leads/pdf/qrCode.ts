import { createElement } from 'react'
import { render } from '@react-email/render'
import { QRCodeSVG } from 'qrcode.react'

/** The drawing of a QR code: one path, without the quiet zone. */
export interface QrCode {
  viewBox: string
  path: string
}

/**
 * Draws an address as a QR code.
 *
 * The library renders elements of HTML, which the PDF library does not know, so the path is read from its markup.
 *
 * @throws Error when the library's markup has changed
 */
export async function drawQrCode(address: string): Promise<QrCode> {
  const markup = await render(createElement(QRCodeSVG, { value: address, level: 'M' }))
  const [, viewBox, path] = /viewBox="([^"]+)".*<path[^>]* d="([^"]+)"/s.exec(markup) ?? []
  if (!viewBox || !path) throw new Error('The QR code library returned markup without a path. Check its version.')
  return { viewBox, path }
}
