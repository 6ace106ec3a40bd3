import { defineQuery } from 'groq'
import { cache } from 'react'
import { pageContent } from '#components/site-frame/pageContent.ts'

const waitlistPageQuery = defineQuery(`*[_type == "waitlistPage"][0]{
  headline, text, emailPlaceholder, buttonLabel, privacyLinkLabel, seo
}`)

/** The Android waitlist, read once per page. */
export const waitlistPage = cache(() => pageContent(waitlistPageQuery, ['waitlistPage'], 'Android waitlist'))
