import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { style } from './style.ts'

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const headers = {
  'content-security-policy': [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'cache-control': 'no-store',
  // The address of the first-run page carries its secret; no other site may learn it.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** In one piece: a space more between the tags and the hash above would not let it apply. */
const styleElement = raw(`<style>${style}</style>`)

const mark = raw(`<svg viewBox="0 0 44 44" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round"
  stroke-linejoin="round" aria-hidden="true"><path d="M6 20 22 7l16 13"/><path d="M11 17v20h22V17"/><path
  d="M18 37V27a4 4 0 0 1 8 0v10"/></svg>`)

/** The frame of a sign-in page. Everything put in is escaped unless it is markup itself. */
function layout(title: string, content: Markup) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <header class="brand">
          ${mark}
          <p>Every word of the site, <em>in your hands.</em></p>
          <small>Content Studio</small>
        </header>
        <main><div class="sheet">${content}</div></main>
      </body>
    </html>`
}

/** Answers with a page that runs no script, loads nothing and cannot be framed. */
export function page(
  c: Context,
  status: 200 | 400 | 403 | 404 | 409 | 410 | 413 | 422 | 429,
  title: string,
  content: Markup,
) {
  return c.html(layout(title, content), status, headers)
}

/** A page that only tells something, with what to do next. */
export function notice(c: Context, status: 400 | 403 | 404 | 410 | 413, title: string, words: string) {
  return page(
    c,
    status,
    title,
    html`<h1>${title}</h1>
      <p class="lead">${words}</p>`,
  )
}
