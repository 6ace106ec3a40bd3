import { toPlainText } from '@portabletext/react'
import { stegaClean } from '@sanity/client/stega'
import type { PersonalPageContent } from '#components/sections/content.ts'
import { disclosures, siteSettings } from '#components/site-frame/pageContent.ts'
import { env } from '#lib/env.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { toCanonicalPath, localeHomes } from '#lib/links/homeLinks.ts'
import { namesRating, type PageFacts, pageGraph, scriptJson } from '#lib/structured-data/graph.ts'

interface StructuredDataProps extends Pick<PageFacts, 'above' | 'webApplication'> {
  /** The page's path, under any prefix. */
  path: string
  seo: Pick<PageFacts, 'title' | 'description'>
  /** The questions the page shows. */
  questions?: PersonalPageContent['faq']['questions']
  /** Whether the page shows the app's rating; by default, whether the footer does. */
  showsRating?: boolean
}

/** Renders the page's JSON-LD graph, with the numbers and questions it shows. */
export async function StructuredData({ path, seo, above, questions, webApplication, ...props }: StructuredDataProps) {
  const locale = requestLocale()
  const { productName, legalEntity, description, contacts, appStoreUrl, rating } = await siteSettings()
  const site = {
    siteUrl: env().SITE_URL,
    name: productName,
    legalName: legalEntity.legalName,
    description,
    supportEmail: contacts.supportEmail,
    appStoreUrl,
    rating,
    locale,
    home: localeHomes[locale],
  }
  const page = {
    path: toCanonicalPath(path, locale),
    title: seo.title,
    description: seo.description,
    above: above?.map(({ path: parent, title: name }) => ({ path: toCanonicalPath(parent, locale), title: name })),
    webApplication,
    // The footer's disclosures, which editors write, may show the rating.
    showsRating: props.showsRating ?? namesRating((await disclosures()).footer, rating, locale),
    questions: questions?.map(({ question, answer }) => ({ question, answer: toPlainText(answer) })),
  }
  const graph = pageGraph(stegaClean(site), stegaClean(page))
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />
}
