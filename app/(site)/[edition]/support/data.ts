import { defineQuery } from 'groq'
import { cache } from 'react'
import { pageContent } from '#components/site-frame/pageContent.ts'

const supportPageQuery = defineQuery(`*[_type == "supportPage"][0]{
  headline, text, card{title, text, linkLabel, emailSubject}, seo
}`)

/** The support page, read once per page. */
export const supportPage = cache(() => pageContent(supportPageQuery, ['supportPage'], 'Support'))
