import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import * as z from 'zod'
import { apiVersion } from '#lib/content/connection.ts'
import { chosenImage } from './sharingPicture.ts'

const siteWords = z.object({
  productName: z.string().nullable(),
  titleSeparator: z.string().nullable(),
  image: chosenImage.nullable().catch(null),
})

/** What the site settings add to every page, as it is drafted. */
export type SiteWords = z.infer<typeof siteWords>

const query = '*[_id == "siteSettings"][0]{productName, titleSeparator, image{asset, crop, hotspot}}'

/** Undefined until they were read. */
export function useSiteWords(): SiteWords | undefined {
  const store = useDocumentStore()
  const [words, setWords] = useState<SiteWords>()
  useEffect(() => {
    const options = { apiVersion, perspective: 'drafts' as const, tag: 'search-preview' }
    const reading = store.listenQuery(query, {}, options).subscribe({
      next: (answer: unknown) => setWords(siteWords.safeParse(answer).data),
      // The preview then goes without the name; the form itself says that the store is away.
      error: () => setWords(undefined),
    })
    return () => reading.unsubscribe()
  }, [store])
  return words
}
