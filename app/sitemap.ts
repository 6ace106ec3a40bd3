import { defineQuery } from 'groq'
import type { MetadataRoute } from 'next'
import { fetchPublished } from '#lib/content/fetch.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { env } from '#lib/env.ts'
import { publicRoutes } from '#lib/links/routes.ts'

export const dynamic = 'force-dynamic'

/** When the content of each page last changed, as it was published. */
export const sitemapQuery = defineQuery(`{
  "home": *[_type in ["personalPage", "pressLogo", "testimonial"] || (_type == "faq" && audience == "personal")] | order(_updatedAt desc)[0]._updatedAt,
  "business": *[_type in ["businessPage", "partnerLogo"] || (_type == "faq" && audience == "business")] | order(_updatedAt desc)[0]._updatedAt,
  "waitlist": *[_type == "waitlistPage"][0]._updatedAt,
  "support": *[_type == "supportPage"][0]._updatedAt,
  "privacy": *[_type == "legalPolicy" && slug.current == "privacy"][0]._updatedAt,
  "terms": *[_type == "legalPolicy" && slug.current == "terms-of-use"][0]._updatedAt,
  "cookies": *[_type == "legalPolicy" && slug.current == "cookie-policy"][0]._updatedAt
}`)

const listed = ['home', 'business', 'waitlist', 'support', 'privacy', 'terms', 'cookies'] as const

/** The pages worth finding, each with the day it last changed. Partners' pages are for those who hold their link. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const changed = await fetchPublished({ query: sitemapQuery, tags: contentTypes })
  const site = env().SITE_URL
  return listed.map((page) => ({
    url: new URL(publicRoutes[page].path, site).href,
    lastModified: changed[page] ?? undefined,
  }))
}
