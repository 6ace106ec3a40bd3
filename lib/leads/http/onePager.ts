import { createHash } from 'node:crypto'
import { env } from '#lib/env.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { loadMailContent } from '../mail/loadContent.ts'
import { errorResponse } from './answers.ts'

/** The last PDF that was made, with a digest of the words it was made of. */
let latest: { digest: string; pdf: Buffer<ArrayBuffer> } | undefined

/** The 1-pager as the button in its message opens it: always with the published words, drawn again only when they change. */
export async function onePagerRoute(): Promise<Response> {
  try {
    const content = await loadMailContent()
    const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
    if (latest?.digest !== digest) {
      const { renderOnePager } = await import('../pdf/renderOnePager.ts')
      latest = { digest, pdf: Buffer.from(await renderOnePager(content, defaultLocale, env().SITE_URL)) }
    }
    const filename = encodeURIComponent(content.emails.onePagerMail.attachmentName)
    return new Response(latest.pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename*=UTF-8''${filename}`,
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
      },
    })
  } catch {
    return errorResponse('unavailable', { headers: { 'retry-after': '30' } })
  }
}
