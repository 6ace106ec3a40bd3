import { stegaClean } from '@sanity/client/stega'
import type { SharingCard } from '#components/sharing-image/card.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { localeHomes, getPageHref } from '#lib/links/homeLinks.ts'
import { siteSettings } from '#components/site-frame/pageContent.ts'

const FOLDER = '/sharing-image'

/** What a page adds to the common sharing image. */
export type Drawing = Omit<SharingCard, 'path' | 'productName'>

/** Creates the drawing of a page that has a headline and a sentence. */
export const headlineDrawing =
  (motif: Drawing['motif']) =>
  ({ headline, text }: { headline: string; text: string }): Drawing => ({
    scene: 'day',
    headline,
    details: [text],
    motif,
  })

/** Creates the sharing card of a page in the request's language, by its image name in `lib/pages.ts`. */
export async function sharingCard(name: string, drawing: Drawing): Promise<SharingCard> {
  const { productName } = await siteSettings()
  const path = `${FOLDER}${getPageHref(localeHomes[requestLocale()], `/${name}`)}` as const
  return stegaClean({ ...drawing, path, productName })
}
