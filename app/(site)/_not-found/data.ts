import { defineQuery } from 'groq'
import { cache } from 'react'
import { pageContent } from '#components/site-frame/pageContent.ts'

const notFoundPageQuery = defineQuery(`*[_type == "notFoundPage"][0]{headline, text, mazeAlt, buttonLabel, seo}`)

/** The not-found page, read once per page. */
export const notFoundPage = cache(() => pageContent(notFoundPageQuery, ['notFoundPage'], 'Not-found page'))
