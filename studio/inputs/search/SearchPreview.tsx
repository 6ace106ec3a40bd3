import { Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useFormValue } from 'sanity'
import { searchPage } from './pages.ts'
import { SearchResult } from './SearchResult.tsx'
import { SocialCard } from './SocialCard.tsx'
import { useSharingPicture } from './useSharingPicture.ts'
import { titlePrefix, useSiteWords } from './useSiteWords.ts'

/** The search and sharing fields as they are being written. */
export interface SearchFields {
  title?: string | undefined
  description?: string | undefined
  /** Asset id of the chosen picture. */
  image?: string | undefined
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      <Card scheme="light" radius={3} border overflow="hidden">
        {children}
      </Card>
    </Stack>
  )
}

const textAt = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The page in a list of search results and as a shared link, while its words are written. */
export function SearchPreview({ title = '', description = '', image }: SearchFields) {
  const type = textAt(useFormValue(['_type'])) ?? ''
  const slug = textAt(useFormValue(['slug', 'current']))
  const site = useSiteWords()
  const { path, picture } = searchPage(type, slug)
  const { host } = window.location
  const shared = useSharingPicture([image, site?.image], picture)
  return (
    <Stack gap={5} style={{ maxWidth: 560 }} data-testid="search-preview">
      <Framed title="In search results">
        <SearchResult
          site={site?.productName ?? ''}
          host={host}
          path={path}
          title={`${titlePrefix(site)}${title}`}
          description={description}
        />
      </Framed>
      <Framed title="When shared">
        <SocialCard host={host} title={title} description={description} picture={shared} />
      </Framed>
    </Stack>
  )
}
