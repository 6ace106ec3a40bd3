import { createHash } from 'node:crypto'
import { env } from '#lib/env.ts'
import { parseUrlLocale } from '#lib/i18n/acceptLanguage.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withRequestLocale } from '#lib/i18n/requestLocale.ts'
import { loadMailContent } from '#lib/leads/mail/content.ts'
import { renderOnePager } from '#lib/leads/pdf/renderOnePager.ts'
import { errorResponse } from '#lib/leads/http/endpoint.ts'

export const dynamic = 'force-dynamic'

/** The last PDF of each language, with a digest of its content. */
const latest = new Map<Locale, { digest: string; pdf: Buffer<ArrayBuffer> }>()

/** Serves the 1-pager with the published content, rendered again only when that changes. */
export async function GET(request: Request): Promise<Response> {
  const locale = parseUrlLocale(request.url)
  try {
    const content = await loadMailContent(locale)
    const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
    let kept = latest.get(locale)
    if (kept?.digest !== digest) {
      kept = { digest, pdf: Buffer.from(await renderOnePager(content, env().SITE_URL)) }
      latest.set(locale, kept)
    }
    const filename = encodeURIComponent(content.emails.onePagerMail.attachmentName)
    return new Response(kept.pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename*=UTF-8''${filename}`,
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
      },
    })
  } catch {
    return withRequestLocale(locale, () => errorResponse('unavailable'))
  }
}
