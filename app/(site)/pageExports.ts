import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import type { SharingCard } from '#components/sharing-image/card.ts'
import { listPageLanguages, loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import type { Seo } from '#lib/content/sanity.types.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { localeHomes, getPageHref } from '#lib/links/homeLinks.ts'
import { type PageName, pages } from '#lib/pages.ts'
import { editionParams, getHome, type EditionRoute } from './editions.ts'

const FOLDER = '/sharing-image'

export type Drawing = Omit<SharingCard, 'path' | 'productName'>

export const createHeadlineDrawing =
  (motif: Drawing['motif']) =>
  ({ headline, text }: { headline: string; text: string }): Drawing => ({
    scene: 'day',
    headline,
    details: [text],
    motif,
  })

/** Creates the sharing card of a page in the request's language, by its image name in `lib/pages.ts`. */
export async function createSharingCard(name: string, drawing: Drawing): Promise<SharingCard> {
  const { productName } = await loadSiteSettings()
  const path = `${FOLDER}${getPageHref(localeHomes[requestLocale()], `/${name}`)}` as const
  return stegaClean({ ...drawing, path, productName })
}

type DrawnPage = { [Name in PageName]: (typeof pages)[Name] extends { sharingImage: string } ? Name : never }[PageName]

/** Creates the Next exports of a page in the registry. All editions of a language share their canonical page. */
export function createPageExports<Content extends { seo: Seo }>(
  name: DrawnPage,
  load: () => Promise<Content>,
  drawing: (content: Content) => Drawing | Promise<Drawing>,
) {
  const loadCard = async () => createSharingCard(pages[name].sharingImage, await drawing(await load()))
  return {
    loadCard,
    generateStaticParams: () => editionParams(name),
    generateMetadata: async ({ params }: EditionRoute): Promise<Metadata> => {
      await getHome(params)
      const { path } = pages[name]
      // The languages are read together with the content, not after it.
      const [{ seo }, card] = await Promise.all([load(), loadCard(), listPageLanguages(path)])
      return createPageMetadata({ seo, path, card })
    },
  }
}
