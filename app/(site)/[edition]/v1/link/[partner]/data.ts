import { defineQuery } from 'groq'
import { cache } from 'react'
import { pageContent } from '#components/site-frame/pageContent.ts'

const linkPageQuery = defineQuery(`*[_type == "linkPage"][0]{
  redirectingApp, redirectingPlay, manualText, manualLinkLabel, waitlistLinkLabel, scanLinkLabel, seo
}`)

/** The words of the redirect page, read once per page. */
export const linkPage = cache(() => pageContent(linkPageQuery, ['linkPage'], 'Redirect page'))
