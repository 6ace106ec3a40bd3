import { toPlainText } from '@portabletext/react'
import { stegaClean } from '@sanity/client/stega'
import type { PersonalPageContent, SiteSettingsContent } from '#components/sections/content.ts'
import { env } from '#lib/env.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { landingGraph, scriptJson } from '#lib/structured-data/graph.ts'

interface StructuredDataProps {
  settings: SiteSettingsContent
  path: `/${string}`
  questions: PersonalPageContent['faq']['questions']
}

/** What a landing page says to search engines, as one graph. The numbers are those the page shows. */
export function StructuredData({ settings, path, questions }: StructuredDataProps) {
  const { productName, legalEntity, description, contacts, appStoreUrl, rating } = stegaClean(settings)
  const facts = {
    siteUrl: env().SITE_URL,
    name: productName,
    legalName: legalEntity.legalName,
    description,
    supportEmail: contacts.supportEmail,
    appStoreUrl,
    rating,
    locale: defaultLocale,
  }
  const faq = questions.map(({ question, answer }) => stegaClean({ question, answer: toPlainText(answer) }))
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson(landingGraph(facts, path, faq)) }}
    />
  )
}
