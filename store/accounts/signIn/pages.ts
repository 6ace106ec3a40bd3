import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { Markup } from './forms.ts'

/** How a site wants its sign-in pages to look. */
export interface SignInLook {
  /** CSS of the pages, with its fonts as data URLs: the pages load nothing. */
  style: string
  /** HTML of the header, which stands beside the form on wide screens. */
  brand: string
}

type Status = 200 | 400 | 403 | 410 | 413 | 422 | 429

const createHeaders = (style: string) => ({
  'content-security-policy': [
    `default-src 'none'`,
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    'font-src data:',
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'cache-control': 'no-store',
  // The URL of a link page contains its secret, which other sites must not receive.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
})

/** Creates what sends pages whose CSP forbids scripts, external resources and framing. */
export function createPages({ style, brand }: SignInLook, studioUrl: string) {
  const headers = createHeaders(style)
  /** One string, since any whitespace inside the tags would change the CSP hash. */
  const styleElement = raw(`<style>${style}</style>`)

  function sendPage(c: Context, status: Status, title: string, content: Markup) {
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          ${styleElement}
        </head>
        <body>
          <header class="brand">${raw(brand)}</header>
          <main><div class="sheet">${content}</div></main>
        </body>
      </html>`
    return c.html(page, status, headers)
  }

  const sendNotice = (c: Context, status: Status, title: string, text: string) =>
    sendPage(
      c,
      status,
      title,
      html`<h1>${title}</h1>
        <p class="intro">${text}</p>
        <p><a href="${studioUrl}">Open the Studio</a></p>`,
    )

  return { sendPage, sendNotice }
}

export type SignInPages = ReturnType<typeof createPages>
