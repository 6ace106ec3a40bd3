import type { Metadata } from 'next'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import type { Seo } from '#lib/content/sanity.types.ts'
import { type PageName, pages } from '#lib/pages.ts'
import { editionParams, getHome, type EditionRoute } from './editions.ts'
import { sharingCard, type Drawing } from './sharingCards.ts'

type DrawnPage = { [Name in PageName]: (typeof pages)[Name] extends { sharingImage: string } ? Name : never }[PageName]

/** Creates the Next exports of a page in the registry. All editions of a language share their canonical page. */
export function createPageExports<Content extends { seo: Seo }>(
  name: DrawnPage,
  load: () => Promise<Content>,
  drawing: (content: Content) => Drawing | Promise<Drawing>,
) {
  const loadCard = async () => sharingCard(pages[name].sharingImage, await drawing(await load()))
  return {
    loadCard,
    generateStaticParams: () => editionParams(name),
    generateMetadata: async ({ params }: EditionRoute): Promise<Metadata> => {
      await getHome(params)
      const { seo } = await load()
      return createPageMetadata({ seo, path: pages[name].path, card: await loadCard() })
    },
  }
}
