import { defineQuery } from 'groq'
import { inLanguage } from '#lib/content/languages.ts'

/** What is published in a language of the documents that pages are made of. */
export const publishedTypesQuery = defineQuery(`*[_type in $types && ${inLanguage}]{_type, "slug": slug.current}`)
