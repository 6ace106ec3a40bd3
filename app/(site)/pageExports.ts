import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import type { SharingCard } from '#components/sharing-image/card.ts'
import { listPageLanguages, loadPageContent, loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import { inLanguage } from '#lib/content/languages.ts'
import type { Seo } from '#lib/content/sanity.types.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { localeHomes, getPageHref } from '#lib/links/homeLinks.ts'
import { pageList, type PageName, pages } from '#lib/pages.ts'
import { editionParams, getHome, type EditionRoute } from './editions.ts'

const FOLDER = '/sharing-image'

type PageWith<Property extends string> = {
  [Name in PageName]: (typeof pages)[Name] extends Readonly<Record<Property, string>> ? Name : never
}[PageName]

/** A page with a sharing image. */
export type DrawnPage = PageWith<'sharingImage'>

/** A page whose sharing image shows its headline and text. */
export type HeadlinePage = PageWith<'motif'>

const isHeadlinePage = (name: PageName): name is HeadlinePage => 'motif' in pages[name]

export const headlinePages = pageList.map(({ name }) => name).filter(isHeadlinePage)

export type Drawing = Omit<SharingCard, 'path' | 'productName'>

/** Describes a sharing image that shows a page's headline and text. */
export const createHeadlineDrawing =
  (name: HeadlinePage) =>
  ({ headline, text }: { headline: string; text: string }): Drawing => ({
    scene: 'day',
    headline,
    details: [text],
    motif: pages[name].motif,
  })

/** Creates the sharing card of a page in the request's language, by its image name in `lib/pages.ts`. */
export async function createSharingCard(name: string, drawing: Drawing): Promise<SharingCard> {
  const { productName } = await loadSiteSettings()
  const path = `${FOLDER}${getPageHref(localeHomes[requestLocale()], `/${name}`)}` as const
  return stegaClean({ ...drawing, path, productName })
}

/** Loads the sharing card of a page that shows its headline and text. */
export async function loadHeadlineCard(name: HeadlinePage): Promise<SharingCard> {
  const { type, sharingImage } = pages[name]
  // The query of the page's own folder, by which its type is known and its response cached.
  const page = await loadPageContent(`*[_type == "${type}" && ${inLanguage}][0]`, [type])
  return createSharingCard(sharingImage, createHeadlineDrawing(name)(page))
}

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
