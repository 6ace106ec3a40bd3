import { hash } from 'node:crypto'
import { env } from '#lib/env.ts'
import { parseUrlLocale } from '#lib/i18n/acceptLanguage.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withRequestLocale } from '#lib/i18n/requestLocale.ts'
import { loadMailContent } from '#leads/mail/content.ts'
import { renderOnePager } from '#leads/pdf/renderOnePager.ts'
import { respondError } from '#leads/http/endpoint.ts'
import { contentLog } from '#lib/log.ts'

export const dynamic = 'force-dynamic'

/** The last PDF of each language, with a digest of its content. */
const latest = new Map<Locale, { digest: string; pdf: Buffer<ArrayBuffer>; filename: string }>()

async function refresh(locale: Locale): Promise<void> {
  const content = await loadMailContent(locale)
  const digest = hash('sha256', JSON.stringify(content), 'base64url')
  if (latest.get(locale)?.digest === digest) return
  const pdf = Buffer.from(await renderOnePager(content, env().SITE_URL))
  latest.set(locale, { digest, pdf, filename: encodeURIComponent(content.emails.onePagerMail.attachmentName) })
}

/** Serves the 1-pager with the published content, rendered again only when that changes; the last one if that fails. */
export async function GET(request: Request): Promise<Response> {
  const locale = parseUrlLocale(request.url)
  await refresh(locale).catch((error: unknown) =>
    contentLog().error({ err: error }, 'The 1-pager cannot be rendered. Check the content store and the texts.'),
  )
  const kept = latest.get(locale)
  if (!kept) return withRequestLocale(locale, () => respondError('unavailable'))
  return new Response(kept.pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${kept.filename}`,
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    },
  })
}
