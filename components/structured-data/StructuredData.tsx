import { toPlainText } from '@portabletext/react'
import { stegaClean } from '@sanity/client/stega'
import type { PersonalPageContent, SiteSettingsContent } from '#components/sections/content.ts'
import { disclosures } from '#components/site-frame/pageContent.ts'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { env } from '#lib/env.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { canonicalPath } from '#lib/links/homeLinks.ts'
import { namesRating, type PageFacts, pageGraph, scriptJson, type SiteFacts } from '#lib/structured-data/graph.ts'

interface StructuredDataProps extends Pick<PageFacts, 'above'> {
  /** The page's path, under any prefix. */
  path: string
  seo: Pick<PageFacts, 'title' | 'description'>
  /** The questions the page shows. */
  questions?: PersonalPageContent['faq']['questions']
  /** Whether the page shows the app's rating; by default, whether the footer does. */
  showsRating?: boolean
}

function siteFacts(settings: SiteSettingsContent): SiteFacts {
  const { productName, legalEntity, description, contacts, appStoreUrl, rating } = settings
  return {
    siteUrl: env().SITE_URL,
    name: productName,
    legalName: legalEntity.legalName,
    description,
    supportEmail: contacts.supportEmail,
    appStoreUrl,
    rating,
    locale: defaultLocale,
  }
}

/** Editors write the footer's disclosures, which may show the rating. */
async function footerShowsRating({ rating }: SiteSettingsContent) {
  const { footer } = await disclosures()
  return namesRating(footer, rating, defaultLocale)
}

/** The page's JSON-LD graph, with the numbers and questions it shows. */
export async function StructuredData({ path, seo, above, showsRating, questions }: StructuredDataProps) {
  const { title, description } = seo
  const settings = await siteSettings()
  const page = {
    path: canonicalPath(path),
    title,
    description,
    above,
    showsRating: showsRating ?? (await footerShowsRating(settings)),
    questions: questions?.map(({ question, answer }) => ({ question, answer: toPlainText(answer) })),
  }
  const graph = pageGraph(siteFacts(stegaClean(settings)), stegaClean(page))
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />
}
